/* A game that is played elsewhere and entered: tiles, dice and cards are asked for, mistakes taken
 * back, turns passed, tiles laid where they do not fit; without a display. */
#include <string.h>

#include "app/game/game-ending.h"
#include "app/game/play-files.h"
#include "app/game/table-by-hand.h"
#include "app/game/table-history.h"
#include "app/game/table-record.h"
#include "app/game/table-sandbox.h"
#include "engine/game/pieces.h"
#include "engine/saved/saved-game-reader.h"
#include "tests/app/game/play-fixture.h"
#include "tests/app/game/position-fixture.h"

/* Two people, the base game; nothing is drawn yet. */
static TwTableModel *
recorded_table (guint n_seats)
{
  TwTableSetup setup = fixture_setup_of_ruleset ("base-c3", n_seats, 1);
  TwTableModel *model = tw_table_model_new ();

  setup.is_recorded = TRUE;
  tw_table_model_start (model, &setup);
  tw_table_setup_clear (&setup);
  return model;
}

/* The game of @model as a file, read again; @is_recorded says so if @model was not. */
static TwTableModel *
saved_and_opened (TwTableModel *model, gboolean is_recorded)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *xml = tw_play_files_to_xml (tw_table_model_get_game (model),
                                               tw_table_model_get_begun (model), NULL);
  g_autoptr (GString) file = g_string_new (xml);
  g_autoptr (TwSavedGame) saved = NULL;
  TwTableModel *again = tw_table_model_new ();
  TwTableSetup setup;
  TwGameKit kit;
  TwGame *game;

  if (is_recorded)
    g_string_replace (file, " seed=", " table=\"recorded\" seed=", 1);
  tw_shared_kit_load (&kit, &error);
  g_assert_no_error (error);
  saved = tw_saved_game_parse (&kit, "game.xml", file->str, -1, &error);
  g_assert_no_error (error);
  game = tw_play_files_take_saved (saved, &setup);
  tw_table_model_resume (again, &setup, game);
  tw_table_setup_clear (&setup);
  tw_play_rules_kit_clear (&kit);
  return again;
}

static guint
kind_of (TwTableModel *model, const char *tile)
{
  int kind = tw_catalogue_find (tw_table_model_get_setup (model)->rules->catalogue, tile);

  g_assert_cmpint (kind, >=, 0);
  return (guint) kind;
}

static void
draw (TwTableModel *model, const char *tile)
{
  g_assert_cmpint (tw_table_record_asks (model), ==, TW_RECORD_TILE);
  g_assert_true (tw_table_record_draw (model, kind_of (model, tile)));
  g_assert_cmpint (tw_table_record_asks (model), ==, TW_RECORD_NOTHING);
}

static void
propose (TwTableModel *model, int x, int y, guint turns)
{
  g_assert_true (tw_table_model_aim (model, x, y, FALSE));
  for (guint i = 0; i < 4 && tw_table_model_get_turns (model) != turns; i++)
    tw_table_model_turn (model, 1, FALSE);
  g_assert_cmpuint (tw_table_model_get_turns (model), ==, turns);
  g_assert_true (tw_table_model_propose (model));
}

/* Draws, lays, and sets no figure. */
static void
enter (TwTableModel *model, const char *tile, int x, int y, guint turns)
{
  draw (model, tile);
  propose (model, x, y, turns);
  g_assert_true (tw_table_model_finish (model));
}

/* The same with a figure on the road, which is no farmer. */
static void
enter_highwayman (TwTableModel *model, const char *tile, int x, int y, guint turns)
{
  guint n = 0, i = 0;
  const TwTableSpot *spots;

  draw (model, tile);
  propose (model, x, y, turns);
  spots = tw_table_model_get_spots (model, &n);
  while (i < n
         && tw_game_play (tw_table_model_get_shown (model))->board.nodes[spots[i].node].kind
                != TW_KIND_ROAD)
    i++;
  g_assert_true (tw_table_model_choose_spot (model, i, -1));
}

static int
score (TwTableModel *model, guint seat)
{
  return tw_table_model_get_play (model)->state->score[seat];
}

/* A road of four tiles in three turns: 4 points for who stands on it. */
static void
enter_road (TwTableModel *model)
{
  enter_highwayman (model, "U", 1, 0, 0);
  enter (model, "W", 2, 0, 0);
  enter (model, "W", -1, 0, 2);
}

