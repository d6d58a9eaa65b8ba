/* A line more in one of a set's own procedures. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/document/own-offer.h"
#include "app/document/own-part-private.h"
#include "app/document/own-procedure.h"
#include "app/document/own-thing.h"
#include "engine/own/own-rules-procedure.h"
#include "engine/set/condition-about.h"

/* Attributes of a new statement that are filled in with something else than comes first. */
#define MOST_FITTED 8
/* Ways to fill them in that are tried: where somebody waits, and where all words are looked at. */
#define MOST_TRIES       60
#define MOST_QUICK_TRIES 16
#define MOST_OFFER_TRIES 8

/* Whether what it is called is read anywhere, and not said yet: a rule that begins by itself is not
 * named by others. */
static gboolean
wants_title (const TwStatement *statement)
{
  return tw_statement_words_of (statement, "title") == NULL
         && (tw_statement_is (statement, "item") || tw_own_part_name_of (statement) != NULL)
         && (!tw_statement_is (statement, "procedure")
             || tw_statement_text (statement, "at") == NULL);
}

GPtrArray *
tw_own_part_words (const TwTileSet *set, guint index, const TwStatementPlace *place)
{
  GPtrArray *found = g_ptr_array_new ();
  const TwStatement *statement = tw_statement_at (tw_own_part_root (set, index), place);
  const TwRuleWord *word;

  for (guint i = 0; statement != NULL && (word = tw_rule_word_nth (TW_WORDS_STATEMENT, i)) != NULL;
       i++)
    if ((word->stands & statement->word->holds)
        && (word->stands != TW_STANDS_TITLE || wants_title (statement)))
      g_ptr_array_add (found, (gpointer) word);
  return found;
}

/*
 * Fitting:
 * @chosen: of each attribute that has several things to say, in their order, which of them it says
 * @n_choices: how many there are
 * @n: how many such attributes there are
 * @is_answer: whether it is an answer in words, which has a name of its own
 * @from: (nullable): what is drawn from, if something is
 * @name: (nullable): what is chosen or drawn is called so, if not as in the example
 * @example: (nullable): how it is written, if not as the row of its word has it
 * @is_under: whether what is there goes into it, see tw_own_rules_put_under()
 * @is_filter: whether it is a condition that each of what is selected there has to pass
 * @depth: how deep what stands round it is
 */
