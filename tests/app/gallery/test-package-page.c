/* Files that are put into a package, and a package that is unpacked, while the disk takes its time.
 */
#include "app/gallery/package-page.h"

#include <glib/gstdio.h>
#include <sys/stat.h>

#include "app/gallery/package-work.h"
#include "app/gallery/properties-window.h"
#include "engine/format/shipped-sets.h"
#include "tests/app/find-widget.h"
#include "tests/app/held-file.h"
#include "tests/app/remove-tree.h"
#include "tests/app/wait.h"

typedef struct
{
  TwDocument *document;
  TwTileTextures *textures;
  GtkWidget *window;
  GtkWidget *page;
  TwPackageWork *work;
  char *folder;
  char *path;
  GListStore *files;
} Fixture;

static gboolean
is_quiet (gpointer data)
{
  Fixture *f = data;

  return tw_tile_textures_is_idle (f->textures) && tw_document_get_problems (f->document) != NULL
         && !g_main_context_pending (NULL);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);
  g_autoptr (GFile) file = NULL;

  f->folder = g_dir_make_tmp ("tilewright-package-XXXXXX", NULL);
  f->path = g_build_filename (f->folder, "own.svg", NULL);
  g_assert_true (g_file_set_contents (
      f->path, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\"/>", -1, NULL));
  file = g_file_new_for_path (f->path);
  f->files = g_list_store_new (G_TYPE_FILE);
  g_list_store_append (f->files, file);
  f->document = tw_document_new_for_set (set, NULL, "base");
  f->textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  f->window = GTK_WIDGET (tw_properties_window_new (f->document, f->textures, "package"));
  gtk_window_present (GTK_WINDOW (f->window));
  gtk_test_widget_wait_for_draw (f->window);
  f->page = nth_widget (f->window, TW_TYPE_PACKAGE_PAGE, 0);
  f->work = TW_PACKAGE_WORK (nth_widget (f->window, TW_TYPE_PACKAGE_WORK, 0));
  g_object_add_weak_pointer (G_OBJECT (f->page), (gpointer *) &f->page);
  wait_until (is_quiet, f);
}

static void
close_window (Fixture *f)
{
  if (f->page == NULL)
    return;
  gtk_window_destroy (GTK_WINDOW (f->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_null (f->page);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  close_window (f);
  wait_until (is_quiet, f);
  assert_last_reference (f->document);
  assert_last_reference (f->textures);
  g_object_unref (f->files);
  remove_tree (f->folder);
  g_free (f->folder);
  g_free (f->path);
}

static const TwEnclosure *
enclosed (Fixture *f, const char *name)
{
  return tw_enclosures_find (tw_document_get_set (f->document)->enclosures, name);
}

static gboolean
says_opening (gpointer data)
{
  return says (((Fixture *) data)->window, "Opening “own.svg”…");
}

static gboolean
is_enclosed (gpointer data)
{
  return enclosed (data, "pictures/own.svg") != NULL;
}

static gboolean
has_cover (gpointer data)
{
  return enclosed (data, "cover.svg") != NULL;
}

/* What takes long is told of; given up it changes nothing, and can be had later. */
static void
test_slow (Fixture *f, gconstpointer data)
{
  int fd = hold_file (f->path);

  if (fd < 0)
    {
      g_test_skip ("no leases here");
      return;
    }
  tw_package_work_enclose (f->work, G_LIST_MODEL (f->files), FALSE);
  g_assert_false (says_opening (f));
  wait_until (says_opening, f);
  g_assert_nonnull (find_actionable (f->window, "package.cancel"));
  gtk_widget_activate_action (GTK_WIDGET (f->work), "package.cancel", NULL);
  g_assert_false (says_opening (f));
  /* Another choice takes its place. */
  tw_package_work_enclose (f->work, G_LIST_MODEL (f->files), FALSE);
  wait_until (says_opening, f);
  tw_package_work_enclose (f->work, G_LIST_MODEL (f->files), TRUE);
  wait_until (says_opening, f);
  g_assert_false (tw_document_is_modified (f->document));
  let_go (fd);
  wait_until (has_cover, f);
  g_assert_false (says_opening (f));
  g_assert_false (is_enclosed (f));
}

/* A window that is closed meanwhile goes before the disk has answered. */
static void
test_close (Fixture *f, gconstpointer data)
{
  int fd = hold_file (f->path);

  if (fd < 0)
    {
      g_test_skip ("no leases here");
      return;
    }
  tw_package_work_enclose (f->work, G_LIST_MODEL (f->files), FALSE);
  wait_until (says_opening, f);
  close_window (f);
  let_go (fd);
  g_assert_false (tw_document_is_modified (f->document));
}

static gboolean
says_pipe (gpointer data)
{
  return says (((Fixture *) data)->window, "This is no ordinary file");
}

/* Of several, those that can be had are enclosed, in one step. */
static void
test_pipe (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->folder, "pipe.png", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_cmpint (mkfifo (path, 0600), ==, 0);
  g_list_store_insert (f->files, 0, file);
  tw_package_work_enclose (f->work, G_LIST_MODEL (f->files), FALSE);
  wait_until (says_pipe, f);
  g_assert_true (is_enclosed (f));
  tw_document_undo (f->document);
  g_assert_false (tw_document_is_modified (f->document));
  /* Nothing to enclose is no step. */
  g_list_store_remove (f->files, 1);
  tw_package_work_enclose (f->work, G_LIST_MODEL (f->files), FALSE);
  g_assert_false (says_pipe (f));
  wait_until (says_pipe, f);
  g_assert_false (tw_document_is_modified (f->document));
}

static gboolean
is_idle (gpointer data)
{
  return !tw_package_work_is_busy (((Fixture *) data)->work);
}

static gboolean
says_unpacked (gpointer data)
{
  return says (((Fixture *) data)->window, "Unpacked into “inner”");
}

static gboolean
says_not_empty (gpointer data)
{
  return says (((Fixture *) data)->window, "The folder “inner” is not empty");
}

static gboolean
has_picture (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "pictures", NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
test_unpack (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->folder, "inner", NULL);
  g_autofree char *xml = g_build_filename (path, "set.xml", NULL);
  g_autofree char *other = g_build_filename (path, "notes.txt", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  tw_package_work_unpack (f->work, folder);
  g_assert_false (is_idle (f));
  wait_until (is_idle, f);
  g_assert_true (g_file_test (xml, G_FILE_TEST_IS_REGULAR));
  wait_until (says_unpacked, f);
  /* A folder with anything else in it is refused, too. */
  g_assert_cmpint (g_unlink (xml), ==, 0);
  tw_package_work_enclose (f->work, G_LIST_MODEL (f->files), FALSE);
  wait_until (is_enclosed, f);
  g_assert_true (g_file_set_contents (other, "", 0, NULL));
  tw_package_work_unpack (f->work, folder);
  wait_until (says_not_empty, f);
  g_assert_false (has_picture (path));
  g_assert_false (g_file_test (xml, G_FILE_TEST_EXISTS));
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(name, func)                                                                            \
  g_test_add ("/gallery/package-page/" name, Fixture, NULL, set_up, func, tear_down)
  ADD ("slow", test_slow);
  ADD ("close", test_close);
  ADD ("pipe", test_pipe);
  ADD ("unpack", test_unpack);
#undef ADD
  return g_test_run ();
}