static void
test_turns (void)
{
  g_autoptr (TwTableModel) model = recorded_table (2);

  g_assert_true (tw_table_record_is (model));
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 0);
  g_assert_true (fixture_asks (model, "Which tile was drawn?"));
  enter_road (model);
  g_assert_cmpint (score (model, 0), ==, 4);
  g_assert_cmpint (score (model, 1), ==, 0);
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
  fixture_check_line (model, "Player 1 scored", "Road, 4 tiles: 4 tiles × 1 = 4", "BASE-");
  g_assert_cmpint (tw_table_record_asks (model), ==, TW_RECORD_TILE);
}

/* What was drawn, laid and counted goes back step by step, as deep as one likes, and comes again.
 */
static void
test_undo (void)
{
  g_autoptr (TwTableModel) model = recorded_table (2);
  guint64 before = fixture_hash (model), after;

  enter_road (model);
  after = fixture_hash (model);
  g_assert_true (tw_table_model_undo (model));
  g_assert_nonnull (tw_table_model_get_proposal (model));
  g_assert_cmpint (score (model, 0), ==, 0);
  /* The tile itself was picked wrongly. */
  g_assert_true (tw_table_model_undo (model));
  g_assert_cmpint (tw_table_record_asks (model), ==, TW_RECORD_TILE);
  g_assert_true (tw_table_model_redo (model));
  g_assert_true (tw_table_model_redo (model));
  g_assert_cmphex (fixture_hash (model), ==, after);
  for (guint i = 0; i < 6; i++)
    g_assert_true (tw_table_model_undo (model));
  g_assert_false (tw_table_model_undo (model));
  g_assert_cmphex (fixture_hash (model), ==, before);
}

static guint
n_matching (TwTableModel *model, const char *sides, const char *typed)
{
  g_autoptr (GArray) tiles = tw_table_record_dup_tiles (model, sides, typed);
  guint n = 0;

  for (guint i = 0; i < tiles->len; i++)
    n += g_array_index (tiles, TwRecordTile, i).n;
  return n;
}

/* Of the 71 tiles: three roads side by side have L (3), W (4) and X (1), roads all around X alone;
 * roads in the north and south only lie turned as well: U (8); a road between two fields has A (2),
 * too. */
static void
test_tiles (void)
{
  g_autoptr (TwTableModel) model = recorded_table (2);
  g_autofree char *letters = tw_table_record_letters (model);
  g_autoptr (GArray) named = tw_table_record_dup_tiles (model, NULL, "q");
  g_autoptr (GArray) recent = NULL;

  g_assert_cmpstr (letters, ==, "CFR");
  g_assert_cmpstr (tw_table_record_letter_title (model, 'R'), ==, "Road");
  g_assert_cmpuint (n_matching (model, NULL, NULL), ==, 71);
  g_assert_cmpuint (n_matching (model, NULL, "rrr"), ==, 8);
  g_assert_cmpuint (n_matching (model, "RRRR", NULL), ==, 1);
  g_assert_cmpuint (n_matching (model, "RFRF", ""), ==, 8);
  g_assert_cmpuint (n_matching (model, "....", "frf"), ==, 10);
  g_assert_cmpuint (n_matching (model, NULL, "vv"), ==, 0);
  /* Alike tiles are together, cities first; the one with three roads lies as it was looked for: its
   * field, in the north at first, is in the west. */
  recent = tw_table_record_dup_tiles (model, NULL, NULL);
  g_assert_cmpuint (g_array_index (recent, TwRecordTile, 0).kind, ==, kind_of (model, "C"));
  g_array_unref (recent);
  recent = tw_table_record_dup_tiles (model, "RRRF", NULL);
  g_assert_cmpuint (recent->len, ==, 1);
  g_assert_cmpuint (g_array_index (recent, TwRecordTile, 0).kind, ==, kind_of (model, "W"));
  g_assert_cmpuint (g_array_index (recent, TwRecordTile, 0).turns, ==, 3);
  g_array_unref (recent);
  /* What no land is called is a name. */
  g_assert_cmpuint (named->len, ==, 1);
  g_assert_cmpuint (g_array_index (named, TwRecordTile, 0).kind, ==, kind_of (model, "Q"));
  enter (model, "U", 1, 0, 0);
  enter (model, "W", 2, 0, 0);
  recent = tw_table_record_dup_tiles (model, NULL, NULL);
  g_assert_cmpuint (g_array_index (recent, TwRecordTile, 0).kind, ==, kind_of (model, "W"));
  g_assert_cmpuint (g_array_index (recent, TwRecordTile, 0).n, ==, 3);
  g_assert_cmpuint (g_array_index (recent, TwRecordTile, 1).kind, ==, kind_of (model, "U"));
  g_assert_cmpuint (n_matching (model, NULL, NULL), ==, 69);
}

