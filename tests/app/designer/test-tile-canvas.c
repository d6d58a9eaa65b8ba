/* The canvas of the Design page with real widgets: what keys and actions do to the tile. */
#include "engine/tile/tile-edit.h"
#include "tests/app/designer/design-fixture.h"
#include "tests/app/pinch.h"

/* A field edge becomes city, a coat of arms and an inn come: all by keys. */
static void
test_main_job_by_keys (DesignFixture *fixture, gconstpointer size)
{
  const TwTopology *topology;

  design_show_tile (fixture, "U"); /* a road from east to west */
  design_act (fixture, "canvas.pen", "'city'");
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_N));
  design_act (fixture, "canvas.press", "false");
  design_assert_edges (fixture, "CRFR");
  design_assert_undo_label (fixture, "Lay City");
  design_act (fixture, "canvas.arm", "'coat-of-arms'");
  design_act (fixture, "canvas.press", "false");
  g_assert_null (tw_tile_canvas_get_state (fixture->canvas)->armed);
  design_act (fixture, "canvas.arm", "'inn'");
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_E));
  design_act (fixture, "canvas.press", "false");
  topology = &tw_tile_canvas_get_state (fixture->canvas)->tile->topology;
  g_assert_cmpuint (tw_topology_symbol_count (topology, "coat-of-arms", -2), ==, 1);
  g_assert_cmpuint (tw_topology_symbol_count (topology, "inn", -2), ==, 1);
  g_assert_cmpint (tw_tile_canvas_get_state (fixture->canvas)->selection.symbol, >=, 0);
  for (guint i = 0; i < 3; i++)
    tw_document_undo (fixture->document);
  design_assert_edges (fixture, "FRFR");
  g_assert_false (tw_document_is_modified (fixture->document));
}

/* Seen while it lasts, one step when it is done. */
static void
test_drag_by_keys (DesignFixture *fixture, gconstpointer size)
{
  char shown[5];

  design_show_tile (fixture, "B");
  design_act (fixture, "canvas.pen", "'road'");
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_W));
  design_act (fixture, "canvas.grab", NULL);
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_E));
  tw_topology_edge_letters (&tw_tile_canvas_get_state (fixture->canvas)->shown->topology, shown);
  g_assert_cmpstr (shown, ==, "FRFR");
  design_assert_edges (fixture, "FFFF");
  g_assert_false (tw_document_is_modified (fixture->document));
  design_act (fixture, "canvas.drop", NULL);
  design_assert_edges (fixture, "FRFR");
  g_assert_true (tw_tile_canvas_get_state (fixture->canvas)->is_drawn);
  tw_document_undo (fixture->document);
  design_assert_edges (fixture, "FFFF");
  g_assert_false (tw_document_is_modified (fixture->document));
}

static gboolean
fields_are_on (DesignFixture *fixture)
{
  g_autoptr (GVariant) state =
      g_action_group_get_action_state (tw_tile_canvas_get_actions (fixture->canvas), "fields");

  return g_variant_get_boolean (state);
}

static void
test_escape_steps_back (DesignFixture *fixture, gconstpointer size)
{
  design_show_tile (fixture, "B");
  design_act (fixture, "canvas.fields", NULL);
  tw_tile_canvas_select (fixture->canvas, SPOT (MIDDLE, 0), FALSE);
  design_act (fixture, "canvas.arm", "'gold'");
  g_assert_cmpstr (tw_tile_canvas_get_state (fixture->canvas)->armed, ==, "gold");
  design_act (fixture, "canvas.escape", NULL);
  g_assert_null (tw_tile_canvas_get_state (fixture->canvas)->armed);
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->selection.segments, !=, 0);
  design_act (fixture, "canvas.escape", NULL);
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->selection.segments, ==, 0);
  g_assert_true (fields_are_on (fixture));
  design_act (fixture, "canvas.escape", NULL);
  g_assert_false (fields_are_on (fixture));
  /* A drag is left without a trace. */
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_W));
  design_act (fixture, "canvas.grab", NULL);
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_E));
  design_act (fixture, "canvas.escape", NULL);
  design_assert_edges (fixture, "FFFF");
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->shown->topology.n_segments, ==, 1);
  g_assert_false (tw_document_is_modified (fixture->document));
}

