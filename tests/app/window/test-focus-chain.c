/* Nothing in a window is reachable only by pointer: Tab comes to every control, or to the list or
 * grid in which arrows do, and each has a name for who does not see it. */
#include <string.h>

#include "app/document/versions.h"
#include "app/gallery/compare-window.h"
#include "app/gallery/coverage-window.h"
#include "app/gallery/properties-window.h"
#include "app/gallery/set-page.h"
#include "app/widgets/button-names.h"
#include "app/widgets/settings.h"
#include "app/window/page-list.h"
#include "app/window/preferences-window.h"
#include "app/window/versions-window.h"
#include "app/window/window.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "tests/app/find-widget.h"
#include "tests/app/remove-tree.h"
#include "tests/app/wait.h"
#include "tests/app/window/window-set.h"

/* More controls than this no window has. */
#define MOST_STEPS 600

typedef struct
{
  GtkWidget *root;
  GPtrArray *reached; /* what had the focus */
  guint n_controls;
  GString *faults;
} Walk;

/* What is in a list is reached by its arrows. */
static GtkWidget *
list_of (GtkWidget *widget)
{
  static const char *const types[] = { "GtkGridView",  "GtkListView", "GtkColumnView",
                                       "GtkListBox",   "GtkFlowBox",  "GtkStackSwitcher",
                                       "TwSymbolShelf" };

  for (GtkWidget *at = widget; at != NULL; at = gtk_widget_get_parent (at))
    for (guint i = 0; i < G_N_ELEMENTS (types); i++)
      if (g_type_is_a (G_OBJECT_TYPE (at), g_type_from_name (types[i])))
        return at;
  return NULL;
}

static gboolean
has_focus_within (const Walk *walk, GtkWidget *widget)
{
  for (guint i = 0; i < walk->reached->len; i++)
    if (walk->reached->pdata[i] == widget
        || gtk_widget_is_ancestor (walk->reached->pdata[i], widget))
      return TRUE;
  return FALSE;
}

/* The parent, by type, and the widget. */
static char *
place_of (GtkWidget *widget)
{
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < 6 && widget != NULL; i++, widget = gtk_widget_get_parent (widget))
    g_string_append_printf (words, "%s%s", i > 0 ? " in " : "", G_OBJECT_TYPE_NAME (widget));
  return g_string_free (words, FALSE);
}

static gboolean
holds_words (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && *gtk_label_get_label (GTK_LABEL (widget)) != '\0')
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (holds_words (child))
      return TRUE;
  return FALSE;
}

static gboolean
is_named_itself (GtkWidget *widget)
{
  g_autoptr (GList) labels = gtk_widget_list_mnemonic_labels (widget);

  return labels != NULL || gtk_widget_get_tooltip_text (widget) != NULL || holds_words (widget)
         || gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget),
                                              GTK_ACCESSIBLE_PROPERTY_LABEL)
         || gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget),
                                              GTK_ACCESSIBLE_RELATION_LABELLED_BY);
}

/* The text of an entry, the button of a menu button, a cell of a grid: named as what they are in.
 */
static gboolean
is_named (GtkWidget *widget)
{
  for (guint i = 0; i < 3 && widget != NULL; i++, widget = gtk_widget_get_parent (widget))
    if (is_named_itself (widget))
      return TRUE;
  return FALSE;
}

/* Whether it is called by the underscore of its label's mnemonic. */
static gboolean
is_named_with_underscore (GtkWidget *widget)
{
  gboolean has_mnemonic = FALSE;
  g_autofree char *label = NULL, *other = NULL;

  if (!GTK_IS_BUTTON (widget) && !GTK_IS_CHECK_BUTTON (widget))
    return FALSE;
  g_object_get (widget, "label", &label, "use-underline", &has_mnemonic, NULL);
  if (!has_mnemonic || label == NULL || strchr (label, '_') == NULL)
    return FALSE;
  other = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget),
                                              GTK_ACCESSIBLE_PROPERTY_LABEL, label);
  return other == NULL;
}

static gboolean
is_control (GtkWidget *widget)
{
  return gtk_widget_get_focusable (widget) && gtk_widget_is_sensitive (widget)
         && !GTK_IS_SCROLLED_WINDOW (widget) && !GTK_IS_VIEWPORT (widget)
         && !GTK_IS_POPOVER (widget)
         /* Its rows are what is reached. */
         && !GTK_IS_LIST_BOX (widget);
}

