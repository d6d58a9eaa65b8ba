/* Every export of a game writes a file of its kind, at once and in a thread. */
#include "app/game/game-export.h"

#include <string.h>

#include "app/game/table-exchange.h"
#include "engine/case/case-run.h"
#include "tests/app/game/position-fixture.h"
#include "tests/app/remove-tree.h"

typedef struct
{
  char *folder;
  TwTableModel *model;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (5);

  f->folder = g_dir_make_tmp ("tilewright-export-XXXXXX", NULL);
  f->model = fixture_table (2, 5, FALSE);
  for (guint i = 0; i < 10; i++)
    fixture_turn (f->model, rand);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_object_unref (f->model);
  remove_tree (f->folder);
  g_free (f->folder);
}

/* What files of that kind begin with. */
static const char *
beginning (const char *suffix)
{
  static const struct
  {
    const char *suffix, *text;
  } all[] = { { ".png", "\x89PNG" },         { ".svg", "<?xml" }, { ".pdf", "%PDF" },
              { ".case", "case " },          { ".txt", "case " }, { ".jcz", "{" },
              { ".html", "<!DOCTYPE html>" } };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    if (g_str_equal (all[i].suffix, suffix))
      return all[i].text;
  return NULL;
}

static void
check_file (const char *path, const TwGameExporter *exporter, const char *suffix)
{
  g_autofree char *text = NULL;
  const char *expected = beginning (suffix);
  gsize length;

  g_assert_true (g_file_get_contents (path, &text, &length, NULL));
  if (g_str_equal (exporter->id, "points"))
    expected = "turn,seat,player";
  else if (g_str_equal (exporter->id, "statistics"))
    expected = "seat,player,";
  g_assert_nonnull (expected);
  g_assert_cmpuint (length, >, strlen (expected));
  if (!g_str_equal (suffix, ".case") && !g_str_equal (suffix, ".txt"))
    g_assert_cmpint (memcmp (text, expected, strlen (expected)), ==, 0);
  else
    g_assert_nonnull (strstr (text, expected));
  /* A case that expects something says so; notation does not. */
  if (g_str_has_prefix (expected, "case"))
    g_assert_cmpint (strstr (text, "\nexpect ") != NULL, ==, exporter->expects);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  GAsyncResult **out = data;

  *out = g_object_ref (result);
}

static void
test_all (Fixture *f, gconstpointer data)
{
  guint n = 0;
  const TwGameExporter *all = tw_game_exporters (&n);

  g_assert_cmpuint (n, >, 4);
  for (guint i = 0; i < n; i++)
    for (guint kind = 0; kind < all[i].n_files; kind++)
      {
        g_autofree char *name = g_strdup_printf ("%u%s", i, all[i].files[kind].suffix);
        g_autofree char *path = g_build_filename (f->folder, name, NULL);
        g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
        g_autoptr (TwExport) wanted = tw_export_new (f->model, all[i].id);
        g_autoptr (GError) error = NULL;

        g_assert_true (wanted->exporter == &all[i]);
        g_assert_true (tw_game_export_write (wanted, path, problems, &error));
        g_assert_no_error (error);
        check_file (path, &all[i], all[i].files[kind].suffix);
      }
}

static void
test_thread (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->folder, "points.csv", NULL);
  g_autofree char *nowhere = g_build_filename (f->folder, "no", "points.csv", NULL);
  g_autofree char *text = NULL, *expected = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path), none = g_file_new_for_path (nowhere);
  g_autoptr (GAsyncResult) result = NULL, failed = NULL;
  g_autoptr (GPtrArray) problems = NULL, no_problems = NULL;
  g_autoptr (GError) error = NULL;

  tw_game_export_write_async (tw_export_new (f->model, "points"), file, written_cb, &result);
  while (result == NULL)
    g_main_context_iteration (NULL, TRUE);
  problems = tw_game_export_write_finish (result, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  expected = tw_game_export_points (tw_table_model_get_game (f->model),
                                    tw_table_model_get_setup (f->model));
  g_assert_cmpstr (text, ==, expected);

  tw_game_export_write_async (tw_export_new (f->model, "points"), none, written_cb, &failed);
  while (failed == NULL)
    g_main_context_iteration (NULL, TRUE);
  no_problems = tw_game_export_write_finish (failed, &error);
  g_assert_null (no_problems);
  g_assert_nonnull (error);
}

/* The drawn tile is exchanged for another one, which is laid: whoever gets the file comes to the
 * same table, and to what it expects. */
static void
test_picked (Fixture *f, gconstpointer id)
{
  g_autofree char *path = g_build_filename (f->folder, "picked.case", NULL);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (TwTableModel) model = fixture_table_after ("", "draw=U");
  g_autoptr (TwExport) wanted = NULL;
  g_autoptr (TwCaseFile) file = NULL;
  g_autoptr (TwCaseRun) run = NULL;
  g_autoptr (GError) error = NULL;
  const TwPlay *play = tw_table_model_get_play (model);
  TwGameKit kit;
  guint monastery = 0, n_left = 0, slot;

  while (strcmp (play->rules->catalogue->kinds[monastery].tile->id, "B") != 0)
    monastery++;
  g_assert_true (tw_table_exchange_pick (model, monastery));
  g_assert_true (tw_table_model_aim (model, 0, 1, FALSE));
  g_assert_true (tw_table_model_propose (model));
  g_assert_true (tw_table_model_finish (model));
  wanted = tw_export_new (model, id);
  g_assert_true (tw_game_export_write (wanted, path, problems, &error));
  g_assert_no_error (error);
  file = tw_case_file_load (path, &error);
  g_assert_no_error (error);
  g_assert_true (tw_shared_kit_load (&kit, &error));
  run = tw_case_run_new (&kit, file, g_ptr_array_index (file->cases, 0));
  tw_case_run_keep_game (run);
  g_assert_true (tw_case_run_turns (run, G_MAXUINT, &error));
  g_assert_no_error (error);
  play = tw_case_run_play (run);
  slot = tw_board_slot_at (&play->board, 0, 1);
  g_assert_cmpuint (slot, !=, TW_NO_SLOT);
  g_assert_cmpuint (play->board.slots[slot].kind, ==, monastery);
  /* What was drawn first is in the bag again. */
  for (guint i = 0; i < play->rules->catalogue->n_kinds; i++)
    n_left += play->bag[i];
  g_assert_cmpuint (n_left, ==, tw_rules_n_tiles (play->rules) - 2);
  g_clear_pointer (&run, tw_case_run_free);
  tw_play_rules_kit_clear (&kit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/game/export/all", Fixture, NULL, set_up, test_all, tear_down);
  g_test_add ("/game/export/picked-case", Fixture, "case", set_up, test_picked, tear_down);
  g_test_add ("/game/export/picked-notation", Fixture, "notation", set_up, test_picked, tear_down);
  g_test_add ("/game/export/thread", Fixture, NULL, set_up, test_thread, tear_down);
  return g_test_run ();
}
