/* Places in braces that nothing fills, in what rules and procedures say. */
#include <glib/gi18n-lib.h>

#include "engine/set/placeholder.h"
#include "engine/set/validate-private.h"
#include "engine/set/word-places.h"

/*
 * What is looked at.
 * @ruleset: (nullable): the title of the ruleset that has the rules, which are not the set's
 */
typedef struct
{
  GArray *problems;
  const TwVocabulary *own, *shipped;
  const char *ruleset;
} Look;

/* Whether the words are those of @statement, and where they stand otherwise. */
typedef struct
{
  const TwStatement *statement;
  const char *place;
  guint line;
} Words;

static gboolean
is_counter (const TwVocabulary *own, const char *name)
{
  const TwProcedure *procedure = tw_vocabulary_find_procedure (own, name);

  return procedure != NULL && tw_statement_is (procedure->root, "counter");
}

/* Parameters are filled in everywhere; in what a rule states, nothing else. */
static gboolean
is_filled (const Look *look, const TwStatement *statement, const char *name)
{
  const char *element = statement != NULL ? statement->word->name : NULL;

  if (tw_vocabulary_find_parameter (look->own, name) >= 0
      || tw_vocabulary_find_parameter (look->shipped, name) >= 0)
    return TRUE;
  if (element == NULL)
    return FALSE;
  for (TwWordPlace place = 0; place < TW_N_WORD_PLACES; place++)
    if (g_str_equal (tw_word_place_name (place), name) && tw_word_place_stands_in (place, element))
      return TRUE;
  return tw_word_places_has_counters (element) && is_counter (look->own, name);
}

static void
add (Look *look, const Words *words, const char *name)
{
  TwProblem problem = problem_new (TW_PROBLEM_UNKNOWN_PLACE, -1);

  problem.other = (int) words->line;
  problem.place = g_strdup (words->place);
  problem.detail = g_strdup_printf ("{%s}", name);
  problems_add (look->problems, problem);
}

/* Each place is told once, in however many languages it stands. */
static void
look_at_texts (Look *look, const TwTexts *texts, const Words *words)
{
  g_autoptr (GHashTable) told = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  TwPlaceholder placeholder;

  for (guint i = 0; texts != NULL && i < texts->n_texts; i++)
    for (const char *at = texts->texts[i].text; *at != '\0'; at++)
      {
        char *name;

        if (!tw_placeholder_at (at, &placeholder))
          continue;
        name = g_strndup (placeholder.name, placeholder.name_length);
        at += placeholder.length - 1;
        if (!is_filled (look, words->statement, name) && !g_hash_table_contains (told, name))
          add (look, words, name);
        g_hash_table_add (told, name);
      }
}

static void
look_at_statement (Look *look, const TwProcedure *procedure, const TwStatement *statement)
{
  g_autofree char *place = validate_place_of (look->ruleset, procedure, statement);
  const Words words = { statement, place, statement->line };

  if (tw_word_places_has_words (statement->word->name))
    look_at_texts (look, statement->texts, &words);
  for (guint i = 0; i < statement->children->len; i++)
    look_at_statement (look, procedure, statement->children->pdata[i]);
}

static void
look_at_rule (Look *look, const TwRule *rule)
{
  g_autofree char *id = g_strdup_printf (_ ("“%s”"), rule->id);
  g_autofree char *place =
      look->ruleset != NULL ? g_strdup_printf ("%s: %s", look->ruleset, id) : g_strdup (id);
  const Words words = { NULL, place, rule->line };

  look_at_texts (look, rule->texts, &words);
}

void
validate_places (GArray *problems,
                 const TwVocabulary *own,
                 const char *file,
                 const char *ruleset,
                 const TwVocabulary *shipped)
{
  Look look = { problems, own, shipped, ruleset };

  for (guint i = 0; i < own->rules->len; i++)
    {
      const TwRule *rule = own->rules->pdata[i];

      if (file == NULL || g_strcmp0 (rule->file, file) == 0)
        look_at_rule (&look, rule);
    }
  for (guint i = 0; i < own->procedures->len; i++)
    {
      const TwProcedure *procedure = own->procedures->pdata[i];

      if (file == NULL || g_strcmp0 (procedure->file, file) == 0)
        look_at_statement (&look, procedure, procedure->root);
    }
}
