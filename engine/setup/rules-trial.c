/* Games that are put together and not played. */
#include "engine/setup/rules-trial.h"

#include <string.h>

#include "engine/format/ruleset-file.h"
#include "engine/set/validate-private.h"
#include "engine/set/vocabulary-join.h"
#include "engine/setup/play-rules.h"

static gboolean
has_procedures (const TwVocabulary *own)
{
  return own != NULL && own->procedures->len > 0;
}

/* Whether it says anything in which places stand, or names anything. */
static gboolean
has_words (const TwVocabulary *own)
{
  return has_procedures (own)
         || (own != NULL && (own->rules->len > 0 || own->tokens->len > 0 || own->figures->len > 0));
}

static gboolean
has_error (const GArray *problems, TwProblemCode code)
{
  for (guint i = 0; i < problems->len; i++)
    if (g_array_index (problems, TwProblem, i).code == code)
      return TRUE;
  return FALSE;
}

/* Adds what is wrong with the rules @own, if the error is theirs. @title: (nullable): the ruleset
 * that they stand in, whose file is not the set's */
static void
add_error (GArray *problems, const GError *error, const TwVocabulary *own, const char *title)
{
  const TwProcedure *first = own->procedures->pdata[0];
  const TwErrorPlace *place = error->domain == TW_RULES_ERROR ? tw_rules_error_place (error)
                              : error->domain == TW_VOCABULARY_ERROR
                                  ? tw_vocabulary_error_place (error)
                                  : NULL;
  TwProblem problem = problem_new (TW_PROBLEM_REFUSED_RULES, -1);

  if (place == NULL || (place->file != NULL && g_strcmp0 (place->file, first->file) != 0))
    return;
  problem.detail = g_strdup (place->words != NULL ? place->words : error->message);
  problem.place = validate_place_of_line (own, place->line, title);
  problem.other = title != NULL ? -1 : (int) place->line;
  problems_add (problems, problem);
}

/* What is called like something that comes with the program: no game can have both. */
static void
add_taken (GArray *problems, const TwVocabulary *own, const TwVocabulary *shipped)
{
  TwProblem problem = problem_new (TW_PROBLEM_NAME_TAKEN, -1);
  g_autofree char *fresh = NULL;
  TwTakenName taken;

  if (!tw_vocabulary_find_taken (shipped, own, &taken))
    return;
  fresh = tw_vocabulary_free_name (shipped, own, taken.id);
  problem.detail = g_strdup_printf ("%s/%s/%s", taken.element, taken.id, fresh);
  problem.other = (int) taken.line;
  problems_add (problems, problem);
}

static void
try_set (GArray *problems, TwTileSet *set, const TwGameKit *kit)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules = NULL;

  if (has_words (set->own))
    validate_places (problems, set->own, NULL, NULL, kit->vocabulary);
  /* What sets say that are played with this one is not known. */
  if (has_procedures (set->own) && set->requires == NULL)
    validate_rule_ids (problems, set->own, NULL, NULL, kit->vocabulary);
  if (set->own != NULL)
    add_taken (problems, set->own, kit->vocabulary);
  if (!has_procedures (set->own) || has_error (problems, TW_PROBLEM_ENDLESS_PROCEDURE)
      || has_error (problems, TW_PROBLEM_NAME_TAKEN))
    return;
  rules = tw_play_rules_new (kit, set, NULL, NULL, NULL, 2, &error);
  if (rules == NULL)
    add_error (problems, error, set->own, NULL);
}

static void
try_ruleset (GArray *problems, TwTileSet *set, const TwEnclosure *enclosure, const TwGameKit *kit)
{
  g_autoptr (GPtrArray) sets = tw_play_rules_enclosed_sets (set);
  gsize length;
  const char *xml = g_bytes_get_data (enclosure->bytes, &length), *title;
  g_autoptr (TwRuleset) ruleset =
      tw_ruleset_file_parse (enclosure->name, xml, (gssize) length, kit->vocabulary, NULL);
  g_autoptr (TwRules) rules = NULL;
  g_autoptr (GError) error = NULL;
  guint n = problems->len;

  if (ruleset == NULL || !has_words (ruleset->own))
    return;
  title = tw_texts_best (ruleset->titles, g_get_language_names ());
  validate_ruleset (problems, ruleset, title);
  validate_places (problems, ruleset->own, NULL, title, kit->vocabulary);
  if (set->requires == NULL)
    validate_rule_ids (problems, ruleset->own, set->own, title, kit->vocabulary);
  /* Lines of its file are not those of the set's. */
  for (guint i = n; i < problems->len; i++)
    g_array_index (problems, TwProblem, i).other = -1;
  if (!has_procedures (ruleset->own))
    return;
  rules = tw_play_rules_of_ruleset (kit, set, ruleset, sets, ruleset->least_players, &error);
  if (rules == NULL)
    add_error (problems, error, ruleset->own, title);
}

static void
try_all (GArray *problems, TwTileSet *set, const TwGameKit *kit)
{
  try_set (problems, set, kit);
  for (guint i = 0; set->enclosures != NULL && i < set->enclosures->n_enclosures; i++)
    if (set->enclosures->enclosures[i].kind == TW_ENCLOSURE_RULESET)
      try_ruleset (problems, set, &set->enclosures->enclosures[i], kit);
}

TwProblems *
tw_rules_trial_add_of_set (TwProblems *problems, TwTileSet *set, const TwGameKit *kit)
{
  TwGameKit own_kit = { 0 };
  GArray *all;

  if (!has_words (set->own)
      && (set->enclosures == NULL
          || tw_enclosures_first (set->enclosures, TW_ENCLOSURE_RULESET) == NULL))
    return problems;
  if (kit == NULL && !tw_play_rules_kit_load (&own_kit, NULL))
    return problems;
  all = problems_reopen (problems);
  try_all (all, set, kit != NULL ? kit : &own_kit);
  tw_play_rules_kit_clear (&own_kit);
  return problems_finish (all);
}

TwProblems *
tw_rules_trial_add_of_ruleset (TwProblems *problems, const TwRuleset *ruleset, const TwGameKit *kit)
{
  GArray *all = problems_reopen (problems);

  if (ruleset->own != NULL)
    validate_places (all, ruleset->own, NULL, NULL, kit->vocabulary);
  return problems_finish (all);
}

TwProblems *
tw_rules_trial_of_file (const TwVocabulary *read, const char *file, const TwGameKit *kit)
{
  GArray *problems = problems_new_list ();

  validate_places (problems, read, file, NULL, kit->vocabulary);
  return problems_finish (problems);
}
