/* What has a name in procedures. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-declared.h"
#include "app/document/own-part-private.h"
#include "app/document/own-procedure.h"
#include "engine/set/condition-about.h"
#include "engine/set/given-names.h"
#include "engine/set/placeholder.h"
#include "engine/set/section-words.h"
#include "engine/set/thing-words.h"
#include "engine/set/word-targets.h"
#include "engine/tile/capital.h"

/* What the sentences call it. */
static char *
given_title (const TwVocabulary *words, const char *name)
{
  g_autofree char *id = g_strconcat ("say-the-", name, NULL);
  const char *title = tw_section_title (words, id, g_get_language_names ());

  /* Translators: where a figure goes that leaves the table. */
  return strcmp (name, "home") == 0 ? g_strdup (C_ ("rule", "Home"))
         : title != NULL            ? tw_capital_words (title)
                                    : g_strdup (name);
}

/* What was chosen, and what it is called: “That player (“other”)”. */
static char *
chosen_title (const TwVocabulary *words, const TwStatement *statement, const char *name)
{
  const char *what = tw_statement_text (statement, "what");
  g_autofree char *id = g_strconcat ("say-chosen-",
                                     tw_statement_is (statement, "draw") ? "drawn"
                                     : what != NULL                      ? what
                                                                         : "figure",
                                     NULL);
  const char *title = tw_section_title (words, id, g_get_language_names ());
  g_autofree char *called = g_strdup_printf (_ ("“%s”"), tw_own_part_called (statement, name));
  g_autofree char *that = title != NULL ? tw_capital_words (title) : NULL;

  return that != NULL ? g_strdup_printf ("%s (%s)", that, called) : g_steal_pointer (&called);
}

/* Whether @word, any if %NULL, can be about what is called @name there. */
static gboolean
fits (const TwRuleWord *word,
      const TwVocabulary *words,
      const TwStatement *root,
      const TwStatementPlace *place,
      const char *name)
{
  return word == NULL
         || tw_condition_fits_named (word, tw_condition_about_named (words, root, place, name));
}

/* What has a name there: what the moment gives, what was chosen before, and figures of nobody; but
 * for what the word @word cannot be about. */
void
tw_own_choices_add_names (GPtrArray *choices,
                          const TwVocabulary *words,
                          const TwVocabulary *own,
                          const TwStatement *root,
                          const TwStatementPlace *place,
                          const TwRuleWord *word)
{
  const TwStatement *statement = root, *selector = tw_condition_selector (root, place);
  TwTurnMoment moment =
      (TwTurnMoment) tw_statement_word (root, "at", TW_WORDS_MOMENT, TW_MOMENT_NEVER);
  gboolean is_asking = word != NULL && tw_rule_word_is_of (word, "where");
  gboolean is_cell = g_strcmp0 (tw_statement_text (root, "what"), "cell") == 0;

  for (guint i = 0; i < place->n && statement != NULL; i++)
    {
      const char *name = tw_statement_text (statement, "as");

      /* What is asked of each is not compared with itself. */
      if (name != NULL && statement != selector && fits (word, words, root, place, name))
        tw_own_choices_take (choices, name, chosen_title (words, statement, name));
      statement =
          place->at[i] < statement->children->len ? statement->children->pdata[place->at[i]] : NULL;
    }
  for (guint i = 0; i < TW_N_GIVEN_NAMES; i++)
    {
      const char *name = tw_given_name_nth (i);

      /* Where something leaves the table to is nothing that a condition can be about. */
      if (name != NULL && tw_given_name_is_known (i, moment, is_cell)
          && !(is_asking && strcmp (name, "home") == 0) && fits (word, words, root, place, name))
        tw_own_choices_take (choices, name, given_title (words, name));
    }
  if (word == NULL || tw_condition_fits_named (word, TW_SELECTED_FIGURE))
    tw_own_choices_add_figures (choices, words, own, TRUE);
}

/* What is declared by the element @name; of counters and bags the title is known better than the
 * id. */
static void
add_declared (GPtrArray *choices, const TwVocabulary *words, const char *name)
{
  for (guint i = words->procedures->len; i-- > 0;)
    {
      const TwProcedure *procedure = words->procedures->pdata[i];
      const TwTexts *texts = tw_statement_words_of (procedure->root, "title");
      const char *title = texts != NULL ? tw_texts_best (texts, g_get_language_names ()) : NULL;

      if (!tw_statement_is (procedure->root, name) || procedure->id == NULL)
        continue;
      tw_own_choices_add (choices, procedure->id,
                          title != NULL ? title : tw_thing_words_of_id (procedure->id));
    }
}