static void
test_accessible (DesignFixture *fixture, gconstpointer size)
{
  gtk_test_accessible_assert_role (GTK_ACCESSIBLE (fixture->canvas), GTK_ACCESSIBLE_ROLE_GROUP);
  design_show_tile (fixture, "D");
  design_act (fixture, "canvas.walk", "'right'");
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_N));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->canvas),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Tile D: North edge, City");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->canvas),
                                       GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                       "city north; road from east to west");
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_S));
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (fixture->canvas),
                                       GTK_ACCESSIBLE_PROPERTY_LABEL, "Tile D: South edge, Field");
}

/* The child of the canvas with that name, %NULL if there is none. */
static GtkWidget *
find_part (DesignFixture *fixture, const char *name)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (fixture->canvas));

  while (child != NULL)
    {
      g_autofree char *wrong =
          gtk_test_accessible_check_property (GTK_ACCESSIBLE (child), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                              name);

      if (wrong == NULL)
        return child;
      child = gtk_widget_get_next_sibling (child);
    }
  return NULL;
}

/* Edges, corners, land, symbols and fields are buttons for assistive technology; they are not
 * seen, take no focus and no click of the pointer. */
static void
test_accessible_parts (DesignFixture *fixture, gconstpointer size)
{
  GtkWidget *city, *road, *south;

  design_show_tile (fixture, "D");
  city = find_part (fixture, "North edge, City");
  road = find_part (fixture, "Road from east to west");
  south = find_part (fixture, "South edge, Field");
  g_assert_true (GTK_IS_BUTTON (city) && GTK_IS_BUTTON (road) && GTK_IS_BUTTON (south));
  g_assert_nonnull (find_part (fixture, "South-east corner"));
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (city), GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_TRUE);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (road), GTK_ACCESSIBLE_STATE_PRESSED,
                                    GTK_ACCESSIBLE_TRISTATE_FALSE);
  g_assert_false (gtk_widget_get_can_target (road));
  g_assert_false (gtk_widget_get_can_focus (road));
  g_signal_emit_by_name (road, "clicked");
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->selection.segments, ==, 1u << 1);
  gtk_test_accessible_assert_state (GTK_ACCESSIBLE (find_part (fixture, "Road from east to west")),
                                    GTK_ACCESSIBLE_STATE_PRESSED, GTK_ACCESSIBLE_TRISTATE_TRUE);
  /* A press on an edge lays the pen, as a click does. */
  design_act (fixture, "canvas.pen", "'city'");
  g_signal_emit_by_name (find_part (fixture, "South edge, Field"), "clicked");
  design_assert_edges (fixture, "CRCR");
  g_assert_nonnull (find_part (fixture, "South edge, City"));
  g_assert_null (find_part (fixture, "South edge, Field"));
}

/* A click on what is drawn shows what it is; only a second one takes it off. The pen draws on what
 * is empty. */
static void
test_a_click_on_land_selects (DesignFixture *fixture, gconstpointer size)
{
  design_show_tile (fixture, "D");
  design_act (fixture, "canvas.pen", "'city'");
  g_signal_emit_by_name (find_part (fixture, "North edge, City"), "clicked");
  design_assert_edges (fixture, "CRFR");
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->selection.segments, ==, 1u << 0);
  g_assert_cmpstr (tw_tile_canvas_get_state (fixture->canvas)->message, ==,
                   "City north. Click again to clear this edge.");
  g_signal_emit_by_name (find_part (fixture, "East edge, Road"), "clicked");
  design_assert_edges (fixture, "CRFR");
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->selection.segments, ==, 1u << 1);
  g_signal_emit_by_name (find_part (fixture, "East edge, Road"), "clicked");
  design_assert_edges (fixture, "CCFR");
  g_signal_emit_by_name (find_part (fixture, "North edge, City"), "clicked");
  g_signal_emit_by_name (find_part (fixture, "North edge, City"), "clicked");
  design_assert_edges (fixture, "FCFR");
  /* Clearing is what the field pen is for. */
  design_act (fixture, "canvas.pen", "'field'");
  g_signal_emit_by_name (find_part (fixture, "West edge, Road"), "clicked");
  design_assert_edges (fixture, "FCFF");
}

