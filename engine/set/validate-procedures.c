/* Problems of procedures: what can never happen, what has no end, what nobody is told. */
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/set/validate-private.h"
#include "engine/tile/symbol-table.h"

/*
 * What is looked at.
 * @ruleset: (nullable): the title of the ruleset that has the rules, which are not the set's
 * @symbols: (nullable): ids of symbols of tiles that may be there
 * @languages: languages that words for people should have
 */
typedef struct
{
  GArray *problems;
  const TwVocabulary *own;
  const char *ruleset;
  GHashTable *symbols;
  const GPtrArray *languages;
  const TwProcedure *lacks_words; /* (nullable): of which it has been said last */
} Look;

char *
validate_place_of (const char *ruleset, const TwProcedure *procedure, const TwStatement *statement)
{
  GString *out = g_string_new (NULL);

  if (ruleset != NULL)
    g_string_append_printf (out, "%s: ", ruleset);
  if (procedure->id != NULL)
    g_string_append_printf (out, _ ("“%s”"), procedure->id);
  if (statement != procedure->root || procedure->id == NULL)
    g_string_append_printf (out, "%s<%s>", procedure->id != NULL ? ", " : "",
                            statement->word->name);
  return g_string_free (out, FALSE);
}

/* @line: of what is wrong in @statement */
static void
add_at (Look *look,
        TwProblemCode code,
        const TwProcedure *procedure,
        const TwStatement *statement,
        guint line,
        const char *detail)
{
  TwProblem problem = problem_new (code, -1);

  problem.other = (int) line;
  problem.place = validate_place_of (look->ruleset, procedure, statement);
  problem.detail = g_strdup (detail);
  problems_add (look->problems, problem);
}

static void
add (Look *look,
     TwProblemCode code,
     const TwProcedure *procedure,
     const TwStatement *statement,
     const char *detail)
{
  add_at (look, code, procedure, statement, statement->line, detail);
}

static const TwStatement *
find_line (const TwStatement *statement, guint line)
{
  const TwStatement *found = statement->line == line ? statement : NULL;

  for (guint i = 0; found == NULL && i < statement->children->len; i++)
    found = find_line (statement->children->pdata[i], line);
  return found;
}

char *
validate_place_of_line (const TwVocabulary *own, guint line, const char *ruleset)
{
  for (guint i = 0; i < own->procedures->len; i++)
    {
      const TwProcedure *procedure = own->procedures->pdata[i];
      const TwStatement *statement = find_line (procedure->root, line);

      if (statement != NULL)
        return validate_place_of (ruleset, procedure, statement);
    }
  return g_strdup (ruleset);
}

/* ---- one statement -------------------------------------------------------------------- */

static void
look_at_symbol (Look *look, const TwProcedure *procedure, const TwStatement *statement)
{
  const char *symbol = tw_statement_text (statement, "if-symbol");

  /* A zone is drawn as one. */
  if (tw_statement_is (statement, "zone"))
    symbol = tw_statement_text (statement, "at");
  if (symbol != NULL && look->symbols != NULL && tw_symbol_table_find (symbol) == NULL
      && tw_vocabulary_find_symbol (look->own, symbol) == NULL
      && !g_hash_table_contains (look->symbols, symbol))
    add (look, TW_PROBLEM_UNKNOWN_SYMBOL, procedure, statement, symbol);
}

/* Figures of which there are none, or that no rule knows. */
static void
look_at_figures (Look *look, const TwProcedure *procedure, const TwStatement *statement)
{
  for (guint i = 0; i < statement->n_details; i++)
    {
      g_auto (GStrv) ids = NULL;

      if (statement->details[i].word->takes != TW_TAKES_FIGURES)
        continue;
      ids = g_strsplit (statement->details[i].text, " ", -1);
      for (guint k = 0; ids[k] != NULL; k++)
        {
          const TwFigureType *figure = tw_vocabulary_find_figure (look->own, ids[k]);

          if (figure != NULL
              && (figure->by_hand || (figure->supply == 0 && figure->supply_parameter == NULL)))
            add (look, TW_PROBLEM_FIGURE_WITHOUT_SUPPLY, procedure, statement, ids[k]);
        }
    }
}

/* Words for people that are there in one language and not in another one. Said once of each
 * procedure: whoever translates one of its sentences sees the others. */
static void
look_at_words (Look *look, const TwProcedure *procedure, const TwStatement *statement)
{
  g_autoptr (GString) missing = g_string_new (NULL);

  if (statement->texts == NULL || look->lacks_words == procedure)
    return;
  for (guint i = 0; i < look->languages->len; i++)
    if (tw_texts_get (statement->texts, look->languages->pdata[i]) == NULL)
      g_string_append_printf (missing, "%s%s", missing->len > 0 ? ", " : "",
                              (const char *) look->languages->pdata[i]);
  if (missing->len == 0)
    return;
  look->lacks_words = procedure;
  add (look, TW_PROBLEM_MISSING_WORDS, procedure, statement, missing->str);
}

