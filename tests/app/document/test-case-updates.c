/* Cases beside a set follow when its tiles get new names. */
#include "app/document/case-updates.h"

#include "app/document/document-file.h"
#include "engine/format/shipped-sets.h"
#include "tests/app/remove-tree.h"

typedef struct
{
  GMainLoop *loop;
  gboolean is_saved;
  GPtrArray *updates;
} Wait;

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  Wait *wait = user_data;

  wait->is_saved = tw_document_file_save_finish (TW_DOCUMENT (object), result, NULL);
  g_main_loop_quit (wait->loop);
}

static void
found_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  Wait *wait = user_data;

  wait->updates = tw_case_updates_find_finish (result);
  g_main_loop_quit (wait->loop);
}

static void
save (Wait *wait, TwDocument *document, GFile *file)
{
  tw_document_file_save_async (document, file, NULL, saved_cb, wait);
  g_main_loop_run (wait->loop);
  g_assert_true (wait->is_saved);
}

static void
test_follow (void)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autofree char *folder = g_dir_make_tmp ("tilewright-cases-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.xml", NULL);
  g_autofree char *cases = g_build_filename (folder, "mine.case", NULL);
  g_autofree char *other = g_build_filename (folder, "other.case", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (TwTileSet) shipped = tw_shipped_set_load ("base", NULL);
  g_autoptr (TwDocument) document = tw_document_new_for_set (shipped, NULL, "base");
  g_autoptr (TwTile) renamed = tw_tile_with_id (shipped->tiles[3], "Gate");
  g_autoptr (GHashTable) renames = NULL;
  g_autoptr (GError) error = NULL;
  Wait wait = { loop, FALSE, NULL };

  g_assert_true (g_file_set_contents (cases, "case A a\nuse mine.xml\nstart D@0,0/0\n", -1, NULL));
  g_assert_true (g_file_set_contents (other, "case B b\nuse base\nstart D@0,0/0\n", -1, NULL));
  save (&wait, document, file);
  g_assert_null (tw_document_file_steal_renames (document));
  tw_document_replace_tile (document, tw_tile_list_get (tw_document_get_tiles (document), 3),
                            renamed, "Rename Tile", NULL);
  save (&wait, document, file);
  renames = tw_document_file_steal_renames (document);
  g_assert_nonnull (renames);
  g_assert_cmpstr (g_hash_table_lookup (renames, "D"), ==, "Gate");
  g_assert_null (tw_document_file_steal_renames (document));
  tw_case_updates_find_async (file, tw_document_get_set (document), renames, NULL, found_cb, &wait);
  g_main_loop_run (loop);
  g_assert_cmpuint (wait.updates->len, ==, 1);
  g_assert_true (tw_case_updates_write (wait.updates, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (cases, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "case A a\nuse mine.xml\nstart Gate@0,0/0\n");
  g_ptr_array_unref (wait.updates);
  remove_tree (folder);
}

static void
test_enclosed (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_new ("mine");
  g_autoptr (TwTile) tile = tw_tile_new ("New", 1, NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_static ("case A a\nuse set.xml\nstart Old@0,0/0", 36);
  g_autoptr (GHashTable) renames = g_hash_table_new (g_str_hash, g_str_equal);
  const TwEnclosure *enclosure;

  tw_tile_set_insert_tile (set, -1, tile);
  set->enclosures = tw_enclosures_with (NULL, "cases/a.case", bytes);
  g_hash_table_insert (renames, (gpointer) "Old", (gpointer) "New");
  tw_enclosures_rename_tiles (set, renames);
  enclosure = tw_enclosures_find (set->enclosures, "cases/a.case");
  g_assert_cmpmem (g_bytes_get_data (enclosure->bytes, NULL), g_bytes_get_size (enclosure->bytes),
                   "case A a\nuse set.xml\nstart New@0,0/0", 36);
}

/* However many files there are beside the set: no case is left with the old name. */
static void
test_many (void)
{
  enum
  {
    N = 600
  };
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autofree char *folder = g_dir_make_tmp ("tilewright-cases-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (TwTileSet) set = tw_tile_set_new ("mine");
  g_autoptr (TwTile) tile = tw_tile_new ("New", 1, NULL);
  g_autoptr (GHashTable) renames = g_hash_table_new (g_str_hash, g_str_equal);
  Wait wait = { loop, FALSE, NULL };

  tw_tile_set_insert_tile (set, -1, tile);
  g_hash_table_insert (renames, (gpointer) "Old", (gpointer) "New");
  for (guint i = 0; i < N; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.case", i);
      g_autofree char *one = g_build_filename (folder, name, NULL);

      g_assert_true (
          g_file_set_contents (one, "case A a\nuse mine.xml\nstart Old@0,0/0\n", -1, NULL));
    }
  tw_case_updates_find_async (file, set, renames, NULL, found_cb, &wait);
  g_main_loop_run (loop);
  g_assert_cmpuint (wait.updates->len, ==, N);
  g_ptr_array_unref (wait.updates);
  remove_tree (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/case-updates/follow", test_follow);
  g_test_add_func ("/document/case-updates/enclosed", test_enclosed);
  g_test_add_func ("/document/case-updates/many", test_many);
  return g_test_run ();
}