/* What a second click has cleared the third brings back with the symbol that stood on it, and only
 * on that tile. */
static void
test_cleared_comes_back (DesignFixture *fixture, gconstpointer size)
{
  const TwCanvasState *state = tw_tile_canvas_get_state (fixture->canvas);

  design_show_tile (fixture, "U");
  design_act (fixture, "canvas.pen", "'city'");
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_N));
  design_act (fixture, "canvas.press", "false");
  design_act (fixture, "canvas.arm", "'coat-of-arms'");
  design_act (fixture, "canvas.press", "false");
  /* The symbol is selected, then the city, and then that is cleared. */
  design_act (fixture, "canvas.press", "false");
  design_act (fixture, "canvas.press", "false");
  design_assert_edges (fixture, "FRFR");
  g_assert_cmpuint (state->tile->topology.n_symbols, ==, 0);
  design_act (fixture, "canvas.press", "false");
  design_assert_edges (fixture, "CRFR");
  g_assert_cmpuint (tw_topology_symbol_count (&state->tile->topology, "coat-of-arms", -2), ==, 1);
  /* With other land on the edge it is forgotten. */
  design_act (fixture, "canvas.press", "false");
  design_act (fixture, "canvas.pen", "'road'");
  design_act (fixture, "canvas.press", "false");
  design_assert_edges (fixture, "RRFR");
  g_assert_cmpuint (state->tile->topology.n_symbols, ==, 0);
}

static const TwShape *
shape (DesignFixture *fixture)
{
  return &tw_tile_canvas_get_state (fixture->canvas)->tile->shape;
}

/* Bends, places and pictures move by keys too; Delete and Reset put them back. */
static void
test_shape_by_keys (DesignFixture *fixture, gconstpointer size)
{
  design_show_tile (fixture, "U");
  tw_tile_canvas_select (fixture->canvas, SPOT (SEGMENT, 0), FALSE);
  design_walk_to (fixture, SPOT (BEND, 0));
  design_act (fixture, "canvas.grab", NULL);
  design_act (fixture, "canvas.walk", "'right'");
  design_act (fixture, "canvas.walk", "'down'");
  g_assert_cmpuint (shape (fixture)->n_points, ==, 0);
  design_act (fixture, "canvas.drop", NULL);
  g_assert_cmpuint (shape (fixture)->n_points, ==, 1);
  design_assert_undo_label (fixture, "Change Shape");
  design_assert_edges (fixture, "FRFR");
  design_act (fixture, "canvas.nudge", "'down'");
  design_act (fixture, "canvas.nudge", "'down'");
  /* Several nudges are one step. */
  tw_document_undo (fixture->document);
  g_assert_cmpuint (shape (fixture)->n_points, ==, 1);
  tw_document_redo (fixture->document);
  design_act (fixture, "canvas.reset-shapes", NULL);
  g_assert_cmpuint (shape (fixture)->n_points, ==, 0);
  tw_tile_canvas_select (fixture->canvas, SPOT (SEGMENT, 0), FALSE);
  design_walk_to (fixture, SPOT (FIGURE, 0));
  design_act (fixture, "canvas.nudge", "'down'");
  g_assert_cmpuint (shape (fixture)->n_points, ==, 1);
  design_act (fixture, "canvas.delete", NULL);
  g_assert_cmpuint (shape (fixture)->n_points, ==, 0);
  design_assert_edges (fixture, "FRFR");
}