/* Lists that are kept there: by what stands round it, or throughout the game. */
static void
add_lists (GPtrArray *choices,
           const TwVocabulary *words,
           const TwStatement *root,
           const TwStatementPlace *place)
{
  const TwStatement *statement = root;

  for (guint i = 0; i < place->n && statement != NULL; i++)
    {
      for (guint k = 0; k < statement->children->len; k++)
        {
          const TwStatement *child = statement->children->pdata[k];

          const char *name = tw_statement_text (child, "as");

          if (tw_statement_is (child, "remember") && name != NULL)
            tw_own_choices_add (choices, name, tw_own_part_called (child, name));
        }
      statement =
          place->at[i] < statement->children->len ? statement->children->pdata[place->at[i]] : NULL;
    }
  add_declared (choices, words, "list");
}

/* Answers: what stands in questions of the procedure, and what can be drawn. */
static void
add_answers (GPtrArray *choices, const TwStatement *statement)
{
  if ((tw_statement_is (statement, "choice") && tw_statement_text (statement, "word") != NULL)
      || (tw_statement_is (statement, "item") && tw_statement_text (statement, "id") != NULL))
    {
      gboolean is_item = tw_statement_is (statement, "item");
      const char *text = tw_statement_text (statement, is_item ? "id" : "word");
      const TwTexts *texts = is_item ? tw_own_declared_texts (statement) : statement->texts;

      g_autofree char *words =
          tw_placeholder_blank (tw_thing_words_title (texts, text, g_get_language_names ()));

      tw_own_choices_take (choices, text, g_strdup_printf (_ ("“%s”"), words));
    }
  for (guint i = 0; i < statement->children->len; i++)
    add_answers (choices, statement->children->pdata[i]);
}

/* What is drawn there under the name that @statement asks about: the bag, %NULL if nothing is. */
static const char *
drawn_from (const TwStatement *root, const TwStatementPlace *place)
{
  const TwStatement *statement = root;
  const TwStatement *asks = tw_statement_at (root, place);
  const char *the = asks != NULL ? tw_statement_text (asks, "the") : NULL, *from = NULL;

  for (guint i = 0; the != NULL && i < place->n && statement != NULL; i++)
    {
      if (g_strcmp0 (tw_statement_text (statement, "as"), the) == 0)
        from = tw_statement_is (statement, "draw") ? tw_statement_text (statement, "from") : NULL;
      statement =
          place->at[i] < statement->children->len ? statement->children->pdata[place->at[i]] : NULL;
    }
  return from;
}

/* Of several dice the faces of the one that was rolled. */
static void
add_all_answers (GPtrArray *choices,
                 const TwTileSet *set,
                 guint index,
                 const TwStatementPlace *place)
{
  const TwStatement *root = tw_own_part_root (set, index);
  const char *from = drawn_from (root, place);
  const TwProcedure *bag = from != NULL ? tw_vocabulary_find_procedure (set->own, from) : NULL;

  if (bag != NULL)
    add_answers (choices, bag->root);
  for (guint i = 0; bag == NULL && i < set->own->procedures->len; i++)
    if (i == index || tw_statement_is (tw_own_part_root (set, i), "bag"))
      add_answers (choices, tw_own_part_root (set, i));
}

/* Rules that can be done by another one: by how their sentences begin, not by what files call them.
 */
static void
add_procedures (GPtrArray *choices, const TwTileSet *set, const TwVocabulary *words, guint index)
{
  for (guint i = 0; i < set->own->procedures->len; i++)
    {
      const TwProcedure *procedure = set->own->procedures->pdata[i];
      g_autoptr (GPtrArray) lines = NULL;

      if (i == index || procedure->id == NULL || !tw_statement_is (procedure->root, "procedure"))
        continue;
      lines = tw_own_procedure_lines (set, words, i, FALSE);
      tw_own_choices_take (choices, procedure->id,
                           lines->len > 1
                               ? g_strdup_printf ("%s %s",
                                                  ((const TwOwnLine *) lines->pdata[0])->words,
                                                  ((const TwOwnLine *) lines->pdata[1])->words)
                               : g_strdup (((const TwOwnLine *) lines->pdata[0])->words));
    }
}

/* Ids that are no new ones, but those of something. Returns: whether it is such a one */
gboolean
tw_own_choices_add_ids (GPtrArray *choices,
                        const TwTileSet *set,
                        const TwVocabulary *words,
                        guint index,
                        const TwOwnPart *part)
{
  const TwStatement *root = tw_own_part_root (set, index);

  if (tw_word_may_name (part->word, "counter"))
    add_declared (choices, words, "counter");
  if (tw_rule_word_is_of (part->word, "change"))
    tw_own_choices_add (choices, "value", C_ ("rule", "What the feature is worth"));
  if (tw_word_may_name (part->word, "list"))
    add_lists (choices, words, root, &part->place);
  if (tw_word_may_name (part->word, "procedure"))
    add_procedures (choices, set, words, index);
  if (strcmp (part->word->name, "is") == 0)
    add_all_answers (choices, set, index, &part->place);
  return choices->len > 0;
}
