/* Windows beside the main one, and what is asked before something is lost. */
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "app/document/set-head.h"
#include "app/gallery/compare-window.h"
#include "app/widgets/settings.h"
#include "app/window/help-window.h"
#include "app/window/preferences-window.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-writer.h"
#include "tests/app/find-widget.h"
#include "tests/app/remove-tree.h"
#include "tests/app/wait.h"
#include "tests/walk/places.h"

static gboolean
is_of_type (GtkWidget *widget, GType type)
{
  return g_type_is_a (G_OBJECT_TYPE (widget), type);
}

/* The first widget of @type, shown or not. */
static GtkWidget *
find_any (GtkWidget *widget, GType type)
{
  GtkWidget *found = is_of_type (widget, type) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_any (child, type);
  return found;
}

/* The open window of preferences' kind, page by page. */
static void
check_pages (Walk *walk, const char *place)
{
  GtkWindow *window;
  g_autoptr (GtkSelectionModel) pages = NULL;

  walk_settle (walk);
  window = walk_other (walk);
  g_assert_nonnull (window);
  pages = adw_view_stack_get_pages (
      ADW_VIEW_STACK (find_any (GTK_WIDGET (window), ADW_TYPE_VIEW_STACK)));
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pages)); i++)
    {
      gtk_selection_model_select_item (pages, i, TRUE);
      walk_check_with_menus (walk, window, place);
    }
  gtk_window_destroy (window);
  walk_settle (walk);
}

/* One copy more of the first tile. */
static void
change (TwDocument *document)
{
  TwTileItem *item = tw_tile_list_get (tw_document_get_tiles (document), 0);
  const TwTile *tile = tw_tile_item_get_tile (item);
  g_autoptr (TwTile) more = tw_tile_with_count (tile, tile->count + 1);

  tw_document_replace_tile (document, item, more, "⟦Change~⟧", NULL);
}

static void
check_comparison (Walk *walk)
{
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", NULL);
  g_autoptr (TwTileSet) river = tw_shipped_set_load ("river", NULL);
  g_autoptr (TwDocument) left = tw_document_new_for_set (base, NULL, NULL);
  g_autoptr (TwDocument) right = tw_document_new_for_set (river, NULL, NULL);
  TwCompareWindow *window = tw_compare_window_new (left, right, walk->textures);

  gtk_window_set_transient_for (GTK_WINDOW (window), GTK_WINDOW (walk->window));
  gtk_window_present (GTK_WINDOW (window));
  walk_check_with_menus (walk, GTK_WINDOW (window), "compare");
  change (right);
  gtk_window_close (GTK_WINDOW (window));
  walk_check_other (walk, "compare, discard");
  gtk_window_destroy (GTK_WINDOW (window));
  walk_settle (walk);
}

void
walk_about_the_set (Walk *walk, gconstpointer way)
{
  static const char *const sets[] = { "base", "mists" };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      walk_open_set (walk, sets[i]);
      walk_act (walk, NULL, "doc.properties", g_variant_new_string ("about"));
      check_pages (walk, "properties");
      walk_act (walk, NULL, "doc.coverage", NULL);
      check_pages (walk, "coverage");
      walk_act (walk, NULL, "doc.rules-sheet", NULL);
      check_pages (walk, "rules sheet");
    }
  check_comparison (walk);
}

static gboolean
is_saved (gpointer window)
{
  return !tw_document_is_modified (tw_window_get_document (window));
}

static gboolean
asks (gpointer window)
{
  GtkWidget *bar;

  for (guint i = 0; (bar = nth_widget (window, GTK_TYPE_INFO_BAR, i)) != NULL; i++)
    if (gtk_info_bar_get_revealed (GTK_INFO_BAR (bar)))
      return TRUE;
  return FALSE;
}

/* The bar tells of another program's last deed. */
static gboolean
says_gone (gpointer window)
{
  GtkWidget *label;

  for (guint i = 0; (label = nth_widget (window, GTK_TYPE_LABEL, i)) != NULL; i++)
    {
      g_autofree char *gone = g_strdup_printf (_ ("“%s” is gone"), "own.xml");

      if (g_str_equal (gtk_label_get_text (GTK_LABEL (label)), gone))
        return TRUE;
    }
  return FALSE;
}