/* Whether somewhere in the statement figures are put at symbols. */
static gboolean
has_post (const TwStatement *statement)
{
  if (tw_statement_is (statement, "choose")
      && tw_statement_word (statement, "what", TW_WORDS_WHAT, TW_SELECTED_FIGURE)
             == TW_SELECTED_POST)
    return TRUE;
  for (guint i = 0; i < statement->children->len; i++)
    if (has_post (statement->children->pdata[i]))
      return TRUE;
  return FALSE;
}

/* Whether a figure that stands on a tile, on none of its segments, could answer @statement: one at
 * a symbol, where these rules put some there or are played with others that may; else only one that
 * is chosen by its tile. */
static gboolean
may_be_on_tile (const Look *look, const TwStatement *statement)
{
  if (look->symbols == NULL || g_strcmp0 (tw_statement_text (statement, "by-tile"), "true") == 0)
    return TRUE;
  for (guint i = 0; i < look->own->procedures->len; i++)
    if (has_post (((const TwProcedure *) look->own->procedures->pdata[i])->root))
      return TRUE;
  return FALSE;
}

/* The attribute of a filter in @statement that nothing passes which can be asked for. */
static const TwDetail *
find_impossible (const Look *look, const TwStatement *statement)
{
  /* Figures are asked for on segments, at home and at symbols; what may stand somewhere does so by
   * its roles. */
  static const struct
  {
    int what;
    const char *name, *text;
  } impossible[] = {
    { TW_SELECTED_FIGURE, "in", "tile" },
    { TW_SELECTED_STANDING, "role", "false" },
  };
  int what = tw_statement_word (statement, "what", TW_WORDS_WHAT, TW_SELECTED_FIGURE);

  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *filter = statement->children->pdata[i];

      for (guint k = 0; k < filter->n_details && tw_statement_is (filter, "where"); k++)
        for (guint j = 0; j < G_N_ELEMENTS (impossible); j++)
          if (impossible[j].what == what
              && strcmp (filter->details[k].word->name, impossible[j].name) == 0
              && strcmp (filter->details[k].text, impossible[j].text) == 0
              && (what != TW_SELECTED_FIGURE || !may_be_on_tile (look, statement)))
            return &filter->details[k];
    }
  return NULL;
}

static void
look_at_question (Look *look, const TwProcedure *procedure, const TwStatement *statement)
{
  const TwDetail *detail = find_impossible (look, statement);
  gboolean has_words = FALSE, does_something = FALSE;

  for (guint i = 0; i < statement->children->len; i++)
    {
      const TwStatement *child = statement->children->pdata[i];

      has_words |= tw_statement_is (child, "ask");
      does_something |= (child->word->stands & TW_STANDS_STATEMENT) != 0;
    }
  if (detail != NULL)
    {
      g_autofree char *words = g_strdup_printf ("%s=\"%s\"", detail->word->name, detail->text);

      add (look, TW_PROBLEM_QUESTION_WITHOUT_ANSWER, procedure, statement, words);
      return;
    }
  if (!does_something)
    add (look, TW_PROBLEM_QUESTION_WITHOUT_EFFECT, procedure, statement, NULL);
  if (!has_words)
    add (look, TW_PROBLEM_QUESTION_WITHOUT_WORDS, procedure, statement, NULL);
}

static void
look_at_conditions (Look *look, const TwProcedure *procedure, const TwStatement *statement)
{
  guint line = 0, itself_line = 0;
  /* What is turned round need not hold together. */
  gboolean selects =
      (statement->word->holds & TW_STANDS_FILTER) && !tw_statement_is (statement, "not");
  g_autofree char *contrary = selects ? validate_find_contrary (statement, &line) : NULL;
  g_autofree char *itself = validate_find_itself (statement, &itself_line);

  if (contrary != NULL)
    add_at (look, TW_PROBLEM_NOTHING_PASSES, procedure, statement, line, contrary);
  if (itself != NULL)
    add_at (look, TW_PROBLEM_COMPARED_WITH_ITSELF, procedure, statement, itself_line, itself);
}

/* What is asked at a moment at which it is never known, and what is never reached. */
static void
look_at_flow (Look *look, const TwProcedure *procedure, const TwStatement *statement)
{
  g_autofree char *untimely =
      tw_statement_is (procedure->root, "procedure")
          ? validate_find_untimely (statement, (TwTurnMoment) validate_moment_of (procedure))
          : NULL;
  const TwStatement *unreached = validate_find_unreached (look->own, statement);

  if (untimely != NULL)
    add (look, TW_PROBLEM_UNTIMELY_CONDITION, procedure, statement, untimely);
  if (unreached != NULL)
    add (look, TW_PROBLEM_NEVER_REACHED, procedure, unreached, NULL);
}

