/* The shelf of symbols: its groups, the search, New Symbol…, and the chooser that menus share. */
#include <string.h>

#include "app/designer/symbol-chooser.h"
#include "app/designer/symbol-shelf.h"
#include "app/designer/variants-group.h"
#include "app/document/own-thing.h"
#include "tests/app/designer/design-fixture.h"
#include "tests/app/find-widget.h"
#include "tests/app/wait.h"

static const char text[] = "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='mine'>"
                           "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
                           "<symbol id='mill' on='road'><title>Windmill</title></symbol>"
                           "<symbol id='well' on='city'><title>Well</title></symbol></rules>"
                           "<tile id='A' count='2' start='1'><road edges='E W'/></tile></tile-set>";

static GtkWidget *
shelf_of (DesignFixture *fixture)
{
  return nth_widget (GTK_WIDGET (fixture->page), TW_TYPE_SYMBOL_SHELF, 0);
}

static GtkWidget *
button_of (DesignFixture *fixture, const char *symbol)
{
  GtkWidget *shelf = shelf_of (fixture), *button;

  for (guint i = 0; (button = nth_widget (shelf, GTK_TYPE_TOGGLE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (g_object_get_data (G_OBJECT (button), "symbol"), symbol) == 0)
      return button;
  return NULL;
}

/* The sets that bring the symbols have been read. */
static gboolean
is_filled (gpointer fixture)
{
  return button_of (fixture, "inn") != NULL;
}

static void
set_up (DesignFixture *fixture, gconstpointer size)
{
  design_set_up_set (fixture, size, text);
  wait_until (is_filled, fixture);
}

/* The heading above the button of @symbol. */
static const char *
group_of (DesignFixture *fixture, const char *symbol)
{
  GtkWidget *group = gtk_widget_get_parent (gtk_widget_get_parent (button_of (fixture, symbol)));

  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (group)), ==,
                   GTK_ACCESSIBLE_ROLE_GROUP);
  return gtk_label_get_label (GTK_LABEL (gtk_widget_get_first_child (group)));
}

/* One's own first, then what each set brings, by its title. */
static void
test_groups (DesignFixture *fixture, gconstpointer size)
{
  g_assert_true (nth_widget (shelf_of (fixture), GTK_TYPE_TOGGLE_BUTTON, 0)
                 == button_of (fixture, "mill"));
  g_assert_cmpstr (group_of (fixture, "mill"), ==, "This Set");
  g_assert_cmpstr (group_of (fixture, "well"), ==, "This Set");
  g_assert_cmpstr (group_of (fixture, "coat-of-arms"), ==, "Base game");
  g_assert_cmpstr (group_of (fixture, "monastery"), ==, "Base game");
  g_assert_cmpstr (group_of (fixture, "inn"), ==, "Inns & Cathedrals");
  g_assert_cmpstr (group_of (fixture, "wine"), ==, "Traders & Builders");
  /* No set has all of them: none is left over. */
  g_assert_nonnull (button_of (fixture, "quarter-castle"));
  g_assert_cmpstr (group_of (fixture, "cemetery"), !=, "Other");
}

static gboolean
has_focus (GtkWidget *widget)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* Arrows go along it, Tab leaves it. */
static void
test_keys (DesignFixture *fixture, gconstpointer size)
{
  GtkWidget *shelf = shelf_of (fixture);

  gtk_widget_grab_focus (GTK_WIDGET (fixture->canvas));
  g_assert_true (gtk_widget_child_focus (shelf, GTK_DIR_TAB_FORWARD));
  g_assert_true (has_focus (nth_widget (shelf, GTK_TYPE_BUTTON, 0)));
  g_assert_true (gtk_widget_child_focus (shelf, GTK_DIR_LEFT));
  g_assert_true (has_focus (nth_widget (shelf, GTK_TYPE_BUTTON, 0)));
  for (guint i = 0; i < 3; i++)
    g_assert_true (gtk_widget_child_focus (shelf, GTK_DIR_RIGHT));
  g_assert_true (has_focus (button_of (fixture, "coat-of-arms")));
  g_assert_false (gtk_widget_child_focus (shelf, GTK_DIR_TAB_FORWARD));
  g_assert_false (gtk_widget_child_focus (shelf, GTK_DIR_UP));
  /* To its end, and no further. */
  for (guint i = 0; i < 60; i++)
    g_assert_true (gtk_widget_child_focus (shelf, GTK_DIR_RIGHT));
  g_assert_true (has_focus (nth_widget (shelf, GTK_TYPE_MENU_BUTTON, 0)));
}

