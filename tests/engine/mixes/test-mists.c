/* Random games of all levels of the mists, and of one that nobody has seen yet: no ghost is
 * lost, what lies face down completes nothing but cemeteries, every game ends with its reason,
 * and what holds in every game holds in these. */
#include "tests/engine/mixes/game-check.h"
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

/* ---- what holds after every action ----------------------------------------------------- */

static guint
told (const TwPlay *play, const char *name)
{
  const TwFact fact = { "", TW_SEAT_NONE, name, NULL, "0" };

  for (guint i = 0; i < play->rules->n_expansions; i++)
    {
      const TwExpansion *expansion = play->rules->expansions[i];
      g_autofree char *value = NULL;

      if (expansion->tell != NULL
          && expansion->tell (play, tw_play_own (play, (int) i), &fact, &value, NULL)
                 == TW_FACT_DONE)
        return (guint) atoi (value);
    }
  g_assert_not_reached ();
}

/* What meets the edges and corners of a tile that lies face down is not complete. */
static gboolean
completes_something (const TwPlay *play, const TwSlot *down)
{
  const TwBoard *board = &play->board;

  for (int i = 0; i < 9; i++)
    {
      int dx = i % 3 - 1, dy = i / 3 - 1;
      guint slot = tw_board_slot_at (board, down->x + dx, down->y + dy);

      if (i == 4 || slot == TW_NO_SLOT || board->slots[slot].is_face_down)
        continue;
      for (guint n = 0; n < tw_board_tile (board, slot)->n_nodes; n++)
        {
          guint node = board->slots[slot].first_node + n;
          guint kind = board->nodes[node].kind;
          /* The edge of the neighbour that looks at it. */
          TwEdge edge = dy > 0 ? TW_EDGE_N : dy < 0 ? TW_EDGE_S : dx > 0 ? TW_EDGE_W : TW_EDGE_E;
          TwRim rim =
              tw_rim_rotate (tw_board_tile (board, slot)->rim[n], board->slots[slot].quarter_turns);
          gboolean meets = (dx == 0 || dy == 0) && (rim & TW_RIM_MIDDLE (edge));

          if (kind != TW_KIND_FIELD && kind != TW_KIND_CEMETERY && (meets || kind == TW_KIND_CASTLE)
              && tw_board_is_complete (board, node))
            return TRUE;
        }
    }
  return FALSE;
}

static char *
find_wrong (const TwPlay *play, guint n_ghosts)
{
  if (told (play, "ghosts") + told (play, "bank") != n_ghosts)
    return g_strdup_printf ("%u ghosts on the plan and %u in the bank are not %u",
                            told (play, "ghosts"), told (play, "bank"), n_ghosts);
  for (guint slot = 0; slot < play->board.head->n_slots; slot++)
    if (play->board.slots[slot].is_face_down
        && completes_something (play, &play->board.slots[slot]))
      return g_strdup ("a tile that lies face down completes something");
  return NULL;
}

/* MIST-184, MIST-186: it ends, with a reason that belongs to how it ends. */
static char *
find_wrong_end (const TwPlay *play)
{
  const char *reason = tw_rules_reason_info (play->rules, play->state->reason)->word;
  gboolean won = play->state->status == TW_STATUS_WON;

  if (tw_play_decider (play) != TW_SEAT_NONE)
    return g_strdup ("the game does not end");
  if (won ? strcmp (reason, "target") == 0
          : play->state->status == TW_STATUS_LOST
                && (strcmp (reason, "ghosts") == 0 || strcmp (reason, "tiles") == 0))
    return NULL;
  return g_strdup_printf ("the game ends in state %u for the reason %s", play->state->status,
                          reason);
}

static char *
find_in_record (const GameRecord *record, guint n_ghosts)
{
  g_autoptr (TwPlay) play = tw_play_new (record->rules, record->seed);

  for (guint i = 0; i < record->actions->len; i++)
    {
      char *wrong = find_wrong (play, n_ghosts);

      if (wrong != NULL)
        return wrong;
      tw_play_apply (play, &g_array_index (record->actions, TwAction, i));
    }
  return find_wrong_end (play);
}

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
      g_autofree char *problem = find_in_record (record, levels[level].n_ghosts);

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
      n_tiles += tile->count;
      n_ghosts += ghosts * tile->count;
      n_castles += has_kind (&tile->topology, TW_KIND_CASTLE) ? tile->count : 0;
      n_cemeteries += has_kind (&tile->topology, TW_KIND_CEMETERY) ? tile->count : 0;
    }
  g_assert_cmpuint (n_tiles, ==, 60);
  g_assert_cmpuint (n_castles, ==, 5);
  g_assert_cmpuint (n_cemeteries, ==, 5);
  g_assert_cmpuint (n_ghosts, ==, 76);
  g_assert_cmpuint (n_start_ghosts, ==, 3);
}

static TwRules *
own_level (const TwGameKit *kit, const char *text, GError **error)
{
  g_autoptr (TwRuleset) ruleset =
      tw_ruleset_parse ("level-7.xml", text, -1, kit->vocabulary, error);
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (kit);

  g_assert_nonnull (ruleset);
  g_assert_true (tw_game_setup_use_ruleset (setup, ruleset, error));
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
      g_autofree char *problem = find_in_record (record, 9);

      g_assert_cmpstr (problem, ==, NULL);
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
  g_test_add_func ("/mists/level-seven", test_level_seven);
  g_test_add_func ("/mists/marks", test_marks);
  g_test_add_func ("/mists/greedy", test_greedy);
  g_test_add_func ("/mists/rivals", test_rivals);
  for (guint level = 0; level < N_LEVELS; level++)
    {
      g_autofree char *path = g_strdup_printf ("/mists/level-%u", level + 1);

      g_test_add_data_func (path, GUINT_TO_POINTER (level), test_level);
    }
  return g_test_run ();
}
