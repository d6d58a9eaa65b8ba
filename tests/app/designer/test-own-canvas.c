/* The canvas with a set that invents land and symbols: menus, quick line, letters. */
#include <string.h>

#include "app/designer/selection-group.h"
#include "app/designer/tile-canvas.h"
#include "engine/format/tile-set-file.h"
#include "tests/app/designer/design-fixture.h"
#include "tests/app/find-widget.h"
#include "tests/app/wait.h"

static const char text[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='mine'>"
    "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
    "<land id='rail' letter='B'><title>Railway</title></land>"
    "<symbol id='mill' on='road'><title>Windmill</title></symbol>"
    "<symbol id='signal' on='rail'><title>Signal</title></symbol>"
    "<symbol id='smoke' on='rail'><title>Smoke</title><picture>"
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 8'><circle r='1e300'/></svg>"
    "</picture></symbol></rules>"
    "<tile id='A' count='2' start='1'><land kind='rail' edges='N'/><road edges='E W'/></tile>"
    "</tile-set>";

static void
set_up (DesignFixture *fixture, gconstpointer size)
{
  design_set_up_set (fixture, size, text);
}

static void
tear_down (DesignFixture *fixture, gconstpointer size)
{
  design_tear_down (fixture, size);
}

/* Whether the menu, or one in it, has an item with @label that does @action. */
static gboolean
offers (GMenuModel *menu, const char *action, const char *label)
{
  static const char *const links[] = { G_MENU_LINK_SECTION, G_MENU_LINK_SUBMENU };

  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autofree char *its_action = NULL, *its_label = NULL;

      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_ACTION, "s", &its_action);
      g_menu_model_get_item_attribute (menu, i, G_MENU_ATTRIBUTE_LABEL, "s", &its_label);
      if (g_strcmp0 (its_action, action) == 0 && g_strcmp0 (its_label, label) == 0)
        return TRUE;
      for (guint k = 0; k < G_N_ELEMENTS (links); k++)
        {
          g_autoptr (GMenuModel) link = g_menu_model_get_item_link (menu, i, links[k]);

          if (link != NULL && offers (link, action, label))
            return TRUE;
        }
    }
  return FALSE;
}

static GMenuModel *
menu_at (DesignFixture *fixture, TwCanvasSpot spot)
{
  GtkWidget *popover;

  design_walk_to (fixture, spot);
  design_act (fixture, "canvas.menu", NULL);
  design_settle ();
  popover = design_find_widget (GTK_WIDGET (fixture->canvas), GTK_TYPE_POPOVER_MENU);
  g_assert_nonnull (popover);
  return gtk_popover_menu_get_menu_model (GTK_POPOVER_MENU (popover));
}

/* The row of the list of symbols that says @name. */
static GtkWidget *
list_row (DesignFixture *fixture, const char *name)
{
  GtkWidget *list = design_find_widget (GTK_WIDGET (fixture->canvas), GTK_TYPE_LIST_BOX);
  GtkListBoxRow *row = NULL;

  for (int i = 0; list != NULL; i++)
    {
      row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i);
      if (row == NULL || g_strcmp0 (g_object_get_data (G_OBJECT (row), "label"), name) == 0)
        break;
    }
  return GTK_WIDGET (row);
}

/* Whether the menu leads to symbols for that place, with @name among them. */
static gboolean
can_add (DesignFixture *fixture, const char *name)
{
  design_act (fixture, "canvas.add", NULL);
  design_settle ();
  return list_row (fixture, name) != NULL;
}

/* A symbol that is searched for where it may not stand is known all the same, and told where it
 * may. */
static void
test_refused_search (DesignFixture *fixture, gconstpointer size)
{
  GtkWidget *entry;
  g_autofree char *different = NULL;

  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_N));
  design_act (fixture, "canvas.symbols", NULL);
  design_settle ();
  entry = design_find_widget (GTK_WIDGET (fixture->canvas), GTK_TYPE_SEARCH_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (entry), "wind");
  g_signal_emit_by_name (entry, "search-changed");
  different =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (entry),
                                          GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                          "Windmill: cannot stand here. It may stand on: road.");
  g_assert_cmpstr (different, ==, NULL);
}

