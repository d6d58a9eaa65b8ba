/* Random games of all levels of the mists, and of one that nobody has seen yet: no ghost is
 * lost, what lies face down completes nothing but cemeteries, every game ends with its reason,
 * and what holds in every game holds in these. */
#include "tests/engine/mixes/game-check.h"
#include "tests/engine/mixes/mists-check.h"
#include "tests/engine/shipped-fixture.h"

#include "engine/format/ruleset-file.h"
#include "engine/format/shipped-sets.h"
#include "engine/simulate/simulate.h"

#include <string.h>

#define N_LEVELS    6
#define USUAL_GAMES 2000
#define LONG_GAMES  20000
/* Of so many games one is also saved and loaded. */
#define ALL_EVERY 16
/* Games of a hundred that a player who looks ahead wins more than one who does not. */
#define LEAST_WON 10

static const struct
{
  const char *ruleset;
  guint n_ghosts;
} levels[N_LEVELS] = {
  { "ruleset:mists-level-1", 15 }, { "ruleset:mists-level-2", 15 }, { "ruleset:mists-level-3", 15 },
  { "ruleset:mists-level-4", 13 }, { "ruleset:mists-level-5", 13 }, { "ruleset:mists-level-6", 12 },
};

/* ---- many games ------------------------------------------------------------------------ */

static guint64
n_games (void)
{
  return g_getenv ("TILEWRIGHT_LONG") != NULL ? LONG_GAMES : USUAL_GAMES;
}

static void
report (const GameRecord *record, GameCheck *check, const char *problem)
{
  g_autofree char *rest = NULL, *text = NULL;
  g_autoptr (GameRecord) small = game_record_shrink (record, game_check_find, check, &rest);

  text = game_record_to_case (small, check->parts, rest != NULL ? rest : problem);
  g_test_message ("%s, seed %" G_GUINT64_FORMAT ": %s\n%s", check->parts, record->seed, problem,
                  text);
  g_test_fail ();
}

static void
test_level (gconstpointer data)
{
  guint level = GPOINTER_TO_UINT (data);
  TwGameKit kit = shipped_kit ();
  GameCheck checks[TW_MAX_SEATS];

  for (guint n = 0; n < TW_MAX_SEATS; n++)
    g_assert_true (game_check_init (&checks[n], &kit, levels[level].ruleset, n + 1));
  for (guint64 number = 0; number < n_games () && !g_test_failed (); number++)
    {
      GameCheck *check = &checks[number % TW_MAX_SEATS];
      g_autoptr (GameRecord) record = game_record_random (check->rules, number);
      g_autofree char *problem = mists_find_in_record (record, levels[level].n_ghosts);

      check->all = number / TW_MAX_SEATS % ALL_EVERY == 0;
      if (problem == NULL)
        problem = game_check_find (record, check);
      if (problem != NULL)
        report (record, check, problem);
    }
  for (guint n = 0; n < TW_MAX_SEATS; n++)
    game_check_clear (&checks[n]);
  shipped_kit_clear (&kit);
}

/* ---- games that go on ------------------------------------------------------------------- */

/* In games of chance the ghosts win before a hound has come. With more ghosts and nearer goals
 * the same rules go on to the end: hounds come, count and are lost, piles are left behind,
 * cemeteries close, and some games are won. */
static const char *const lasting[N_LEVELS] = {
  "mists.target=15",
  "mists.target=15",
  "mists.target=12 mists.mark.1=2 mists.mark.2=6",
  "mists.target=15 mists.mark.1=5 mists.mark.2=8",
  "mists.target=12 mists.mark.1=2 mists.mark.2=6",
  /* The fewer colours, the sooner all have points. */
  "mists.target=5 mists.mark.1=2 mists.mark.2=3 mists.hand.1=1 mists.hand.2=1",
};

#define LASTING_GHOSTS 90

/* What is seen in the games of a level, and from which level on. */
static const struct
{
  const char *word;
  guint first_level, last_level;
} happenings[] = {
  { "points", 1, 6 }, { "take=ghost", 1, 6 }, { "take=none", 1, 6 }, { "ghost", 2, 4 },
  { "bury", 2, 6 },   { "hound1", 3, 6 },     { "hound2", 3, 6 },    { "down", 5, 6 },
};

static void
count_happenings (const GameRecord *record, guint n[G_N_ELEMENTS (happenings)])
{
  for (guint i = 0; i < record->actions->len; i++)
    for (guint k = 0; k < G_N_ELEMENTS (happenings); k++)
      n[k] += g_array_index (record->actions, TwAction, i).verb
              == tw_rules_verb (record->rules, happenings[k].word);
}

