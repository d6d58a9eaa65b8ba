/* What other programs do to the file of a document, and what is made of it. */
#include "app/document/file-watch.h"

#include "app/document/document-file.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "tests/app/remove-tree.h"
#include "tests/app/wait.h"

/* How long nothing may happen to count as nothing. */
#define QUIET_US (G_TIME_SPAN_SECOND)

typedef struct
{
  char *folder;
  char *path;
  char *other;
  GFile *file;
  TwDocument *document;
  TwFileWatch *watch;
  guint n_news;
  TwFileNews news;
  char *renamed;
  GAsyncResult *result;
} Fixture;

static void
news_cb (Fixture *f, TwFileNews news, GFile *renamed)
{
  f->n_news++;
  f->news = news;
  g_clear_pointer (&f->renamed, g_free);
  f->renamed = renamed != NULL ? g_file_get_basename (renamed) : NULL;
}

static void
done_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  ((Fixture *) user_data)->result = g_object_ref (result);
}

static gboolean
is_done (gpointer data)
{
  return ((Fixture *) data)->result != NULL;
}

static gboolean
has_news (gpointer data)
{
  return ((Fixture *) data)->n_news > 0;
}

static void
save (Fixture *f)
{
  g_autoptr (GError) error = NULL;

  tw_document_file_save_async (f->document, f->file, NULL, done_cb, f);
  wait_until (is_done, f);
  g_assert_true (tw_document_file_save_finish (f->document, f->result, &error));
  g_assert_no_error (error);
  g_clear_object (&f->result);
}

static void
assert_quiet (Fixture *f)
{
  gint64 end = g_get_monotonic_time () + QUIET_US;

  while (g_get_monotonic_time () < end)
    if (!g_main_context_iteration (NULL, FALSE))
      g_usleep (1000);
  g_assert_cmpuint (f->n_news, ==, 0);
}

static void
assert_news (Fixture *f, TwFileNews news)
{
  wait_until (has_news, f);
  g_assert_cmpint (f->news, ==, news);
  f->n_news = 0;
  assert_quiet (f);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);

  f->folder = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
  f->path = g_build_filename (f->folder, "own.xml", NULL);
  f->other = g_build_filename (f->folder, "other.xml", NULL);
  f->file = g_file_new_for_path (f->path);
  f->document = tw_document_new_for_set (set, NULL, "base");
  f->watch = tw_file_watch_new (f->document);
  g_signal_connect_swapped (f->watch, "news", G_CALLBACK (news_cb), f);
  save (f);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_object_unref (f->watch);
  g_object_unref (f->document);
  g_object_unref (f->file);
  remove_tree (f->folder);
  g_free (f->folder);
  g_free (f->path);
  g_free (f->other);
  g_free (f->renamed);
}

static void
change_copies (Fixture *f, guint count)
{
  TwTileItem *item = tw_tile_list_get (tw_document_get_tiles (f->document), 0);
  g_autoptr (TwTile) tile = tw_tile_with_count (tw_tile_item_get_tile (item), count);

  tw_document_replace_tile (f->document, item, tile, "Change Copies", NULL);
}

static guint
count_of (Fixture *f)
{
  return tw_document_get_set (f->document)->tiles[0]->count;
}

/* Another program writes the set with @count copies of its first tile. */
static void
write_another (Fixture *f, guint count)
{
  g_autoptr (TwTileSet) set = tw_tile_set_file_load (f->path, NULL);
  g_autoptr (TwTileSet) changed = tw_tile_set_copy (set);
  g_autofree char *xml = NULL;

  tw_tile_unref (changed->tiles[0]);
  changed->tiles[0] = tw_tile_with_count (set->tiles[0], count);
  xml = tw_tile_set_file_to_xml (changed, NULL);
  g_assert_true (g_file_set_contents (f->path, xml, -1, NULL));
}

static void
test_own_saves (Fixture *f, gconstpointer data)
{
  assert_quiet (f);
  change_copies (f, 9);
  save (f);
  assert_quiet (f);
}