/* Each symbol is offered on the land that it belongs to, and nowhere else; land by its name. */
static void
test_menus (DesignFixture *fixture, gconstpointer size)
{
  GMenuModel *menu = menu_at (fixture, SPOT (EDGE, TW_EDGE_E));

  g_assert_true (offers (menu, "canvas.add", "Add…"));
  g_assert_true (offers (menu, "canvas.land", "Railway"));
  g_assert_true (can_add (fixture, "Windmill"));
  g_assert_false (can_add (fixture, "Signal"));
  menu_at (fixture, SPOT (EDGE, TW_EDGE_N));
  g_assert_false (can_add (fixture, "Windmill"));
  g_assert_true (can_add (fixture, "Signal"));
  menu = menu_at (fixture, SPOT (EDGE, TW_EDGE_S));
  g_assert_true (offers (menu, "canvas.land", "Railway"));
  g_assert_false (can_add (fixture, "Windmill"));
  g_assert_false (can_add (fixture, "Signal"));
  design_act (fixture, "canvas.land", "'land-1'");
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->tile->topology.n_segments, ==, 3);
}

/* The line begins with the land's own letter, and puts symbols where they belong. */
static void
test_quick_line (DesignFixture *fixture, gconstpointer size)
{
  const TwTopology *topology;
  GtkWidget *entry;

  design_act (fixture, "canvas.line", NULL);
  design_settle ();
  entry = design_find_widget (GTK_WIDGET (fixture->canvas), GTK_TYPE_ENTRY);
  g_assert_nonnull (entry);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "BRFr");
  gtk_editable_set_text (GTK_EDITABLE (entry), "RBFb sig mill");
  g_assert_false (gtk_widget_has_css_class (entry, "error"));
  g_signal_emit_by_name (entry, "activate");
  design_settle ();
  topology = &tw_tile_canvas_get_state (fixture->canvas)->tile->topology;
  g_assert_cmpuint (topology->segments[0].kind, ==, TW_KIND_ROAD);
  g_assert_cmpuint (topology->segments[1].kind, ==, TW_KIND_OWN);
  g_assert_cmpuint (tw_topology_symbol_count (topology, "mill", 0), ==, 1);
  g_assert_cmpuint (tw_topology_symbol_count (topology, "signal", 1), ==, 1);
  /* Not where it means nothing. */
  design_act (fixture, "canvas.line", NULL);
  design_settle ();
  entry = design_find_widget (GTK_WIDGET (fixture->canvas), GTK_TYPE_ENTRY);
  gtk_editable_set_text (GTK_EDITABLE (entry), "BFBF mill");
  g_assert_true (gtk_widget_has_css_class (entry, "error"));
}

/* While a word is begun the line shows the tile so far, and Enter takes the name that is marked: of
 * symbols that the set invents, too. */
static void
test_line_goes_on (DesignFixture *fixture, gconstpointer size)
{
  const TwCanvasState *state = tw_tile_canvas_get_state (fixture->canvas);
  GtkWidget *entry, *offers;

  design_act (fixture, "canvas.line", NULL);
  design_settle ();
  entry = design_find_widget (GTK_WIDGET (fixture->canvas), GTK_TYPE_ENTRY);
  offers = design_find_widget (GTK_WIDGET (fixture->canvas), GTK_TYPE_FLOW_BOX);
  gtk_editable_set_text (GTK_EDITABLE (entry), "RFRF zz");
  g_assert_true (gtk_widget_has_css_class (entry, "error"));
  g_assert_false (gtk_widget_get_visible (offers));
  gtk_editable_set_text (GTK_EDITABLE (entry), "CRRB m");
  g_assert_false (gtk_widget_has_css_class (entry, "error"));
  g_assert_true (gtk_widget_get_visible (offers));
  g_assert_cmpuint (state->shown->topology.n_segments, ==, 4);
  g_assert_true (says (offers, "Monastery"));
  g_assert_true (says (offers, "Windmill"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "CRRB coat of a");
  g_assert_false (gtk_widget_has_css_class (entry, "error"));
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, "CRRB Coat of arms");
  g_assert_false (gtk_widget_get_visible (offers));
  gtk_editable_set_text (GTK_EDITABLE (entry), "CRRB Coat of arms windm");
  g_signal_emit_by_name (entry, "activate");
  design_settle ();
  g_assert_cmpuint (tw_topology_symbol_count (&state->tile->topology, "mill", -2), ==, 1);
  g_assert_cmpuint (tw_topology_symbol_count (&state->tile->topology, "coat-of-arms", -2), ==, 1);
}

/* What the canvas says when the set's land is laid in the south, and the letters of the tile then.
 */
static void
assert_own_words (DesignFixture *fixture, const char *said, const char *letters)
{
  g_autofree char *message = NULL;
  GtkWidget *entry;

  menu_at (fixture, SPOT (EDGE, TW_EDGE_S));
  design_act (fixture, "canvas.land", "'land-1'");
  g_object_get (fixture->canvas, "message", &message, NULL);
  if (strstr (message, said) == NULL)
    g_error ("“%s” does not say %s", message, said);
  design_act (fixture, "canvas.line", NULL);
  design_settle ();
  entry = design_find_widget (GTK_WIDGET (fixture->canvas), GTK_TYPE_ENTRY);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (entry)), ==, letters);
}

