/* What happens by a set's own rules. */
#include "app/document/own-procedure.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-thing.h"
#include "app/document/own-use.h"
#include "engine/own/own-rules-procedure.h"
#include "engine/format/tile-set-writer.h"
#include "engine/set/plain-names.h"
#include "engine/set/sentence.h"
#include "engine/set/vocabulary-join.h"

guint
tw_own_procedure_n (const TwTileSet *set)
{
  return set->own != NULL ? set->own->procedures->len : 0;
}

char *
tw_own_procedure_key (const TwTileSet *set, guint index)
{
  TwProcedure *const *procedures = (TwProcedure *const *) set->own->procedures->pdata;
  const TwProcedure *procedure = procedures[index];
  guint n = 0;

  for (guint i = 0; i < index; i++)
    n += procedures[i]->id == NULL && procedures[i]->root->word == procedure->root->word;
  return procedure->id != NULL
             ? g_strdup_printf ("%s #%s", procedure->root->word->name, procedure->id)
             : g_strdup_printf ("%s %u", procedure->root->word->name, n);
}

int
tw_own_procedure_find (const TwTileSet *set, const char *key)
{
  for (guint i = 0; i < tw_own_procedure_n (set); i++)
    {
      g_autofree char *other = tw_own_procedure_key (set, i);

      if (strcmp (key, other) == 0)
        return (int) i;
    }
  return -1;
}

static void
line_free (gpointer data)
{
  TwOwnLine *line = data;

  g_free (line->words);
  g_free (line);
}

static void
add_line (GPtrArray *lines, guint level, char *words, const TwStatementPlace *place)
{
  TwOwnLine *line = g_new (TwOwnLine, 1);

  *line = (TwOwnLine){ level, words, *place };
  g_ptr_array_add (lines, line);
}

TwVocabulary *
tw_own_procedure_words (TwDocument *document)
{
  TwVocabulary *own = tw_document_get_set (document)->own;
  const TwGameKit *kit = own != NULL ? tw_own_rules_kit (document, NULL) : NULL;

  return kit != NULL ? tw_vocabulary_join (kit->vocabulary, &own, 1, NULL) : NULL;
}

/* The first line of a rule that has its moment: what files call it is told by its parts alone. */
static char *
headline_of (const TwVocabulary *words, const TwProcedure *procedure)
{
  TwStatement root = *procedure->root;
  TwProcedure unnamed = *procedure;
  g_autoptr (TwSentence) sentence = NULL;

  root.n_details = 0;
  for (guint i = 0; i < procedure->root->n_details; i++)
    if (strcmp (procedure->root->details[i].word->name, "id") != 0)
      root.details[root.n_details++] = procedure->root->details[i];
  unnamed.root = &root;
  sentence = tw_sentence_new (words, &unnamed, NULL, g_get_language_names (), TRUE);
  return tw_sentence_line_text (g_ptr_array_index (sentence->lines, 0));
}

GPtrArray *
tw_procedure_lines (const TwVocabulary *words, const TwProcedure *procedure, gboolean is_whole)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (line_free);
  g_autoptr (TwSentence) sentence = NULL;
  TwStatementPlace place = { 0 };

  sentence = tw_sentence_new (words, procedure, NULL, g_get_language_names (), is_whole);
  for (guint i = 0; i < sentence->lines->len; i++)
    {
      const TwSentenceLine *line = g_ptr_array_index (sentence->lines, i);
      g_autofree char *headline =
          i == 0 && is_whole && tw_statement_text (procedure->root, "at") != NULL
              ? headline_of (words, procedure)
              : NULL;

      tw_statement_find (procedure->root, line->statement, &place);
      add_line (lines, line->level,
                headline != NULL ? g_steal_pointer (&headline) : tw_sentence_line_text (line),
                &place);
    }
  return lines;
}