static void
check_below (Walk *walk, GtkWidget *widget)
{
  /* The window's own buttons are the desktop's, which has keys for them. */
  if (!gtk_widget_get_mapped (widget) || !gtk_widget_get_can_focus (widget)
      || GTK_IS_WINDOW_CONTROLS (widget) || GTK_IS_NATIVE (widget) != (widget == walk->root))
    return;
  if (is_control (widget))
    {
      GtkWidget *list = list_of (widget);

      walk->n_controls++;
      if (is_named_with_underscore (widget))
        g_string_append_printf (walk->faults, "called “%s”\n", G_OBJECT_TYPE_NAME (widget));
      if (!has_focus_within (walk, list != NULL ? list : widget))
        {
          g_autofree char *place = place_of (widget);

          g_string_append_printf (walk->faults, "not reached by Tab: %s\n", place);
        }
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_below (walk, child);
}

static void
settle (void)
{
  for (guint i = 0; i < 50 && g_main_context_pending (NULL); i++)
    g_main_context_iteration (NULL, FALSE);
}

/* Goes on as long as there is something in that direction. */
static void
walk_on (Walk *walk, GtkDirectionType direction)
{
  for (guint i = 0; i < MOST_STEPS && gtk_widget_child_focus (walk->root, direction); i++)
    {
      GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (walk->root));

      settle ();
      if (focus == NULL || g_ptr_array_find (walk->reached, focus, NULL))
        continue;
      /* Lists let go of the lines that they scroll past. */
      g_ptr_array_add (walk->reached, g_object_ref (focus));
      if (!is_named (focus))
        {
          g_autofree char *place = place_of (focus);

          g_string_append_printf (walk->faults, "without a name: %s\n", place);
        }
    }
}

/* Tab by Tab from where the window begins, and then with Shift back to its first control. */
static void
check_window (GtkWidget *window, guint least)
{
  Walk walk = { window, g_ptr_array_new_with_free_func (g_object_unref), 0, g_string_new (NULL) };

  gtk_window_set_focus (GTK_WINDOW (window), NULL);
  walk_on (&walk, GTK_DIR_TAB_FORWARD);
  if (walk.reached->len > 0)
    gtk_widget_grab_focus (walk.reached->pdata[0]);
  walk_on (&walk, GTK_DIR_TAB_BACKWARD);
  /* And once more: a panel says what belongs to the line that had the focus. */
  walk_on (&walk, GTK_DIR_TAB_FORWARD);
  check_below (&walk, window);
  g_test_message ("%u of %u controls had the focus", walk.reached->len, walk.n_controls);
  if (walk.faults->len > 0)
    g_error ("%s:\n%s", gtk_window_get_title (GTK_WINDOW (window)), walk.faults->str);
  g_assert_cmpuint (walk.n_controls, >=, least);
  g_ptr_array_unref (walk.reached);
  g_string_free (walk.faults, TRUE);
}

static gboolean
is_quiet (gpointer textures)
{
  return tw_tile_textures_is_idle (textures) && !g_main_context_pending (NULL);
}

static void
show (GtkWidget *window, TwTileTextures *textures)
{
  gtk_window_present (GTK_WINDOW (window));
  gtk_test_widget_wait_for_draw (window);
  wait_until (is_quiet, textures);
}

static TwDocument *
open_shipped (const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_shipped_set_load (id, &error);

  g_assert_no_error (error);
  return tw_document_new_for_set (set, NULL, id);
}

static gboolean
has_problems (gpointer document)
{
  return tw_document_get_problems (document) != NULL;
}

static gboolean
is_free (gpointer object)
{
  return G_OBJECT (object)->ref_count == 1;
}

static void
let_go (GtkWidget *window, TwDocument *document, TwTileTextures *textures)
{
  gtk_window_destroy (GTK_WINDOW (window));
  if (document != NULL)
    {
      wait_until (is_free, document);
      g_object_unref (document);
    }
  wait_until (is_free, textures);
  g_object_unref (textures);
}

/* A page of the main window; @data is its name. */
static void
test_page (gconstpointer data)
{
  TwTileTextures *textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  TwWindow *window = tw_window_new (NULL, textures);

  tw_window_show_start (window);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  show (GTK_WIDGET (window), textures);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.open-set", "s", "base");
  wait_until (window_has_document, window);
  gtk_widget_activate_action (GTK_WIDGET (window), "win.page", "s", data);
  show (GTK_WIDGET (window), textures);
  /* The header's, and one of the page. */
  check_window (GTK_WIDGET (window), 11);
  let_go (GTK_WIDGET (window), NULL, textures);
}

