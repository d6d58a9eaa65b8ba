/* Procedures of a set's own rules, edited in their XML. */
#include "engine/format/own-rules-procedure.h"

#include <string.h>

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

/* Words in another language are no statement: they belong to those before them. */
static gboolean
is_translation (const xmlNode *node)
{
  xmlChar *language = xmlGetNsProp ((xmlNode *) node, BAD_CAST "lang", XML_XML_NAMESPACE);
  gboolean is_one = language != NULL && *language != '\0';

  xmlFree (language);
  return is_one;
}

static gboolean
is_statement (const xmlNode *node)
{
  return node->type == XML_ELEMENT_NODE && tw_own_rules_is_ours (node, (const char *) node->name)
         && tw_rule_word_find (TW_WORDS_STATEMENT, (const char *) node->name) != NULL;
}

/* Returns: (nullable): the element at that place */
static xmlNode *
find_statement (const TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place)
{
  xmlNode *node = find_procedure (edit, index);

  for (guint i = 0; node != NULL && i < place->n; i++)
    {
      guint left = place->at[i];

      for (node = node->children; node != NULL; node = node->next)
        if (is_statement (node) && !is_translation (node) && left-- == 0)
          break;
    }
  return node;
}

void
tw_own_rules_set_statement (TwOwnRulesEdit *edit,
                            guint index,
                            const TwStatementPlace *place,
                            const char *attribute,
                            const char *text)
{
  xmlNode *node = find_statement (edit, index, place);

  if (node != NULL)
    tw_own_rules_set (node, attribute, text);
}

void
tw_own_rules_set_statement_words (TwOwnRulesEdit *edit,
                                  guint index,
                                  const TwStatementPlace *place,
                                  const char *words)
{
  xmlNode *node = find_statement (edit, index, place);

  if (node == NULL)
    return;
  /* What was told in other languages said something else. */
  for (xmlNode *next = node->next, *after; next != NULL; next = after)
    {
      after = next->next;
      if (!is_statement (next))
        continue;
      if (!is_translation (next)
          || strcmp ((const char *) next->name, (const char *) node->name) != 0)
        break;
      tw_own_rules_drop (next);
    }
  xmlNodeSetContent (node, NULL);
  xmlNodeAddContent (node, BAD_CAST words);
}

void
tw_own_rules_drop_statement (TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place)
{
  xmlNode *node = place->n > 0 ? find_statement (edit, index, place) : NULL;
  g_autoptr (GString) rules = g_string_new (NULL);

  if (node == NULL)
    return;
  add_rules (node, rules);
  tw_own_rules_set_statement_words (edit, index, place, "");
  tw_own_rules_drop (node);
  tw_own_rules_drop_unnamed (edit, rules->str);
}

void
tw_own_rules_move_statement (TwOwnRulesEdit *edit,
                             guint index,
                             const TwStatementPlace *place,
                             guint to)
{
  TwStatementPlace other = *place;
  xmlNode *node, *beside;

  if (place->n == 0)
    return;
  other.at[other.n - 1] = (guint8) to;
  node = find_statement (edit, index, place);
  beside = find_statement (edit, index, &other);
  if (node == NULL || beside == NULL || node == beside)
    return;
  if (to > place->at[place->n - 1])
    xmlAddNextSibling (beside, node);
  else
    xmlAddPrevSibling (beside, node);
}

/* ---- something new --------------------------------------------------------------------- */

/* What an example leaves unsaid: something within, or which attributes there are. */
static const char *const unsaid[] = { " …", "…" };

typedef struct
{
  const TwOwnRulesEdit *edit;
  TwFitDetail fit;
  gpointer data;
} Fitting;

static xmlNode *
new_element (const TwOwnRulesEdit *edit, xmlNode *parent, const char *name)
{
  xmlNode *node = xmlNewDocNode (edit->document, edit->root->ns, BAD_CAST name, NULL);

  return xmlAddChild (parent, node);
}

/* A copy of @example, and of what stands in it, in @parent. */
static void
add_fitted (const Fitting *fitting,
            xmlNode *parent,
            const xmlNode *example,
            TwStatementPlace place,
            guint nth)
{
  xmlNode *node = new_element (fitting->edit, parent, (const char *) example->name);
  guint n = 0;
  const TwRuleWord *attribute;

  place.at[place.n++] = (guint8) nth;
  for (guint i = 0; (attribute = tw_rule_word_nth (TW_WORDS_DETAIL, i)) != NULL; i++)
    {
      g_autofree char *text = tw_xml_reader_attribute (example, attribute->name);
      g_autofree char *fitted = NULL;

      if (text == NULL || !tw_rule_word_is_of (attribute, (const char *) example->name))
        continue;
      fitted = fitting->fit (&place, attribute, text, fitting->data);
      tw_own_rules_set (node, attribute->name, fitted);
    }
  for (const xmlNode *child = example->children; child != NULL; child = child->next)
    if (xmlNodeIsText (child))
      xmlNodeAddContent (node, child->content);
    else if (child->properties != NULL && place.n < TW_MAX_STATEMENT_DEPTH)
      add_fitted (fitting, node, child, place, n++);
}

void
tw_own_rules_add_statement (TwOwnRulesEdit *edit,
                            guint index,
                            const TwStatementPlace *place,
                            const TwRuleWord *word,
                            TwFitDetail fit,
                            gpointer data)
{
  const Fitting fitting = { edit, fit, data };
  xmlNode *parent = find_statement (edit, index, place);
  g_autoptr (GString) text = g_string_new (NULL);
  xmlDoc *document;
  guint nth = 0;

  g_string_printf (text, "<example>%s</example>", word->example);
  for (guint i = 0; i < G_N_ELEMENTS (unsaid); i++)
    g_string_replace (text, unsaid[i], "", 0);
  document = xmlReadMemory (text->str, (int) text->len, NULL, "UTF-8", XML_PARSE_NONET);
  if (document == NULL || parent == NULL || place->n >= TW_MAX_STATEMENT_DEPTH)
    {
      xmlFreeDoc (document);
      return;
    }
  for (const xmlNode *child = parent->children; child != NULL; child = child->next)
    nth += is_statement (child) && !is_translation (child);
  for (const xmlNode *child = xmlDocGetRootElement (document)->children; child != NULL;
       child = child->next)
    if (child->type == XML_ELEMENT_NODE && strcmp ((const char *) child->name, word->name) == 0)
      {
        add_fitted (&fitting, parent, child, *place, MIN (nth, G_MAXUINT8));
        break;
      }
  xmlFreeDoc (document);
}

void
tw_own_rules_add_procedure (TwOwnRulesEdit *edit, const char *id)
{
  xmlNode *procedure = new_element (edit, edit->root, "procedure"), *give;

  tw_own_rules_set (procedure, "id", id);
  tw_own_rules_set (procedure, "at", "laid");
  give = new_element (edit, procedure, "give");
  tw_own_rules_set (give, "what", "points");
  tw_own_rules_set (give, "n", "1");
  tw_own_rules_set (give, "to", "player");
}
