/* Procedures of a set's own rules, edited in their XML. */
#include "engine/own/own-rules-procedure.h"

#include <stdlib.h>
#include <string.h>

#include "engine/own/own-rules-private.h"
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

static int
order_of (xmlNode *procedure)
{
  g_autofree char *order = tw_xml_reader_attribute (procedure, "order");

  return order != NULL ? atoi (order) : 0;
}

/* Where numbers say of two at one moment that the later one comes first, each gets that of the
 * other: they are carried out as they stand. */
static void
exchange_orders (xmlNode *earlier, xmlNode *later)
{
  g_autofree char *at = tw_xml_reader_attribute (earlier, "at");
  g_autofree char *other_at = tw_xml_reader_attribute (later, "at");
  g_autofree char *order = tw_xml_reader_attribute (earlier, "order");
  g_autofree char *other_order = tw_xml_reader_attribute (later, "order");

  if (at == NULL || g_strcmp0 (at, other_at) != 0 || order_of (earlier) <= order_of (later))
    return;
  tw_own_rules_set (earlier, "order", other_order);
  tw_own_rules_set (later, "order", order);
}

void
tw_own_rules_move_procedure (TwOwnRulesEdit *edit, guint index, gboolean is_later)
{
  xmlNode *first, *second;

  if (!is_later && index == 0)
    return;
  first = find_procedure (edit, is_later ? index : index - 1);
  second = find_procedure (edit, is_later ? index + 1 : index);
  if (first == NULL || second == NULL)
    return;
  xmlAddPrevSibling (first, second);
  exchange_orders (second, first);
}

void
tw_own_rules_show_procedure_before (TwOwnRulesEdit *edit, guint index, guint to)
{
  xmlNode *node = find_procedure (edit, index), *before = find_procedure (edit, to);

  if (node != NULL && before != NULL && node != before)
    xmlAddPrevSibling (before, node);
}

void
tw_own_rules_put_procedure (TwOwnRulesEdit *edit, guint index, guint to)
{
  if (find_procedure (edit, index) == NULL)
    return;
  for (; index > to; index--)
    tw_own_rules_move_procedure (edit, index, FALSE);
  for (; index + 1 < to && find_procedure (edit, index + 1) != NULL; index++)
    tw_own_rules_move_procedure (edit, index, TRUE);
}

/* ---- a statement ----------------------------------------------------------------------- */

/* Words in another language belong to those before them. */
static gboolean
is_translation (const xmlNode *node)
{
  xmlChar *language = xmlGetNsProp ((xmlNode *) node, BAD_CAST "lang", XML_XML_NAMESPACE);
  gboolean is_one = language != NULL && *language != '\0';

  xmlFree (language);
  return is_one;
}

/* The first element from @node on that is a statement; the reader passes over foreign ones, too. */
static xmlNode *
statement_from (xmlNode *node)
{
  while (node != NULL
         && (node->type != XML_ELEMENT_NODE
             || !tw_own_rules_is_ours (node, (const char *) node->name)))
    node = node->next;
  return node;
}

static const TwStatement *
statement_of (const TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place)
{
  return edit->set->own != NULL && index < edit->set->own->procedures->len
             ? tw_statement_at (((TwProcedure *) edit->set->own->procedures->pdata[index])->root,
                                place)
             : NULL;
}

/* The reader has counted it among those beside it. */
xmlNode *
tw_own_rules_find_statement (const TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place)
{
  xmlNode *node = find_procedure (edit, index);
  TwStatementPlace at = { 0 };

  while (node != NULL && at.n < place->n)
    {
      const TwStatement *statement;
      guint left;

      at.at[at.n] = place->at[at.n];
      at.n++;
      statement = statement_of (edit, index, &at);
      if (statement == NULL)
        return NULL;
      left = statement->nth;
      for (node = statement_from (node->children); node != NULL && left > 0; left--)
        node = statement_from (node->next);
      if (node != NULL && strcmp ((const char *) node->name, statement->word->name) != 0)
        return NULL;
    }
  return node;
}

static gboolean
is_named (const xmlNode *node, const char *name)
{
  return node != NULL && strcmp ((const char *) node->name, name) == 0;
}

/* The last of what goes with @node: its words in other languages, and what is done else. */
static xmlNode *
last_with (xmlNode *node)
{
  xmlNode *last = node, *next;

  while ((next = statement_from (last->next)) != NULL
         && ((is_translation (next) && is_named (next, (const char *) node->name))
             || (last == node && is_named (node, "if") && is_named (next, "else"))))
    last = next;
  return last;
}

