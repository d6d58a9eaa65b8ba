/* The import of pictures: found, cut, put right, and taken in one step. */
#include "app/gallery/scan-window.h"

#include <glib/gstdio.h>

#include "app/gallery/scan-canvas.h"
#include "app/gallery/scan-card.h"
#include "app/scan/scan-cut.h"
#include "engine/format/shipped-sets.h"
#include "tests/app/find-widget.h"
#include "tests/app/remove-tree.h"
#include "tests/app/scan/sheet-maker.h"
#include "tests/app/wait.h"

typedef struct
{
  TwDocument *document;
  TwTileTextures *textures;
  TwScanWindow *window;
  char *folder;
  guint n_imported;
} Fixture;

static void
imported_cb (Fixture *f, TwTileItem *first, guint n)
{
  f->n_imported = n;
}

static gboolean
is_busy (Fixture *f)
{
  GObject *stack =
      gtk_widget_get_template_child (GTK_WIDGET (f->window), TW_TYPE_SCAN_WINDOW, "stack");

  return g_str_equal (gtk_stack_get_visible_child_name (GTK_STACK (stack)), "busy");
}

static gboolean
is_quiet (gpointer data)
{
  Fixture *f = data;

  return (f->window == NULL || !is_busy (f)) && tw_tile_textures_is_idle (f->textures)
         && tw_document_get_problems (f->document) != NULL && !g_main_context_pending (NULL);
}

/* Its last work may hold it for a moment longer. */
static gboolean
is_gone (gpointer data)
{
  return ((Fixture *) data)->window == NULL && is_quiet (data);
}

static void
set_up (Fixture *f, gconstpointer data)
{
  f->folder = g_dir_make_tmp ("tilewright-scan-XXXXXX", NULL);
  f->document = tw_document_new ();
  f->textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  f->window = tw_scan_window_new (f->document, f->textures);
  g_object_add_weak_pointer (G_OBJECT (f->window), (gpointer *) &f->window);
  g_signal_connect_swapped (f->window, "imported", G_CALLBACK (imported_cb), f);
  gtk_window_present (GTK_WINDOW (f->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (f->window));
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  if (f->window != NULL)
    gtk_window_destroy (GTK_WINDOW (f->window));
  wait_until (is_gone, f);
  assert_last_reference (f->document);
  assert_last_reference (f->textures);
  remove_tree (f->folder);
  g_free (f->folder);
}

static GFile *
write_sheet (Fixture *f, const char *name, guint columns, guint rows)
{
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", NULL);
  const SheetMaker maker = { base, tw_theme_of (NULL), 3, columns, rows, 160, 10, 30, 0xffffff };
  g_autoptr (TwPixels) sheet = sheet_make (&maker);
  g_autoptr (GBytes) jpeg = tw_scan_write_jpeg (sheet);
  g_autofree char *path = g_build_filename (f->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, g_bytes_get_data (jpeg, NULL),
                                      (gssize) g_bytes_get_size (jpeg), NULL));
  return g_file_new_for_path (path);
}

static void
open_file (Fixture *f, GFile *file)
{
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);

  g_ptr_array_add (files, g_object_ref (file));
  tw_scan_window_open (f->window, files);
  g_assert_true (is_busy (f));
}

static void
do_action (Fixture *f, const char *action)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->window), action, NULL));
  wait_until (is_quiet, f);
}

static void
test_import (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) sheet = write_sheet (f, "sheet.jpg", 3, 2);
  GtkWidget *canvas, *corner;
  guint n_before = tw_document_get_set (f->document)->n_tiles;

  g_test_summary ("A sheet becomes tiles in one step, which is taken back as one");
  open_file (f, sheet);
  wait_until (is_quiet, f);
  canvas = nth_widget (GTK_WIDGET (f->window), TW_TYPE_SCAN_CANVAS, 0);
  g_assert_cmpuint (tw_scan_plan_n_cells (tw_scan_canvas_get_plan (TW_SCAN_CANVAS (canvas))), ==,
                    6);
  corner = gtk_widget_get_first_child (canvas);
  gtk_test_accessible_assert_property (corner, GTK_ACCESSIBLE_PROPERTY_LABEL, "Top Left Corner");
  gtk_test_accessible_assert_role (corner, GTK_ACCESSIBLE_ROLE_BUTTON);
  g_assert_true (gtk_widget_get_focusable (corner));
  do_action (f, "scan.next");
  wait_until (is_quiet, f);
  g_assert_cmpuint (count_widgets (GTK_WIDGET (f->window), TW_TYPE_SCAN_CARD), ==, 6);
  g_assert_cmpuint (tw_document_get_set (f->document)->n_tiles, ==, n_before);
  do_action (f, "scan.next");
  g_assert_cmpuint (f->n_imported, ==, 6);
  g_assert_cmpuint (tw_document_get_set (f->document)->n_tiles, ==, 6);
  tw_document_undo (f->document);
  g_assert_cmpuint (tw_document_get_set (f->document)->n_tiles, ==, n_before);
}

static void
test_back (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) sheet = write_sheet (f, "sheet.jpg", 2, 2);

  g_test_summary ("One goes back from the tiles to the sheet, and from there to other pictures");
  open_file (f, sheet);
  wait_until (is_quiet, f);
  do_action (f, "scan.next");
  do_action (f, "scan.back");
  g_assert_true (
      gtk_widget_get_mapped (nth_widget (GTK_WIDGET (f->window), TW_TYPE_SCAN_CANVAS, 0)));
  do_action (f, "scan.back");
  g_assert_null (nth_widget (GTK_WIDGET (f->window), TW_TYPE_SCAN_CANVAS, 0));
  g_assert_cmpuint (f->n_imported, ==, 0);
}

static void
test_given_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GFile) sheet = write_sheet (f, "sheet.jpg", 4, 3);

  g_test_summary ("Reading is given up by its button, and by closing the window");
  open_file (f, sheet);
  do_action (f, "scan.cancel");
  g_assert_null (nth_widget (GTK_WIDGET (f->window), TW_TYPE_SCAN_CANVAS, 0));
  open_file (f, sheet);
  gtk_window_destroy (GTK_WINDOW (f->window));
}

static void
test_no_picture (Fixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->folder, "words.png", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path), folder = g_file_new_for_path (f->folder);

  g_test_summary ("What is no picture is told, and nothing else happens");
  open_file (f, folder);
  wait_until (is_quiet, f);
  g_assert_null (nth_widget (GTK_WIDGET (f->window), TW_TYPE_SCAN_CANVAS, 0));
  g_assert_true (g_file_set_contents (path, "no picture", -1, NULL));
  open_file (f, file);
  wait_until (is_quiet, f);
  g_assert_null (nth_widget (GTK_WIDGET (f->window), TW_TYPE_SCAN_CANVAS, 0));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
#define ADD(name, test) g_test_add ("/scan-window/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("import", test_import);
  ADD ("back", test_back);
  ADD ("given-up", test_given_up);
  ADD ("no-picture", test_no_picture);
  return g_test_run ();
}
