/* simulate: plays many games and says how they went. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <glib/gi18n.h>

#include "app/tool/command.h"
#include "app/tool/game-options.h"
#include "app/tool/simulate-report.h"
#include "engine/setup/players-file.h"
#include "engine/format/save-file.h"
#include "engine/jcz/jcz-game-writer.h"
#include "engine/saved/saved-game-writer.h"
#include "engine/simulate/simulate.h"

#define DEFAULT_GAMES 100
#define MAX_THREADS   256
#define MAX_PLAYOUTS  1000000
#define MAX_SECONDS   3600

typedef struct
{
  TwGameOptions game;
  gint64 n_games;
  gint64 seed;
  char *players;
  char *playouts;
  char *times;
  int n_threads;
  char *shard;
  char *save;
  char *format;
  gboolean profile;
  gboolean as_json;
} Options;

/* What games that are kept need; shared by the threads. */
typedef struct
{
  TwRules *rules;
  const TwPlayerKind *const *players;
  const char *folder;
  gboolean as_jcz;
  gint was_told; /* (atomic) */
  gint n_failed; /* (atomic) */
} Keeper;

/* What that program plays otherwise is the same in all games, and is said once. */
static char *
game_to_jcz (Keeper *keeper,
             const TwGame *game,
             const TwSavedSeat *seats,
             gsize *out_length,
             GError **error)
{
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  char *json = tw_jcz_game_to_json (game, seats, problems, out_length, error);

  if (problems->len > 0 && g_atomic_int_compare_and_exchange (&keeper->was_told, FALSE, TRUE))
    for (guint i = 0; i < problems->len; i++)
      g_printerr ("%s\n", (const char *) g_ptr_array_index (problems, i));
  return json;
}

static void
keep_game (const TwSimulatedGame *played, gpointer user)
{
  Keeper *keeper = user;
  g_autoptr (TwGame) game = tw_game_new (keeper->rules, played->seed, TW_GAME_FORCED);
  g_autofree char *name = g_strdup_printf ("game-%06" G_GUINT64_FORMAT ".%s", played->number,
                                           keeper->as_jcz ? "jcz" : "xml");
  g_autofree char *path = g_build_filename (keeper->folder, name, NULL);
  g_autofree char *text = NULL;
  TwSavedSeat seats[TW_MAX_SEATS] = { 0 };
  g_autoptr (GError) error = NULL;
  gsize length;

  for (guint i = 0; i < played->n_actions; i++)
    tw_game_apply (game, &played->actions[i], NULL);
  for (guint seat = 0; seat < keeper->rules->n_seats; seat++)
    seats[seat].kind = (char *) keeper->players[seat]->id;
  text = keeper->as_jcz ? game_to_jcz (keeper, game, seats, &length, &error)
                        : tw_saved_game_to_xml (game, NULL, seats, TRUE, &length);
  if ((text == NULL || !tw_save_file (path, text, length, NULL, NULL, &error))
      && g_atomic_int_add (&keeper->n_failed, 1) == 0)
    g_printerr ("%s\n", error->message);
}

static int
refuse (const char *text)
{
  g_printerr ("%s\n", text);
  return TW_EXIT_USAGE;
}

/* "100,1000": numbers from above 0 to @most, one for each seat; the seats that follow the last have
 * its. */
static gboolean
choose_numbers (const char *list, double most, double out_numbers[TW_MAX_SEATS])
{
  g_auto (GStrv) words = g_strsplit (list, ",", -1);
  guint last = 0;

  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    {
      char *end;

      if (words[last] == NULL)
        return FALSE;
      out_numbers[seat] = g_ascii_strtod (words[last], &end);
      if (end == words[last] || *end != '\0' || !(out_numbers[seat] > 0)
          || out_numbers[seat] > most)
        return FALSE;
      if (words[last + 1] != NULL)
        last++;
    }
  return TRUE;
}

/* How long the players of each seat think. Returns: %FALSE if that was refused */
static gboolean
choose_efforts (const Options *options, TwEffort efforts[TW_MAX_SEATS])
{
  double numbers[TW_MAX_SEATS];

  if (options->playouts != NULL)
    {
      if (!choose_numbers (options->playouts, MAX_PLAYOUTS, numbers))
        {
          refuse (_ ("Give a number of playouts from 1 to 1000000."));
          return FALSE;
        }
      for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
        efforts[seat].n_playouts = (guint) MAX (numbers[seat], 1);
    }
  if (options->times != NULL)
    {
      if (!choose_numbers (options->times, MAX_SECONDS * 1000.0, numbers))
        {
          refuse (_ ("Give a time from 0.001 to 3600000 milliseconds."));
          return FALSE;
        }
      for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
        efforts[seat].microseconds = (gint64) MAX (numbers[seat] * 1000, 1);
    }
  return TRUE;
}

/* "I/N", from 1/N to N/N. */
static gboolean
choose_shard (const char *text, TwSimulation *simulation)
{
  guint index, n;
  char rest;

  simulation->n_shards = 1;
  if (text == NULL)
    return TRUE;
  if (sscanf (text, "%u/%u%c", &index, &n, &rest) != 2 || index < 1 || index > n || n > 1000000)
    return FALSE;
  simulation->shard = index - 1;
  simulation->n_shards = n;
  return TRUE;
}

