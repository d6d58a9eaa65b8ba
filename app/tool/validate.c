/* validate: the problems of tile sets and rulesets. */
#include "app/tool/command.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/drawing/shape-lines.h"
#include "app/pictures/door.h"
#include "engine/case/lesson-trial.h"
#include "engine/format/file-kind.h"
#include "engine/format/format-error.h"
#include "engine/format/rules-file.h"
#include "engine/format/ruleset-file.h"
#include "engine/format/tile-set-file.h"
#include "engine/set/problem.h"
#include "engine/set/sentence.h"
#include "engine/set/validate-drawings.h"
#include "engine/set/validate-tile.h"
#include "engine/set/validate.h"
#include "engine/set/vocabulary-join.h"
#include "engine/setup/rules-trial.h"

/* A line of an editor's list of problems. The code is for scripts, whatever the language. */
static void
print_problem (const char *file, const TwProblem *problem, const TwTileSet *set)
{
  guint line = tw_problem_line (problem, set);
  g_autofree char *place = line > 0 ? g_strdup_printf ("%s:%u", file, line) : g_strdup (file);
  g_autofree char *message = tw_problem_message (problem, set);

  g_print ("%s: %s: %s [%s]\n", place, tw_severity_name (problem->severity), message,
           tw_problem_code_name (problem->code));
}

/* Hints of one kind that are told one by one. */
#define MOST_HINTS 20

/* Every error and warning, and of the hints of each kind the first ones. */
static void
print_problems (const char *file, const TwProblems *problems, const TwTileSet *set)
{
  g_autofree guint *n_hints = g_new0 (guint, TW_N_PROBLEMS);

  for (guint i = 0; i < problems->n_problems; i++)
    {
      const TwProblem *problem = &problems->problems[i];

      if (problem->severity != TW_SEVERITY_HINT || n_hints[problem->code]++ < MOST_HINTS)
        print_problem (file, problem, set);
    }
  for (guint code = 0; code < TW_N_PROBLEMS; code++)
    if (n_hints[code] > MOST_HINTS)
      {
        guint n = n_hints[code] - MOST_HINTS;
        g_autofree char *words = g_strdup_printf (ngettext ("And %u more hint of this kind.",
                                                            "And %u more hints of this kind.", n),
                                                  n);

        g_print ("%s: %s: %s [%s]\n", file, tw_severity_name (TW_SEVERITY_HINT), words,
                 tw_problem_code_name ((TwProblemCode) code));
      }
}

/* What is wrong with a file belongs to the list of problems; that it cannot be read
 * does not. */
static int
report (const GError *error)
{
  if (error->domain != TW_FORMAT_ERROR || error->code == TW_FORMAT_ERROR_READ
      || error->code == TW_FORMAT_ERROR_DATA)
    return tw_command_fail (error);
  g_print ("%s\n", error->message);
  return TW_EXIT_WRONG;
}

static guint
last_line (const TwStatement *statement)
{
  guint line = statement->line;

  for (guint i = 0; i < statement->children->len; i++)
    line = MAX (line, last_line (statement->children->pdata[i]));
  return line;
}

/* Whether an error stands at the rule, so that nobody can play by it. */
static gboolean
is_refused (const TwProcedure *procedure, const TwProblems *problems, const TwTileSet *set)
{
  for (guint i = 0; problems != NULL && i < problems->n_problems; i++)
    {
      const TwProblem *problem = &problems->problems[i];
      guint line = problem->severity == TW_SEVERITY_ERROR ? tw_problem_line (problem, set) : 0;

      if (line >= procedure->root->line && line <= last_line (procedure->root))
        return TRUE;
    }
  return FALSE;
}

/* What happens by the rules in @path, in sentences. @own: (nullable): what a set or a ruleset adds
 * to the rules that come with the program; rules of the program are among those already. @problems:
 * (nullable): those of @set; of a rule that has an error nothing is said */
static int
print_sentences (const char *path,
                 TwVocabulary *own,
                 const TwProblems *problems,
                 const TwTileSet *set,
                 TwGameKit *kit)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwVocabulary) vocabulary = NULL;
  g_autofree char *name = g_path_get_basename (path);

  if (kit->vocabulary == NULL && !tw_command_kit (kit))
    return TW_EXIT_USAGE;
  vocabulary = tw_vocabulary_join (kit->vocabulary, &own, own != NULL ? 1 : 0, &error);
  if (vocabulary == NULL)
    return report (error);
  for (guint i = 0; i < vocabulary->procedures->len; i++)
    {
      const TwProcedure *procedure = g_ptr_array_index (vocabulary->procedures, i);
      g_autoptr (TwSentence) sentence = NULL;
      g_autofree char *file = g_path_get_basename (procedure->file);
      g_autofree char *words = NULL;

      if (strcmp (own != NULL ? procedure->file : file, own != NULL ? path : name) != 0
          || is_refused (procedure, problems, set))
        continue;
      sentence = tw_sentence_new (vocabulary, procedure, NULL, g_get_language_names (), TRUE);
      words = tw_sentence_text (sentence);
      g_print ("%s:%u:\n%s\n", path, procedure->root->line, words);
    }
  return TW_EXIT_OK;
}