GPtrArray *
tw_own_lines_of_words (char *words)
{
  GPtrArray *lines = g_ptr_array_new_with_free_func (line_free);
  const TwStatementPlace place = { 0 };

  add_line (lines, 0, words != NULL ? words : g_strdup (""), &place);
  return lines;
}

GPtrArray *
tw_own_procedure_lines (const TwTileSet *set,
                        const TwVocabulary *words,
                        guint index,
                        gboolean is_whole)
{
  const TwProcedure *procedure = g_ptr_array_index (set->own->procedures, index);

  return words != NULL ? tw_procedure_lines (words, procedure, is_whole)
                       : tw_own_lines_of_words (g_strdup (
                           procedure->id != NULL ? procedure->id : procedure->root->word->name));
}

/* From the line @first on, if there are so many. */
static char *
words_from (const TwTileSet *set, const TwVocabulary *words, guint index, guint first, guint most)
{
  g_autoptr (GPtrArray) lines = tw_own_procedure_lines (set, words, index, FALSE);
  g_autoptr (GString) all = g_string_new (NULL);
  g_autofree char *plain = NULL;

  for (guint i = MIN (first, lines->len - 1); i < lines->len; i++)
    g_string_append_printf (all, "%s%s", all->len > 0 ? " " : "",
                            ((const TwOwnLine *) lines->pdata[i])->words);
  plain = words != NULL ? tw_plain_names (words, g_strdup (all->str), g_get_language_names ())
                        : g_strdup (all->str);
  return tw_short_words (plain, most, 1);
}

char *
tw_own_procedure_begins (const TwTileSet *set, const TwVocabulary *words, guint index, guint most)
{
  return words_from (set, words, index, 0, most);
}

char *
tw_own_procedure_deeds (const TwTileSet *set, const TwVocabulary *words, guint index, guint most)
{
  return words_from (set, words, index, 1, most);
}

static gboolean
names_rule (const TwStatement *statement, const char *id)
{
  const char *rules = tw_statement_text (statement, "rules");
  g_auto (GStrv) ids = rules != NULL ? g_strsplit_set (rules, " \t\n", -1) : NULL;

  if (ids != NULL && g_strv_contains ((const char *const *) ids, id))
    return TRUE;
  for (guint i = 0; i < statement->children->len; i++)
    if (names_rule (statement->children->pdata[i], id))
      return TRUE;
  return FALSE;
}

int
tw_own_procedure_of_rule (const TwTileSet *set, const char *id)
{
  for (guint i = 0; i < tw_own_procedure_n (set); i++)
    if (names_rule (((const TwProcedure *) set->own->procedures->pdata[i])->root, id))
      return (int) i;
  return -1;
}

/* The symbol that was made last, if nothing speaks of it yet: it waits for a rule. */
static const char *
waiting_symbol (const TwTileSet *set)
{
  guint n = tw_own_sort_n (set, TW_OWN_SYMBOL);
  const char *id = n > 0 ? tw_own_sort_nth (set, TW_OWN_SYMBOL, n - 1) : NULL;
  g_autoptr (GArray) uses = id != NULL ? tw_own_uses (set, TW_OWN_SYMBOL, id) : NULL;

  for (guint i = 0; id != NULL && i < set->own->effects->len; i++)
    {
      const TwEffect *effect = set->own->effects->pdata[i];

      if (g_strcmp0 (effect->symbol, id) == 0 || g_strcmp0 (effect->if_symbol, id) == 0)
        return NULL;
    }
  return uses != NULL && uses->len == 0 ? id : NULL;
}

int
tw_own_procedure_add (TwDocument *document, GError **error)
{
  const TwTileSet *set = tw_document_get_set (document);
  const TwStatementPlace root = { 0 };
  const char *symbol = waiting_symbol (set);
  g_autofree char *id = NULL;
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (tw_document_get_set (document));

  for (guint n = 1; id == NULL; n++)
    {
      id = g_strdup_printf ("rule-%u", n);
      if (set->own != NULL && tw_vocabulary_find_procedure (set->own, id) != NULL)
        g_clear_pointer (&id, g_free);
    }
  tw_own_rules_add_procedure (edit, id);
  if (symbol != NULL)
    tw_own_rules_set_statement (edit, tw_own_procedure_n (set), &root, "if-symbol", symbol);
  return tw_own_rules_try (document, edit, C_ ("undo", "Add Rule"), NULL, error)
             ? (int) tw_own_procedure_n (tw_document_get_set (document)) - 1
             : -1;
}

