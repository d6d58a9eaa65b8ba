/* The parts of a set's own procedures. */
#include "app/document/own-part.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-part-private.h"
#include "app/document/own-thing.h"
#include "engine/format/own-rules-procedure.h"
#include "engine/set/sentence.h"

static void
part_free (gpointer data)
{
  TwOwnPart *part = data;

  g_free (part->text);
  g_free (part);
}

static void
add_part (GPtrArray *parts, const TwStatementPlace *place, const TwRuleWord *word, const char *text)
{
  TwOwnPart *part = g_new (TwOwnPart, 1);

  *part = (TwOwnPart){ *place, word, g_strdup (text) };
  g_ptr_array_add (parts, part);
}

static void
add_statement (GPtrArray *parts, const TwStatement *root, const TwStatement *statement)
{
  TwStatementPlace place;
  const TwRuleWord *word;

  tw_statement_find (root, statement, &place);
  if (statement->word->is_text)
    {
      const TwText *text = statement->texts != NULL ? tw_texts_source (statement->texts) : NULL;

      add_part (parts, &place, statement->word, text != NULL ? text->text : "");
    }
  for (guint i = 0; i < statement->n_details; i++)
    add_part (parts, &place, statement->details[i].word, statement->details[i].text);
  for (guint i = 0; (word = tw_rule_word_nth (TW_WORDS_DETAIL, i)) != NULL; i++)
    if (tw_rule_word_is_of (word, statement->word->name)
        && tw_statement_text (statement, word->name) == NULL)
      add_part (parts, &place, word, NULL);
}

/* Whether a line is about @statement. */
static gboolean
has_line (const TwSentence *sentence, const TwStatement *statement)
{
  for (guint i = 0; i < sentence->lines->len; i++)
    if (((const TwSentenceLine *) sentence->lines->pdata[i])->statement == statement)
      return TRUE;
  return FALSE;
}

/* A statement, and what in it has no line of its own. */
static void
add_all (GPtrArray *parts,
         const TwSentence *sentence,
         const TwStatement *root,
         const TwStatement *statement)
{
  add_statement (parts, root, statement);
  for (guint i = 0; i < statement->children->len; i++)
    if (!has_line (sentence, statement->children->pdata[i]))
      add_all (parts, sentence, root, statement->children->pdata[i]);
}

static TwSentence *
sentence_of (const TwTileSet *set, const TwVocabulary *words, guint index)
{
  return tw_sentence_new (words, set->own->procedures->pdata[index], NULL, g_get_language_names (),
                          TRUE);
}

GPtrArray *
tw_own_parts_new (const TwTileSet *set, const TwVocabulary *words, guint index, guint line)
{
  GPtrArray *parts = g_ptr_array_new_with_free_func (part_free);
  g_autoptr (TwSentence) sentence = sentence_of (set, words, index);

  if (line < sentence->lines->len)
    add_all (parts, sentence, tw_own_part_root (set, index),
             ((const TwSentenceLine *) sentence->lines->pdata[line])->statement);
  return parts;
}

char *
tw_own_part_help (const TwOwnPart *part)
{
  return tw_own_words_as_title (_ (part->word->help));
}

gboolean
tw_own_part_is_words (const TwOwnPart *part)
{
  return part->word->is_text;
}

/* ---- changes --------------------------------------------------------------------------- */

/* A condition that would ask nothing. */
static gboolean
is_last_of_condition (const TwTileSet *set, guint index, const TwOwnPart *part)
{
  const TwStatement *statement = tw_statement_at (tw_own_part_root (set, index), &part->place);

  return statement != NULL && tw_statement_is (statement, "where") && statement->n_details == 1;
}

gboolean
tw_own_part_set (TwDocument *document,
                 guint index,
                 const TwOwnPart *part,
                 const char *text,
                 GError **error)
{
  TwTileSet *set = tw_document_get_set (document);
  TwOwnRulesEdit *edit;

  if (text == NULL && is_last_of_condition (set, index, part))
    return tw_own_part_remove_statement (document, index, &part->place, error);
  edit = tw_own_rules_edit_new (set);
  if (tw_own_part_is_words (part))
    tw_own_rules_set_statement_words (edit, index, &part->place, text != NULL ? text : "");
  else
    tw_own_rules_set_statement (edit, index, &part->place, part->word->name, text);
  return tw_own_rules_try (document, edit, C_ ("undo", "Change Rule"), NULL, error);
}

gboolean
tw_own_part_remove_statement (TwDocument *document,
                              guint index,
                              const TwStatementPlace *place,
                              GError **error)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (tw_document_get_set (document));

  tw_own_rules_drop_statement (edit, index, place);
  return tw_own_rules_try (document, edit, C_ ("undo", "Change Rule"), NULL, error);
}

static gboolean
is_at (const TwStatement *parent, int i, const char *name)
{
  return i >= 0 && i < (int) parent->children->len
         && tw_statement_is (parent->children->pdata[i], name);
}

/* The number of the next thing that is done beside @place, or of the one before; -1 for none. What
 * is done else goes with its condition. */
