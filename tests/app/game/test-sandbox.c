/* What a sandbox allows, and files of games; without a display. */
#include <glib/gstdio.h>

#include "app/drawing/theme.h"
#include "app/document/shared-kit.h"
#include "app/game/game-export.h"
#include "app/game/game-file.h"
#include "app/game/game-result.h"
#include "app/game/game-statistics.h"
#include "app/game/given-points.h"
#include "app/game/play-files.h"
#include "app/game/table-exchange.h"
#include "app/game/table-history.h"
#include "app/game/table-names.h"
#include "app/game/table-sandbox.h"
#include "engine/format/format-error.h"
#include "engine/format/ruleset-file.h"
#include "tests/app/game/position-fixture.h"

static guint
kind_of (TwTableModel *model, const char *tile)
{
  int kind = tw_table_sandbox_find_left (model, "base", tile);

  g_assert_cmpint (kind, >=, 0);
  return (guint) kind;
}

/* A tile is picked; undo and redo know it, and so does looking back. Rule: HAND-004. */
static void
test_pick (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 5, FALSE);
  guint64 before = fixture_hash (model);
  int drawn = tw_table_model_get_drawn (model);
  guint wanted = kind_of (model, "S");

  g_assert_true (tw_table_exchange_pick (model, wanted));
  g_assert_cmpint (tw_table_model_get_drawn (model), ==, (int) wanted);
  g_assert_true (tw_table_model_undo (model));
  g_assert_cmpint (tw_table_model_get_drawn (model), ==, drawn);
  g_assert_cmphex (fixture_hash (model), ==, before);
  g_assert_true (tw_table_model_redo (model));
  g_assert_cmpint (tw_table_model_get_drawn (model), ==, (int) wanted);
  /* Put back: whatever comes, as many tiles are left as before. */
  g_assert_true (tw_table_exchange_pick (model, TW_NO_KIND));
  g_assert_cmpuint (tw_table_model_get_play (model)->state->n_left, ==, 70);
}

/* Two tiles are ordered and drawn one after the other; the order is one answer. Rule: HAND-005. */
static void
test_order (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 6, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (6);
  guint16 kinds[2];
  GArray *order;

  kinds[0] = (guint16) kind_of (model, "A");
  kinds[1] = (guint16) kind_of (model, "C");
  g_assert_true (tw_table_sandbox_set_order (model, kinds, 2));
  g_assert_true (tw_table_model_undo (model));
  order = tw_table_sandbox_dup_order (model);
  g_assert_cmpuint (order->len, ==, 0);
  g_array_unref (order);
  g_assert_true (tw_table_model_redo (model));
  for (guint i = 0; i < 2; i++)
    {
      fixture_propose (model, rand);
      g_assert_true (tw_table_model_finish (model));
      g_assert_cmpint (tw_table_model_get_drawn (model), ==, kinds[i]);
    }
  order = tw_table_sandbox_dup_order (model);
  g_assert_cmpuint (order->len, ==, 0);
  g_array_unref (order);
}

/* Seats and points; at a strict table nothing of it. Rules: HAND-002, HAND-006. */
static void
test_seats (void)
{
  g_autoptr (TwTableModel) model = fixture_table (3, 7, FALSE);
  g_autoptr (TwTableModel) strict = fixture_table (3, 7, TRUE);

  g_assert_true (tw_table_sandbox_swap_seats (model, 0, 2));
  g_assert_cmpstr (tw_table_model_get_setup (model)->seats[0].name, ==, "Seat 3");
  g_assert_cmpuint (tw_table_model_get_setup (model)->seats[0].colour, ==, 0);
  g_assert_cmpstr (tw_table_model_get_begun (model)->seats[0].name, ==, "Seat 1");
  g_assert_true (tw_table_history_look_at (model, 0));
  g_assert_cmpstr (tw_table_model_get_setup (model)->seats[0].name, ==, "Seat 1");
  g_assert_true (tw_table_history_look_at (model, 1));
  g_assert_true (tw_table_sandbox_set_score (model, 1, 48));
  g_assert_cmpint (tw_table_model_get_play (model)->state->score[1], ==, 48);
  g_assert_false (tw_table_sandbox_set_score (model, 1, 48));
  g_assert_true (tw_table_sandbox_set_score (model, 1, 3));
  g_assert_cmpint (tw_table_model_get_play (model)->state->score[1], ==, 3);
  g_assert_false (tw_table_sandbox_swap_seats (strict, 0, 2));
  g_assert_false (tw_table_sandbox_can_swap_seats (strict, 0, 2));
  g_assert_false (tw_table_sandbox_set_score (strict, 1, 48));
  g_assert_false (tw_table_exchange_pick (strict, TW_NO_KIND));
}

