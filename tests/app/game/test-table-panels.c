/* Which panels are seen at the table, by what is wanted, by the room, and by how far the game is.
 */
#include "app/game/table-closed.h"
#include "app/game/table-history.h"
#include "app/game/table-panels.h"
#include "tests/app/game/play-fixture.h"

/* As a new table wants it. */
static const TwTablePanels usual = { .log = TRUE, .scores = TRUE };

static void
test_without_game (void)
{
  g_autoptr (TwTableModel) model = tw_table_model_new ();
  TwTablePanels all = { TRUE, TRUE, TRUE, TRUE, TRUE, TRUE };
  TwPanelsSeen seen = tw_table_panels_see (&all, model, TRUE, TRUE);

  g_assert_false (seen.has_game);
  g_assert_false (seen.is_over);
  g_assert_false (seen.table);
  g_assert_false (seen.rules);
  g_assert_false (seen.result);
  g_assert_false (seen.history);
}

static void
test_room (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 7, FALSE);
  TwTablePanels panels = usual;
  TwPanelsSeen seen = tw_table_panels_see (&panels, model, TRUE, TRUE);

  g_assert_true (seen.table && seen.log && seen.scores);
  g_assert_false (seen.rules || seen.history || seen.result || seen.is_over);
  /* Where it would lie over the table, the log is wanted by itself. */
  seen = tw_table_panels_see (&panels, model, FALSE, FALSE);
  g_assert_true (seen.table && seen.scores);
  g_assert_false (seen.log);
  panels.log_over = TRUE;
  g_assert_true (tw_table_panels_see (&panels, model, FALSE, FALSE).log);
  /* The rules lie beside the table, or in its place. */
  panels.rules = TRUE;
  seen = tw_table_panels_see (&panels, model, TRUE, FALSE);
  g_assert_true (seen.rules && seen.table);
  seen = tw_table_panels_see (&panels, model, FALSE, FALSE);
  g_assert_true (seen.rules);
  g_assert_false (seen.table);
}

static void
test_history (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 7, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  TwTablePanels panels = usual;

  g_assert_false (tw_table_panels_see (&panels, model, TRUE, TRUE).history);
  panels.history = TRUE;
  g_assert_true (tw_table_panels_see (&panels, model, TRUE, TRUE).history);
  /* Who looks back sees it all the same. */
  panels.history = FALSE;
  fixture_turn (model, rand);
  tw_table_history_look_at (model, 0);
  g_assert_true (tw_table_panels_see (&panels, model, TRUE, TRUE).history);
}

static void
test_end (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 7, FALSE);
  TwTablePanels panels = usual;
  TwPanelsSeen seen;

  g_assert_false (tw_table_panels_is_finished (model));
  tw_table_model_end_game (model);
  g_assert_true (tw_table_panels_is_finished (model));
  seen = tw_table_panels_see (&panels, model, TRUE, TRUE);
  g_assert_true (seen.is_over && seen.table && seen.result && seen.history && seen.log);
  g_assert_false (seen.scores);
  /* Without room the result takes the place of the table, the log that of the result, and the rules
   * that of both. */
  seen = tw_table_panels_see (&panels, model, FALSE, FALSE);
  g_assert_true (seen.result);
  g_assert_false (seen.table);
  panels.log_over = TRUE;
  seen = tw_table_panels_see (&panels, model, FALSE, FALSE);
  g_assert_true (seen.table && seen.log);
  g_assert_false (seen.result);
  panels.rules = TRUE;
  seen = tw_table_panels_see (&panels, model, FALSE, FALSE);
  g_assert_true (seen.rules);
  g_assert_false (seen.table || seen.result);
}

/* The result from which somebody looks back stays if it has room, and has the points. */
static void
test_kept_result (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 7, FALSE);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7);
  TwTablePanels panels = usual;
  TwPanelsSeen seen;

  fixture_turn (model, rand);
  tw_table_model_end_game (model);
  g_assert_true (tw_table_history_look_at (model, 0));
  g_assert_false (tw_table_panels_see (&panels, model, TRUE, TRUE).result);
  panels.result = TRUE;
  seen = tw_table_panels_see (&panels, model, TRUE, TRUE);
  g_assert_true (seen.result && seen.table && seen.log && seen.history);
  g_assert_false (seen.scores);
  seen = tw_table_panels_see (&panels, model, FALSE, FALSE);
  g_assert_true (seen.table && seen.scores);
  g_assert_false (seen.result);
}

/* What is off at a table says why, and what is on or no business of the table's says nothing. */
static void
test_closed (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 7, TRUE);

  g_assert_cmpstr (tw_table_closed_words (model, "sandbox"), ==,
                   "This game is strict: there is no sandbox.");
  g_assert_cmpstr (tw_table_closed_words (model, "pause"), ==, "No program plays here.");
  g_assert_null (tw_table_closed_words (model, "show-log"));
  tw_table_model_end_game (model);
  g_assert_cmpstr (tw_table_closed_words (model, "advice"), ==,
                   "Nobody has to answer here: there is no advice.");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table-panels/without-game", test_without_game);
  g_test_add_func ("/table-panels/room", test_room);
  g_test_add_func ("/table-panels/history", test_history);
  g_test_add_func ("/table-panels/end", test_end);
  g_test_add_func ("/table-panels/kept-result", test_kept_result);
  g_test_add_func ("/table-panels/closed", test_closed);
  return g_test_run ();
}