/* Two cities at a corner: the chips choose, the arrows too, Escape closes. */
static void
test_chips (DesignFixture *fixture, gconstpointer size)
{
  design_show_tile (fixture, "E"); /* a city in the north */
  design_act (fixture, "canvas.pen", "'city'");
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_E));
  design_act (fixture, "canvas.press", "false");
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->tile->topology.n_segments, ==, 2);
  design_act (fixture, "canvas.choose", "0");
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->tile->topology.n_segments, ==, 1);
  design_act (fixture, "canvas.walk", "'right'");
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->tile->topology.n_segments, ==, 2);
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->tile->topology.n_junctions, ==, 1);
  g_assert_true (tw_canvas_spot_equal (tw_tile_canvas_get_state (fixture->canvas)->focus,
                                       SPOT (EDGE, TW_EDGE_E)));
  design_act (fixture, "canvas.escape", NULL);
  design_act (fixture, "canvas.walk", "'right'");
  g_assert_false (tw_canvas_spot_equal (tw_tile_canvas_get_state (fixture->canvas)->focus,
                                        SPOT (EDGE, TW_EDGE_E)));
}

/* Turning the view turns neither tile nor what the arrow keys mean. */
static void
test_view_turns (DesignFixture *fixture, gconstpointer size)
{
  double x, y, turned_x, turned_y;

  design_show_tile (fixture, "D");
  g_assert_true (tw_tile_canvas_get_spot_point (fixture->canvas, SPOT (EDGE, TW_EDGE_N), &x, &y));
  design_act (fixture, "canvas.turn", "1");
  g_assert_true (tw_tile_canvas_get_spot_point (fixture->canvas, SPOT (EDGE, TW_EDGE_N), &turned_x,
                                                &turned_y));
  g_assert_cmpfloat (turned_x, >, x + 50);
  g_assert_cmpfloat (turned_y, >, y + 50);
  design_assert_edges (fixture, "CRFR");
  g_assert_false (tw_document_is_modified (fixture->document));
}

static void
test_symbols_turn_and_go (DesignFixture *fixture, gconstpointer size)
{
  design_show_tile (fixture, "B");
  design_walk_to (fixture, SPOT (BADGE, 0));
  design_act (fixture, "canvas.arm", "'flying-machine'");
  design_act (fixture, "canvas.press", "false");
  design_act (fixture, "canvas.turn", "1");
  g_assert_cmpint (tw_tile_canvas_get_state (fixture->canvas)->tile->topology.symbols[0].direction,
                   ==, TW_DIRECTION_NE);
  design_act (fixture, "canvas.delete", NULL);
  g_assert_cmpint (tw_tile_canvas_get_state (fixture->canvas)->tile->topology.n_symbols, ==, 0);
  /* With Shift it stays in hand. */
  design_act (fixture, "canvas.arm", "'gold'");
  design_act (fixture, "canvas.press", "true");
  g_assert_cmpstr (tw_tile_canvas_get_state (fixture->canvas)->armed, ==, "gold");
  design_act (fixture, "canvas.arm", "'gold'");
  g_assert_null (tw_tile_canvas_get_state (fixture->canvas)->armed);
}

static void
test_fields_changed_and_reset (DesignFixture *fixture, gconstpointer size)
{
  design_show_tile (fixture, "D");
  design_walk_to (fixture, SPOT (BADGE, 0));
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->tile->fields.n_fields, ==, 2);
  design_act (fixture, "canvas.grab", NULL);
  design_walk_to (fixture, SPOT (BADGE, 1));
  design_act (fixture, "canvas.drop", NULL);
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->tile->fields.n_fields, ==, 1);
  g_assert_true (tw_tile_item_is_overridden (design_find_item (fixture, "D")));
  design_act (fixture, "canvas.reset-fields", NULL);
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->tile->fields.n_fields, ==, 2);
  g_assert_false (tw_tile_item_is_overridden (design_find_item (fixture, "D")));
}

static void
test_selection_survives_undo (DesignFixture *fixture, gconstpointer size)
{
  const TwTopology *topology;
  guint road;

  design_show_tile (fixture, "D");
  topology = &tw_tile_canvas_get_state (fixture->canvas)->tile->topology;
  road = (guint) tw_topology_find_kind (topology, TW_KIND_ROAD);
  tw_tile_canvas_select (fixture->canvas, SPOT (SEGMENT, road), FALSE);
  design_act (fixture, "canvas.pen", "'city'");
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_N));
  design_act (fixture, "canvas.press", "false"); /* the city goes, the road's number changes */
  tw_tile_canvas_select (
      fixture->canvas,
      SPOT (SEGMENT,
            tw_topology_find_kind (&tw_tile_canvas_get_state (fixture->canvas)->tile->topology,
                                   TW_KIND_ROAD)),
      FALSE);
  tw_document_undo (fixture->document);
  design_assert_edges (fixture, "CRFR");
  g_assert_cmpuint (tw_tile_canvas_get_state (fixture->canvas)->selection.segments, ==,
                    TW_SEGMENT_BIT (road));
}