/* A name that is a colour stays with the colour, and only a difference can be changed. */
static void
test_seats_called_by_colour (void)
{
  TwTableSetup setup = fixture_setup_of_ruleset ("base-c3", 3, 1);
  g_autoptr (TwTableModel) model = tw_table_model_new ();

  for (guint seat = 0; seat < 3; seat++)
    {
      g_free (setup.seats[seat].name);
      setup.seats[seat].name = g_strdup (seat == 2 ? "Anna" : tw_colour_title (seat));
    }
  tw_table_model_start (model, &setup);
  g_assert_false (tw_table_sandbox_can_swap_seats (model, 0, 1));
  g_assert_false (tw_table_sandbox_swap_seats (model, 0, 1));
  g_assert_true (tw_table_sandbox_swap_seats (model, 1, 2));
  g_assert_cmpstr (tw_table_model_get_setup (model)->seats[1].name, ==, "Anna");
  g_assert_cmpstr (tw_table_model_get_setup (model)->seats[2].name, ==, tw_colour_title (2));
  setup.seats[1].opponent = tw_opponent_find ("greedy");
  tw_table_model_start (model, &setup);
  g_assert_true (tw_table_sandbox_swap_seats (model, 0, 1));
  g_assert_true (tw_table_model_get_setup (model)->seats[0].opponent == setup.seats[1].opponent);
  g_assert_cmpstr (tw_table_model_get_setup (model)->seats[0].name, ==, tw_colour_title (0));
  tw_table_setup_clear (&setup);
}

/* All copies are used up: one more comes in, and the game stays the same otherwise. */
static void
test_bring (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 8, FALSE);
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", NULL);
  g_autoptr (GError) error = NULL;
  guint wanted = kind_of (model, "C");
  gboolean is_now = FALSE;
  TwGameKit kit;

  g_assert_true (tw_shared_kit_load (&kit, NULL));
  g_assert_true (tw_table_exchange_pick (model, wanted));
  g_assert_cmpint (tw_table_sandbox_find_left (model, "base", "C"), <, 0);
  g_assert_true (tw_table_sandbox_draw_next (model, &kit, base, "C", &is_now, &error));
  g_assert_no_error (error);
  g_assert_true (is_now);
  g_assert_cmpstr (tw_table_model_get_setup (model)
                       ->rules->catalogue->kinds[tw_table_model_get_drawn (model)]
                       .tile->id,
                   ==, "C");
  /* One of the two is in the hand, the other in the bag again. */
  g_assert_cmpint (tw_table_sandbox_find_left (model, "base", "C"), >=, 0);
  g_assert_false (tw_table_sandbox_draw_next (model, &kit, base, "NO", &is_now, &error));
  g_assert_nonnull (error);
  tw_play_rules_kit_clear (&kit);
}

/* Of a tile that lies already, the set is given fewer copies than lie: they stay where they are,
 * and what else was changed comes into the game. */