static int
simulate (const Options *options)
{
  g_auto (TwGameKit) kit = { 0 };
  g_autoptr (GError) error = NULL;
  g_autoptr (TwPlayersFile) players = NULL;
  g_autoptr (TwRules) rules = NULL;
  g_autoptr (TwStatistics) statistics = NULL;
  g_autoptr (TwRuleProfile) profile = NULL;
  TwSimulation simulation = { .seed = (guint64) options->seed,
                              .n_games = (guint64) options->n_games,
                              .n_threads = (guint) options->n_threads };
  Keeper keeper = { .folder = options->save,
                    .players = simulation.players,
                    .as_jcz = g_strcmp0 (options->format, "jcz") == 0 };
  gint64 start;
  double seconds;

  if (!choose_shard (options->shard, &simulation))
    return refuse (_ ("A shard is written I/N, from 1/N to N/N."));
  players = tw_players_file_load_shipped (&error);
  if (players == NULL)
    return tw_command_fail (error);
  if (!tw_game_options_players (players, options->players != NULL ? options->players : "random",
                                simulation.players, &error))
    return refuse (error->message);
  if (!choose_efforts (options, simulation.efforts))
    return TW_EXIT_USAGE;
  if (!tw_command_kit (&kit))
    return TW_EXIT_USAGE;
  rules = tw_game_options_rules (&options->game, &kit, &error);
  if (rules == NULL)
    return tw_command_fail (error);
  simulation.rules = keeper.rules = rules;
  if (options->save != NULL)
    {
      if (g_mkdir_with_parents (options->save, 0777) != 0)
        return refuse (_ ("The folder for the games cannot be made."));
      simulation.keep = keep_game;
      simulation.user = &keeper;
    }
  if (options->profile)
    simulation.profile = profile = tw_rule_profile_new (rules);
  start = g_get_monotonic_time ();
  statistics = tw_simulate (&simulation);
  seconds = (double) (g_get_monotonic_time () - start) / G_USEC_PER_SEC;
  tw_simulate_report_print (statistics, rules, profile, (guint64) options->seed, seconds,
                            options->as_json);
  return keeper.n_failed > 0 ? TW_EXIT_USAGE : TW_EXIT_OK;
}

static int
check_and_simulate (const Options *options)
{
  if (options->n_games < 1 || options->seed < 0)
    return refuse (_ ("Give a number of games and a seed that are not negative."));
  if (options->n_threads < 1 || options->n_threads > MAX_THREADS)
    return refuse (_ ("Give a number of threads from 1 to 256."));
  if (options->format != NULL && strcmp (options->format, "xml") != 0
      && strcmp (options->format, "jcz") != 0)
    return refuse (_ ("Games can be saved as xml or jcz."));
  return simulate (options);
}

static int
run (int argc, char **argv)
{
  Options options = { .n_games = DEFAULT_GAMES,
                      .seed = 1,
                      .n_threads = (int) g_get_num_processors () };
  const GOptionEntry entries[] = {
    { "ruleset", 0, 0, G_OPTION_ARG_STRING, &options.game.ruleset, N_ ("Ruleset"), "R" },
    { "use", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.game.uses, N_ ("Parts and sets"), "SET,…" },
    { "set", 0, 0, G_OPTION_ARG_STRING_ARRAY, &options.game.values, N_ ("Set a parameter"),
      "PARAM=VALUE" },
    { "players", 0, 0, G_OPTION_ARG_INT, &options.game.n_players, N_ ("How many play"), "N" },
    { "games", 0, 0, G_OPTION_ARG_INT64, &options.n_games, N_ ("Games"), "N" },
    { "seed", 0, 0, G_OPTION_ARG_INT64, &options.seed, N_ ("Random seed"), "S" },
    { "player", 0, 0, G_OPTION_ARG_STRING, &options.players, N_ ("Who plays, one for each seat"),
      "KIND,…" },
    { "playouts", 0, 0, G_OPTION_ARG_STRING, &options.playouts,
      N_ ("How often the search plays on for each answer"), "N,…" },
    { "time", 0, 0, G_OPTION_ARG_STRING, &options.times,
      N_ ("How many milliseconds the search thinks about each answer"), "MS,…" },
    { "threads", 0, 0, G_OPTION_ARG_INT, &options.n_threads, N_ ("Threads"), "N" },
    { "shard", 0, 0, G_OPTION_ARG_STRING, &options.shard, N_ ("Play part I of N of the games"),
      "I/N" },
    { "save", 0, 0, G_OPTION_ARG_FILENAME, &options.save, N_ ("Save each game in this folder"),
      "DIR" },
    { "format", 0, 0, G_OPTION_ARG_STRING, &options.format, N_ ("Format of saved games"),
      "xml|jcz" },
    { "profile", 0, 0, G_OPTION_ARG_NONE, &options.profile, N_ ("Tell what each rule costs"),
      NULL },
    { "json", 0, 0, G_OPTION_ARG_NONE, &options.as_json, N_ ("Print JSON"), NULL },
    G_OPTION_ENTRY_NULL,
  };
  int status = TW_EXIT_USAGE;

  if (tw_command_options (&tw_command_simulate, entries, &argc, &argv))
    status = argc == 1 ? check_and_simulate (&options) : tw_command_usage (&tw_command_simulate);
  tw_game_options_clear (&options.game);
  g_free (options.players);
  g_free (options.playouts);
  g_free (options.times);
  g_free (options.shard);
  g_free (options.save);
  g_free (options.format);
  return status;
}

const TwCommand tw_command_simulate = { .name = "simulate",
                                        .summary = N_ ("Play many games and count"),
                                        .run = run };