static gboolean
lists_versions (gpointer walk)
{
  GtkWindow *window = walk_other (walk);

  return window != NULL && nth_widget (GTK_WIDGET (window), ADW_TYPE_ACTION_ROW, 0) != NULL;
}

static gboolean
exists (gpointer path)
{
  return g_file_test (path, G_FILE_TEST_EXISTS);
}

static void
write_set (TwTileSet *set, const char *path)
{
  g_autofree char *xml = tw_tile_set_file_to_xml (set, NULL);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, xml, -1, &error);
  g_assert_no_error (error);
}

static gboolean
has_file (gpointer window)
{
  TwDocument *document = tw_window_get_document (window);

  return document != NULL && tw_document_get_file (document) != NULL;
}

void
walk_files (Walk *walk, gconstpointer way)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-pseudo-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "own.xml", NULL);
  g_autofree char *other = g_build_filename (folder, "other.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", NULL);
  g_autoptr (TwTileSet) river = tw_shipped_set_load ("river", NULL);

  write_set (base, path);
  tw_window_open_file (walk->window, file);
  wait_until (has_file, walk->window);
  change (tw_window_get_document (walk->window));
  gtk_window_close (GTK_WINDOW (walk->window));
  walk_check_other (walk, "save changes");
  walk_act (walk, NULL, "doc.save", NULL);
  wait_until (is_saved, walk->window);
  walk_check (walk, NULL, "saved");
  walk_act (walk, NULL, "doc.versions", NULL);
  wait_until (lists_versions, walk);
  walk_check_other (walk, "versions");
  g_assert_cmpint (g_rename (path, other), ==, 0);
  wait_until (asks, walk->window);
  walk_check (walk, NULL, "file renamed");
  walk_act (walk, NULL, "doc.save", NULL);
  wait_until (exists, path);
  walk_settle (walk);
  write_set (river, path);
  wait_until (asks, walk->window);
  walk_check (walk, NULL, "file changed");
  g_assert_cmpint (g_remove (path), ==, 0);
  wait_until (says_gone, walk->window);
  walk_check (walk, NULL, "file deleted");
  remove_tree (folder);
}

static gboolean
help_is_idle (gpointer help)
{
  return tw_help_window_is_idle (help);
}

/* Pages of each kind: with pictures, with links, with a table of two columns and with one of words.
 */
static void
walk_help (Walk *walk)
{
  static const char *const pages[] = { "line", "table", "keys", "words-values" };
  TwHelpWindow *help;

  walk_act (walk, NULL, "win.help", NULL);
  walk_settle (walk);
  help = TW_HELP_WINDOW (walk_other (walk));
  wait_until (help_is_idle, help);
  walk_check (walk, GTK_WINDOW (help), "help");
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++)
    {
      tw_help_window_open (help, pages[i]);
      wait_until (help_is_idle, help);
      walk_check (walk, GTK_WINDOW (help), pages[i]);
    }
  gtk_window_destroy (GTK_WINDOW (help));
  walk_settle (walk);
}

void
walk_program (Walk *walk, gconstpointer way)
{
  static const char *const sections[] = { "sets", "drawing", "texts", "table", "rules-page" };
  g_autoptr (GSettings) settings = tw_settings_new ();
  GtkWindow *shortcuts;

  walk_help (walk);
  tw_preferences_window_show (settings, GTK_WINDOW (walk->window));
  walk_check_other (walk, "preferences");
  walk_act (walk, NULL, "win.show-palette", NULL);
  walk_check_other (walk, "palette");
  walk_act (walk, NULL, "win.show-shortcuts", NULL);
  walk_settle (walk);
  shortcuts = walk_other (walk);
  if (TW_IS_HELP_WINDOW (shortcuts))
    {
      wait_until (help_is_idle, shortcuts);
      walk_check (walk, shortcuts, "shortcuts in help");
      gtk_window_destroy (shortcuts);
      return;
    }
  g_assert_true (GTK_IS_SHORTCUTS_WINDOW (shortcuts));
  for (guint i = 0; i < G_N_ELEMENTS (sections); i++)
    {
      g_object_set (shortcuts, "section-name", sections[i], NULL);
      walk_check (walk, shortcuts, "shortcuts");
    }
  gtk_window_destroy (shortcuts);
}