/* Two windows with sets that invent other land under the same number: each says its own words,
 * whichever was shown, changed or active last. */
static void
test_two_windows (DesignFixture *fixture, gconstpointer size)
{
  g_auto (GStrv) parts = g_strsplit (text, "letter='B'><title>Railway", -1);
  g_autofree char *others = g_strjoinv ("letter='K'><title>Canal", parts);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("others.xml", others, -1, &error);
  DesignFixture other;

  g_assert_no_error (error);
  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  design_set_up (&other, size);
  tw_document_replace_set (other.document, set, "Own Set", NULL);
  design_show_tile (&other, "A");
  assert_own_words (fixture, "Railway", "BRBr");
  assert_own_words (&other, "Canal", "KRKr");
  gtk_window_present (GTK_WINDOW (fixture->window));
  design_settle ();
  tw_document_undo (fixture->document);
  assert_own_words (fixture, "Railway", "BRBr");
  design_tear_down (&other, size);
}

static gboolean
is_below_tile (gpointer data)
{
  DesignFixture *fixture = data;
  const TwCanvasView *view = &tw_tile_canvas_get_state (fixture->canvas)->lens.view;
  GtkWidget *line = design_find_widget (GTK_WIDGET (fixture->canvas), GTK_TYPE_POPOVER);
  GdkRectangle at;

  return line != NULL && gtk_popover_get_pointing_to (GTK_POPOVER (line), &at)
         && ABS (at.x - (view->x + view->side / 2)) <= 1
         && ABS (at.y - (view->y + view->side)) <= 1;
}

/* The line stays below the tile when that gets another place, as it does while the page opens. */
static void
test_line_follows (DesignFixture *fixture, gconstpointer size)
{
  double x = tw_tile_canvas_get_state (fixture->canvas)->lens.view.x;

  design_act (fixture, "canvas.line", NULL);
  design_settle ();
  g_assert_true (is_below_tile (fixture));
  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1270, 640);
  while (tw_tile_canvas_get_state (fixture->canvas)->lens.view.x == x)
    g_main_context_iteration (NULL, TRUE);
  wait_until (is_below_tile, fixture);
}

/* Whoever types at once keeps the keyboard: the page gives it to the drawing only when it has time.
 */
