/* One save after the other: what waits, what is asked, and when it is over. */
#include "app/document/saver.h"

#include <string.h>

#include <glib/gstdio.h>

#include "app/document/enclose.h"
#include "app/document/set-head.h"
#include "tests/app/remove-tree.h"
#include "tests/app/wait.h"

typedef struct
{
  char *folder;
  GFile *file;
  TwDocument *document;
  TwSaver *saver;
  GString *told; /* the names of the signals, in order */
} Fixture;

static void
place_wanted_cb (Fixture *f)
{
  g_string_append (f->told, "place ");
}

static void
enclosed_cb (Fixture *f)
{
  g_string_append (f->told, "enclosed ");
}

static void
ended_cb (Fixture *f)
{
  g_string_append (f->told, "ended ");
}

static void
written_cb (Fixture *f)
{
  g_string_append (f->told, "written ");
}

static void
saved_cb (Fixture *f)
{
  g_string_append (f->told, "saved ");
}

static void
settled_cb (Fixture *f)
{
  g_string_append (f->told, "settled ");
}

static void
failed_cb (Fixture *f, GFile *file, const GError *error, gboolean is_enclosed)
{
  g_assert_nonnull (error);
  g_string_append (f->told, is_enclosed ? "failed-beside " : "failed ");
}

static void
close_cb (Fixture *f)
{
  g_string_append (f->told, "close ");
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autofree char *path = NULL;

  f->folder = g_dir_make_tmp ("tilewright-saver-XXXXXX", NULL);
  path = g_build_filename (f->folder, "own.xml", NULL);
  f->file = g_file_new_for_path (path);
  f->document = tw_document_new ();
  f->saver = tw_saver_new (f->document);
  f->told = g_string_new (NULL);
#define HEAR(name, callback) g_signal_connect_swapped (f->saver, name, G_CALLBACK (callback), f)
  HEAR ("place-wanted", place_wanted_cb);
  HEAR ("enclosed", enclosed_cb);
  HEAR ("ended", ended_cb);
  HEAR ("written", written_cb);
  HEAR ("saved", saved_cb);
  HEAR ("settled", settled_cb);
  HEAR ("failed", failed_cb);
  HEAR ("close", close_cb);
#undef HEAR
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_signal_handlers_disconnect_by_data (f->saver, f);
  g_object_unref (f->saver);
  g_object_unref (f->document);
  g_object_unref (f->file);
  g_string_free (f->told, TRUE);
  remove_tree (f->folder);
  g_free (f->folder);
}

static gboolean
is_idle (gpointer data)
{
  return !tw_saver_is_busy (((Fixture *) data)->saver);
}

static gboolean
has_closed (gpointer data)
{
  return strstr (((Fixture *) data)->told->str, "close") != NULL;
}

static void
change_author (TwTileSet *set, gpointer author)
{
  g_free (set->author);
  set->author = g_strdup (author);
}

static void
change (Fixture *f, const char *author)
{
  tw_set_head_change (f->document, change_author, (gpointer) author, "Author", NULL);
}

static void
test_place (Fixture *f, gconstpointer data)
{
  g_test_summary ("A set without a file is saved where somebody says, and there from then on");
  tw_saver_save (f->saver, NULL, FALSE);
  g_assert_cmpstr (f->told->str, ==, "place ");
  tw_saver_save (f->saver, f->file, FALSE);
  g_assert_true (tw_saver_is_busy (f->saver));
  wait_until (is_idle, f);
  tw_saver_save (f->saver, NULL, FALSE);
  wait_until (is_idle, f);
  g_assert_cmpstr (f->told->str, ==,
                   "place written ended saved settled written ended saved settled ");
}

static void
test_waits (Fixture *f, gconstpointer data)
{
  g_test_summary (
      "What is asked for while a save runs is one save after it, with what there is then");
  tw_saver_save (f->saver, f->file, FALSE);
  change (f, "Ada");
  tw_saver_save (f->saver, NULL, FALSE);
  change (f, "Eva");
  tw_saver_save (f->saver, NULL, TRUE);
  wait_until (has_closed, f);
  g_assert_false (tw_document_is_modified (f->document));
  g_assert_cmpstr (f->told->str, ==, "written ended saved written ended saved close ");
}