static void
test_fewer_copies (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("", "draw=W W@1,0/0 - draw=W W@-1,0/180 - draw=W");
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", NULL);
  g_autoptr (TwTileSet) changed = tw_tile_set_copy (base);
  g_autoptr (GError) error = NULL;
  guint w = (guint) tw_tile_set_find (base, "W"), x = (guint) tw_tile_set_find (base, "X");
  g_autoptr (TwTile) fewer = tw_tile_with_count (base->tiles[w], 1);
  g_autoptr (TwTile) more = tw_tile_with_count (base->tiles[x], base->tiles[x]->count + 2);
  guint n_left = tw_table_model_get_play (model)->state->n_left;
  TwGameKit kit;

  g_assert_true (tw_shared_kit_load (&kit, NULL));
  tw_tile_set_replace_tile (changed, w, fewer);
  tw_tile_set_replace_tile (changed, x, more);
  g_assert_true (tw_table_sandbox_take_set (model, &kit, changed, &error));
  g_assert_no_error (error);
  g_assert_cmpuint (tw_table_model_get_play (model)->board.head->n_slots, ==, 3);
  g_assert_cmpint (tw_table_sandbox_find_left (model, "base", "W"), <, 0);
  /* Two lie, one is in the hand, and the fourth is gone; of the other tile two came in. */
  g_assert_cmpuint (tw_table_model_get_play (model)->state->n_left, ==, n_left - 1 + 2);
  tw_play_rules_kit_clear (&kit);
}

static char *
save (const char *folder, const char *name, const char *text)
{
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

/* A strict game stays strict, who sat where when it began is what the file says. */
static void
test_saved (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 9, FALSE);
  g_autofree char *folder = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
  g_autofree char *path = NULL, *xml = NULL;
  g_autoptr (GFile) file = NULL;
  g_autoptr (TwGameFile) opened = NULL;
  g_autoptr (TwTableModel) again = tw_table_model_new ();
  TwTableSetup strict = { 0 };

  g_assert_true (tw_table_sandbox_swap_seats (model, 0, 1));
  tw_table_setup_copy (&strict, tw_table_model_get_begun (model));
  strict.is_strict = TRUE;
  /* A ruleset's title is kept; what the sets say anyway is said anew. */
  xml = tw_play_files_to_xml (tw_table_model_get_game (model), &strict, NULL);
  g_assert_null (strstr (xml, " title="));
  g_free (xml);
  g_free (strict.title);
  strict.title = g_strdup ("Ours, level three");
  xml = tw_play_files_to_xml (tw_table_model_get_game (model), &strict, NULL);
  path = save (folder, "game.xml", xml);
  g_assert_true (tw_game_file_is_one (path));
  file = g_file_new_for_path (path);
  opened = tw_game_file_load (file, 0, NULL);
  g_assert_nonnull (opened);
  g_assert_true (opened->setup.is_strict);
  g_assert_cmpstr (opened->setup.title, ==, "Ours, level three");
  tw_table_model_resume (again, &opened->setup, g_steal_pointer (&opened->game));
  g_assert_cmpstr (tw_table_model_get_setup (again)->seats[0].name, ==, "Seat 2");
  g_assert_cmpstr (tw_table_model_get_begun (again)->seats[0].name, ==, "Seat 1");
  tw_table_setup_clear (&strict);
  g_unlink (path);
  g_rmdir (folder);
}

/* A file of two cases, one of which does not come out. */
static void
test_cases (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
  g_autofree char *path = save (folder, "two.case",
                                "use base\n"
                                "case X-1 right\nrules BASE-020\nplayers red green\n"
                                "turn red U@1,0/0 -\nexpect score red=0\n"
                                "case X-2 wrong\nrules BASE-020\n"
                                "given P1:highwayman@0,0:road(E)\n"
                                "turn P1 W@1,0/0 -\nexpect score P1=99\n");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwGameFile) first = tw_game_file_load (file, 0, &error);
  g_autoptr (TwGameFile) second = tw_game_file_load (file, 1, &error);
  const TwFileCase *told;

  g_assert_no_error (error);
  g_assert_cmpuint (first->cases->len, ==, 2);
  g_assert_cmpuint (first->problems->len, ==, 0);
  g_assert_cmpstr (tw_player_colour_name (first->setup.seats[1].colour), ==, "green");
  told = g_ptr_array_index (first->cases, 1);
  g_assert_nonnull (strstr (told->failure, "two.case:11:"));
  g_assert_cmpuint (second->problems->len, ==, 1);
  /* The game went as far as that. */
  g_assert_cmpuint (tw_game_play (second->game)->board.head->n_slots, ==, 2);
  g_unlink (path);
  g_rmdir (folder);
}

