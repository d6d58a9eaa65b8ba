/* What is exported is a copy: what is open stays where it is. */
#include "app/document/set-export.h"

#include <glib/gstdio.h>

#include "app/document/set-head.h"
#include "app/export/jcz-addon-reader.h"
#include "engine/format/format-error.h"
#include "engine/format/package-reader.h"
#include "engine/format/shipped-sets.h"
#include "engine/jcz/jcz-definitions.h"
#include "tests/app/remove-tree.h"

typedef struct
{
  GMainLoop *loop;
  GPtrArray *problems;
  GError *error;
} Wait;

static void
exported_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  Wait *wait = user_data;

  wait->problems = tw_set_export_finish (result, &wait->error);
  g_main_loop_quit (wait->loop);
}

/* Returns what could not be said, if it is written. */
static GPtrArray *
export_to (TwDocument *document, const char *id, const char *path, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Wait wait = { loop, NULL, NULL };

  tw_set_export_async (document, tw_set_exporter_find (id), file, NULL, NULL, exported_cb, &wait);
  g_main_loop_run (loop);
  if (wait.error != NULL)
    g_propagate_error (error, wait.error);
  return wait.problems;
}

static void
rename_set (TwTileSet *set, gpointer data)
{
  tw_set_head_string (&set->author, data);
}

static void
test_the_document_stays (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-export-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "p.xml", NULL);
  g_autofree char *package = g_build_filename (folder, "p.tilewright", NULL);
  g_autofree char *data = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (TwTileSet) shipped = tw_shipped_set_load ("base", NULL), read = NULL;
  g_autoptr (TwDocument) document = tw_document_new_for_set (shipped, file, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) problems = NULL;
  gsize length;

  tw_set_head_change (document, rename_set, (gpointer) "Fair", "Rename", NULL);
  g_assert_true (tw_document_is_modified (document));
  problems = export_to (document, "package", package, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_true (g_file_equal (tw_document_get_file (document), file));
  g_assert_true (tw_document_is_modified (document));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_get_contents (package, &data, &length, NULL));
  g_assert_true (tw_package_file_is (data, length));
  read = tw_package_file_parse (package, data, length, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (read->n_tiles, ==, shipped->n_tiles);
  remove_tree (folder);
}

static void
test_refused (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-export-XXXXXX", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "missing", "p.tilewright", NULL);
  g_autoptr (TwTileSet) shipped = tw_shipped_set_load ("base", NULL);
  g_autoptr (TwDocument) document = tw_document_new_for_set (shipped, NULL, "base");
  g_autoptr (GError) error = NULL;

  g_assert_null (export_to (document, "package", nowhere, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
  remove_tree (folder);
}

/* Definitions are read again as a set of as many copies; what is enclosed they cannot hold, and
 * that is said. */
static void
test_definitions (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-export-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "p.xml", NULL);
  g_autoptr (TwTileSet) shipped = tw_shipped_set_load ("base", NULL), read = NULL, changed = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new_static ("case A-1 nothing\n", 17);
  g_autoptr (TwDocument) document = NULL;
  g_autoptr (GPtrArray) problems = NULL, kept = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  gboolean is_said = FALSE;

  changed = tw_tile_set_copy (shipped);
  changed->enclosures = tw_enclosures_with (NULL, "cases/a.case", bytes);
  document = tw_document_new_for_set (changed, NULL, "base");
  problems = export_to (document, "definitions", path, &error);
  g_assert_no_error (error);
  for (guint i = 0; i < problems->len; i++)
    is_said |= g_str_equal (problems->pdata[i], "What is enclosed is left out.");
  g_assert_true (is_said);
  read = tw_jcz_definitions_load (path, NULL, kept, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (tw_tile_set_n_copies (read), ==, 72);
  remove_tree (folder);
}

/* For players of another program: with our drawings, and read back as it was. */
static void
test_addon (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-export-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "set.jca", NULL);
  g_autoptr (TwTileSet) shipped = tw_shipped_set_load ("gold-mines", NULL), read = NULL;
  g_autoptr (TwDocument) document = tw_document_new_for_set (shipped, NULL, "gold-mines");
  g_autoptr (GPtrArray) problems = NULL, kept = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;

  problems = export_to (document, "add-on", path, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (problems->len, ==, 0);
  read = tw_jcz_addon_load (path, NULL, kept, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (read->n_tiles, ==, 8);
  g_assert_cmpuint (kept->len, ==, 0);
  remove_tree (folder);
}

/* With an address the pictures are looked for there, and nothing is left to be told. */
static void
test_address (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-export-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "river", NULL);
  g_autofree char *json = g_build_filename (path, "river.json", NULL), *text = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (TwTileSet) shipped = tw_shipped_set_load ("river", NULL);
  g_autoptr (TwDocument) document = tw_document_new_for_set (shipped, NULL, "river");
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Wait wait = { loop, NULL, NULL };

  tw_set_export_async (document, tw_set_exporter_find ("tabletop-simulator"), file,
                       "https://example.org/t", NULL, exported_cb, &wait);
  g_main_loop_run (loop);
  g_assert_no_error (wait.error);
  g_assert_cmpuint (wait.problems->len, ==, 0);
  g_ptr_array_unref (wait.problems);
  g_assert_true (g_file_get_contents (json, &text, NULL, NULL));
  g_assert_nonnull (g_strstr_len (text, -1, "https://example.org/t/river-tile-"));
  g_assert_null (g_strstr_len (text, -1, "file://"));
  remove_tree (folder);
}

/* Each is found by its name and by how its files are named. */
static void
test_rows (void)
{
  guint n;
  const TwSetExporter *exporters = tw_set_exporters (&n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = g_strconcat ("NAME", exporters[i].files.suffix, NULL);

      g_assert_true (tw_set_exporter_find (exporters[i].id) == &exporters[i]);
      g_assert_true (tw_set_exporter_for_file (name) == &exporters[i]);
      g_assert_true (g_str_has_suffix (exporters[i].ending, exporters[i].files.suffix));
      g_assert_true (exporters[i].menu != NULL && exporters[i].title != NULL
                     && exporters[i].files.name != NULL && exporters[i].write != NULL);
    }
  g_assert_null (tw_set_exporter_for_file ("set.png"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set-export/the-document-stays", test_the_document_stays);
  g_test_add_func ("/set-export/refused", test_refused);
  g_test_add_func ("/set-export/definitions", test_definitions);
  g_test_add_func ("/set-export/add-on", test_addon);
  g_test_add_func ("/set-export/address", test_address);
  g_test_add_func ("/set-export/rows", test_rows);
  return g_test_run ();
}