/* Another one begins; a turn is passed; the order goes on from there. Rule: HAND-007. */
static void
test_whose_turn (void)
{
  g_autoptr (TwTableModel) model = recorded_table (3);

  g_assert_false (tw_table_record_turn (model, 0));
  g_assert_false (tw_table_record_turn (model, 3));
  g_assert_true (tw_table_record_turn (model, 2));
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 2);
  g_assert_true (fixture_log_has (model, "Chosen: Player 3 is on turn"));
  enter_highwayman (model, "U", 1, 0, 0);
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 0);
  g_assert_cmpuint (tw_play_supply (tw_table_model_get_play (model), 2, 0), ==, 6);
  g_assert_true (tw_table_record_turn (model, 1));
  draw (model, "W");
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
  g_assert_true (tw_table_model_undo (model));
  g_assert_true (tw_table_model_undo (model));
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 0);
}

/* A monastery beside a road, which fits nowhere there: it lies all the same, and the log says so;
 * undo lifts it again. Rule: HAND-008. */
static void
test_against_rules (void)
{
  g_autoptr (TwTableModel) model = recorded_table (2), played = fixture_table (2, 5, FALSE);

  draw (model, "B");
  g_assert_false (tw_table_model_aim (model, 1, 0, FALSE));
  g_assert_true (tw_table_model_aim (model, 1, 0, TRUE));
  g_assert_true (tw_table_model_may_lay (model));
  g_assert_true (tw_table_model_propose (model));
  tw_table_model_turn (model, 1, FALSE);
  g_assert_cmpuint (tw_table_model_get_turns (model), ==, 1);
  g_assert_true (tw_table_model_finish (model));
  g_assert_cmpuint (tw_table_model_get_play (model)->board.head->n_slots, ==, 2);
  g_assert_true (fixture_log_has (model, "laid a monastery against the rules"));
  g_assert_true (tw_table_model_undo (model));
  g_assert_nonnull (tw_table_model_get_proposal (model));
  /* Beside no tile nothing lies. */
  g_assert_true (tw_table_model_aim (model, 4, 4, TRUE));
  g_assert_false (tw_table_model_propose (model));
  /* Where the program draws the rules hold. */
  for (int x = -1; x <= 1; x++)
    if (tw_table_model_aim (played, x, 1, TRUE))
      g_assert_false (tw_table_model_may_lay (played));
}

/* Points that differ are typed in with a note. Rule: HAND-002. */
static void
test_points (void)
{
  g_autoptr (TwTableModel) model = recorded_table (2);

  enter_road (model);
  g_assert_true (tw_table_by_hand_score (model, 0, -1, "as it was counted"));
  g_assert_cmpint (score (model, 0), ==, 3);
  g_assert_true (fixture_log_has (model, "as it was counted"));
  g_assert_cmpint (tw_table_record_asks (model), ==, TW_RECORD_TILE);
}

/* The file says that it was recorded; opened again, the tile is still asked for, and all of it can
 * be taken back. One looks back at what was laid, not at draws. */
static void
test_saved (void)
{
  g_autoptr (TwTableModel) model = recorded_table (2), again = NULL;
  g_autofree char *xml = NULL;
  g_autoptr (GArray) moments = NULL;

  enter_road (model);
  xml = tw_play_files_to_xml (tw_table_model_get_game (model), tw_table_model_get_begun (model),
                              NULL);
  g_assert_nonnull (strstr (xml, "table=\"recorded\""));
  again = saved_and_opened (model, FALSE);
  g_assert_true (tw_table_record_is (again));
  g_assert_true (tw_table_model_get_setup (again)->is_recorded);
  g_assert_cmpint (tw_table_record_asks (again), ==, TW_RECORD_TILE);
  g_assert_cmphex (fixture_hash (again), ==, fixture_hash (model));
  moments = tw_table_history_dup_moments (again);
  g_assert_cmpuint (moments->len, ==, 4);
  g_assert_true (tw_table_history_look (again, "back"));
  g_assert_cmpint (tw_table_record_asks (again), ==, TW_RECORD_NOTHING);
  g_assert_true (tw_table_history_look (again, "now"));
  for (guint i = 0; i < 6; i++)
    g_assert_true (tw_table_model_undo (again));
  g_assert_false (tw_table_model_can_undo (again));
}