void
tw_own_rules_set_statement (TwOwnRulesEdit *edit,
                            guint index,
                            const TwStatementPlace *place,
                            const char *attribute,
                            const char *text)
{
  xmlNode *node = tw_own_rules_find_statement (edit, index, place);

  if (node != NULL)
    tw_own_rules_set (node, attribute, text);
}

void
tw_own_rules_set_statement_words (TwOwnRulesEdit *edit,
                                  guint index,
                                  const TwStatementPlace *place,
                                  const char *words)
{
  xmlNode *node = tw_own_rules_find_statement (edit, index, place), *end;
  g_autofree char *old = node != NULL ? tw_xml_reader_text (node) : NULL;

  if (node == NULL)
    return;
  /* What is told in other languages translates something else. */
  end = last_with (node)->next;
  for (xmlNode *at = node->next; at != end && strcmp (old, words) != 0; at = at->next)
    if (is_named (statement_from (at), (const char *) node->name) && statement_from (at) == at)
      xmlSetProp (at, BAD_CAST "draft", BAD_CAST "true");
  xmlNodeSetContent (node, NULL);
  xmlNodeAddContent (node, BAD_CAST words);
}

void
tw_own_rules_drop_statement (TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place)
{
  xmlNode *node = place->n > 0 ? tw_own_rules_find_statement (edit, index, place) : NULL;
  g_autoptr (GString) rules = g_string_new (NULL);
  xmlNode *last;

  if (node == NULL)
    return;
  do
    {
      last = last_with (node);
      add_rules (last, rules);
      tw_own_rules_drop (last);
    }
  while (last != node);
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
  node = tw_own_rules_find_statement (edit, index, place);
  beside = tw_own_rules_find_statement (edit, index, &other);
  if (node == NULL || beside == NULL || node == beside)
    return;
  beside = to > place->at[place->n - 1] ? last_with (beside) : beside;
  for (xmlNode *last = last_with (node), *next, *at = node; at != NULL; at = next)
    {
      next = at != last ? statement_from (at->next) : NULL;
      if (to > place->at[place->n - 1])
        beside = xmlAddNextSibling (beside, at);
      else
        xmlAddPrevSibling (beside, at);
    }
}

/* Moves @node with what goes with it into @parent: behind @beside, %NULL for the end. */
static void
take_into (xmlNode *node, xmlNode *parent, xmlNode *beside)
{
  for (xmlNode *last = last_with (node), *next, *at = node; at != NULL; at = next)
    {
      next = at != last ? statement_from (at->next) : NULL;
      xmlUnlinkNode (at);
      beside = beside != NULL ? xmlAddNextSibling (beside, at) : xmlAddChild (parent, at);
    }
}

void
tw_own_rules_nest_statement (TwOwnRulesEdit *edit,
                             guint index,
                             const TwStatementPlace *place,
                             const TwStatementPlace *target)
{
  xmlNode *node = tw_own_rules_find_statement (edit, index, place);
  xmlNode *parent = tw_own_rules_find_statement (edit, index, target);

  if (node != NULL && parent != NULL)
    take_into (node, parent, NULL);
}

void
tw_own_rules_unnest_statement (TwOwnRulesEdit *edit, guint index, const TwStatementPlace *place)
{
  xmlNode *node = place->n > 1 ? tw_own_rules_find_statement (edit, index, place) : NULL;

  if (node != NULL)
    take_into (node, node->parent->parent, last_with (node->parent));
}

void
tw_own_rules_put_statement (TwOwnRulesEdit *edit,
                            guint index,
                            const TwStatementPlace *place,
                            const TwStatementPlace *target,
                            guint at)
{
  TwStatementPlace beside = *target;
  xmlNode *node = place->n > 0 ? tw_own_rules_find_statement (edit, index, place) : NULL;
  xmlNode *parent = tw_own_rules_find_statement (edit, index, target), *before, *last;

  if (node == NULL || parent == NULL || beside.n == TW_MAX_STATEMENT_DEPTH)
    return;
  beside.at[beside.n++] = (guint8) MIN (at, G_MAXUINT8);
  before = tw_own_rules_find_statement (edit, index, &beside);
  last = last_with (node);
  if (before == NULL)
    take_into (node, parent, NULL);
  for (xmlNode *next, *one = node; before != NULL && one != NULL; one = next)
    {
      next = one != last ? statement_from (one->next) : NULL;
      if (one == before)
        return;
      xmlUnlinkNode (one);
      xmlAddPrevSibling (before, one);
    }
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
    else if ((child->properties != NULL || is_named (child, "not"))
             && place.n < TW_MAX_STATEMENT_DEPTH)
      add_fitted (fitting, node, child, place, n++);
}