static void
test_several_are_deleted_in_one_step (DesignFixture *fixture, gconstpointer size)
{
  design_show_tile (fixture, "D");
  tw_tile_canvas_select (fixture->canvas, SPOT (SEGMENT, 0), FALSE);
  tw_tile_canvas_select (fixture->canvas, SPOT (SEGMENT, 1), TRUE);
  design_act (fixture, "canvas.delete", NULL);
  design_assert_edges (fixture, "FFFF");
  tw_document_undo (fixture->document);
  design_assert_edges (fixture, "CRFR");
  g_assert_false (tw_document_is_modified (fixture->document));
}

/* Menus for every spot of some tiles can be built and shown. */
static void
test_menus (DesignFixture *fixture, gconstpointer size)
{
  static const char *const ids[] = { "A", "D", "F", "W" };

  for (guint t = 0; t < G_N_ELEMENTS (ids); t++)
    {
      design_show_tile (fixture, ids[t]);
      for (guint i = 0; i < 14; i++)
        {
          design_act (fixture, "canvas.cycle", "1");
          design_act (fixture, "canvas.menu", NULL);
          design_settle ();
        }
      design_act (fixture, "canvas.symbols", NULL);
      design_settle ();
      g_assert_nonnull (design_find_widget (GTK_WIDGET (fixture->canvas), GTK_TYPE_SEARCH_ENTRY));
    }
  g_assert_false (tw_document_is_modified (fixture->document));
}

static void
test_menu_actions (DesignFixture *fixture, gconstpointer size)
{
  design_show_tile (fixture, "D");
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_S));
  design_act (fixture, "canvas.menu", NULL);
  design_act (fixture, "canvas.land", "'city'");
  design_assert_edges (fixture, "CRCR");
  /* Said again it does not take it off. */
  design_act (fixture, "canvas.land", "'city'");
  design_assert_edges (fixture, "CRCR");
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_E));
  design_act (fixture, "canvas.menu", NULL);
  design_act (fixture, "canvas.end", "'cottage'");
  design_assert_edges (fixture, "CRCR");
  g_assert_cmpint (tw_tile_canvas_get_state (fixture->canvas)->tile->topology.n_segments, ==, 4);
  design_act (fixture, "canvas.symbol", "'inn'");
  g_assert_cmpuint (tw_topology_symbol_count (
                        &tw_tile_canvas_get_state (fixture->canvas)->tile->topology, "inn", -2),
                    ==, 1);
  design_act (fixture, "canvas.remove-symbol", "0");
  g_assert_cmpint (tw_tile_canvas_get_state (fixture->canvas)->tile->topology.n_symbols, ==, 0);
}

/* Escape leaves the list of symbols although its search field keeps the key for itself. */
static void
test_symbol_list_closes (DesignFixture *fixture, gconstpointer size)
{
  GtkWidget *entry;

  design_act (fixture, "canvas.symbols", NULL);
  design_settle ();
  entry = design_find_widget (GTK_WIDGET (fixture->canvas), GTK_TYPE_SEARCH_ENTRY);
  g_assert_nonnull (entry);
  g_assert_true (gtk_widget_get_mapped (entry));
  g_signal_emit_by_name (entry, "stop-search");
  design_settle ();
  g_assert_false (gtk_widget_get_mapped (entry));
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (fixture->canvas)));
}