/* Names that programs which calculate would take for a formula stay names. A road of two tiles
 * that a village ends on both sides is worth 3 with D between: W, D, W. */
static void
test_points (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("", "draw=W W@1,0/0 highwayman@1,0:road(W) draw=W W@-1,0/180 -");
  TwTableSetup setup = { 0 };
  g_autofree char *csv = NULL;

  tw_table_setup_copy (&setup, tw_table_model_get_setup (model));
  g_free (setup.seats[0].name);
  setup.seats[0].name = g_strdup ("=SUM(\"A\")");
  csv = tw_game_export_points (tw_table_model_get_game (model), &setup);
  g_assert_cmpstr (csv, ==,
                   "turn,seat,player,source,place,complete,tiles,points,total\r\n"
                   "2,1,\"'=SUM(\"\"A\"\")\",road,\"1,0:road(W)\",yes,3,3,3\r\n");
  tw_table_setup_clear (&setup);
}

static void
test_statistics (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after (
      "", "draw=W W@1,0/0 highwayman@1,0:road(W) draw=W W@-1,0/180 - draw=U U@2,0/0 -");
  TwSeatStatistics seats[TW_MAX_SEATS];

  tw_game_statistics (tw_table_model_get_game (model), seats);
  g_assert_cmpuint (seats[0].n_tiles, ==, 2);
  g_assert_cmpuint (seats[1].n_tiles, ==, 1);
  g_assert_cmpuint (seats[0].n_figures, ==, 1);
  g_assert_cmpuint (seats[0].n_completed, ==, 1);
  g_assert_cmpint (seats[0].best, ==, 3);
  g_assert_cmpuint (seats[0].best_turn, ==, 2);
  g_assert_cmpuint (seats[0].n_left, ==, 7);
}

/* The rules of what is played are a sheet of their own. */
static void
test_rules_sheet (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "played.html", NULL);
  g_autoptr (TwTableModel) model = fixture_table_after ("abbot", "");
  g_autoptr (TwExport) wanted = tw_export_new (model, "rules");
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_assert_cmpstr (wanted->exporter->keys, ==, "<Control>p");
  tw_game_export_write (wanted, path, problems, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &text, NULL, &error));
  g_assert_nonnull (strstr (text, "One figure may be placed. Or the abbot is taken back."));
  g_remove (path);
  g_rmdir (folder);
}

/* A case of the road W, D, W with which Anna scores 3. */
static TwGameFile *
save_expecting (const char *path, int points, const char *more, GError **error)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("", "draw=W W@1,0/0 highwayman@1,0:road(W) draw=W W@-1,0/180 -");
  g_autoptr (TwExport) wanted = tw_export_new (model, "case");
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  wanted->has_scores = TRUE;
  wanted->scores[0] = points;
  wanted->more = g_strdup (more);
  return tw_game_export_write (wanted, path, problems, error) ? tw_game_file_load (file, 0, error)
                                                              : NULL;
}

/* What somebody expects is in the case, whether it came out or not. */
static void
test_expected (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "expected.case", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwGameFile) right = save_expecting (path, 3, "supply P1 meeple=7", &error);
  g_autoptr (TwGameFile) wrong = NULL, more = NULL, nonsense = NULL;

  g_assert_no_error (error);
  g_assert_null (((TwFileCase *) right->cases->pdata[0])->failure);
  g_assert_cmpuint (right->problems->len, ==, 0);
  wrong = save_expecting (path, 4, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (((TwFileCase *) wrong->cases->pdata[0])->failure, "expected.case:"));
  g_assert_cmpuint (wrong->problems->len, ==, 1);
  more = save_expecting (path, 3, "supply P1 meeple=6", &error);
  g_assert_no_error (error);
  g_assert_nonnull (((TwFileCase *) more->cases->pdata[0])->failure);
  /* What is no fact at all is refused before anything is written. */
  nonsense = save_expecting (path, 3, "many points", &error);
  g_assert_null (nonsense);
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
  g_unlink (path);
  g_rmdir (folder);
}

