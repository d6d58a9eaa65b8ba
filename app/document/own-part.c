/* The parts of a set's own procedures. */
#include "app/document/own-part.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-part-private.h"
#include "app/document/own-thing.h"
#include "engine/own/own-rules-procedure.h"
#include "engine/set/condition-about.h"
#include "engine/set/sentence.h"
#include "engine/tile/capital.h"

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

/* What is there, and what could be: not what could never hold, or would say nothing. */
static void
add_statement (GPtrArray *parts,
               const TwVocabulary *words,
               const TwStatement *root,
               const TwStatement *statement)
{
  TwStatementPlace place;
  TwOwnPart said, unsaid;
  const TwRuleWord *word;
  int about;

  tw_statement_find (root, statement, &place);
  about = tw_condition_about (words, root, &place);
  tw_own_part_find_whole (root, statement, &place, &said, &unsaid);
  if (said.word != NULL)
    add_part (parts, &place, said.word, said.text);
  if (statement->word->is_text)
    {
      const TwText *text = statement->texts != NULL ? tw_texts_source (statement->texts) : NULL;

      add_part (parts, &place, statement->word, text != NULL ? text->text : "");
    }
  for (guint i = 0; i < statement->n_details; i++)
    add_part (parts, &place, statement->details[i].word, statement->details[i].text);
  for (guint i = 0; (word = tw_rule_word_nth (TW_WORDS_DETAIL, i)) != NULL; i++)
    if (tw_rule_word_is_of (word, statement->word->name)
        && tw_statement_text (statement, word->name) == NULL && tw_condition_fits (word, about)
        && !tw_detail_is_idle (statement, word))
      add_part (parts, &place, word, NULL);
  if (unsaid.word != NULL)
    add_part (parts, &place, unsaid.word, NULL);
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
         const TwVocabulary *words,
         const TwSentence *sentence,
         const TwStatement *root,
         const TwStatement *statement)
{
  add_statement (parts, words, root, statement);
  for (guint i = 0; i < statement->children->len; i++)
    if (!has_line (sentence, statement->children->pdata[i]))
      add_all (parts, words, sentence, root, statement->children->pdata[i]);
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
    add_all (parts, words, sentence, tw_own_part_root (set, index),
             ((const TwSentenceLine *) sentence->lines->pdata[line])->statement);
  return parts;
}

const TwStatement *
tw_own_part_statement (const TwTileSet *set, guint index, const TwStatementPlace *place)
{
  return tw_statement_at (tw_own_part_root (set, index), place);
}

char *
tw_own_part_help (const TwOwnPart *part)
{
  return tw_own_part_is_kind (part) || tw_own_part_is_turn (part)
             ? tw_own_part_whole_help (part)
             : tw_capital_words (_ (part->word->help));
}

char *
tw_own_part_short_help (const TwOwnPart *part)
{
  char *help = tw_own_part_help (part);

  /* Explanations stand behind the thing itself, in every language. */
  help[strcspn (help, ":;")] = '\0';
  return help;
}

const char *
tw_own_part_needs (const TwTileSet *set, guint index, const TwStatementPlace *place)
{
  const TwStatement *statement = tw_own_part_statement (set, index, place);

  if (statement == NULL || !(statement->word->holds & TW_STANDS_STATEMENT))
    return NULL;
  for (guint i = 0; i < statement->children->len; i++)
    if (((const TwStatement *) statement->children->pdata[i])->word->stands & TW_STANDS_STATEMENT)
      return NULL;
  return _ ("Nothing is done here yet: add a line.");
}

gboolean
tw_own_part_is_words (const TwOwnPart *part)
{
  return part->word->is_text;
}

/* ---- changes --------------------------------------------------------------------------- */

gboolean
tw_own_part_remove_statement (TwDocument *document,
                              guint index,
                              const TwStatementPlace *place,
                              GError **error)
{
  TwTileSet *set = tw_document_get_set (document);
  TwOwnRulesEdit *edit = tw_own_rules_edit_new (set);
  TwStatementPlace whole = tw_own_part_with_not (tw_own_part_root (set, index), place);

  tw_own_rules_drop_statement (edit, index, &whole);
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