static guint
status_at_end (const GameRecord *record)
{
  g_autoptr (TwPlay) play = tw_play_new (record->rules, record->seed);

  for (guint i = 0; i < record->actions->len; i++)
    tw_play_apply (play, &g_array_index (record->actions, TwAction, i));
  return play->state->status;
}

static void
test_lasting (gconstpointer data)
{
  guint level = GPOINTER_TO_UINT (data), n_seen[G_N_ELEMENTS (happenings)] = { 0 };
  guint n_ends[TW_STATUS_LOST + 1] = { 0 };
  g_autofree char *parts = g_strdup_printf ("%s mists.ghosts=%u %s", levels[level].ruleset,
                                            LASTING_GHOSTS, lasting[level]);
  TwGameKit kit = shipped_kit ();
  GameCheck checks[TW_MAX_SEATS];

  for (guint n = 0; n < TW_MAX_SEATS; n++)
    g_assert_true (game_check_init (&checks[n], &kit, parts, n + 1));
  for (guint64 number = 0; number < n_games () / 4 && !g_test_failed (); number++)
    {
      GameCheck *check = &checks[number % TW_MAX_SEATS];
      g_autoptr (GameRecord) record = game_record_eager (check->rules, number);
      g_autofree char *problem = mists_find_in_record (record, LASTING_GHOSTS);

      check->all = number / TW_MAX_SEATS % ALL_EVERY == 0;
      if (problem == NULL)
        problem = game_check_find (record, check);
      if (problem != NULL)
        report (record, check, problem);
      count_happenings (record, n_seen);
      n_ends[status_at_end (record)]++;
    }
  for (guint k = 0; k < G_N_ELEMENTS (happenings); k++)
    {
      gboolean is_due =
          level + 1 >= happenings[k].first_level && level + 1 <= happenings[k].last_level;

      g_test_message ("%s: %u", happenings[k].word, n_seen[k]);
      if ((n_seen[k] > 0) != is_due)
        g_test_fail_printf ("“%s” happened %u times", happenings[k].word, n_seen[k]);
    }
  g_test_message ("won: %u, lost: %u", n_ends[TW_STATUS_WON], n_ends[TW_STATUS_LOST]);
  g_assert_cmpuint (n_ends[TW_STATUS_WON], >, 0);
  g_assert_cmpuint (n_ends[TW_STATUS_LOST], >, 0);
  for (guint n = 0; n < TW_MAX_SEATS; n++)
    game_check_clear (&checks[n]);
  shipped_kit_clear (&kit);
}

/* INTER-094: with the same tiles against each other, what holds in every game holds, too. */
static void
test_rivals (void)
{
  TwGameKit kit = shipped_kit ();

  for (guint n = 2; n <= TW_MAX_SEATS; n++)
    {
      GameCheck check;

      g_assert_true (game_check_init (&check, &kit, "ruleset:ghosts-castles-cemeteries", n));
      for (guint64 seed = 0; seed < n_games () / 20 && !g_test_failed (); seed++)
        {
          g_autoptr (GameRecord) record = game_record_random (check.rules, seed);
          g_autofree char *problem = NULL;

          check.all = seed % ALL_EVERY == 0;
          problem = game_check_find (record, &check);
          if (problem != NULL)
            report (record, &check, problem);
        }
      game_check_clear (&check);
    }
  shipped_kit_clear (&kit);
}

/* ---- players --------------------------------------------------------------------------- */

static guint64
n_won (TwRules *rules, const char *player, guint64 n)
{
  TwSimulation simulation = {
    .rules = rules, .seed = 11, .n_games = n, .n_shards = 1, .n_threads = 2
  };
  g_autoptr (TwStatistics) statistics = NULL;

  for (guint seat = 0; seat < TW_MAX_SEATS; seat++)
    simulation.players[seat] = tw_player_kind_find (player);
  statistics = tw_simulate (&simulation);
  return statistics->ends[TW_STATUS_WON];
}

/* Whoever looks ahead wins the first level clearly more often than chance does. */
static void
test_greedy (void)
{
  TwGameKit kit = shipped_kit ();
  GameCheck check;

  g_assert_true (game_check_init (&check, &kit, levels[0].ruleset, 3));
  g_assert_cmpuint (n_won (check.rules, "greedy", 100), >,
                    n_won (check.rules, "random", 100) + LEAST_WON);
  game_check_clear (&check);
  shipped_kit_clear (&kit);
}