/* Adds the first @word of @example at the end of @parent, to stand at @place. Returns: (nullable):
 * it */
static xmlNode *
add_example (TwOwnRulesEdit *edit,
             xmlNode *parent,
             const TwStatementPlace *place,
             guint nth,
             const TwRuleWord *word,
             const char *example,
             TwFitDetail fit,
             gpointer data)
{
  const Fitting fitting = { edit, fit, data };
  g_autoptr (GString) text = g_string_new (NULL);
  xmlDoc *document;
  xmlNode *added = NULL;

  g_string_printf (text, "<example>%s</example>", example);
  for (guint i = 0; i < G_N_ELEMENTS (unsaid); i++)
    g_string_replace (text, unsaid[i], "", 0);
  document = xmlReadMemory (text->str, (int) text->len, NULL, "UTF-8", XML_PARSE_NONET);
  if (document != NULL && place->n < TW_MAX_STATEMENT_DEPTH)
    for (const xmlNode *child = xmlDocGetRootElement (document)->children;
         child != NULL && added == NULL; child = child->next)
      if (child->type == XML_ELEMENT_NODE && strcmp ((const char *) child->name, word->name) == 0)
        {
          add_fitted (&fitting, parent, child, *place, MIN (nth, G_MAXUINT8));
          added = parent->last;
        }
  xmlFreeDoc (document);
  return added;
}

void
tw_own_rules_add_statement (TwOwnRulesEdit *edit,
                            guint index,
                            const TwStatementPlace *place,
                            const TwRuleWord *word,
                            const char *example,
                            TwFitDetail fit,
                            gpointer data)
{
  xmlNode *parent = tw_own_rules_find_statement (edit, index, place);

  if (parent != NULL)
    add_example (edit, parent, place, statement_of (edit, index, place)->children->len, word,
                 example, fit, data);
}

/* Whether it is something that is done, or is done else. */
static gboolean
is_done (const xmlNode *node)
{
  const TwRuleWord *word = tw_rule_word_find (TW_WORDS_STATEMENT, (const char *) node->name);

  return word != NULL && (word->stands & (TW_STANDS_STATEMENT | TW_STANDS_ELSE)) != 0
         && !is_named (node, "remember");
}

void
tw_own_rules_put_under (TwOwnRulesEdit *edit,
                        guint index,
                        const TwStatementPlace *place,
                        const TwRuleWord *word,
                        const char *example,
                        TwFitDetail fit,
                        gpointer data)
{
  TwStatementPlace above = *place;
  gboolean is_all = place->n == 0;
  xmlNode *node = tw_own_rules_find_statement (edit, index, place), *added, *end;
  guint nth = 0;

  if (node == NULL)
    return;
  if (!is_all)
    nth = above.at[--above.n];
  end = is_all ? NULL : last_with (node)->next;
  if (is_all)
    node = statement_from (node->children);
  while (is_all && node != NULL && !is_done (node))
    {
      node = statement_from (node->next);
      nth++;
    }
  if (node == NULL)
    return;
  added = add_example (edit, node->parent, &above, nth, word, example, fit, data);
  if (added == NULL)
    return;
  if (end == NULL)
    end = added;
  xmlUnlinkNode (added);
  xmlAddPrevSibling (node, added);
  for (xmlNode *next; node != NULL && node != end; node = next)
    {
      next = node->next;
      xmlUnlinkNode (node);
      xmlAddChild (added, node);
    }
}

void
tw_own_rules_put_in_loop (TwOwnRulesEdit *edit,
                          guint index,
                          const TwStatementPlace *place,
                          gboolean is_chosen,
                          const char *as,
                          const char *test,
                          const char *name,
                          gboolean is_not)
{
  xmlNode *node = place->n > 0 ? tw_own_rules_find_statement (edit, index, place) : NULL, *last,
          *loop, *next;

  if (node == NULL)
    return;
  last = last_with (node);
  loop = xmlNewDocNode (edit->document, edit->root->ns, BAD_CAST (is_chosen ? "choose" : "each"),
                        NULL);
  tw_own_rules_set (loop, "as", as);
  tw_own_rules_set (loop, "what", "seat");
  xmlAddPrevSibling (node, loop);
  if (test != NULL)
    tw_own_rules_set (new_element (edit, is_not ? new_element (edit, loop, "not") : loop, "where"),
                      test, name);
  for (gboolean is_last = FALSE; !is_last; node = next)
    {
      is_last = node == last;
      next = node->next;
      xmlUnlinkNode (node);
      xmlAddChild (loop, node);
    }
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