static void
test_line_at_once (DesignFixture *fixture, gconstpointer size)
{
  GtkWidget *window = gtk_window_new (), *canvas, *line, *focus;
  GtkWidget *page = GTK_WIDGET (tw_design_page_new (fixture->document, fixture->textures));

  gtk_window_set_child (GTK_WINDOW (window), page);
  gtk_window_present (GTK_WINDOW (window));
  canvas = design_find_widget (page, TW_TYPE_TILE_CANVAS);
  g_assert_nonnull (canvas);
  while (tw_tile_canvas_get_state (TW_TILE_CANVAS (canvas))->lens.view.side <= 0)
    g_main_context_iteration (NULL, TRUE);
  g_assert_true (gtk_widget_activate_action (canvas, "canvas.line", NULL));
  line = design_find_widget (canvas, GTK_TYPE_POPOVER);
  g_assert_nonnull (line);
  design_settle ();
  focus = gtk_root_get_focus (GTK_ROOT (window));
  g_assert_true (focus != NULL && gtk_widget_is_ancestor (focus, line));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* The list of symbols says why one of them is a letter, as the shelf does. */
static void
test_refused_drawing (DesignFixture *fixture, gconstpointer size)
{
  GtkWidget *row;

  design_walk_to (fixture, SPOT (SEGMENT, 0));
  design_act (fixture, "canvas.symbols", NULL);
  design_settle ();
  row = list_row (fixture, "Smoke");
  g_assert_nonnull (row);
  for (guint i = 0; i < 500 && !gtk_widget_get_has_tooltip (row); i++)
    {
      design_settle ();
      g_usleep (10000);
    }
  g_assert_nonnull (gtk_widget_get_tooltip_text (row));
  g_assert_true (g_str_has_prefix (gtk_widget_get_tooltip_text (row), "Smoke\nA number of "));
  g_assert_true (gtk_widget_get_visible (g_object_get_data (G_OBJECT (row), "warning")));
}

/* The heading of what is selected names the land; a name is no markup. */
static void
test_selected (DesignFixture *fixture, gconstpointer size)
{
  g_auto (GStrv) parts = g_strsplit (text, "Railway", -1);
  g_autofree char *renamed = g_strjoinv ("Rail &amp; Way", parts);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("mine.xml", renamed, -1, &error);

  g_assert_no_error (error);
  tw_document_replace_set (fixture->document, set, "Rename", NULL);
  design_settle ();
  design_walk_to (fixture, SPOT (SEGMENT, 0));
  design_act (fixture, "canvas.press", "false");
  design_settle ();
  g_assert_true (says (GTK_WIDGET (fixture->page), "Selected: Rail & Way"));
}

/* Refuses every drawing, but only when somebody has waited for that. */
static gboolean
refuse_later (const char *art, gboolean may_wait, char **out_words)
{
  static gint is_known;

  if (may_wait)
    g_atomic_int_set (&is_known, TRUE);
  *out_words = may_wait || g_atomic_int_get (&is_known) ? g_strdup ("It is too fine.") : NULL;
  return *out_words != NULL;
}

static gboolean
says_too_fine (gpointer page)
{
  return says (page, "Symbol “Smoke”: It is too fine.");
}

static void
add_smoke (DesignFixture *fixture)
{
  g_autoptr (TwTile) tile = NULL;
  TwTopology topology = tw_tile_canvas_get_state (fixture->canvas)->tile->topology;

  tw_topology_add_symbol (&topology, "smoke", 0, 1, TW_DIRECTION_NONE);
  tile = tw_tile_with_topology (tw_tile_canvas_get_state (fixture->canvas)->tile, &topology);
  tw_document_replace_tile (fixture->document, design_find_item (fixture, "A"), tile, "Add", NULL);
}

/* A tile that has the symbol is not sound, and says why, though that is found behind the rest. */
static void
test_tile_says (DesignFixture *fixture, gconstpointer size)
{
  g_assert_true (says (GTK_WIDGET (fixture->page), "Sound"));
  tw_document_set_checks (NULL, NULL, refuse_later);
  add_smoke (fixture);
  wait_until (says_too_fine, fixture->page);
  g_assert_true (says (GTK_WIDGET (fixture->page), "Has a problem"));
  g_assert_false (says (GTK_WIDGET (fixture->page), "Sound"));
  tw_document_set_checks (NULL, NULL, NULL);
}

static gboolean
says_too_large (gpointer page)
{
  return says (design_find_widget (page, TW_TYPE_SELECTION_GROUP),
               "A number of “r” of <circle> is larger than 1000000. Draw the picture smaller.");
}

/* So does what is selected, on its own and with the land that it stands on. */
static void
test_selection_says (DesignFixture *fixture, gconstpointer size)
{
  add_smoke (fixture);
  tw_tile_canvas_select (fixture->canvas, SPOT (SYMBOL, 0), FALSE);
  wait_until (says_too_large, fixture->page);
  tw_tile_canvas_select (fixture->canvas, SPOT (SEGMENT, 0), FALSE);
  wait_until (says_too_large, fixture->page);
}

#define ADD(path, test)                                                                            \
  g_test_add ("/designer/own-canvas/" path, DesignFixture, NULL, set_up, test, tear_down)

/* The menu of a symbol takes it into the hand, too; Esc leaves it where it was. */
static void
test_symbol_moves (DesignFixture *fixture, gconstpointer size)
{
  const TwCanvasState *state = tw_tile_canvas_get_state (fixture->canvas);

  design_show_tile (fixture, "C");
  g_assert_true (offers (menu_at (fixture, SPOT (SYMBOL, 0)), "canvas.move", "Move It"));
  /* It closes as its row is chosen. */
  gtk_popover_popdown (
      GTK_POPOVER (design_find_widget (GTK_WIDGET (fixture->canvas), GTK_TYPE_POPOVER_MENU)));
  design_act (fixture, "canvas.move", NULL);
  design_settle ();
  g_assert_nonnull (state->tool);
  g_assert_true (state->tool->press.by_keys);
  design_act (fixture, "canvas.escape", NULL);
  g_assert_null (state->tool);
  g_assert_false (tw_document_is_modified (fixture->document));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD ("menus", test_menus);
  ADD ("refused-search", test_refused_search);
  ADD ("quick-line", test_quick_line);
  ADD ("line-goes-on", test_line_goes_on);
  ADD ("two-windows", test_two_windows);
  ADD ("line-follows", test_line_follows);
  ADD ("line-at-once", test_line_at_once);
  ADD ("refused-drawing", test_refused_drawing);
  ADD ("tile-says", test_tile_says);
  ADD ("selection-says", test_selection_says);
  ADD ("selected", test_selected);
  g_test_add ("/designer/own-canvas/symbol-moves", DesignFixture, NULL, design_set_up,
              test_symbol_moves, design_tear_down);
  return g_test_run ();
}