/* The game of a case of these sets with these lines. */
static TwGameFile *
open_case (const char *sets, const char *lines)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
  g_autofree char *text = g_strdup_printf ("use %s\ncase X-1 here\nrules BASE-020\n"
                                           "players red blue\n%s",
                                           sets, lines);
  g_autofree char *path = save (folder, "here.case", text);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  TwGameFile *opened = tw_game_file_load (file, 0, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (opened->problems->len, ==, 0);
  g_unlink (path);
  g_rmdir (folder);
  return opened;
}

/* A position that was given: everybody begins with the points that they have there. The road W, D,
 * W is worth 3: 5 and 3 are 8. */
static void
test_given_points (void)
{
  g_autoptr (TwGameFile) opened = open_case ("base", "given score red=5 blue=48\n"
                                                     "turn red W@1,0/0 highwayman@1,0:road(W)\n"
                                                     "turn blue W@-1,0/180 -\n"
                                                     "end\nexpect score red=8 blue=48\n");
  g_autoptr (TwGameResult) result = NULL;
  g_autofree char *points = NULL, *statistics = NULL;

  points = tw_game_export_points (opened->game, &opened->setup);
  g_assert_cmpstr (points, ==,
                   "turn,seat,player,source,place,complete,tiles,points,total\r\n"
                   "0,1,Red,given,,,0,5,5\r\n"
                   "0,2,Blue,given,,,0,48,48\r\n"
                   "2,1,Red,road,\"1,0:road(W)\",yes,3,3,8\r\n");
  statistics = tw_game_export_statistics (opened->game, &opened->setup);
  g_assert_cmpstr (
      statistics, ==,
      "seat,player,points,rank,tiles,figures,completed,best,best_turn,left,roads,cities,"
      "monasteries,fields,own,tokens,other,given\r\n"
      "1,Red,8,2,1,1,1,3,2,7,3,0,0,0,0,0,0,5\r\n"
      "2,Blue,48,1,1,0,0,0,0,7,0,0,0,0,0,0,0,48\r\n");
  result = tw_game_result_new (opened->game);
  g_assert_cmpint (result->progress[0], ==, 5);
  g_assert_cmpint (result->progress[1], ==, 48);
  for (guint turn = 2; turn <= result->n_turns + 1; turn++)
    {
      g_assert_cmpint (result->progress[2 * turn], ==, 8);
      g_assert_cmpint (result->progress[2 * turn + 1], ==, 48);
    }
  g_assert_cmpuint (result->n_lead_changes, ==, 0);
}

/* A position that is counted at once: what was given comes first, and the road is added to it. */
static void
test_given_before_end (void)
{
  g_autoptr (TwGameFile) opened = open_case ("base", "given red:highwayman@0,0:road(E)\n"
                                                     "given score red=5\n"
                                                     "end\nexpect score red=6\n");
  g_autofree char *points = tw_game_export_points (opened->game, &opened->setup);

  g_assert_cmpstr (points, ==,
                   "turn,seat,player,source,place,complete,tiles,points,total\r\n"
                   "0,1,Red,given,,,0,5,5\r\n"
                   "0,1,Red,road,\"0,0:road(E)\",no,1,1,6\r\n");
}

/* Tokens that bring points at the end have their lines, by the name that files have for them. */
static void
test_token_points (void)
{
  g_autoptr (TwGameFile) opened =
      open_case ("base traders-and-builders", "given tokens red wine=2\n"
                                              "given tokens blue wine=1 cloth=1\n"
                                              "end\nexpect score red=10 blue=10\n");
  g_autofree char *points = tw_game_export_points (opened->game, &opened->setup);

  g_assert_cmpstr (points, ==,
                   "turn,seat,player,source,place,complete,tiles,points,total\r\n"
                   "0,1,Red,wine,,,0,10,10\r\n"
                   "0,2,Blue,cloth,,,0,10,10\r\n");
}