/* ---- the set and its levels ------------------------------------------------------------ */

static gboolean
has_kind (const TwTopology *topology, TwKind kind)
{
  for (guint i = 0; i < topology->n_segments; i++)
    if (topology->segments[i].kind == kind)
      return TRUE;
  return FALSE;
}

/* MIST-001, MIST-003: tiles, castles, cemeteries and ghosts. */
static void
test_set (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("mists", &error);
  guint n_tiles = 0, n_castles = 0, n_cemeteries = 0, n_ghosts = 0, n_start_ghosts = 0;
  /* Tiles without a ghost, with one, with two, with three. */
  guint n_with[4] = { 0 };

  g_assert_no_error (error);
  for (guint i = 0; i < set->n_tiles; i++)
    {
      const TwTile *tile = set->tiles[i];
      gboolean is_start = strstr (tile->id, "Start") != NULL;
      guint ghosts = 0;

      for (guint s = 0; s < tile->topology.n_symbols; s++)
        if (strcmp (tile->topology.symbols[s].id, "ghost") == 0)
          ghosts += tile->topology.symbols[s].count;
      if (is_start)
        {
          n_start_ghosts += ghosts;
          continue;
        }
      g_assert_cmpuint (ghosts, <, G_N_ELEMENTS (n_with));
      n_with[ghosts] += tile->count;
      n_tiles += tile->count;
      n_ghosts += ghosts * tile->count;
      n_castles += has_kind (&tile->topology, TW_KIND_CASTLE) ? tile->count : 0;
      n_cemeteries += has_kind (&tile->topology, TW_KIND_CEMETERY) ? tile->count : 0;
    }
  g_assert_cmpuint (n_tiles, ==, 60);
  g_assert_cmpuint (n_castles, ==, 5);
  g_assert_cmpuint (n_cemeteries, ==, 5);
  g_assert_cmpuint (n_ghosts, ==, 76);
  g_assert_cmpuint (n_with[0], ==, 17);
  g_assert_cmpuint (n_with[1], ==, 17);
  g_assert_cmpuint (n_with[2], ==, 19);
  g_assert_cmpuint (n_with[3], ==, 7);
  g_assert_cmpuint (n_start_ghosts, ==, 3);
}

/* MIST-005, MIST-007 to MIST-013, MIST-015, MIST-016: the table of levels. */
static void
test_levels (void)
{
  static const char *const names[] = {
    "mists.target",   "mists.mark.1",        "mists.mark.2", "mists.ghosts",   "mists.pile.size",
    "mists.castles",  "mists.cemetery.kind", "mists.score",  "mists.guards.3", "mists.guards.2",
    "mists.guards.1", "mists.hand.2",        "mists.hand.1",
  };
  static const int table[N_LEVELS][G_N_ELEMENTS (names)] = {
    { 50, 0, 0, 15, 50, 0, 0, 0, 5, 3, 3, 2, 4 },
    { 75, 0, 0, 15, 60, 1, 1, 0, 5, 3, 3, 2, 4 },
    { 100, 15, 50, 15, 20, 1, 1, 0, 5, 3, 3, 2, 4 },
    { 120, 20, 60, 13, 20, 1, 1, 0, 5, 3, 3, 2, 4 },
    { 100, 15, 50, 13, 20, 1, 2, 0, 5, 3, 3, 2, 4 },
    { 50, 10, 25, 12, 20, 1, 2, 1, 4, 3, 3, 2, 4 },
  };
  TwGameKit kit = shipped_kit ();

  for (guint level = 0; level < N_LEVELS; level++)
    {
      GameCheck check;

      g_assert_true (game_check_init (&check, &kit, levels[level].ruleset, 3));
      for (guint i = 0; i < G_N_ELEMENTS (names); i++)
        if (tw_rules_parameter (check.rules, names[i]) != table[level][i])
          g_test_fail_printf ("%s of level %u is %d, not %d", names[i], level + 1,
                              tw_rules_parameter (check.rules, names[i]), table[level][i]);
      game_check_clear (&check);
    }
  shipped_kit_clear (&kit);
}

static TwRules *
own_level (const TwGameKit *kit, const char *text, GError **error)
{
  g_autoptr (TwRuleset) ruleset =
      tw_ruleset_file_parse ("level-7.xml", text, -1, kit->vocabulary, error);
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (kit);

  g_assert_nonnull (ruleset);
  g_assert_true (tw_game_setup_use_ruleset (setup, ruleset, NULL, error));
  setup->n_seats = 4;
  return tw_game_setup_compile (setup, error);
}

