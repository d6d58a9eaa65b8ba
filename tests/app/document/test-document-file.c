/* Reading, saving and checking documents in workers. */
#include "app/document/document-file.h"

#include <string.h>

#include <glib/gstdio.h>

#include "app/export/jcz-addon.h"
#include "engine/format/format-error.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-writer.h"
#include "tests/app/wait.h"

typedef struct
{
  char *folder;
  GFile *file;
  TwDocument *document;
  GAsyncResult *result;
} Fixture;

static void
done_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  Fixture *f = user_data;

  g_assert_null (f->result);
  f->result = g_object_ref (result);
}

static gboolean
is_done (gpointer data)
{
  return ((Fixture *) data)->result != NULL;
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autofree char *path = NULL;
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);

  f->folder = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
  path = g_build_filename (f->folder, "own.xml", NULL);
  f->file = g_file_new_for_path (path);
  f->document = tw_document_new_for_set (set, NULL, "base");
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_file_delete (f->file, NULL, NULL);
  g_assert_cmpint (g_rmdir (f->folder), ==, 0);
  g_free (f->folder);
  g_object_unref (f->file);
  g_object_unref (f->document);
}

static void
change_copies (Fixture *f, guint count)
{
  TwTileItem *item = tw_tile_list_get (tw_document_get_tiles (f->document), 0);
  g_autoptr (TwTile) tile = tw_tile_with_count (tw_tile_item_get_tile (item), count);

  tw_document_replace_tile (f->document, item, tile, "Change Copies", NULL);
}

static gboolean
save (Fixture *f, GError **error)
{
  gboolean is_saved;

  tw_document_file_save_async (f->document, f->file, NULL, done_cb, f);
  wait_until (is_done, f);
  is_saved = tw_document_file_save_finish (f->document, f->result, error);
  g_clear_object (&f->result);
  return is_saved;
}

static TwDocument *
load (Fixture *f, GFile *file, GError **error)
{
  TwDocument *document;

  tw_document_file_load_async (file, NULL, done_cb, f);
  wait_until (is_done, f);
  document = tw_document_file_load_finish (f->result, error);
  g_assert_true (tw_document_file_load_get_file (f->result) == file);
  g_clear_object (&f->result);
  return document;
}

static void
test_save (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwDocument) again = NULL;
  g_autofree char *xml = NULL, *xml_again = NULL;

  g_test_summary ("A shipped set becomes one's own copy, and comes back as it was");
  change_copies (f, 9);
  g_assert_true (tw_document_is_modified (f->document));
  g_assert_true (save (f, &error));
  g_assert_no_error (error);
  g_assert_false (tw_document_is_modified (f->document));
  g_assert_null (tw_document_get_shipped_id (f->document));
  g_assert_true (g_file_equal (tw_document_get_file (f->document), f->file));
  again = load (f, f->file, &error);
  g_assert_no_error (error);
  xml = tw_tile_set_file_to_xml (tw_document_get_set (f->document), NULL);
  xml_again = tw_tile_set_file_to_xml (tw_document_get_set (again), NULL);
  g_assert_cmpstr (xml, ==, xml_again);
  change_copies (f, 8);
  g_assert_true (save (f, &error));
  g_assert_no_error (error);
}

static void
test_edit_while_saving (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  change_copies (f, 9);
  tw_document_file_save_async (f->document, f->file, NULL, done_cb, f);
  change_copies (f, 10);
  wait_until (is_done, f);
  g_assert_true (tw_document_file_save_finish (f->document, f->result, &error));
  g_clear_object (&f->result);
  g_assert_no_error (error);
  g_assert_true (tw_document_is_modified (f->document));
  tw_document_undo (f->document);
  g_assert_false (tw_document_is_modified (f->document));
}