static void
look_at_statement (Look *look, const TwProcedure *procedure, const TwStatement *statement)
{
  look_at_symbol (look, procedure, statement);
  look_at_figures (look, procedure, statement);
  look_at_words (look, procedure, statement);
  look_at_conditions (look, procedure, statement);
  look_at_flow (look, procedure, statement);
  if (tw_statement_is (statement, "choose"))
    look_at_question (look, procedure, statement);
  for (guint i = 0; i < statement->children->len; i++)
    look_at_statement (look, procedure, statement->children->pdata[i]);
}

/* ---- procedures together --------------------------------------------------------------- */

/* A symbol is one of the tile of the turn: before it is drawn and when all are played there is
 * none. */
static void
look_at_moment (Look *look, const TwProcedure *procedure)
{
  const char *symbol = tw_statement_text (procedure->root, "if-symbol");
  guint moment = validate_moment_of (procedure);

  if (symbol != NULL
      && (moment == TW_MOMENT_SET_UP || moment == TW_MOMENT_TURN || moment == TW_MOMENT_NO_TILE
          || moment >= TW_MOMENT_BEFORE_LAST))
    add (look, TW_PROBLEM_SYMBOL_WITHOUT_TILE, procedure, procedure->root, symbol);
}

/* The outermost loops that take too long. */
static void
look_at_loops (Look *look, const TwProcedure *procedure, const TwStatement *statement)
{
  if (validate_takes_too_long (statement))
    add (look, TW_PROBLEM_LONG_LOOP, procedure, statement, NULL);
  else
    for (guint i = 0; i < statement->children->len; i++)
      look_at_loops (look, procedure, statement->children->pdata[i]);
}

static void
look_at_circle (Look *look, GHashTable *calls, const TwProcedure *procedure)
{
  const TwStatement *statement = validate_find_circle (look->own, calls, procedure);

  if (statement != NULL)
    add (look, TW_PROBLEM_ENDLESS_PROCEDURE, procedure, statement,
         tw_statement_text (statement, "procedure"));
}

/* What has no moment, and is done by no other. */
static void
look_at_use (Look *look, GHashTable *done, const TwProcedure *procedure)
{
  if (tw_statement_is (procedure->root, "procedure")
      && validate_moment_of (procedure) == TW_MOMENT_NEVER
      && !g_hash_table_contains (done, procedure))
    add (look, TW_PROBLEM_UNUSED_PROCEDURE, procedure, procedure->root, NULL);
}

/* Whether it is drawn from the bag @id somewhere in the statement. */
static gboolean
draws_from (const TwStatement *statement, const char *id)
{
  if (tw_statement_is (statement, "draw")
      && g_strcmp0 (tw_statement_text (statement, "from"), id) == 0)
    return TRUE;
  for (guint i = 0; i < statement->children->len; i++)
    if (draws_from (statement->children->pdata[i], id))
      return TRUE;
  return FALSE;
}

static void
look_at_bag (Look *look, const TwProcedure *bag)
{
  const GPtrArray *procedures = look->own->procedures;

  if (!tw_statement_is (bag->root, "bag"))
    return;
  for (guint i = 0; i < procedures->len; i++)
    if (draws_from (((const TwProcedure *) procedures->pdata[i])->root, bag->id))
      return;
  add (look, TW_PROBLEM_UNUSED_BAG, bag, bag->root, NULL);
}

static void
look_at_order (Look *look, GHashTable *calls)
{
  const GPtrArray *procedures = look->own->procedures;
  g_autofree guint *ties = validate_find_ties (look->own, calls);

  for (guint i = 0; i < procedures->len; i++)
    {
      const TwProcedure *procedure = procedures->pdata[i], *other = procedures->pdata[ties[i]];

      if (other != procedure)
        add (look, TW_PROBLEM_SAME_ORDER, procedure, procedure->root, other->id);
    }
}

static void
look_at_all (Look *look)
{
  const GPtrArray *procedures = look->own->procedures;
  g_autoptr (GHashTable) calls = validate_calls (look->own);
  g_autoptr (GHashTable) done = validate_done_by_others (look->own, calls);

  for (guint i = 0; i < procedures->len; i++)
    {
      const TwProcedure *procedure = procedures->pdata[i];

      look_at_statement (look, procedure, procedure->root);
      look_at_moment (look, procedure);
      look_at_loops (look, procedure, procedure->root);
      look_at_circle (look, calls, procedure);
      look_at_use (look, done, procedure);
      look_at_bag (look, procedure);
    }
  look_at_order (look, calls);
}

void
validate_procedures (GArray *problems,
                     const TwVocabulary *own,
                     const char *ruleset,
                     GHashTable *symbols,
                     const GPtrArray *languages)
{
  Look look = { problems, own, ruleset, symbols, languages, NULL };

  if (own != NULL)
    look_at_all (&look);
}

void
validate_ruleset (GArray *problems, const TwRuleset *ruleset, const char *title)
{
  const TwTexts *texts[] = { ruleset->titles, ruleset->descriptions };
  g_autoptr (GPtrArray) languages = validate_languages (texts, G_N_ELEMENTS (texts));

  validate_own_titles (problems, ruleset->own, title);
  validate_procedures (problems, ruleset->own, title, NULL, languages);
}