#define LEVEL_7                                                                                    \
  "<ruleset xmlns=\"urn:tilewright:ruleset:1\" version=\"1.0\" id=\"level-7\" players=\"1-6\">"    \
  "<title>Level Seven</title><use set=\"mists\"/>"                                                 \
  "<parameter name=\"farmers\" value=\"n\"/>"                                                      \
  "<parameter name=\"mists.ghosts\" value=\"9\"/>"                                                 \
  "<parameter name=\"mists.score\" value=\"colour\"/>"                                             \
  "<parameter name=\"mists.cemetery.kind\" value=\"haunted\"/>"

/* MIST-015, MIST-018: a level of somebody's own is nothing but parameters. */
static void
test_level_seven (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules =
      own_level (&kit, LEVEL_7 "<parameter name=\"mists.mark.1\" value=\"12\"/></ruleset>", &error);

  g_assert_no_error (error);
  for (guint64 seed = 0; seed < 50; seed++)
    {
      g_autoptr (GameRecord) record = game_record_random (rules, seed);
      g_autofree char *problem = mists_find_in_record (record, 9);

      g_assert_cmpstr (problem, ==, NULL);
    }
  shipped_kit_clear (&kit);
}

/* MIST-012, MIST-013: all tiles are in some pile, also where they do not come out even. Without
 * castles there are 55. */
static void
test_piles (void)
{
  static const struct
  {
    const char *marks;
    guint left;
  } piles[] = {
    { "", 55 },
    { "<parameter name=\"mists.mark.1\" value=\"20\"/>", 28 },
    { "<parameter name=\"mists.mark.1\" value=\"20\"/><parameter name=\"mists.mark.2\" "
      "value=\"30\"/>",
      19 },
  };
  TwGameKit kit = shipped_kit ();

  for (guint i = 0; i < G_N_ELEMENTS (piles); i++)
    {
      g_autofree char *text =
          g_strconcat (LEVEL_7 "<parameter name=\"mists.castles\" value=\"n\"/>", piles[i].marks,
                       "</ruleset>", NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (TwRules) rules = own_level (&kit, text, &error);
      g_autoptr (TwPlay) play = NULL;

      g_assert_no_error (error);
      play = tw_play_new (rules, 1);
      g_assert_cmpuint (mists_told (play, "pile"), ==, 1);
      g_assert_cmpuint (mists_told (play, "left"), ==, piles[i].left);
    }
  shipped_kit_clear (&kit);
}

/* PARAM-007: the marks lie below the target, the first below the second. */
static void
test_marks (void)
{
  static const char *const wrong[] = {
    "<parameter name=\"mists.mark.1\" value=\"50\"/></ruleset>",
    "<parameter name=\"mists.mark.1\" value=\"20\"/>"
    "<parameter name=\"mists.mark.2\" value=\"20\"/></ruleset>",
    "<parameter name=\"mists.mark.2\" value=\"20\"/></ruleset>",
  };
  TwGameKit kit = shipped_kit ();

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    {
      g_autofree char *text = g_strconcat (LEVEL_7, wrong[i], NULL);
      g_autoptr (GError) error = NULL;
      g_autoptr (TwRules) rules = own_level (&kit, text, &error);

      g_assert_null (rules);
      g_assert_error (error, TW_RULES_ERROR, TW_RULES_ERROR_PARAMETER);
    }
  shipped_kit_clear (&kit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/mists/set", test_set);
  g_test_add_func ("/mists/levels", test_levels);
  g_test_add_func ("/mists/level-seven", test_level_seven);
  g_test_add_func ("/mists/piles", test_piles);
  g_test_add_func ("/mists/marks", test_marks);
  g_test_add_func ("/mists/greedy", test_greedy);
  g_test_add_func ("/mists/rivals", test_rivals);
  for (guint level = 0; level < N_LEVELS; level++)
    {
      g_autofree char *path = g_strdup_printf ("/mists/level-%u", level + 1);

      g_autofree char *on = g_strdup_printf ("/mists/lasting-%u", level + 1);

      g_test_add_data_func (path, GUINT_TO_POINTER (level), test_level);
      g_test_add_data_func (on, GUINT_TO_POINTER (level), test_lasting);
    }
  return g_test_run ();
}