static GtkWidget *
find_grid (GtkWidget *widget)
{
  if (GTK_IS_GRID_VIEW (widget) && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_grid (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* The bar that edits many tiles at once is there while many are selected. */
static void
test_selection (void)
{
  TwTileTextures *textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  TwDocument *document = open_shipped ("base");
  GtkWidget *window = gtk_window_new (), *page = tw_set_page_new (document, textures);

  gtk_window_set_title (GTK_WINDOW (window), "Selection");
  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  show (window, textures);
  gtk_selection_model_select_all (gtk_grid_view_get_model (GTK_GRID_VIEW (find_grid (page))));
  show (window, textures);
  check_window (window, 20);
  let_go (window, document, textures);
}

static void
test_coverage (void)
{
  TwTileTextures *textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  TwDocument *document = open_shipped ("base");
  GtkWidget *window = GTK_WIDGET (tw_coverage_window_new (document, textures));

  show (window, textures);
  check_window (window, 20);
  let_go (window, document, textures);
}

static void
test_compare (void)
{
  TwTileTextures *textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  TwDocument *left = open_shipped ("base"), *right = open_shipped ("inns-and-cathedrals");
  GtkWidget *window = GTK_WIDGET (tw_compare_window_new (left, right, textures));

  show (window, textures);
  check_window (window, 10);
  gtk_window_destroy (GTK_WINDOW (window));
  wait_until (is_free, left);
  wait_until (is_free, right);
  wait_until (is_free, textures);
  g_object_unref (left);
  g_object_unref (right);
  g_object_unref (textures);
}

/* The panel of a set that has problems: each has its explanation and its mend. */
static void
test_problems (void)
{
  TwTileTextures *textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse (
      "x.xml",
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='x'>"
      "<tile id='A' count='0'><city edges='N'/></tile><tile id='B' count='2'/></tile-set>",
      -1, &error);
  TwDocument *document;
  GtkWidget *window = gtk_window_new ();

  g_assert_no_error (error);
  document = tw_document_new_for_set (set, NULL, NULL);
  gtk_window_set_title (GTK_WINDOW (window), "Problems");
  gtk_window_set_child (GTK_WINDOW (window), tw_set_page_new (document, textures));
  gtk_window_set_default_size (GTK_WINDOW (window), 1280, 800);
  wait_until (has_problems, document);
  show (window, textures);
  check_window (window, 24);
  let_go (window, document, textures);
}

static gboolean
has_three_rows (gpointer window)
{
  return count_widgets (window, ADW_TYPE_ACTION_ROW) == 3;
}

/* Versions of a file that was saved three times. */
static void
test_versions (void)
{
  TwTileTextures *textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("crop-circles", &error);
  g_autofree char *folder = g_dir_make_tmp ("tilewright-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "own.xml", NULL);
  g_autofree char *kept = tw_versions_folder (path);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  TwDocument *document;
  GtkWidget *window;

  g_assert_no_error (error);
  for (int i = 1; i <= 3; i++)
    {
      g_autofree char *text =
          g_strdup_printf ("<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='x'>"
                           "<tile id='A' count='%d'/></tile-set>",
                           i);

      g_assert_true (
          tw_versions_add (kept, text, strlen (text), i * 100 * G_TIME_SPAN_SECOND, &error));
    }
  document = tw_document_new_for_set (set, file, NULL);
  window = GTK_WIDGET (tw_versions_window_new (document, textures));
  show (window, textures);
  wait_until (has_three_rows, window);
  check_window (window, 3);
  let_go (window, document, textures);
  remove_tree (kept);
  remove_tree (folder);
}

/* One page of the properties; @data is its name. */
static void
test_properties (gconstpointer data)
{
  TwTileTextures *textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  TwDocument *document = open_shipped ("count");
  GtkWidget *window = GTK_WIDGET (tw_properties_window_new (document, textures, data));

  show (window, textures);
  check_window (window, 6);
  let_go (window, document, textures);
}

static void
test_preferences (void)
{
  TwTileTextures *textures = tw_tile_textures_new (TW_TILE_TEXTURES_BYTES);
  g_autoptr (GSettings) settings = tw_settings_new ();
  g_autoptr (GList) windows = NULL;

  tw_preferences_window_show (settings, NULL);
  windows = gtk_window_list_toplevels ();
  g_assert_nonnull (windows);
  show (windows->data, textures);
  check_window (windows->data, 3);
  let_go (windows->data, NULL, textures);
}

int
main (int argc, char **argv)
{
  guint n_pages;
  const TwPageEntry *pages = tw_page_list (&n_pages);

  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  tw_button_names_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  for (guint i = 0; i < n_pages; i++)
    {
      g_autofree char *path = g_strconcat ("/focus-chain/", pages[i].name, NULL);

      g_test_add_data_func (path, pages[i].name, test_page);
    }
  g_test_add_func ("/focus-chain/selection", test_selection);
  g_test_add_func ("/focus-chain/problems", test_problems);
  g_test_add_func ("/focus-chain/versions", test_versions);
  g_test_add_func ("/focus-chain/coverage", test_coverage);
  g_test_add_func ("/focus-chain/compare", test_compare);
  g_test_add_data_func ("/focus-chain/about", "about", test_properties);
  g_test_add_data_func ("/focus-chain/start", "start", test_properties);
  g_test_add_data_func ("/focus-chain/package", "package", test_properties);
  g_test_add_func ("/focus-chain/preferences", test_preferences);
  return g_test_run ();
}