static void
test_same (Fixture *f, gconstpointer data)
{
  g_autofree char *text = NULL;

  g_test_summary ("Written again with what it said is no news, and saving is not stopped by it");
  g_assert_true (g_file_get_contents (f->path, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (f->path, text, -1, NULL));
  assert_quiet (f);
  change_copies (f, 9);
  save (f);
}

static void
test_changed (Fixture *f, gconstpointer data)
{
  g_autoptr (TwDocument) read = NULL;

  write_another (f, 7);
  assert_news (f, TW_FILE_CHANGED);
  change_copies (f, 9);
  tw_document_file_load_async (f->file, NULL, done_cb, f);
  wait_until (is_done, f);
  read = tw_document_file_load_finish (f->result, NULL);
  g_clear_object (&f->result);
  tw_document_file_adopt (f->document, read);
  g_assert_cmpuint (count_of (f), ==, 7);
  g_assert_false (tw_document_is_modified (f->document));
  tw_document_undo (f->document);
  g_assert_cmpuint (count_of (f), ==, 9);
  g_assert_true (tw_document_is_modified (f->document));
  save (f);
}

static void
test_kept (Fixture *f, gconstpointer data)
{
  TwFileStamp stamp;
  g_autoptr (TwTileSet) set = NULL;

  write_another (f, 7);
  assert_news (f, TW_FILE_CHANGED);
  tw_file_stamp_take (f->path, &stamp);
  tw_document_file_expect (f->document, &stamp);
  tw_document_mark_unsaved (f->document);
  save (f);
  g_assert_false (tw_document_is_modified (f->document));
  set = tw_tile_set_file_load (f->path, NULL);
  g_assert_cmpuint (set->tiles[0]->count, ==, count_of (f));
}

static void
test_gone (Fixture *f, gconstpointer data)
{
  const TwFileStamp nothing = { 0 };

  g_assert_cmpint (g_unlink (f->path), ==, 0);
  assert_news (f, TW_FILE_GONE);
  tw_document_file_expect (f->document, &nothing);
  tw_document_mark_unsaved (f->document);
  g_assert_true (tw_document_is_modified (f->document));
  save (f);
  g_assert_true (g_file_test (f->path, G_FILE_TEST_EXISTS));
  assert_news (f, TW_FILE_AS_BEFORE);
}

static void
test_renamed (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) other = g_file_new_for_path (f->other);

  g_assert_cmpint (g_rename (f->path, f->other), ==, 0);
  assert_news (f, TW_FILE_RENAMED);
  g_assert_cmpstr (f->renamed, ==, "other.xml");
  tw_document_file_set_file (f->document, other);
  assert_quiet (f);
  g_assert_false (tw_document_is_modified (f->document));
  change_copies (f, 9);
  g_set_object (&f->file, other);
  save (f);
  g_assert_false (g_file_test (f->path, G_FILE_TEST_EXISTS));
}

static void
test_replaced_in_steps (Fixture *f, gconstpointer data)
{
  g_autofree char *text = NULL;

  g_test_summary ("Other programs save by renaming the old file and writing a new one");
  g_assert_true (g_file_get_contents (f->path, &text, NULL, NULL));
  g_assert_cmpint (g_rename (f->path, f->other), ==, 0);
  g_assert_true (g_file_set_contents (f->path, text, -1, NULL));
  assert_quiet (f);
  write_another (f, 7);
  assert_news (f, TW_FILE_CHANGED);
}

int
main (int argc, char *argv[])
{
  g_autofree char *home = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  home = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
  g_setenv ("XDG_DATA_HOME", home, TRUE);
#define ADD(name, func)                                                                            \
  g_test_add ("/document/file-watch/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("own-saves", test_own_saves);
  ADD ("same", test_same);
  ADD ("changed", test_changed);
  ADD ("kept", test_kept);
  ADD ("gone", test_gone);
  ADD ("renamed", test_renamed);
  ADD ("replaced-in-steps", test_replaced_in_steps);
#undef ADD
  status = g_test_run ();
  remove_tree (home);
  return status;
}