static void
test_close (Fixture *f, gconstpointer data)
{
  g_test_summary ("What is changed while it is written is saved before anything closes");
  tw_saver_save (f->saver, f->file, TRUE);
  change (f, "Ada");
  wait_until (has_closed, f);
  g_assert_false (tw_document_is_modified (f->document));
  g_assert_cmpstr (f->told->str, ==, "written ended saved written ended saved close ");
}

static void
test_forget (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_file_get_path (f->file);

  g_test_summary ("Of a save that is forgotten it is told only that the file is written");
  tw_saver_save (f->saver, f->file, TRUE);
  tw_saver_save (f->saver, NULL, TRUE);
  tw_saver_forget (f->saver);
  g_assert_false (tw_saver_is_busy (f->saver));
  while (strstr (f->told->str, "written") == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_cmpstr (f->told->str, ==, "ended written ");
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_fails (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->folder, "nowhere", "own.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_test_summary ("After a save that fails none follows, and nothing closes");
  tw_saver_save (f->saver, file, TRUE);
  tw_saver_save (f->saver, f->file, TRUE);
  wait_until (is_idle, f);
  g_assert_cmpstr (f->told->str, ==, "ended failed ");
  g_assert_false (g_file_query_exists (f->file, NULL));
}

static void
enclose_cover (TwTileSet *set, gpointer data)
{
  static const char svg[] = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>";
  g_autoptr (GBytes) bytes = g_bytes_new_static (svg, sizeof svg - 1);
  const TwEnclosure cover = { (char *) "cover.svg", TW_ENCLOSURE_COVER, bytes };

  g_assert_true (tw_enclose (set, &cover, NULL));
}

static void
test_enclosed (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = tw_saver_folder_beside (f->file);
  g_autofree char *cover = g_build_filename (folder, "cover.svg", NULL);
  g_autofree char *wanted = g_build_filename (f->folder, "own-files", NULL);

  g_test_summary ("What XML cannot hold is asked about, written beside, and then left out");
  g_assert_cmpstr (folder, ==, wanted);
  tw_set_head_change (f->document, enclose_cover, NULL, "Cover", NULL);
  tw_saver_save (f->saver, f->file, FALSE);
  g_assert_cmpstr (f->told->str, ==, "enclosed ");
  g_assert_false (tw_saver_is_busy (f->saver));
  tw_saver_save_without (f->saver, f->file, FALSE, TRUE);
  wait_until (is_idle, f);
  g_assert_cmpstr (f->told->str, ==, "enclosed ended written ended saved settled ");
  g_assert_true (g_file_test (cover, G_FILE_TEST_EXISTS));
  g_assert_null (tw_enclosed_others (tw_document_get_set (f->document)));
}

static void
test_beside_fails (Fixture *f, gconstpointer data)
{
  g_autofree char *folder = tw_saver_folder_beside (f->file);
  g_autoptr (TwEnclosures) others = NULL;

  g_test_summary ("What cannot be written beside stays in the set, which is not saved");
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  tw_set_head_change (f->document, enclose_cover, NULL, "Cover", NULL);
  tw_saver_save_without (f->saver, f->file, FALSE, TRUE);
  wait_until (is_idle, f);
  g_assert_cmpstr (f->told->str, ==, "ended failed-beside ");
  others = tw_enclosed_others (tw_document_get_set (f->document));
  g_assert_nonnull (others);
  g_assert_false (g_file_query_exists (f->file, NULL));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test) g_test_add ("/document/saver/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("place", test_place);
  ADD ("waits", test_waits);
  ADD ("close", test_close);
  ADD ("forget", test_forget);
  ADD ("fails", test_fails);
  ADD ("enclosed", test_enclosed);
  ADD ("beside-fails", test_beside_fails);
#undef ADD
  return g_test_run ();
}
