/* What the procedures of a set declare, edited in its XML. */
#include "engine/own/own-rules-declared.h"

#include "engine/own/own-rules-private.h"
#include "engine/format/xml-reader.h"

/* A name stands before what happens, which is read below it. */
void
tw_own_rules_declare (TwOwnRulesEdit *edit,
                      const char *element,
                      const char *id,
                      const TwTexts *texts)
{
  xmlNode *node = xmlNewDocNode (edit->document, edit->root->ns, BAD_CAST element, NULL);
  xmlNode *first = edit->root->children;

  while (first != NULL && !tw_own_rules_is_ours (first, "procedure"))
    first = first->next;
  if (first != NULL)
    xmlAddPrevSibling (first, node);
  else
    xmlAddChild (edit->root, node);
  tw_own_rules_set (node, "id", id);
  tw_own_rules_put_texts (node, "title", texts);
}

void
tw_own_rules_set_declared (TwOwnRulesEdit *edit,
                           const char *element,
                           const char *id,
                           const char *attribute,
                           const char *text)
{
  xmlNode *node = tw_own_rules_find_element (edit, element, id);

  if (node != NULL)
    tw_own_rules_set (node, attribute, text);
}

void
tw_own_rules_put_declared_texts (TwOwnRulesEdit *edit,
                                 const char *element,
                                 const char *id,
                                 const TwTexts *texts)
{
  xmlNode *node = tw_own_rules_find_element (edit, element, id);

  if (node != NULL)
    tw_own_rules_put_texts (node, "title", texts);
}

void
tw_own_rules_add_card (TwOwnRulesEdit *edit, const char *bag, const char *id, const TwTexts *texts)
{
  xmlNode *parent = tw_own_rules_find_element (edit, "bag", bag), *node;

  if (parent == NULL)
    return;
  node = xmlNewDocNode (edit->document, edit->root->ns, BAD_CAST "item", NULL);
  xmlAddChild (parent, node);
  tw_own_rules_set (node, "id", id);
  tw_own_rules_put_texts (node, "title", texts);
}

void
tw_own_rules_put_card_texts (TwOwnRulesEdit *edit,
                             guint index,
                             const TwStatementPlace *place,
                             const TwTexts *texts)
{
  xmlNode *node = tw_own_rules_find_statement (edit, index, place);

  if (node != NULL)
    tw_own_rules_put_texts (node, "title", texts);
}

void
tw_own_rules_put_card_art (TwOwnRulesEdit *edit,
                           guint index,
                           const TwStatementPlace *place,
                           const char *art)
{
  xmlNode *node = tw_own_rules_find_statement (edit, index, place);

  if (node != NULL)
    tw_own_rules_put_art (node, art);
}

void
tw_own_rules_set_role (TwOwnRulesEdit *edit, const char *figure, const char *kind, const char *name)
{
  xmlNode *parent = tw_own_rules_find_element (edit, "figure", figure), *role = NULL;

  for (xmlNode *node = parent != NULL ? parent->children : NULL; node != NULL; node = node->next)
    if (tw_own_rules_is_ours (node, "role"))
      {
        g_autofree char *other = tw_xml_reader_attribute (node, "kind");

        if (g_strcmp0 (other, kind) == 0)
          role = node;
      }
  if (name == NULL || parent == NULL)
    {
      tw_own_rules_drop (role);
      return;
    }
  if (role == NULL)
    {
      role = xmlNewDocNode (edit->document, edit->root->ns, BAD_CAST "role", NULL);
      xmlAddChild (parent, role);
    }
  tw_own_rules_set (role, "kind", kind);
  tw_own_rules_set (role, "name", name);
}
