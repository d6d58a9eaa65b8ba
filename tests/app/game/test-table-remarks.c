/* Notes at moments of the game on the table: where they stand, who hears of them, where they go. */
#include "app/game/game-export.h"
#include "app/game/game-file.h"
#include "app/game/game-marks.h"
#include "app/game/log-item.h"
#include "app/game/play-files.h"
#include "app/game/table-history.h"
#include "app/game/table-remarks.h"
#include "app/game/unsaved-game.h"
#include "tests/app/game/play-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

static void
play (TwTableModel *model, guint n_turns)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (4);

  for (guint i = 0; i < n_turns; i++)
    fixture_turn (model, rand);
}

static void
count_cb (TwTableModel *model, guint *n)
{
  (*n)++;
}

/* A note made while looking back stands there, and is there when one is back. */
static void
test_moments (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 4, FALSE);
  g_autoptr (TwUnsavedGame) unsaved = tw_unsaved_game_new (model);
  guint there, now, n_changes = 0, n = 0;

  play (model, 6);
  tw_unsaved_game_set_saved (unsaved, tw_unsaved_game_get_state (unsaved));
  g_signal_connect (model, "changed", G_CALLBACK (count_cb), &n_changes);
  now = tw_table_remarks_here (model);
  g_assert_true (tw_table_remarks_set (model, now, "now"));
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_false (tw_table_remarks_set (model, now, "now"));
  g_assert_cmpuint (n_changes, ==, 1);
  g_assert_false (tw_unsaved_game_is_saved (unsaved));
  tw_table_history_look_at (model, 3);
  there = tw_table_remarks_here (model);
  g_assert_cmpuint (there, <, now);
  g_assert_null (tw_table_remarks_get (model));
  g_assert_true (tw_table_remarks_set (model, there, "then"));
  g_assert_cmpstr (tw_table_remarks_get (model), ==, "then");
  tw_table_history_look (model, "now");
  g_assert_cmpstr (tw_table_remarks_get (model), ==, "now");
  tw_table_history_look_at (model, 3);
  g_assert_cmpstr (tw_table_remarks_get (model), ==, "then");
  /* Who goes on from there leaves the other one behind. */
  g_assert_true (tw_table_history_go_on_here (model));
  play (model, 1);
  tw_game_remarks (tw_table_model_get_game (model), &n);
  g_assert_cmpuint (n, ==, 1);
}

/* A tile that is about to be laid stays in the hand. */
static void
test_proposal (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 4, FALSE);
  const TwLegalCell *legal;
  guint n = 0;

  legal = tw_table_model_get_legal (model, &n);
  g_assert_cmpuint (n, >, 0);
  tw_table_model_aim (model, legal->x, legal->y, FALSE);
  g_assert_true (tw_table_model_propose (model));
  g_assert_true (tw_table_remarks_set (model, tw_table_remarks_here (model), "hm"));
  g_assert_nonnull (tw_table_model_get_proposal (model));
}