static int
beside (const TwStatement *root, const TwStatementPlace *place, gboolean is_later)
{
  TwStatementPlace above = *place;
  const TwStatement *parent;
  int from = place->at[place->n - 1], step = is_later ? 1 : -1;

  above.n--;
  parent = tw_statement_at (root, &above);
  if (parent == NULL || is_at (parent, from, "else"))
    return -1;
  for (int i = from + step; i >= 0 && i < (int) parent->children->len; i += step)
    if ((((const TwStatement *) parent->children->pdata[i])->word->stands & TW_STANDS_STATEMENT)
        && !is_at (parent, i, "else"))
      return i;
  return -1;
}

/* Where what is at @place stands once it has moved past number @to, with what is done else there.
 */
static int
landing (const TwStatement *root, const TwStatementPlace *place, int to)
{
  TwStatementPlace above = *place;
  const TwStatement *parent;
  int from = place->at[place->n - 1];

  above.n--;
  parent = tw_statement_at (root, &above);
  return to < from ? to
                   : to + is_at (parent, to + 1, "else")
                         - (is_at (parent, from, "if") && is_at (parent, from + 1, "else"));
}

gboolean
tw_own_part_can_move (const TwTileSet *set,
                      guint index,
                      const TwStatementPlace *place,
                      gboolean is_later)
{
  return place->n > 0 && beside (tw_own_part_root (set, index), place, is_later) >= 0;
}

gboolean
tw_own_part_move_statement (TwDocument *document,
                            guint index,
                            TwStatementPlace *place,
                            gboolean is_later,
                            GError **error)
{
  TwTileSet *set = tw_document_get_set (document);
  int to = place->n > 0 ? beside (tw_own_part_root (set, index), place, is_later) : -1;
  int then;
  TwOwnRulesEdit *edit;

  if (to < 0)
    return FALSE;
  then = landing (tw_own_part_root (set, index), place, to);
  edit = tw_own_rules_edit_new (set);
  tw_own_rules_move_statement (edit, index, place, (guint) to);
  if (!tw_own_rules_try (document, edit, C_ ("undo", "Change Rule"), NULL, error))
    return FALSE;
  place->at[place->n - 1] = (guint8) then;
  return TRUE;
}

/* ---- something new --------------------------------------------------------------------- */

GPtrArray *
tw_own_part_words (const TwTileSet *set, guint index, const TwStatementPlace *place)
{
  GPtrArray *found = g_ptr_array_new ();
  const TwStatement *statement = tw_statement_at (tw_own_part_root (set, index), place);
  const TwRuleWord *word;

  for (guint i = 0; statement != NULL && (word = tw_rule_word_nth (TW_WORDS_STATEMENT, i)) != NULL;
       i++)
    if (word->stands & statement->word->holds)
      g_ptr_array_add (found, (gpointer) word);
  return found;
}

typedef struct
{
  const TwTileSet *set;
  const TwVocabulary *words;
  guint index;
} Fitting;

/* The counter that was declared last, which is the set's own if it has one. */
static const char *
last_counter (const TwVocabulary *words)
{
  for (guint i = words->procedures->len; i-- > 0;)
    {
      const TwProcedure *procedure = words->procedures->pdata[i];

      if (tw_statement_is (procedure->root, "counter"))
        return procedure->id;
    }
  return NULL;
}

/* What the example says, if the set has that as well; else the first thing of the sort that it has.
 */
static char *
fit_cb (const TwStatementPlace *place, const TwRuleWord *attribute, const char *text, gpointer data)
{
  const Fitting *fitting = data;
  const TwOwnPart part = { *place, attribute, NULL };
  gboolean is_several;
  g_autoptr (GPtrArray) choices =
      tw_own_part_choices (fitting->set, fitting->words, fitting->index, &part, &is_several);

  if (attribute->takes == TW_TAKES_RULES)
    return NULL;
  if (attribute->takes == TW_TAKES_ID && last_counter (fitting->words) != NULL
      && (strcmp (attribute->name, "counter") == 0 || strcmp (attribute->name, "what") == 0))
    return g_strdup (last_counter (fitting->words));
  for (guint i = 0; choices != NULL && i < choices->len; i++)
    if (strcmp (((const TwOwnChoice *) choices->pdata[i])->text, text) == 0)
      return g_strdup (text);
  return g_strdup (
      choices != NULL && choices->len > 0 ? ((const TwOwnChoice *) choices->pdata[0])->text : text);
}

gboolean
tw_own_part_add_statement (TwDocument *document,
                           const TwVocabulary *words,
                           guint index,
                           const TwStatementPlace *place,
                           const TwRuleWord *word,
                           GError **error)
{
  TwTileSet *set = tw_document_get_set (document);
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (set);
  Fitting fitting = { set, words, index };

  tw_own_rules_add_statement (edit, index, place, word, fit_cb, &fitting);
  return tw_own_rules_try (document, edit, C_ ("undo", "Change Rule"), NULL, error);
}