static TwSymbolChooser *
chooser_on (GtkWidget *widget)
{
  GtkWidget *chooser = design_find_widget (widget, TW_TYPE_SYMBOL_CHOOSER);

  g_assert_nonnull (chooser);
  g_assert_true (gtk_widget_get_mapped (chooser));
  return TW_SYMBOL_CHOOSER (chooser);
}

/* The row of @chooser for @symbol; NULL if it is not offered. */
static GtkWidget *
row_of (TwSymbolChooser *chooser, const char *symbol)
{
  GtkWidget *list = design_find_widget (GTK_WIDGET (chooser), GTK_TYPE_LIST_BOX);
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), i)) != NULL; i++)
    if (g_strcmp0 (g_object_get_data (G_OBJECT (row), "id"), symbol) == 0)
      return GTK_WIDGET (row);
  return NULL;
}

static void
assert_described (GtkWidget *entry, const char *words)
{
  g_autofree char *different =
      gtk_test_accessible_check_property (GTK_ACCESSIBLE (entry),
                                          GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, words);

  g_assert_cmpstr (different, ==, NULL);
}

/* What is found is taken into the hand, and stands in sight on the shelf. */
static void
test_search (DesignFixture *fixture, gconstpointer size)
{
  GtkWidget *shelf = shelf_of (fixture), *entry;

  g_signal_emit_by_name (nth_widget (shelf, GTK_TYPE_BUTTON, 0), "clicked");
  design_settle ();
  entry = design_find_widget (GTK_WIDGET (chooser_on (shelf)), GTK_TYPE_SEARCH_ENTRY);
  g_assert_true (has_focus (entry));
  gtk_editable_set_text (GTK_EDITABLE (entry), "ceme");
  g_signal_emit_by_name (entry, "search-changed");
  assert_described (entry, "Cemetery");
  gtk_editable_set_text (GTK_EDITABLE (entry), "nothing");
  g_signal_emit_by_name (entry, "search-changed");
  assert_described (entry, "No symbol is called “nothing”.");
  gtk_editable_set_text (GTK_EDITABLE (entry), "ceme");
  g_signal_emit_by_name (entry, "activate");
  design_settle ();
  g_assert_cmpstr (tw_tile_canvas_get_state (fixture->canvas)->armed, ==, "cemetery");
  g_assert_true (has_focus (button_of (fixture, "cemetery")));
  g_assert_false (gtk_widget_get_mapped (entry));
  /* Again it stays there. */
  g_signal_emit_by_name (nth_widget (shelf, GTK_TYPE_BUTTON, 0), "clicked");
  design_settle ();
  entry = design_find_widget (GTK_WIDGET (chooser_on (shelf)), GTK_TYPE_SEARCH_ENTRY);
  /* Nothing is searched for: the first of all, which is of the set itself. */
  assert_described (entry, "Windmill");
  gtk_editable_set_text (GTK_EDITABLE (entry), "cemetery");
  g_signal_emit_by_name (entry, "activate");
  design_settle ();
  g_assert_cmpstr (tw_tile_canvas_get_state (fixture->canvas)->armed, ==, "cemetery");
}

