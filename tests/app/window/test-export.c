/* What a set can be exported as: the menu has all of it, and what is open is never lost by it. */
#include "app/window/edit-page.h"

#include <glib/gstdio.h>

#include "app/window/set-exporting.h"
#include "engine/format/tile-set-file.h"
#include "engine/jcz/jcz-definitions.h"
#include "app/export/set-exporter.h"
#include "tests/app/find-widget.h"
#include "tests/app/window/window-fixture.h"

static void
add_tile (WindowFixture *f, const char *id)
{
  g_autoptr (TwTile) tile = tw_tile_new (id, 1, NULL);

  tw_document_insert_tile (tw_window_get_document (f->window), -1, tile, "Add");
}

static TwEditPage *
edit_page (WindowFixture *f)
{
  return TW_EDIT_PAGE (nth_widget (GTK_WIDGET (f->window), TW_TYPE_EDIT_PAGE, 0));
}

static void
save_to (WindowFixture *f, GFile *file)
{
  g_autoptr (TwSaver) saver = tw_saver_new (tw_window_get_document (f->window));

  tw_saver_save (saver, file, FALSE);
}

static void
export_to (WindowFixture *f, const char *id, GFile *file)
{
  g_autoptr (TwSaver) saver = tw_saver_new (tw_window_get_document (f->window));

  tw_set_exporting_write (GTK_WIDGET (edit_page (f)), saver, id, file, NULL);
}

static void
set_up (WindowFixture *f, gconstpointer data)
{
  window_show (f, "own.xml");
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (f->window), "win.new-set", NULL));
  add_tile (f, "X1");
}

static void
tear_down (WindowFixture *f, gconstpointer data)
{
  window_close (f);
  window_forget (f);
}

/* The one within @menu whose first item does "doc.export". */
static GMenuModel *
find_exports (GMenuModel *menu)
{
  g_autofree char *action = NULL;

  if (g_menu_model_get_item_attribute (menu, 0, "action", "s", &action)
      && g_str_equal (action, "doc.export"))
    return g_object_ref (menu);
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    for (guint kind = 0; kind < 2; kind++)
      {
        g_autoptr (GMenuModel) inner =
            g_menu_model_get_item_link (menu, i,
                                        kind == 0 ? G_MENU_LINK_SECTION : G_MENU_LINK_SUBMENU);
        GMenuModel *found = inner != NULL ? find_exports (inner) : NULL;

        if (found != NULL)
          return found;
      }
  return NULL;
}

static GMenuModel *
shown_exports (WindowFixture *f)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *button = nth_widget (GTK_WIDGET (edit_page (f)), GTK_TYPE_MENU_BUTTON, i);
      GMenuModel *menu, *found;

      g_assert_nonnull (button);
      menu = gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (button));
      found = menu != NULL ? find_exports (menu) : NULL;
      if (found != NULL)
        return found;
    }
}

static void
test_menu (WindowFixture *f, gconstpointer data)
{
  g_autoptr (GMenuModel) menu = shown_exports (f);
  guint n;
  const TwSetExporter *exporters = tw_set_exporters (&n);
  g_autofree char *first = NULL, *last = NULL;

  g_assert_cmpint (g_menu_model_get_n_items (menu), ==, (int) n + 2);
  g_assert_true (g_menu_model_get_item_attribute (menu, (int) n, "action", "s", &first));
  g_assert_cmpstr (first, ==, "doc.print");
  g_assert_true (g_menu_model_get_item_attribute (menu, (int) n + 1, "action", "s", &last));
  g_assert_cmpstr (last, ==, "doc.rules-sheet");
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GVariant) target =
          g_menu_model_get_item_attribute_value (menu, (int) i, "target", G_VARIANT_TYPE_STRING);
      g_autoptr (GVariant) action =
          g_menu_model_get_item_attribute_value (menu, (int) i, "action", G_VARIANT_TYPE_STRING);

      g_assert_cmpstr (g_variant_get_string (target, NULL), ==, exporters[i].id);
      g_assert_cmpstr (g_variant_get_string (action, NULL), ==, "doc.export");
    }
}

static gboolean
is_there (gpointer file)
{
  return g_file_query_exists (file, NULL);
}

static gboolean
is_saved (gpointer data)
{
  WindowFixture *f = data;

  return is_there (f->file) && !tw_document_is_modified (tw_window_get_document (f->window));
}

static gboolean
tells_problem (gpointer window)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *bar = nth_widget (window, GTK_TYPE_INFO_BAR, i);

      if (bar == NULL || gtk_info_bar_get_revealed (GTK_INFO_BAR (bar)))
        return bar != NULL;
    }
}

/* Definitions lie beside the set, which stays open and is never written over. */
static void
test_definitions (WindowFixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->folder, "own-jcloisterzone.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (TwTileSet) read = NULL, still = NULL;

  save_to (f, f->file);
  wait_until (is_saved, f);
  export_to (f, "definitions", file);
  wait_until (is_there, file);
  read = tw_jcz_definitions_load (path, NULL, problems, NULL);
  g_assert_nonnull (read);
  g_assert_cmpuint (read->n_tiles, ==,
                    tw_document_get_set (tw_window_get_document (f->window))->n_tiles);
  g_assert_true (g_file_equal (tw_document_get_file (tw_window_get_document (f->window)), f->file));

  export_to (f, "definitions", f->file);
  wait_until (tells_problem, f->window);
  still = tw_tile_set_file_load (f->path, NULL);
  g_assert_nonnull (still);
}

/* A package over the open one is saving. */
static void
test_package (WindowFixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->folder, "own.tilewright", NULL);

  g_object_unref (f->file);
  f->file = g_file_new_for_path (path);
  save_to (f, f->file);
  wait_until (is_saved, f);
  add_tile (f, "X2");
  g_assert_true (tw_document_is_modified (tw_window_get_document (f->window)));
  export_to (f, "package", f->file);
  wait_until (is_saved, f);
}

/* A folder comes to be as a whole; the second time it is in the way, and stays as it is. */
static void
test_folder (WindowFixture *f, gconstpointer data)
{
  g_autofree char *path = g_build_filename (f->folder, "own-pictures", NULL);
  g_autofree char *table = g_build_filename (path, "tiles.csv", NULL);
  g_autoptr (GFile) folder = g_file_new_for_path (path);

  export_to (f, "pictures", folder);
  wait_until (is_there, folder);
  g_assert_true (g_file_test (table, G_FILE_TEST_IS_REGULAR));
  g_assert_false (tells_problem (f->window));
  g_assert_cmpint (g_unlink (table), ==, 0);
  export_to (f, "pictures", folder);
  wait_until (tells_problem, f->window);
  g_assert_false (g_file_test (table, G_FILE_TEST_EXISTS));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  g_test_add ("/export/menu", WindowFixture, NULL, set_up, test_menu, tear_down);
  g_test_add ("/export/definitions", WindowFixture, NULL, set_up, test_definitions, tear_down);
  g_test_add ("/export/package", WindowFixture, NULL, set_up, test_package, tear_down);
  g_test_add ("/export/folder", WindowFixture, NULL, set_up, test_folder, tear_down);
  return g_test_run ();
}
