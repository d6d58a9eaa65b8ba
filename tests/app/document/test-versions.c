/* Saved versions: which are kept, and what saving does to them. */
#include "app/document/versions.h"

#include <string.h>

#include "app/document/document-file.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "tests/app/remove-tree.h"
#include "tests/app/wait.h"

static char *home;

static void
add (const char *folder, const char *text, gint64 time_us)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (tw_versions_add (folder, text, strlen (text), time_us, &error));
  g_assert_no_error (error);
}

static void
test_last_ten (void)
{
  g_autofree char *folder = tw_versions_folder ("/home/eva/ford.xml");
  g_autofree char *other = tw_versions_folder ("/home/eva/inn.xml");
  g_autofree char *same = tw_versions_folder ("/home/eva/../eva/ford.xml");
  g_autofree char *text = NULL, *oldest = NULL;
  g_autoptr (GPtrArray) versions = NULL, others = NULL;
  TwVersion *newest;

  g_assert_true (g_str_has_prefix (folder, home));
  g_assert_cmpstr (folder, ==, same);
  g_assert_cmpstr (folder, !=, other);
  for (gint64 i = 1; i <= 13; i++)
    {
      g_autofree char *value = g_strdup_printf ("version %d", (int) i);

      add (folder, value, i * 1000 * G_USEC_PER_SEC);
    }
  add (folder, "version 13", 14000 * (gint64) G_USEC_PER_SEC);
  versions = tw_versions_list (folder);
  g_assert_cmpuint (versions->len, ==, TW_N_VERSIONS);
  newest = versions->pdata[0];
  g_assert_cmpint (g_date_time_to_unix (newest->time), ==, 13000);
  g_assert_true (g_file_get_contents (newest->path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "version 13");
  g_assert_true (
      g_file_get_contents (((TwVersion *) versions->pdata[9])->path, &oldest, NULL, NULL));
  g_assert_cmpstr (oldest, ==, "version 4");
  others = tw_versions_list (other);
  g_assert_cmpuint (others->len, ==, 0);
}

static gboolean
is_set (gpointer data)
{
  return *(GAsyncResult **) data != NULL;
}

static void
done_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  *(GAsyncResult **) user_data = g_object_ref (result);
}

static void
save (TwDocument *document, GFile *file)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (GError) error = NULL;

  tw_document_file_save_async (document, file, NULL, done_cb, &result);
  wait_until (is_set, &result);
  g_assert_true (tw_document_file_save_finish (document, result, &error));
  g_assert_no_error (error);
}

static void
change_copies (TwDocument *document, guint count)
{
  TwTileItem *item = tw_tile_list_get (tw_document_get_tiles (document), 0);
  g_autoptr (TwTile) tile = tw_tile_with_count (tw_tile_item_get_tile (item), count);

  tw_document_replace_tile (document, item, tile, "Change Copies", NULL);
}

static guint
count_of (const TwVersion *version)
{
  g_autoptr (TwTileSet) set = tw_tile_set_file_load (version->path, NULL);

  g_assert_nonnull (set);
  return set->tiles[0]->count;
}

static void
test_saving (void)
{
  g_autofree char *path = g_build_filename (home, "own.xml", NULL);
  g_autofree char *folder = tw_versions_folder (path);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);
  g_autoptr (TwTileSet) old = NULL;
  g_autoptr (TwDocument) document = tw_document_new_for_set (set, NULL, "base");
  g_autoptr (GPtrArray) versions = NULL;

  g_test_summary ("What is overwritten is kept as well, and restoring it leaves the file alone");
  g_assert_true (g_file_set_contents (path, "what was there", -1, NULL));
  change_copies (document, 5);
  save (document, file);
  change_copies (document, 6);
  save (document, file);
  change_copies (document, 7);
  save (document, file);
  versions = tw_versions_list (folder);
  g_assert_cmpuint (versions->len, ==, 4);
  g_assert_cmpuint (count_of (versions->pdata[0]), ==, 7);
  g_assert_cmpuint (count_of (versions->pdata[2]), ==, 5);
  old = tw_tile_set_file_load (((TwVersion *) versions->pdata[2])->path, NULL);
  tw_document_replace_set (document, old, "Restore Version", NULL);
  g_assert_cmpuint (tw_document_get_set (document)->tiles[0]->count, ==, 5);
  g_assert_true (tw_document_is_modified (document));
  tw_document_undo (document);
  g_assert_cmpuint (tw_document_get_set (document)->tiles[0]->count, ==, 7);
  g_assert_false (tw_document_is_modified (document));
  tw_document_undo (document);
  g_assert_cmpuint (tw_document_get_set (document)->tiles[0]->count, ==, 6);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  home = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
  g_test_add_func ("/document/versions/last-ten", test_last_ten);
  g_test_add_func ("/document/versions/saving", test_saving);
  status = g_test_run ();
  remove_tree (home);
  g_free (home);
  return status;
}