static void
test_changed_by_another (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_file_get_path (f->file);
  g_autofree char *text = NULL;

  g_assert_true (save (f, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_set_contents (path, "somebody else's", -1, &error));
  change_copies (f, 9);
  g_assert_false (save (f, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CHANGED);
  g_assert_true (tw_document_is_modified (f->document));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, "somebody else's");
}

static void
test_shipped_is_not_written (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = tw_shipped_set_path ("base");
  g_autoptr (GFile) shipped = g_file_new_for_path (path);
  g_autoptr (TwDocument) document = load (f, shipped, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (tw_document_get_shipped_id (document), ==, "base");
  g_assert_null (tw_document_get_file (document));
  g_set_object (&f->file, shipped);
  g_assert_false (save (f, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
  g_object_unref (f->file);
  f->file = g_file_new_build_filename (f->folder, "nothing", NULL);
}

static void
test_errors (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) remote = g_file_new_for_uri ("sftp://example.org/set.xml");
  g_autofree char *path = g_file_get_path (f->file);

  g_assert_null (load (f, f->file, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_READ);
  g_clear_error (&error);
  g_assert_true (g_file_set_contents (path, "<tile-set", -1, NULL));
  g_assert_null (load (f, f->file, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_NOT_XML);
  g_clear_error (&error);
  g_assert_null (load (f, remote, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_READ);
}

static TwDocument *
load_foreign (Fixture *f, const char *name)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = g_file_new_build_filename (f->folder, name, NULL);
  TwDocument *document;

  g_set_object (&f->file, file);
  if (g_str_has_suffix (name, ".jca"))
    {
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (TwTileSet) set = tw_shipped_set_load ("ferries", NULL);

      g_assert_true (tw_jcz_addon_write (set, g_file_peek_path (file), problems, &error));
    }
  else
    g_assert_true (g_file_set_contents (
        g_file_peek_path (file),
        "<defs><tiles><tile id='X/A'><windmill/><field>NL NR EL ER SL SR WL WR</field></tile>"
        "</tiles></defs>",
        -1, &error));
  g_assert_no_error (error);
  document = load (f, file, &error);
  g_assert_no_error (error);
  return document;
}

/* What another program wrote becomes a new set: saving does not write into its file. */
static void
test_foreign (Fixture *f, gconstpointer data)
{
  static const char *const names[] = { "theirs.xml", "theirs.jca" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (TwDocument) document = load_foreign (f, names[i]);
      TwTileSet *set = tw_document_get_set (document);

      g_assert_null (tw_document_get_file (document));
      g_assert_null (tw_document_get_shipped_id (document));
      g_assert_true (tw_document_is_modified (document));
      g_assert_cmpuint (set->n_tiles, ==, i == 0 ? 1 : 8);
      g_assert_cmpuint (set->enclosures != NULL ? set->enclosures->n_enclosures : 0, ==,
                        i == 0 ? 0 : 8);
      g_assert_cmpuint (g_unlink (g_file_peek_path (f->file)), ==, 0);
    }
}

/* Whether it is said what is not understood in it. */
static void
test_foreign_problems (Fixture *f, gconstpointer data)
{
  g_autoptr (TwDocument) document = load_foreign (f, "theirs.xml");
  const GPtrArray *problems;

  tw_document_file_load_async (f->file, NULL, done_cb, f);
  wait_until (is_done, f);
  problems = tw_document_file_load_get_problems (f->result);
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_nonnull (strstr (problems->pdata[0], "theirs.xml:1: <windmill> is not known here"));
  g_clear_object (&f->result);
  tw_document_file_load_shipped_async ("river", NULL, done_cb, f);
  wait_until (is_done, f);
  g_assert_null (tw_document_file_load_get_problems (f->result));
  g_clear_object (&f->result);
}

static gboolean
knows_problems (gpointer document)
{
  return tw_document_get_problems (document) != NULL;
}

static void
test_problems (Fixture *f, gconstpointer data)
{
  TwTileItem *item = tw_tile_list_get (tw_document_get_tiles (f->document), 0);
  guint n_problems;

  wait_until (knows_problems, f->document);
  g_object_get (f->document, "n-problems", &n_problems, NULL);
  g_assert_cmpuint (n_problems, ==, 0);
  g_assert_cmpint (tw_tile_item_get_severity (item), <, TW_SEVERITY_WARNING);
  change_copies (f, 0);
  g_assert_null (tw_document_get_problems (f->document));
  wait_until (knows_problems, f->document);
  g_object_get (f->document, "n-problems", &n_problems, NULL);
  g_assert_cmpuint (n_problems, >=, 1);
  g_assert_cmpint (tw_tile_item_get_severity (item), >=, TW_SEVERITY_WARNING);
  tw_document_undo (f->document);
  wait_until (knows_problems, f->document);
  g_assert_cmpint (tw_tile_item_get_severity (item), <, TW_SEVERITY_WARNING);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, func)                                                                            \
  g_test_add ("/document/document-file/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("save", test_save);
  ADD ("edit-while-saving", test_edit_while_saving);
  ADD ("changed-by-another", test_changed_by_another);
  ADD ("shipped-is-not-written", test_shipped_is_not_written);
  ADD ("errors", test_errors);
  ADD ("foreign", test_foreign);
  ADD ("foreign-problems", test_foreign_problems);
  ADD ("problems", test_problems);
#undef ADD
  return g_test_run ();
}