/* Blue begins with more, and red comes from behind at once. */
static void
test_lead (void)
{
  g_autoptr (TwGameFile) opened = open_case ("base", "given score red=4 blue=5\n"
                                                     "turn red E@0,-1/180 knight@0,-1:city(S)\n"
                                                     "turn blue U@1,0/0 -\n"
                                                     "end\nexpect score red=8 blue=5\n");
  g_autoptr (TwGameResult) result = NULL;

  result = tw_game_result_new (opened->game);
  g_assert_cmpint (result->score[0], ==, 8);
  g_assert_cmpuint (result->n_lead_changes, ==, 1);
  g_assert_cmpuint (result->ranking[0], ==, 0);
}

/* Points that somebody sets during the game are told where that was done. */
static void
test_set_points (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("", "draw=W W@1,0/0 highwayman@1,0:road(W) draw=W W@-1,0/180 -");
  g_autofree char *points = NULL;

  g_assert_true (tw_table_sandbox_set_score (model, 0, 1));
  points =
      tw_game_export_points (tw_table_model_get_game (model), tw_table_model_get_setup (model));
  /* 3 were scored in the second turn, 2 of them are taken away in the third. */
  g_assert_cmpstr (strstr (points, ",yes"), ==,
                   ",yes,3,3,3\r\n3,1,Anna,points by hand,,,0,-2,1\r\n");
}

/* Whatever the rules bring has an event that says so: nothing is given in a game. */
static void
test_nothing_given (void)
{
  static const char *const mixes[][6] = {
    { "river", "abbot", "inns-and-cathedrals", "traders-and-builders", NULL },
    { "messages", "robbers", "gold-mines", "crop-circles", NULL },
    { "count", "messages", "ferries", "mage-and-witch", "flying-machines", NULL },
  };
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", NULL);
  TwGameKit kit;

  g_assert_true (tw_shared_kit_load (&kit, NULL));
  for (guint mix = 0; mix < G_N_ELEMENTS (mixes); mix++)
    for (guint64 seed = 1; seed <= 4; seed++)
      {
        g_autoptr (TwRules) rules = tw_play_rules_new (&kit, base, NULL, mixes[mix], NULL, 3, NULL);
        g_autoptr (TwGame) game = tw_game_new (rules, seed, TW_GAME_DEFAULT);
        g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
        g_autoptr (GArray) given = NULL;
        const TwAction *actions;
        guint n;

        while (actions = tw_game_actions (game, &n), n > 0)
          g_assert_true (
              tw_game_apply (game, &actions[g_rand_int_range (rand, 0, (gint) n)], NULL));
        given = tw_game_dup_given_points (game);
        g_assert_cmpuint (given->len, ==, 0);
      }
  tw_play_rules_kit_clear (&kit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/sandbox/rules-sheet", test_rules_sheet);
  g_test_add_func ("/play/sandbox/pick", test_pick);
  g_test_add_func ("/play/sandbox/order", test_order);
  g_test_add_func ("/play/sandbox/seats", test_seats);
  g_test_add_func ("/play/sandbox/seats-called-by-colour", test_seats_called_by_colour);
  g_test_add_func ("/play/sandbox/bring", test_bring);
  g_test_add_func ("/play/sandbox/fewer-copies", test_fewer_copies);
  g_test_add_func ("/play/sandbox/saved", test_saved);
  g_test_add_func ("/play/sandbox/cases", test_cases);
  g_test_add_func ("/play/sandbox/points", test_points);
  g_test_add_func ("/play/sandbox/statistics", test_statistics);
  g_test_add_func ("/play/sandbox/expected", test_expected);
  g_test_add_func ("/play/sandbox/given-points", test_given_points);
  g_test_add_func ("/play/sandbox/given-before-end", test_given_before_end);
  g_test_add_func ("/play/sandbox/token-points", test_token_points);
  g_test_add_func ("/play/sandbox/set-points", test_set_points);
  g_test_add_func ("/play/sandbox/lead", test_lead);
  g_test_add_func ("/play/sandbox/nothing-given", test_nothing_given);
  return g_test_run ();
}
