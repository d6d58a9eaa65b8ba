/* The canvas of the Design page with real widgets: what keys and actions do to the tile. */
#include "tests/app/designer/design-fixture.h"

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
  g_assert_null (tw_tile_canvas_get_armed (fixture->canvas));
  design_act (fixture, "canvas.arm", "'inn'");
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_E));
  design_act (fixture, "canvas.press", "false");
  topology = &tw_tile_canvas_get_tile (fixture->canvas)->topology;
  g_assert_cmpuint (tw_topology_symbol_count (topology, "coat-of-arms", -2), ==, 1);
  g_assert_cmpuint (tw_topology_symbol_count (topology, "inn", -2), ==, 1);
  g_assert_cmpint (tw_tile_canvas_get_selected_symbol (fixture->canvas), >=, 0);
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
  tw_topology_edge_letters (&tw_tile_canvas_get_shown (fixture->canvas)->topology, shown);
  g_assert_cmpstr (shown, ==, "FRFR");
  design_assert_edges (fixture, "FFFF");
  g_assert_false (tw_document_is_modified (fixture->document));
  design_act (fixture, "canvas.drop", NULL);
  design_assert_edges (fixture, "FRFR");
  g_assert_true (tw_tile_canvas_is_drawn (fixture->canvas));
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
  g_assert_cmpstr (tw_tile_canvas_get_armed (fixture->canvas), ==, "gold");
  design_act (fixture, "canvas.escape", NULL);
  g_assert_null (tw_tile_canvas_get_armed (fixture->canvas));
  g_assert_cmpuint (tw_tile_canvas_get_selected (fixture->canvas), !=, 0);
  design_act (fixture, "canvas.escape", NULL);
  g_assert_cmpuint (tw_tile_canvas_get_selected (fixture->canvas), ==, 0);
  g_assert_true (fields_are_on (fixture));
  design_act (fixture, "canvas.escape", NULL);
  g_assert_false (fields_are_on (fixture));
  /* A drag is left without a trace. */
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_W));
  design_act (fixture, "canvas.grab", NULL);
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_E));
  design_act (fixture, "canvas.escape", NULL);
  design_assert_edges (fixture, "FFFF");
  g_assert_cmpuint (tw_tile_canvas_get_shown (fixture->canvas)->topology.n_segments, ==, 1);
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

static const TwShape *
shape (DesignFixture *fixture)
{
  return &tw_tile_canvas_get_tile (fixture->canvas)->shape;
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
  g_assert_cmpuint (tw_tile_canvas_get_tile (fixture->canvas)->topology.n_segments, ==, 2);
  design_act (fixture, "canvas.choose", "0");
  g_assert_cmpuint (tw_tile_canvas_get_tile (fixture->canvas)->topology.n_segments, ==, 1);
  design_act (fixture, "canvas.walk", "'right'");
  g_assert_cmpuint (tw_tile_canvas_get_tile (fixture->canvas)->topology.n_segments, ==, 2);
  g_assert_cmpuint (tw_tile_canvas_get_tile (fixture->canvas)->topology.n_junctions, ==, 1);
  g_assert_true (
      tw_canvas_spot_equal (tw_tile_canvas_get_focus (fixture->canvas), SPOT (EDGE, TW_EDGE_E)));
  design_act (fixture, "canvas.escape", NULL);
  design_act (fixture, "canvas.walk", "'right'");
  g_assert_false (
      tw_canvas_spot_equal (tw_tile_canvas_get_focus (fixture->canvas), SPOT (EDGE, TW_EDGE_E)));
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
  g_assert_cmpint (tw_tile_canvas_get_tile (fixture->canvas)->topology.symbols[0].direction, ==,
                   TW_DIRECTION_NE);
  design_act (fixture, "canvas.delete", NULL);
  g_assert_cmpint (tw_tile_canvas_get_tile (fixture->canvas)->topology.n_symbols, ==, 0);
  /* With Shift it stays in hand. */
  design_act (fixture, "canvas.arm", "'gold'");
  design_act (fixture, "canvas.press", "true");
  g_assert_cmpstr (tw_tile_canvas_get_armed (fixture->canvas), ==, "gold");
  design_act (fixture, "canvas.arm", "'gold'");
  g_assert_null (tw_tile_canvas_get_armed (fixture->canvas));
}

static void
test_fields_changed_and_reset (DesignFixture *fixture, gconstpointer size)
{
  design_show_tile (fixture, "D");
  design_walk_to (fixture, SPOT (BADGE, 0));
  g_assert_cmpuint (tw_tile_canvas_get_tile (fixture->canvas)->fields.n_fields, ==, 2);
  design_act (fixture, "canvas.grab", NULL);
  design_walk_to (fixture, SPOT (BADGE, 1));
  design_act (fixture, "canvas.drop", NULL);
  g_assert_cmpuint (tw_tile_canvas_get_tile (fixture->canvas)->fields.n_fields, ==, 1);
  g_assert_true (tw_tile_item_is_overridden (design_find_item (fixture, "D")));
  design_act (fixture, "canvas.reset-fields", NULL);
  g_assert_cmpuint (tw_tile_canvas_get_tile (fixture->canvas)->fields.n_fields, ==, 2);
  g_assert_false (tw_tile_item_is_overridden (design_find_item (fixture, "D")));
}

static void
test_selection_survives_undo (DesignFixture *fixture, gconstpointer size)
{
  const TwTopology *topology;
  guint road;

  design_show_tile (fixture, "D");
  topology = &tw_tile_canvas_get_tile (fixture->canvas)->topology;
  road = (guint) tw_topology_find_kind (topology, TW_KIND_ROAD);
  tw_tile_canvas_select (fixture->canvas, SPOT (SEGMENT, road), FALSE);
  design_act (fixture, "canvas.pen", "'city'");
  design_walk_to (fixture, SPOT (EDGE, TW_EDGE_N));
  design_act (fixture, "canvas.press", "false"); /* the city goes, the road's number changes */
  tw_tile_canvas_select (
      fixture->canvas,
      SPOT (SEGMENT, tw_topology_find_kind (&tw_tile_canvas_get_tile (fixture->canvas)->topology,
                                            TW_KIND_ROAD)),
      FALSE);
  tw_document_undo (fixture->document);
  design_assert_edges (fixture, "CRFR");
  g_assert_cmpuint (tw_tile_canvas_get_selected (fixture->canvas), ==, TW_SEGMENT_BIT (road));
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
  g_assert_cmpint (tw_tile_canvas_get_tile (fixture->canvas)->topology.n_segments, ==, 4);
  design_act (fixture, "canvas.symbol", "'inn'");
  g_assert_cmpuint (tw_topology_symbol_count (&tw_tile_canvas_get_tile (fixture->canvas)->topology,
                                              "inn", -2),
                    ==, 1);
  design_act (fixture, "canvas.remove-symbol", "0");
  g_assert_cmpint (tw_tile_canvas_get_tile (fixture->canvas)->topology.n_symbols, ==, 0);
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
  ADD ("view-turns", NULL, test_view_turns);
  ADD ("symbols-turn-and-go", NULL, test_symbols_turn_and_go);
  ADD ("fields-changed-and-reset", NULL, test_fields_changed_and_reset);
  ADD ("selection-survives-undo", NULL, test_selection_survives_undo);
  ADD ("several-deleted-in-one-step", NULL, test_several_are_deleted_in_one_step);
  ADD ("menus", NULL, test_menus);
  ADD ("menu-actions", NULL, test_menu_actions);
  return g_test_run ();
}
