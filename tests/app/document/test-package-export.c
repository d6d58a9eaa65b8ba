/* A package is a copy: what is open stays where it is. */
#include "app/document/package-export.h"

#include <glib/gstdio.h>

#include "app/document/set-head.h"
#include "engine/format/format-error.h"
#include "engine/format/package-file.h"
#include "engine/format/shipped-sets.h"
#include "tests/app/remove-tree.h"

typedef struct
{
  GMainLoop *loop;
  GError *error;
} Wait;

static void
exported_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  Wait *wait = user_data;

  tw_package_export_finish (result, &wait->error);
  g_main_loop_quit (wait->loop);
}

static GError *
export_to (TwDocument *document, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  Wait wait = { loop, NULL };

  tw_package_export_async (document, file, NULL, exported_cb, &wait);
  g_main_loop_run (loop);
  return wait.error;
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
  gsize length;

  tw_set_head_change (document, rename_set, (gpointer) "Fair", "Rename", NULL);
  g_assert_true (tw_document_is_modified (document));
  error = export_to (document, package);
  g_assert_no_error (error);
  g_assert_true (g_file_equal (tw_document_get_file (document), file));
  g_assert_true (tw_document_is_modified (document));
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_get_contents (package, &data, &length, NULL));
  g_assert_true (tw_package_is (data, length));
  read = tw_package_parse (package, data, length, &error);
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
  g_autoptr (GError) error = export_to (document, nowhere);

  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
  remove_tree (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/package-export/the-document-stays", test_the_document_stays);
  g_test_add_func ("/package-export/refused", test_refused);
  return g_test_run ();
}
