/* Statements of procedures made into others: a condition turned round, a choice made into a loop.
 */
#include "engine/own/own-rules-procedure.h"

#include <string.h>

#include "engine/own/own-rules-private.h"
#include "engine/format/xml-reader.h"

static gboolean
is_ours (const xmlNode *node)
{
  return node->type == XML_ELEMENT_NODE && tw_own_rules_is_ours (node, (const char *) node->name);
}

static gboolean
holds_any (const xmlNode *node)
{
  for (const xmlNode *child = node->children; child != NULL; child = child->next)
    if (is_ours (child))
      return TRUE;
  return FALSE;
}

void
tw_own_rules_turn_round (TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place)
{
  xmlNode *node = place->n > 0 ? tw_own_rules_find_statement (edit, index, place) : NULL, *around;

  if (node == NULL)
    return;
  around = node->parent;
  if (tw_own_rules_is_ours (around, "not"))
    {
      xmlUnlinkNode (node);
      xmlAddPrevSibling (around, node);
      if (!holds_any (around))
        tw_own_rules_drop (around);
      return;
    }
  around = xmlNewDocNode (edit->document, edit->root->ns, BAD_CAST "not", NULL);
  xmlAddPrevSibling (node, around);
  xmlUnlinkNode (node);
  xmlAddChild (around, node);
}

/* Whether the element @element may have an attribute of that name. */
static gboolean
may_have (const char *element, const char *attribute)
{
  const TwRuleWord *word;

  for (guint i = 0; (word = tw_rule_word_detail (element, i)) != NULL; i++)
    if (strcmp (word->name, attribute) == 0)
      return TRUE;
  return FALSE;
}

static void
drop_texts (xmlNode *node, const TwRuleWord *word)
{
  for (xmlNode *child = node->children, *next; child != NULL; child = next)
    {
      const TwRuleWord *within;

      next = child->next;
      within = is_ours (child) ? tw_rule_word_find (TW_WORDS_STATEMENT, (const char *) child->name)
                               : NULL;
      if (within != NULL && within->stands == TW_STANDS_TEXT && !(word->holds & within->stands))
        tw_own_rules_drop (child);
    }
}

void
tw_own_rules_make_statement (TwOwnRulesEdit *edit,
                             guint index,
                             const TwStatementPlace *place,
                             const TwRuleWord *word)
{
  xmlNode *node = place->n > 0 ? tw_own_rules_find_statement (edit, index, place) : NULL;
  g_autofree char *rules = NULL;

  if (node == NULL)
    return;
  rules = tw_xml_reader_attribute (node, "rules");
  for (xmlAttr *at = node->properties, *next; at != NULL; at = next)
    {
      next = at->next;
      if (!may_have (word->name, (const char *) at->name))
        xmlRemoveProp (at);
    }
  drop_texts (node, word);
  xmlNodeSetName (node, BAD_CAST word->name);
  tw_own_rules_drop_unnamed (edit, rules);
}