static void
test_marks (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 4, FALSE);
  const TwGameMark mistake = { .n_entries = 3, .turn = 1, .seat = 0, .text = (char *) "mistake" };
  TwGameMarks *marks = tw_game_marks_of (model);
  const TwGameMark *told;
  guint n = 0;

  play (model, 4);
  tw_table_remarks_tell_marks (model);
  tw_game_marks_set (marks, TW_MARK_MISTAKE, &mistake, 1);
  tw_table_history_look_at (model, 2);
  tw_table_remarks_set (model, tw_table_remarks_here (model), "why");
  tw_table_history_look (model, "now");
  told = tw_game_marks_get (marks, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpint (told[1].kind, ==, TW_MARK_NOTE);
  g_assert_cmpstr (told[1].text, ==, "why");
  g_assert_cmpuint (told[1].turn, ==, 3);
  g_assert_cmpuint (told[1].seat, ==, 0);
  tw_table_remarks_set (model, told[1].n_entries, NULL);
  told = tw_game_marks_get (marks, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpint (told[0].kind, ==, TW_MARK_MISTAKE);
}

static void
test_log (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 4, FALSE);
  g_autoptr (GListStore) lines = tw_log_list_new ();
  guint n_notes = 0;

  play (model, 4);
  tw_table_history_look_at (model, 2);
  tw_table_remarks_set (model, tw_table_remarks_here (model), "why");
  tw_table_history_look (model, "now");
  tw_log_list_update (lines, model);
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (lines)); i++)
    {
      g_autoptr (TwLogItem) line = g_list_model_get_item (G_LIST_MODEL (lines), i);
      g_autofree char *title = tw_log_item_dup_title (line, model);

      if (!tw_log_item_is_note (line))
        continue;
      n_notes++;
      g_assert_cmpuint (i, >, 0);
      g_assert_cmpstr (tw_log_item_get_text (line), ==, "Note: why");
      g_assert_cmpstr (title, ==, "");
      g_assert_cmpuint (tw_log_item_get_node (line, model), ==, TW_NO_NODE);
      g_assert_cmpuint (tw_log_item_get_slot (line, model), ==, TW_NO_SLOT);
      /* What it is about is where it leads. */
      g_assert_true (tw_table_history_look_after (model, tw_log_item_get_n_entries (line)));
      g_assert_cmpstr (tw_table_remarks_get (model), ==, "why");
    }
  g_assert_cmpuint (n_notes, ==, 1);
}

static char *export(TwTableModel *model, const char *id, const char *path)
{
  g_autoptr (TwExport) wanted = tw_export_new (model, id);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  tw_game_export_write (wanted, path, problems, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_unlink (path);
  return text;
}

/* What was noted goes where the game goes. */
static void
test_exports (void)
{
  g_autoptr (TwTableModel) model = fixture_table (2, 4, FALSE);
  g_autofree char *folder = g_dir_make_tmp ("remarks-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "x.svg", NULL);
  g_autofree char *drawing = NULL, *noted = NULL, *points = NULL, *notation = NULL, *xml = NULL;
  g_autofree char *plain = NULL, *case_path = g_build_filename (folder, "x.case", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (case_path);
  g_autoptr (TwGameFile) opened = NULL;

  play (model, 8);
  drawing = export(model, "picture", path);
  plain = export(model, "points", path);
  g_assert_null (strstr (plain, ",note"));
  tw_table_remarks_set (model, tw_table_remarks_here (model), "=a \"good\" move, or not?");
  tw_table_history_look_at (model, 2);
  tw_table_remarks_set (model, tw_table_remarks_here (model), "early");
  tw_table_history_look (model, "now");
  noted = export(model, "picture", path);
  g_assert_cmpstr (noted, !=, drawing);
  points = export(model, "points", path);
  g_assert_nonnull (strstr (points, ",total,note\r\n"));
  g_assert_nonnull (strstr (points, "\r\n3,1,Seat 1,note,,,0,0,"));
  g_assert_nonnull (strstr (points, ",\"'=a \"\"good\"\" move, or not?\"\r\n"));
  notation = export(model, "notation", path);
  g_assert_nonnull (strstr (notation, "\n# early\nturn P1 "));
  g_assert_nonnull (strstr (notation, "\n# =a \"good\" move, or not?\n"));
  /* Programs read it as before. */
  g_assert_true (g_file_set_contents (case_path, notation, -1, NULL));
  opened = tw_game_file_load (file, 0, NULL);
  g_assert_nonnull (opened);
  g_assert_cmpuint (tw_game_play (opened->game)->board.head->n_slots, ==,
                    tw_game_play (tw_table_model_get_game (model))->board.head->n_slots);
  g_unlink (case_path);
  xml = tw_play_files_to_xml (tw_table_history_get_whole (model), tw_table_model_get_setup (model),
                              NULL);
  g_assert_nonnull (strstr (xml, ">early</note>"));
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/table-remarks/moments", test_moments);
  g_test_add_func ("/table-remarks/proposal", test_proposal);
  g_test_add_func ("/table-remarks/marks", test_marks);
  g_test_add_func ("/table-remarks/log", test_log);
  g_test_add_func ("/table-remarks/exports", test_exports);
  return g_test_run ();
}