/* Looks no further than it has to: what is copied may be long. */
gboolean
tw_own_procedure_is_copied (const char *text)
{
  return strstr (text, "<tile-set") != NULL && strstr (text, "urn:tilewright:rules:1") != NULL;
}

char *
tw_own_procedure_copy (TwTileSet *set, guint index)
{
  g_autoptr (TwTileSet) empty = tw_tile_set_new (set->id);
  g_autoptr (TwOwnRulesEdit) edit = tw_own_rules_edit_new (empty);
  g_autoptr (TwTileSet) alone = NULL;

  tw_own_rules_adopt_procedures (edit, set, (int) index);
  alone = tw_own_rules_edit_apply (edit, NULL);
  return alone != NULL ? tw_tile_set_file_to_xml (alone, NULL) : NULL;
}

int
tw_own_procedure_first (const TwTileSet *set, guint index)
{
  for (guint i = index; i < set->own->procedures->len; i++)
    {
      const TwProcedure *procedure = set->own->procedures->pdata[i];

      if (procedure->root->children->len > 0 && !tw_statement_is (procedure->root, "bag")
          && !tw_statement_is (procedure->root, "counter"))
        return (int) i;
    }
  return (int) index;
}

static int
take (TwDocument *document,
      const char *text,
      gboolean is_fitting,
      const char *label,
      GError **error)
{
  g_autoptr (TwTileSet) from =
      tw_tile_set_file_parse (_ ("what was copied"), text, (gssize) strlen (text), error);
  guint before = tw_own_procedure_n (tw_document_get_set (document));
  TwOwnRulesEdit *edit;

  if (from == NULL)
    return -1;
  edit = tw_own_rules_edit_new (tw_document_get_set (document));
  if (is_fitting)
    tw_own_rules_adopt_fitting (edit, from);
  else
    tw_own_rules_adopt_procedures (edit, from, -1);
  if (!tw_own_rules_try (document, edit, label, NULL, error))
    return -1;
  if (tw_own_procedure_n (tw_document_get_set (document)) > before)
    return tw_own_procedure_first (tw_document_get_set (document), before);
  g_set_error_literal (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT,
                       _ ("There is no rule to paste. Copy one first."));
  return -1;
}

int
tw_own_procedure_paste (TwDocument *document, const char *text, GError **error)
{
  return take (document, text, FALSE, C_ ("undo", "Paste Rule"), error);
}

int
tw_own_procedure_add_like (TwDocument *document, const char *text, GError **error)
{
  return take (document, text, TRUE, C_ ("undo", "Add Rule"), error);
}

gboolean
tw_own_procedure_remove (TwDocument *document, guint index, GError **error)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (tw_document_get_set (document));

  tw_own_rules_remove_procedure (edit, index);
  return tw_own_rules_try (document, edit, C_ ("undo", "Remove Rule"), NULL, error);
}

gboolean
tw_own_procedure_move (TwDocument *document, guint index, gboolean is_later, GError **error)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (tw_document_get_set (document));

  tw_own_rules_move_procedure (edit, index, is_later);
  return tw_own_rules_try (document, edit, C_ ("undo", "Move Rule"), NULL, error);
}

int
tw_own_procedure_put (TwDocument *document, guint index, guint to, GError **error)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (tw_document_get_set (document));

  tw_own_rules_put_procedure (edit, index, to);
  return tw_own_rules_try (document, edit, C_ ("undo", "Move Rule"), NULL, error)
             ? (int) (to > index ? to - 1 : to)
             : -1;
}