typedef struct
{
  const TwTileSet *set;
  const TwVocabulary *words;
  const TwRules *now; /* (nullable): of a game with the set as it is */
  guint index;
  guint8 chosen[MOST_FITTED];
  guint8 n_choices[MOST_FITTED];
  guint n;
  gboolean is_answer;
  char *from;
  const char *name;
  const char *example;
  gboolean is_under;
  gboolean is_filter;
  guint depth;
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

/* By this name what stands below speaks of what is chosen or drawn. */
static gboolean
gives_name (const TwRuleWord *attribute)
{
  return strcmp (attribute->name, "as") == 0 && tw_rule_word_is_of (attribute, "choose");
}

/* Whether @statement goes through figures of whoever owns them: what is given within, they get. */
static gboolean
goes_through_figures (const TwStatement *statement)
{
  if (!tw_statement_is (statement, "each")
      || tw_statement_word (statement, "what", TW_WORDS_WHAT, TW_SELECTED_FIGURE)
             != TW_SELECTED_FIGURE)
    return FALSE;
  for (guint i = 0; i < statement->children->len; i++)
    if (tw_statement_text (statement->children->pdata[i], "owner") != NULL)
      return FALSE;
  return TRUE;
}

/* What is chosen or gone through round @place, and is of the sort of @text, which an example names;
 * of any sort, where that is nothing there. %NULL for nothing: what the moment brings is meant. */
static const char *
nearest (const Fitting *fitting,
         const TwStatementPlace *place,
         const TwRuleWord *attribute,
         const char *text)
{
  const TwStatement *root = tw_own_part_root (fitting->set, fitting->index), *statement = root;
  int about = tw_condition_about_named (fitting->words, root, place, text);
  const char *found = NULL, *before = NULL;
  const TwStatement *last = NULL;

  if (strcmp (text, "home") == 0)
    return NULL;
  for (guint i = 0; i <= MIN (place->n, fitting->depth) && statement != NULL; i++)
    {
      const char *name = tw_statement_text (statement, "as");

      last = statement;
      if (!tw_statement_is (statement, "not"))
        before = found;
      if (name != NULL
          && (about == TW_ABOUT_ANYTHING
              || tw_condition_about_named (fitting->words, root, place, name) == about
              || (about == TW_SELECTED_SEAT && tw_own_part_names_gainer (attribute)
                  && goes_through_figures (statement))))
        found = name;
      statement = i < place->n && place->at[i] < statement->children->len
                      ? statement->children->pdata[place->at[i]]
                      : NULL;
    }
  /* What is asked of each is not compared with itself. */
  return fitting->is_filter && last != NULL && (last->word->holds & TW_STANDS_FILTER) ? before
                                                                                      : found;
}

/* What each of those is called of which a new condition at @place is asked; %NULL for nothing. */
static const char *
itself (const Fitting *fitting, const TwStatementPlace *place)
{
  const TwStatement *statement = tw_own_part_root (fitting->set, fitting->index), *asked = NULL;

  for (guint i = 0; i <= MIN (place->n, fitting->depth) && statement != NULL; i++)
    {
      if (!tw_statement_is (statement, "not"))
        asked = statement;
      statement = i < place->n && place->at[i] < statement->children->len
                      ? statement->children->pdata[place->at[i]]
                      : NULL;
    }
  return fitting->is_filter && asked != NULL ? tw_statement_text (asked, "as") : NULL;
}

/* Where what an example names is not there: a figure of the set's own, else what is counted, else
 * the first. */
static guint
first_of (const Fitting *fitting, const GPtrArray *choices, const char *text)
{
  guint found = 0;

  for (guint i = choices->len; i-- > 0;)
    {
      const char *name = ((const TwOwnChoice *) choices->pdata[i])->text;

      if (strcmp (name, text) == 0)
        return i;
      if (tw_vocabulary_find_figure (fitting->set->own, name) != NULL)
        found = i;
      else if (strcmp (name, "feature") == 0 && found == 0)
        found = i;
    }
  return found;
}

/* Whether what a new line does is done for one player after the other. */
static gboolean
is_for_players (const Fitting *fitting, const TwStatementPlace *place)
{
  const TwStatement *statement = tw_own_part_root (fitting->set, fitting->index);

  for (guint i = 0; i <= place->n && statement != NULL; i++)
    {
      if (tw_statement_is (statement, "each") && tw_statement_text (statement, "as") != NULL
          && g_strcmp0 (tw_statement_text (statement, "what"), "seat") == 0)
        return TRUE;
      statement = i < place->n && place->at[i] < statement->children->len
                      ? statement->children->pdata[place->at[i]]
                      : NULL;
    }
  return FALSE;
}

/* What the example says comes first, if the set has that as well, or what stands round it of that
 * sort; else the first thing of the sort. */
static char *
fit (Fitting *fitting, const TwStatementPlace *place, const TwRuleWord *attribute, const char *text)
{
  const TwOwnPart part = { *place, attribute, NULL };
  gboolean is_several, is_near = FALSE;
  g_autoptr (GPtrArray) choices = NULL;
  guint first = 0, at;

  if (attribute->takes == TW_TAKES_RULES)
    return NULL;
  if (strcmp (text, TW_OWN_OFFER_PLAYER) == 0)
    {
      text = "player";
      is_near = TRUE;
    }
  if (attribute->takes == TW_TAKES_NAME
      && (is_near || fitting->example == NULL || fitting->is_filter)
      && nearest (fitting, place, attribute, text) != NULL)
    text = nearest (fitting, place, attribute, text);
  if (fitting->is_answer && strcmp (attribute->name, "word") == 0)
    return g_strdup (text);
  if (gives_name (attribute))
    return tw_own_part_new_name (fitting->words, tw_own_part_root (fitting->set, fitting->index),
                                 fitting->name != NULL ? fitting->name : text);
  if (attribute->takes == TW_TAKES_ID && last_counter (fitting->words) != NULL
      && (strcmp (attribute->name, "counter") == 0 || strcmp (attribute->name, "what") == 0))
    return g_strdup (last_counter (fitting->words));
  /* Names that it gives are its own. */
  if (attribute->takes != TW_TAKES_ID || strcmp (attribute->name, "as") != 0)
    choices =
        tw_own_part_choices (fitting->set, fitting->words, fitting->index, &part, &is_several);
  for (guint i = choices != NULL ? choices->len : 0; i-- > 0;)
    {
      const char *name = ((const TwOwnChoice *) choices->pdata[i])->text;

      if (!tw_own_part_is_in_play (fitting->now, fitting->words, attribute, name)
          || (attribute->takes == TW_TAKES_NAME && g_strcmp0 (name, itself (fitting, place)) == 0))
        g_ptr_array_remove_index (choices, i);
    }
  if (choices == NULL || choices->len == 0)
    return g_strdup (text);
  first = attribute->takes == TW_TAKES_NAME ? first_of (fitting, choices, text) : 0;
  for (guint i = 0; i < choices->len; i++)
    if (strcmp (((const TwOwnChoice *) choices->pdata[i])->text, text) == 0)
      first = i;
  /* Of what it is asked is said by who asks for it. */
  if (fitting->example != NULL && attribute->takes == TW_TAKES_NAME
      && strcmp (((const TwOwnChoice *) choices->pdata[first])->text, text) == 0)
    return g_strdup (text);
  at = fitting->n;
  if (at < MOST_FITTED)
    {
      fitting->n_choices[at] = (guint8) MIN (choices->len, G_MAXUINT8);
      first = (first + fitting->chosen[at]) % choices->len;
      fitting->n++;
    }
  return g_strdup (((const TwOwnChoice *) choices->pdata[first])->text);
}

static char *
fit_cb (const TwStatementPlace *place, const TwRuleWord *attribute, const char *text, gpointer data)
{
  Fitting *fitting = data;
  char *fitted = fit (fitting, place, attribute, text);

  if (strcmp (attribute->name, "from") == 0 && tw_rule_word_is_of (attribute, "draw"))
    {
      g_free (fitting->from);
      fitting->from = g_strdup (fitted);
    }
  return fitted;
}

/* Of what a new condition in the statement at @place is asked. */
static int
about_there (const Fitting *fitting, TwStatementPlace place)
{
  const TwStatement *root = tw_own_part_root (fitting->set, fitting->index), *statement;

  while ((statement = tw_statement_at (root, &place)) != NULL && tw_statement_is (statement, "not")
         && place.n > 0)
    place.n--;
  return statement != NULL && (statement->word->holds & TW_STANDS_FILTER)
             ? tw_statement_word (statement, "what", TW_WORDS_WHAT, TW_SELECTED_FIGURE)
             : TW_ABOUT_ANYTHING;
}

/* An answer that no other one of the question at @place is called like. */
static char *
answer_example (const Fitting *fitting, const TwStatementPlace *place)
{
  const TwStatement *question =
      tw_statement_at (tw_own_part_root (fitting->set, fitting->index), place);

  for (guint n = 0;; n++)
    {
      g_autofree char *answer = n == 0   ? g_strdup ("yes")
                                : n == 1 ? g_strdup ("no")
                                         : g_strdup_printf ("answer-%u", n + 1);
      gboolean is_taken = FALSE;

      for (guint i = 0; i < question->children->len; i++)
        is_taken |=
            tw_statement_is (question->children->pdata[i], "choice")
            && g_strcmp0 (tw_statement_text (question->children->pdata[i], "word"), answer) == 0;
      if (!is_taken)
        return g_markup_printf_escaped ("<choice word=\"%s\">%s</choice>", answer,
                                        n == 0   ? C_ ("answer", "Yes")
                                        : n == 1 ? C_ ("answer", "No")
                                                 : C_ ("answer", "Another answer"));
    }
}

/* The example of a word with other words for people in it. */
static char *
example_with (const char *example, const char *said)
{
  const char *begin = strchr (example, '>'), *end = strrchr (example, '<');
  g_autofree char *escaped = g_markup_escape_text (said, -1);

  return begin == NULL || end <= begin
             ? g_strdup (example)
             : g_strdup_printf ("%.*s%s%s", (int) (begin + 1 - example), example, escaped, end);
}

/* The example of an element, that says with @attribute which player it is for as well. */
static char *
example_for (const char *example, const char *attribute)
{
  const char *blank = strchr (example, ' ');

  return g_strdup_printf ("%.*s %s=\"player\"%s", (int) (blank - example), example, attribute,
                          blank);
}

static gboolean
is_counter_of_each (const TwVocabulary *words, const char *id)
{
  const TwProcedure *counter = id != NULL ? tw_vocabulary_find_procedure (words, id) : NULL;

  return counter != NULL && g_strcmp0 (tw_statement_text (counter->root, "each"), "true") == 0;
}

/* A condition that can hold of what it is asked of: those of the examples ask of land; and words
 * that say only what the line is for. */
static char *
example_of (const Fitting *fitting, const TwStatementPlace *place, const TwRuleWord *word)
{
  gboolean is_not = strcmp (word->name, "not") == 0;
  int about = is_not || strcmp (word->name, "where") == 0 ? about_there (fitting, *place)
                                                          : TW_ABOUT_ANYTHING;
  const TwStatement *above =
      tw_statement_at (tw_own_part_root (fitting->set, fitting->index), place);
  const char *said = word->is_text && above != NULL ? tw_own_part_first_words (above, word) : NULL;
  const TwRuleWord *detail;

  if (fitting->is_answer)
    return answer_example (fitting, place);
  if (said != NULL)
    return example_with (word->example, said);
  if (is_for_players (fitting, place) && strcmp (word->name, "choose") == 0)
    return example_for (word->example, "by");
  if (is_for_players (fitting, place) && strcmp (word->name, "change") == 0
      && is_counter_of_each (fitting->words, last_counter (fitting->words)))
    return example_for (word->example, "to");
  if (about == TW_ABOUT_ANYTHING
      || tw_condition_fits (tw_rule_word_find (TW_WORDS_DETAIL, "complete"), about))
    return g_strdup (word->example);
  for (guint i = 0; (detail = tw_rule_word_nth (TW_WORDS_DETAIL, i)) != NULL; i++)
    if (tw_rule_word_is_of (detail, "where") && detail->value != TW_TEST_NONE
        && detail->takes != TW_TAKES_SETTING && tw_condition_fits (detail, about))
      return is_not ? g_strdup_printf ("<not><where %s/></not>", detail->example)
                    : g_strdup_printf ("<where %s/>", detail->example);
  return g_strdup (word->example);
}

static void
fill (Fitting *fitting,
      TwOwnRulesEdit *edit,
      const TwStatementPlace *place,
      const TwRuleWord *word,
      const char *example)
{
  fitting->n = 0;
  fitting->depth = place->n - (fitting->is_under && place->n > 0);
  g_clear_pointer (&fitting->from, g_free);
  if (fitting->is_under)
    tw_own_rules_put_under (edit, fitting->index, place, word, example, fit_cb, fitting);
  else
    tw_own_rules_add_statement (edit, fitting->index, place, word, example, fit_cb, fitting);
}

static TwOwnRulesEdit *
edit_new (Fitting *fitting, const TwStatementPlace *place, const TwRuleWord *word)
{
  TwOwnRulesEdit *edit = tw_own_rules_edit_new ((TwTileSet *) fitting->set);
  g_autofree char *example = NULL;

  fitting->is_filter = word->stands == TW_STANDS_FILTER;
  fitting->is_answer = strcmp (word->name, "choice") == 0
                       && tw_own_part_takes_answers (fitting->set, fitting->index, place);
  example =
      fitting->example != NULL ? g_strdup (fitting->example) : example_of (fitting, place, word);
  fill (fitting, edit, place, word, example);
  /* Only a die is rolled; from what is drawn is known once all is filled in. */
  if (strcmp (word->name, "draw") == 0)
    {
      tw_own_rules_edit_free (edit);
      edit = tw_own_rules_edit_new ((TwTileSet *) fitting->set);
      fitting->name = tw_own_part_is_die (fitting->words, fitting->from) ? "roll" : "card";
      fill (fitting, edit, place, word, example);
      fitting->name = NULL;
    }
  g_clear_pointer (&fitting->from, g_free);
  return edit;
}

gboolean
tw_own_part_takes_answers (const TwTileSet *set, guint index, const TwStatementPlace *place)
{
  const TwStatement *statement = tw_own_part_statement (set, index, place);

  return statement != NULL && tw_statement_is (statement, "choose")
         && tw_statement_word (statement, "what", TW_WORDS_WHAT, TW_SELECTED_FIGURE)
                == TW_SELECTED_WORD;
}

/* Returns: whether there is a way to fill it in, which @fitting holds then */
static gboolean
find_fit (TwDocument *document,
          Fitting *fitting,
          const TwStatementPlace *place,
          const TwRuleWord *word,
          guint most)
{
  guint n, n_tries = 1;

  if (tw_own_rules_would_do (document, edit_new (fitting, place, word)))
    return TRUE;
  n = MIN (fitting->n, MOST_FITTED);
  for (guint i = 0; i < n; i++)
    {
      for (guint k = 1; k < fitting->n_choices[i]; k++)
        {
          fitting->chosen[i] = (guint8) k;
          if (n_tries++ >= most)
            return FALSE;
          if (tw_own_rules_would_do (document, edit_new (fitting, place, word)))
            return TRUE;
        }
      fitting->chosen[i] = 0;
    }
  return FALSE;
}

GPtrArray *
tw_own_part_lines (TwDocument *document,
                   const TwVocabulary *words,
                   guint index,
                   const TwStatementPlace *place)
{
  TwTileSet *set = tw_document_get_set (document);
  GPtrArray *found = tw_own_part_words (set, index, place);
  g_autoptr (TwRules) now = tw_own_rules_game (document);

  for (guint i = found->len; now != NULL && i-- > 0;)
    {
      Fitting fitting = { .set = set, .words = words, .now = now, .index = index };

      if (!find_fit (document, &fitting, place, found->pdata[i], MOST_QUICK_TRIES))
        g_ptr_array_remove_index (found, i);
    }
  return found;
}

gboolean
tw_own_part_would_offer (TwDocument *document,
                         const TwVocabulary *words,
                         guint index,
                         const TwRules *now,
                         const TwOwnOffer *offer)
{
  Fitting fitting = { .set = tw_document_get_set (document),
                      .words = words,
                      .now = now,
                      .index = index,
                      .example = offer->example,
                      .is_under = offer->is_under };

  return find_fit (document, &fitting, &offer->place, offer->word, MOST_OFFER_TRIES);
}

static gboolean
add (TwDocument *document,
     Fitting *fitting,
     const TwStatementPlace *place,
     const TwRuleWord *word,
     GError **error)
{
  /* What cannot be is told of the example. */
  if (!find_fit (document, fitting, place, word, MOST_TRIES))
    memset (fitting->chosen, 0, sizeof fitting->chosen);
  return tw_own_rules_try (document, edit_new (fitting, place, word), C_ ("undo", "Change Rule"),
                           NULL, error);
}

gboolean
tw_own_part_add_offer (TwDocument *document,
                       const TwVocabulary *words,
                       guint index,
                       const TwOwnOffer *offer,
                       GError **error)
{
  g_autoptr (TwRules) now = tw_own_rules_game (document);
  Fitting fitting = { .set = tw_document_get_set (document),
                      .words = words,
                      .now = now,
                      .index = index,
                      .example = offer->example,
                      .is_under = offer->is_under };

  return add (document, &fitting, &offer->place, offer->word, error);
}

gboolean
tw_own_part_add_statement (TwDocument *document,
                           const TwVocabulary *words,
                           guint index,
                           const TwStatementPlace *place,
                           const TwRuleWord *word,
                           GError **error)
{
  g_autoptr (TwRules) now = tw_own_rules_game (document);
  Fitting fitting = {
    .set = tw_document_get_set (document), .words = words, .now = now, .index = index
  };

  return add (document, &fitting, place, word, error);
}