static int
validate_set (const char *path, gboolean with_sentences, TwGameKit *kit)
{
  int status = TW_EXIT_OK;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_load (path, &error);
  g_autoptr (TwProblems) problems = NULL;

  if (set == NULL)
    return report (error);
  for (guint i = 0; set->warnings != NULL && set->warnings[i] != NULL; i++)
    g_print ("%s\n", set->warnings[i]);
  problems =
      tw_tile_set_validate_shapes (set, tw_tile_set_validate (set, NULL), tw_tile_check_look);
  problems = tw_tile_set_validate_pictures (set, g_steal_pointer (&problems), tw_picture_door_check,
                                            TRUE, NULL);
  problems = tw_tile_set_validate_drawings (set, g_steal_pointer (&problems),
                                            tw_picture_door_check_art, TRUE, NULL);
  problems = tw_rules_trial_add_of_set (g_steal_pointer (&problems), set, NULL);
  if (set->n_lessons > 0)
    {
      if (kit->vocabulary == NULL && !tw_command_kit (kit))
        return TW_EXIT_USAGE;
      problems = tw_lesson_trial_add_of_set (g_steal_pointer (&problems), set, kit);
    }
  print_problems (path, problems, set);
  if (with_sentences && set->own != NULL)
    status = print_sentences (path, set->own, problems, set, kit);
  return tw_problems_worst (problems, -1) == TW_SEVERITY_ERROR ? TW_EXIT_WRONG : status;
}

/* Whether its message says where it is in @path. */
static gboolean
is_about (const GError *error, const char *path)
{
  const TwErrorPlace *place = error->domain == TW_SETUP_ERROR ? tw_setup_error_place (error) : NULL;

  return tw_error_is_about (error, path) || (place != NULL && g_strcmp0 (place->file, path) == 0);
}

/* Only rules and rulesets need @kit, whose files take a tenth of the time of ten thousand tiles. */
static int
validate_ruleset (const char *path, gboolean with_sentences, TwGameKit *kit)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRuleset) ruleset = NULL;
  g_autoptr (TwGameSetup) setup = NULL;
  g_autoptr (TwProblems) problems = NULL;
  g_autoptr (TwRules) rules = NULL;

  if (kit->vocabulary == NULL && !tw_command_kit (kit))
    return TW_EXIT_USAGE;
  ruleset = tw_ruleset_file_load (path, kit->vocabulary, &error);
  if (ruleset == NULL)
    return report (error);
  problems = tw_rules_trial_add_of_ruleset (tw_ruleset_validate (ruleset), ruleset, kit);
  print_problems (path, problems, NULL);
  if (tw_problems_worst (problems, -1) == TW_SEVERITY_ERROR)
    return TW_EXIT_WRONG;
  setup = tw_game_setup_new (kit);
  setup->n_seats = ruleset->least_players;
  if (tw_game_setup_use_ruleset (setup, ruleset, NULL, &error))
    rules = tw_game_setup_compile (setup, &error);
  if (rules != NULL)
    return with_sentences && ruleset->own != NULL
               ? print_sentences (path, ruleset->own, NULL, NULL, kit)
               : TW_EXIT_OK;
  if (is_about (error, path))
    g_print ("%s\n", error->message);
  else
    g_print ("%s: %s\n", path, error->message);
  return TW_EXIT_WRONG;
}

static int
validate_rules (const char *path, gboolean with_sentences, TwGameKit *kit)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwVocabulary) read = tw_rules_file_check (path, &error);
  g_autoptr (TwProblems) problems = NULL;

  if (read == NULL)
    return report (error);
  if (kit->vocabulary == NULL && !tw_command_kit (kit))
    return TW_EXIT_USAGE;
  problems = tw_rules_trial_of_file (read, path, kit);
  print_problems (path, problems, NULL);
  return with_sentences ? print_sentences (path, NULL, NULL, NULL, kit) : TW_EXIT_OK;
}

static char *
find_file (const char *word)
{
  char *path = tw_tile_set_file_find (word);

  return path != NULL ? path : tw_ruleset_file_find (word);
}

static int
validate_file (const char *word, gboolean with_sentences, TwGameKit *kit)
{
  g_autofree char *path = find_file (word);
  g_autoptr (GError) error = NULL;
  TwFileKind kind;

  if (path == NULL)
    {
      g_printerr (_ ("%s: There is no such file, and nothing of this name is shipped.\n"), word);
      return TW_EXIT_USAGE;
    }
  if (!tw_file_kind_find (path, &kind, &error))
    return tw_command_fail (error);
  switch (kind)
    {
    case TW_FILE_RULESET:
      return validate_ruleset (path, with_sentences, kit);
    case TW_FILE_RULES:
      return validate_rules (path, with_sentences, kit);
    default:
      return validate_set (path, with_sentences, kit);
    }
}

static int
run (int argc, char **argv)
{
  gboolean with_sentences = FALSE;
  const GOptionEntry entries[] = {
    { "sentences", 0, 0, G_OPTION_ARG_NONE, &with_sentences,
      N_ ("Say in sentences what the rules in the files do"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  g_auto (TwGameKit) kit = { 0 };
  int worst = TW_EXIT_OK;

  if (!tw_command_options (&tw_command_validate, entries, &argc, &argv))
    return TW_EXIT_USAGE;
  if (argc < 2)
    return tw_command_usage (&tw_command_validate);
  for (int i = 1; i < argc; i++)
    {
      int status = validate_file (argv[i], with_sentences, &kit);

      worst = MAX (worst, status);
    }
  return worst;
}

const TwCommand tw_command_validate = { .name = "validate",
                                        .arguments = N_ ("[--sentences] FILE…"),
                                        .summary = N_ ("Find problems in tile sets and rulesets"),
                                        .run = run };
