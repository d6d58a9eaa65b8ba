/* Files that are put into a package, a cover that is drawn, and saving it all. */
#include "app/document/enclose.h"

#include <string.h>

#include <glib/gstdio.h>

#include "app/document/document-file.h"
#include "app/widgets/cover-picture.h"
#include "engine/format/format-error.h"
#include "engine/format/shipped-sets.h"
#include "tests/app/remove-tree.h"

static char *
write_file (const char *folder, const char *name, const char *text)
{
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

static gboolean
enclose (TwTileSet *set, const char *path, gboolean as_cover, GError **error)
{
  TwEnclosure enclosure;
  gboolean is_enclosed;

  if (!tw_enclose_read (path, as_cover, &enclosure, error))
    return FALSE;
  is_enclosed = tw_enclose (set, &enclosure, error);
  g_free (enclosure.name);
  g_bytes_unref (enclosure.bytes);
  return is_enclosed;
}

static void
test_kinds (void)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("tilewright-enclosing-XXXXXX", NULL);
  g_autofree char *ruleset = write_file (folder, "mine.xml", "<ruleset/>");
  g_autofree char *cases = write_file (folder, "a.case", "case A\n");
  g_autofree char *picture =
      write_file (folder, "a.svg",
                  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"/>");
  g_autofree char *broken = write_file (folder, "b.png", "png");
  g_autofree char *other = write_file (folder, "a.exe", "MZ");
  g_autoptr (TwTileSet) shipped = tw_shipped_set_load ("base", &error), set = NULL;

  set = tw_tile_set_copy (shipped);
  g_assert_true (enclose (set, ruleset, FALSE, &error));
  g_assert_true (enclose (set, cases, FALSE, &error));
  g_assert_true (enclose (set, picture, FALSE, &error));
  g_assert_true (enclose (set, picture, TRUE, &error));
  g_assert_no_error (error);
  g_assert_nonnull (tw_enclosures_find (set->enclosures, "rulesets/mine.xml"));
  g_assert_nonnull (tw_enclosures_find (set->enclosures, "cases/a.case"));
  g_assert_nonnull (tw_enclosures_find (set->enclosures, "pictures/a.svg"));
  g_assert_nonnull (tw_enclosures_find (set->enclosures, "cover.svg"));
  g_assert_false (enclose (set, other, FALSE, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
  g_clear_error (&error);
  for (int as_cover = 0; as_cover < 2; as_cover++)
    {
      g_assert_false (enclose (set, broken, as_cover, &error));
      g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
      g_assert_nonnull (strstr (error->message, "no picture"));
      g_clear_error (&error);
    }
  g_assert_false (enclose (set, ruleset, TRUE, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
  g_assert_cmpuint (set->enclosures->n_enclosures, ==, 4);
  tw_enclosure_remove (set, "cover.svg");
  g_assert_cmpuint (set->enclosures->n_enclosures, ==, 3);
  remove_tree (folder);
}

typedef struct
{
  GMainLoop *loop;
  gboolean is_saved;
  TwDocument *read;
} Wait;

static void
saved_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  Wait *wait = user_data;

  wait->is_saved = tw_document_file_save_finish (TW_DOCUMENT (object), result, NULL);
  g_main_loop_quit (wait->loop);
}

static void
read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  Wait *wait = user_data;

  wait->read = tw_document_file_load_finish (result, NULL);
  g_main_loop_quit (wait->loop);
}

static void
test_package (void)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);
  g_autofree char *folder = g_dir_make_tmp ("tilewright-enclosing-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "base.tilewright", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (TwTileSet) shipped = tw_shipped_set_load ("base", NULL), set = NULL;
  g_autoptr (TwDocument) document = tw_document_new_for_set (shipped, NULL, "base");
  g_autoptr (GBytes) cover = NULL;
  Wait wait = { loop, FALSE, NULL };

  g_test_summary ("A package is saved and opened like any set; undo takes a cover back");
  cover = tw_cover_draw (shipped);
  g_assert_cmpuint (g_bytes_get_size (cover), >, 1000);
  g_assert_cmpmem (g_bytes_get_data (cover, NULL), 4, "\x89PNG", 4);
  set = tw_tile_set_copy (shipped);
  tw_enclose_cover (set, cover);
  tw_document_replace_set (document, set, "Draw Cover", NULL);
  g_assert_true (tw_document_is_modified (document));
  tw_document_undo (document);
  g_assert_null (tw_document_get_set (document)->enclosures);
  g_assert_false (tw_document_is_modified (document));
  tw_document_redo (document);
  tw_document_file_save_async (document, file, NULL, saved_cb, &wait);
  g_main_loop_run (loop);
  g_assert_true (wait.is_saved);
  tw_document_file_load_async (file, NULL, read_cb, &wait);
  g_main_loop_run (loop);
  g_assert_nonnull (wait.read);
  g_assert_true (tw_enclosures_equal (tw_document_get_set (wait.read)->enclosures,
                                      tw_document_get_set (document)->enclosures));
  g_assert_cmpuint (tw_document_get_set (wait.read)->n_tiles, ==, 24);
  g_clear_object (&wait.read);
  remove_tree (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/enclosing/kinds", test_kinds);
  g_test_add_func ("/document/enclosing/package", test_package);
  return g_test_run ();
}