/* FLY-006: what the die showed is asked, and lies open then. */
static void
test_die (void)
{
  g_autoptr (TwTableModel) played = fixture_table_after (
      "flying-machines",
      "draw=U U@1,0/0 highwayman@1,0:road(W) draw=FlugB FlugB@2,0/0 fly=meeple die=2");
  g_autoptr (TwTableModel) model = saved_and_opened (played, TRUE);
  TwGameEnding ending, before;
  TwOpening opening = { 0 };
  guint n = 0;

  /* It lands nowhere yet: the die itself was entered last. */
  g_assert_true (tw_table_model_undo (model));
  g_assert_cmpint (tw_table_record_asks (model), ==, TW_RECORD_OUTCOME);
  g_assert_true (fixture_asks (model, "What did the die show?"));
  tw_table_model_get_choices (model, &n);
  g_assert_cmpuint (n, ==, 3);
  /* The road of two tiles has its highwayman; where the other one lands is not known yet: on a
   * field, on the road, or nowhere. Before it was sent flying it was worth nothing either. */
  g_assert_true (tw_game_ending_find (tw_table_model_get_game (model), &ending));
  g_assert_true (tw_table_model_undo (model));
  g_assert_true (tw_game_ending_find (tw_table_model_get_game (model), &before));
  g_assert_true (tw_table_model_redo (model));
  g_assert_cmpint (tw_table_record_asks (model), ==, TW_RECORD_OUTCOME);
  for (guint seat = 0; seat < 2; seat++)
    g_assert_cmpint (ending.score[seat], ==, before.score[seat]);
  tw_table_model_get_choices (model, &n);
  g_assert_true (
      tw_table_record_foresee (model, &tw_table_model_get_choices (model, &n)[2], &opening));
  g_assert_cmpuint (opening.number, ==, 3);
  fixture_choose (model, "2");
  g_assert_true (tw_table_model_get_opening (model, &opening));
  g_assert_cmpuint (opening.number, ==, 2);
  g_assert_true (fixture_asks (model, "The die shows 2: choose where"));
}

/* MSG-012: which card was drawn is asked. Five tiles of road and a message of 2 points instead of
 * what it says: 7. */
static void
test_deck (void)
{
  g_autoptr (TwTableModel) played =
      fixture_table_after ("messages", "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=U U@1,0/0 - "
                                       "draw=U U@2,0/0 farmer@2,0:field(NL) "
                                       "draw=B B@0,1/0 - draw=W W@3,0/0 - pawn+5 card=5");
  g_autoptr (TwTableModel) model = saved_and_opened (played, TRUE);
  guint n = 0;

  g_assert_true (tw_table_model_undo (model));
  g_assert_cmpint (tw_table_record_asks (model), ==, TW_RECORD_OUTCOME);
  g_assert_true (fixture_asks (model, "Which card was drawn?"));
  tw_table_model_get_choices (model, &n);
  g_assert_cmpuint (n, ==, 8);
  fixture_choose (model, "Message 6");
  fixture_choose (model, "Take 2 points");
  fixture_choose (model, "Lady: 2 spaces");
  g_assert_cmpint (score (model, 0), ==, 7);
  g_assert_cmpint (tw_table_record_asks (model), ==, TW_RECORD_TILE);
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
}

/* Two tiles of road are two points, whatever has been drawn since and does not lie yet. */
static void
test_if_ended (void)
{
  g_autoptr (TwTableModel) model = recorded_table (2);
  TwGameEnding ending;

  enter_highwayman (model, "U", 1, 0, 0);
  g_assert_true (tw_game_ending_find (tw_table_model_get_game (model), &ending));
  g_assert_cmpint (ending.score[0], ==, 2);
  draw (model, "V");
  g_assert_true (tw_game_ending_find (tw_table_model_get_game (model), &ending));
  g_assert_cmpint (ending.score[0], ==, 2);
}

int
main (int argc, char **argv)
{
  g_setenv ("LC_ALL", "C.UTF-8", TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/record/turns", test_turns);
  g_test_add_func ("/app/record/undo", test_undo);
  g_test_add_func ("/app/record/tiles", test_tiles);
  g_test_add_func ("/app/record/whose-turn", test_whose_turn);
  g_test_add_func ("/app/record/against-rules", test_against_rules);
  g_test_add_func ("/app/record/points", test_points);
  g_test_add_func ("/app/record/saved", test_saved);
  g_test_add_func ("/app/record/die", test_die);
  g_test_add_func ("/app/record/deck", test_deck);
  g_test_add_func ("/app/record/if-ended", test_if_ended);
  return g_test_run ();
}
