/* Procedures of a set's own rules, edited in their XML. */
#include "engine/format/own-rules-procedure.h"

#include "engine/format/own-rules-private.h"
#include "engine/format/rules-file-private.h"

static gboolean
is_procedure (const xmlNode *node)
{
  return node->type == XML_ELEMENT_NODE && tw_own_rules_is_ours (node, (const char *) node->name)
         && tw_rules_file_is_procedure ((const char *) node->name);
}

/* Returns: (nullable): procedure number @index in document order */
static xmlNode *
find_procedure (const TwOwnRulesEdit *edit, guint index)
{
  for (xmlNode *node = edit->root->children; node != NULL; node = node->next)
    if (is_procedure (node) && index-- == 0)
      return node;
  return NULL;
}

/* Adds to @rules what the element and all within it name. */
static void
add_rules (const xmlNode *element, GString *rules)
{
  g_autofree char *words = tw_xml_reader_attribute (element, "rules");

  if (words != NULL)
    g_string_append_printf (rules, " %s", words);
  for (const xmlNode *child = element->children; child != NULL; child = child->next)
    if (child->type == XML_ELEMENT_NODE)
      add_rules (child, rules);
}

void
tw_own_rules_remove_procedure (TwOwnRulesEdit *edit, guint index)
{
  xmlNode *node = find_procedure (edit, index);
  g_autoptr (GString) rules = g_string_new (NULL);

  if (node == NULL)
    return;
  add_rules (node, rules);
  tw_own_rules_drop (node);
  tw_own_rules_drop_unnamed (edit, rules->str);
}

void
tw_own_rules_move_procedure (TwOwnRulesEdit *edit, guint index, gboolean is_later)
{
  xmlNode *first, *second;

  if (!is_later && index == 0)
    return;
  first = find_procedure (edit, is_later ? index : index - 1);
  second = find_procedure (edit, is_later ? index + 1 : index);
  if (first != NULL && second != NULL)
    xmlAddPrevSibling (first, second);
}