/* What a menu speaks of may be something else after Undo: it closes. */
static void
test_menu_and_undo (DesignFixture *fixture, gconstpointer size)
{
  GtkWidget *menu;

  design_show_tile (fixture, "U");
  design_act (fixture, "canvas.pen", "'city'");
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_N));
  design_act (fixture, "canvas.press", "false");
  design_walk_to (fixture, SPOT (SEGMENT, 1));
  design_act (fixture, "canvas.menu", NULL);
  design_settle ();
  menu = design_find_widget (GTK_WIDGET (fixture->canvas), GTK_TYPE_POPOVER_MENU);
  g_assert_true (gtk_widget_get_mapped (menu));
  tw_document_undo (fixture->document);
  design_settle ();
  g_assert_false (gtk_widget_get_mapped (menu));
  /* The line is about the whole tile, and stays; but not for another tile. */
  design_act (fixture, "canvas.line", NULL);
  design_settle ();
  menu = design_find_widget (GTK_WIDGET (fixture->canvas), GTK_TYPE_POPOVER);
  tw_document_redo (fixture->document);
  design_settle ();
  g_assert_true (gtk_widget_get_mapped (menu));
  design_show_tile (fixture, "D");
  design_settle ();
  g_assert_false (gtk_widget_get_mapped (menu));
}

static double
shown_side (DesignFixture *fixture)
{
  double left, right, top, bottom;

  g_assert_true (
      tw_tile_canvas_get_spot_point (fixture->canvas, SPOT (CORNER, TW_CORNER_NW), &left, &top));
  g_assert_true (tw_tile_canvas_get_spot_point (fixture->canvas, SPOT (CORNER, TW_CORNER_SE),
                                                &right, &bottom));
  return right - left;
}

/* The scale is that since the fingers came down, not since the last event. */
static void
test_pinch (DesignFixture *fixture, gconstpointer size)
{
  double side = shown_side (fixture);

  pinch (GTK_WIDGET (fixture->canvas), 2);
  g_assert_cmpfloat_with_epsilon (shown_side (fixture), 2 * side, 0.01);
  pinch (GTK_WIDGET (fixture->canvas), 0.5);
  g_assert_cmpfloat_with_epsilon (shown_side (fixture), side, 0.01);
}

/* However far it is moved, and however large it is, some of the tile is seen. */
static void
test_pan_far (DesignFixture *fixture, gconstpointer size)
{
  static const char *const ways[] = { "'left'", "'up'", "'right'", "'down'" };
  GtkWidget *canvas = GTK_WIDGET (fixture->canvas);

  for (guint i = 0; i < 2 * G_N_ELEMENTS (ways); i++)
    {
      double left, top, right, bottom;

      for (guint k = 0; k < 12; k++)
        design_act (fixture, "canvas.zoom", i < G_N_ELEMENTS (ways) ? "-1" : "1");
      for (guint k = 0; k < 200; k++)
        design_act (fixture, "canvas.pan", ways[i % G_N_ELEMENTS (ways)]);
      design_settle ();
      g_assert_true (tw_tile_canvas_get_spot_point (fixture->canvas, SPOT (CORNER, TW_CORNER_NW),
                                                    &left, &top));
      g_assert_true (tw_tile_canvas_get_spot_point (fixture->canvas, SPOT (CORNER, TW_CORNER_SE),
                                                    &right, &bottom));
      g_assert_cmpfloat (MIN (right, gtk_widget_get_width (canvas)) - MAX (left, 0), >, 40);
      g_assert_cmpfloat (MIN (bottom, gtk_widget_get_height (canvas)) - MAX (top, 0), >, 40);
      /* A list for what is out of sight is on the screen all the same. */
      design_act (fixture, "canvas.symbols", NULL);
      design_settle ();
      design_act (fixture, "canvas.fit", NULL);
    }
}

/* Land of a whole piece from its menu: a river becomes a road, and field takes it off. */
static void
test_land_of_a_segment (DesignFixture *fixture, gconstpointer size)
{
  const TwTile *tile;

  design_show_tile (fixture, "V");
  design_assert_edges (fixture, "FFRR");
  design_walk_to (fixture, SPOT (SEGMENT, 0));
  design_act (fixture, "canvas.menu", NULL);
  design_act (fixture, "canvas.land", "'river'");
  design_assert_edges (fixture, "FFVV");
  tile = tw_tile_canvas_get_state (fixture->canvas)->tile;
  g_assert_cmpuint (tile->topology.n_segments, ==, 1);
  design_assert_undo_label (fixture, "Lay River");
  design_walk_to (fixture, SPOT (SEGMENT, 0));
  design_act (fixture, "canvas.menu", NULL);
  design_act (fixture, "canvas.land", "'field'");
  design_assert_edges (fixture, "FFFF");
}