/* It is there and in hand at once, and Undo takes it back. */
static void
test_new_symbol (DesignFixture *fixture, gconstpointer size)
{
  GtkWidget *button = nth_widget (shelf_of (fixture), GTK_TYPE_MENU_BUTTON, 0), *entry;

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  design_settle ();
  entry = nth_widget (button, GTK_TYPE_ENTRY, 0);
  g_signal_emit_by_name (entry, "activate");
  g_assert_cmpuint (tw_own_sort_n (tw_document_get_set (fixture->document), TW_OWN_SYMBOL), ==, 2);
  gtk_editable_set_text (GTK_EDITABLE (entry), "Fair");
  g_signal_emit_by_name (entry, "activate");
  design_settle ();
  g_assert_cmpuint (tw_own_sort_n (tw_document_get_set (fixture->document), TW_OWN_SYMBOL), ==, 3);
  g_assert_cmpstr (group_of (fixture, "fair"), ==, "This Set");
  g_assert_cmpstr (tw_tile_canvas_get_state (fixture->canvas)->armed, ==, "fair");
  tw_document_undo (fixture->document);
  g_assert_null (button_of (fixture, "fair"));
}

/* A variant may have one's own symbols, and only what fits the tile. */
static void
test_variants (DesignFixture *fixture, gconstpointer size)
{
  GtkWidget *group = design_find_widget (GTK_WIDGET (fixture->page), TW_TYPE_VARIANTS_GROUP);
  GtkWidget *button = design_find_widget (group, GTK_TYPE_MENU_BUTTON);
  TwSymbolChooser *chooser;
  const TwTile *tile;

  gtk_menu_button_popup (GTK_MENU_BUTTON (button));
  design_settle ();
  chooser = chooser_on (button);
  g_assert_nonnull (row_of (chooser, "mill"));
  g_assert_nonnull (row_of (chooser, "inn"));
  g_assert_nonnull (row_of (chooser, "garden"));
  g_assert_null (row_of (chooser, "well"));
  g_assert_null (row_of (chooser, "source"));
  g_assert_null (row_of (chooser, "wine"));
  g_signal_emit_by_name (gtk_widget_get_parent (row_of (chooser, "mill")), "row-activated",
                         row_of (chooser, "mill"));
  design_settle ();
  tile = tw_tile_item_get_tile (tw_tile_canvas_get_state (fixture->canvas)->item);
  g_assert_cmpuint (tile->n_variants, ==, 1);
  g_assert_cmpuint (tw_topology_symbol_count (&tile->variants[0].added, "mill", 0), ==, 1);
  design_assert_undo_label (fixture, "Add Variant");
}

/* Whether all of @child is seen on the shelf. */
static gboolean
is_in_sight (DesignFixture *fixture, GtkWidget *child)
{
  GtkWidget *shelf = shelf_of (fixture);
  graphene_rect_t bounds;

  return gtk_widget_compute_bounds (child, shelf, &bounds) && bounds.origin.x >= 0
         && bounds.origin.y >= 0
         && bounds.origin.x + bounds.size.width <= gtk_widget_get_width (shelf)
         && bounds.origin.y + bounds.size.height <= gtk_widget_get_height (shelf);
}

static gboolean
is_last_in_sight (gpointer fixture)
{
  return is_in_sight (fixture, button_of (fixture, "ghost"));
}

/* All of the height is there in a small window; what does not fit is scrolled to by the focus, and
 * what adds a symbol is always seen. */
static void
test_small (DesignFixture *fixture, gconstpointer size)
{
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (fixture->canvas)), >=, 240);
  g_assert_true (is_in_sight (fixture, nth_widget (shelf_of (fixture), GTK_TYPE_MENU_BUTTON, 0)));
  g_assert_false (is_last_in_sight (fixture));
  gtk_widget_grab_focus (button_of (fixture, "ghost"));
  wait_until (is_last_in_sight, fixture);
}

#define ADD(path, size, test)                                                                      \
  g_test_add ("/designer/symbol-shelf/" path, DesignFixture, size, set_up, test, design_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD ("groups", NULL, test_groups);
  ADD ("keys", NULL, test_keys);
  ADD ("search", NULL, test_search);
  ADD ("new-symbol", NULL, test_new_symbol);
  ADD ("variants", NULL, test_variants);
  ADD ("small", "800x600", test_small);
  return g_test_run ();
}