/* A wall in a corner: its dot offers both, its menu takes it out. */
static void
test_wall_in_a_corner (DesignFixture *fixture, gconstpointer size)
{
  const TwCanvasSpot corner = SPOT (CORNER, TW_CORNER_SE);
  TwTileItem *item = design_find_item (fixture, "E");
  const TwTile *tile = tw_tile_item_get_tile (item);
  TwTopology topology = tile->topology;
  g_autoptr (TwTile) reaching = NULL;

  g_assert_cmpint (tw_tile_edit_set_corner (&topology, 0, TW_CORNER_SE, TRUE), ==, TW_EDIT_TOUCHED);
  reaching = tw_tile_with_topology (tile, &topology);
  tw_document_replace_tile (fixture->document, item, reaching, "Reach Corner", NULL);
  design_show_tile (fixture, "E");
  design_walk_to (fixture, corner);
  design_act (fixture, "canvas.press", "false");
  design_act (fixture, "canvas.walk", "'right'");
  g_assert_cmpint (tw_canvas_corner_reached (
                       &tw_tile_canvas_get_state (fixture->canvas)->tile->topology, TW_CORNER_SE),
                   ==, -1);
  design_act (fixture, "canvas.walk", "'left'");
  g_assert_cmpint (tw_canvas_corner_reached (
                       &tw_tile_canvas_get_state (fixture->canvas)->tile->topology, TW_CORNER_SE),
                   ==, 0);
  design_act (fixture, "canvas.escape", NULL);
  design_act (fixture, "canvas.menu", NULL);
  design_act (fixture, "canvas.corner", NULL);
  g_assert_cmpint (tw_canvas_corner_reached (
                       &tw_tile_canvas_get_state (fixture->canvas)->tile->topology, TW_CORNER_SE),
                   ==, -1);
  design_assert_undo_label (fixture, "Undo Contact");
}

#define ADD(path, size, test)                                                                      \
  g_test_add ("/designer/tile-canvas/" path, DesignFixture, size, design_set_up, test,             \
              design_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);
  ADD ("main-job-by-keys", NULL, test_main_job_by_keys);
  ADD ("drag-by-keys", NULL, test_drag_by_keys);
  ADD ("escape-steps-back", NULL, test_escape_steps_back);
  ADD ("shape-by-keys", NULL, test_shape_by_keys);
  ADD ("chips", NULL, test_chips);
  ADD ("accessible", NULL, test_accessible);
  ADD ("accessible-parts", NULL, test_accessible_parts);
  ADD ("a-click-on-land-selects", NULL, test_a_click_on_land_selects);
  ADD ("cleared-comes-back", NULL, test_cleared_comes_back);
  ADD ("view-turns", NULL, test_view_turns);
  ADD ("symbols-turn-and-go", NULL, test_symbols_turn_and_go);
  ADD ("fields-changed-and-reset", NULL, test_fields_changed_and_reset);
  ADD ("selection-survives-undo", NULL, test_selection_survives_undo);
  ADD ("several-deleted-in-one-step", NULL, test_several_are_deleted_in_one_step);
  ADD ("menus", NULL, test_menus);
  ADD ("menu-actions", NULL, test_menu_actions);
  ADD ("menu-and-undo", NULL, test_menu_and_undo);
  ADD ("pinch", NULL, test_pinch);
  ADD ("pan-far", NULL, test_pan_far);
  ADD ("symbol-list-closes", NULL, test_symbol_list_closes);
  ADD ("land-of-a-segment", NULL, test_land_of_a_segment);
  ADD ("wall-in-a-corner", NULL, test_wall_in_a_corner);
  return g_test_run ();
}
