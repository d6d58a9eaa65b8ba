/* What clicks and drags make of a drawing, without events. */
#include <string.h>

#include "app/designer/canvas-words.h"
#include "engine/format/shipped-sets.h"
#include "engine/tile/tile-edit-mark.h"
#include "tests/app/designer/gesture-steps.h"

static void
test_click_lays_and_clears (void)
{
  TwTopology topology = { 0 };
  TwCanvasDeed deed;

  g_assert_true (tw_canvas_click (&topology, EDGE (N), TW_KIND_CITY, &deed));
  g_assert_cmpint (deed.note, ==, TW_EDIT_LAID);
  g_assert_cmpint (deed.segment, ==, 0);
  assert_edges (&topology, "CFFF");
  g_assert_true (tw_canvas_click (&topology, EDGE (N), TW_KIND_CITY, &deed));
  g_assert_cmpint (deed.note, ==, TW_EDIT_CLEARED);
  g_assert_true (deed.removed);
  assert_edges (&topology, "FFFF");
}

static void
test_click_leaves_others_alone (void)
{
  TwTopology topology = { 0 };
  TwCanvasDeed deed;

  DRAG (&topology, TW_KIND_CITY, EDGE (N), EDGE (E));
  g_assert_true (tw_canvas_click (&topology, EDGE (E), TW_KIND_CITY, &deed));
  g_assert_cmpint (deed.note, ==, TW_EDIT_SEPARATED);
  assert_edges (&topology, "CFFF");
}

static void
test_click_elsewhere_changes_nothing (void)
{
  TwTopology topology = { 0 };
  TwCanvasDeed deed;

  click (&topology, EDGE (N), TW_KIND_CITY);
  g_assert_false (tw_canvas_click (&topology, SPOT (SEGMENT, 0), TW_KIND_ROAD, &deed));
  g_assert_false (tw_canvas_click (&topology, SPOT (FIELD, 0), TW_KIND_ROAD, &deed));
  g_assert_false (tw_canvas_click (&topology, SPOT (CORNER, TW_CORNER_NE), TW_KIND_ROAD, &deed));
  assert_edges (&topology, "CFFF");
}

static void
test_dot_joins_and_parts (void)
{
  TwTopology topology = { 0 };
  TwCanvasDeed deed;

  click (&topology, EDGE (N), TW_KIND_CITY);
  click (&topology, EDGE (E), TW_KIND_CITY);
  g_assert_cmpint (land_at (&topology, TW_EDGE_N), !=, land_at (&topology, TW_EDGE_E));
  g_assert_true (tw_canvas_click (&topology, SPOT (CORNER, TW_CORNER_NE), TW_KIND_ROAD, &deed));
  g_assert_cmpint (deed.note, ==, TW_EDIT_JOINED);
  g_assert_cmpint (land_at (&topology, TW_EDGE_N), ==, land_at (&topology, TW_EDGE_E));
  g_assert_true (tw_canvas_click (&topology, SPOT (CORNER, TW_CORNER_NE), TW_KIND_ROAD, &deed));
  g_assert_cmpint (deed.note, ==, TW_EDIT_PARTED);
  g_assert_cmpint (topology.n_segments, ==, 2);
}

static void
test_drag_edge_to_edges (void)
{
  TwTopology topology = { 0 };

  DRAG (&topology, TW_KIND_CITY, EDGE (N), EDGE (E), EDGE (S));
  assert_edges (&topology, "CCCF");
  g_assert_cmpint (topology.n_segments, ==, 1);
}

/* On the way the pointer crosses land; that does not take edges back. */
static void
test_drag_keeps_edges_on_the_way (void)
{
  TwTopology topology = { 0 };

  DRAG (&topology, TW_KIND_CITY, EDGE (N), EDGE (E), SPOT (FIELD, 0));
  assert_edges (&topology, "CCFF");
}

static void
test_drag_back_is_nothing (void)
{
  TwTopology topology = { 0 };
  TwCanvasDeed deed = DRAG (&topology, TW_KIND_ROAD, EDGE (N), EDGE (E), EDGE (N));

  g_assert_cmpint (deed.note, ==, TW_EDIT_NOTHING);
  assert_edges (&topology, "FFFF");
}

static void
test_drag_road_to_the_middle (void)
{
  TwTopology topology = { 0 };
  TwCanvasDeed deed = DRAG (&topology, TW_KIND_ROAD, EDGE (S), SPOT (MIDDLE, 0));

  g_assert_cmpint (deed.note, !=, TW_EDIT_NOTHING);
  assert_road_ends (&topology, TW_EDGE_S, TW_JUNCTION_VILLAGE);
  /* The next one makes a crossing of it. */
  deed = DRAG (&topology, TW_KIND_ROAD, EDGE (W), SPOT (MIDDLE, 0));
  assert_road_ends (&topology, TW_EDGE_S, TW_JUNCTION_CROSSING);
  assert_road_ends (&topology, TW_EDGE_W, TW_JUNCTION_CROSSING);
  g_assert_cmpint (topology.n_junctions, ==, 1);
}

static void
test_drag_road_to_a_place (void)
{
  static const struct
  {
    const char *place;
    TwJunctionKind end;
  } places[] = { { "monastery", TW_JUNCTION_MONASTERY },
                 { "lake", TW_JUNCTION_LAKE },
                 { "castle", TW_JUNCTION_CASTLE },
                 { "cemetery", TW_JUNCTION_CEMETERY } };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      TwTopology topology = { 0 };
      TwCanvasDeed deed;

      g_assert_true (
          tw_canvas_drop_symbol (NULL, &topology, places[i].place, SPOT (FIELD, 0), &deed));
      g_assert_cmpint (deed.note, ==, TW_EDIT_PLACE);
      DRAG (&topology, TW_KIND_ROAD, EDGE (S), SPOT (MIDDLE, 0));
      assert_road_ends (&topology, TW_EDGE_S, places[i].end);
    }
}

/* Dropped again, a place stays; it is taken off on purpose only. */
static void
test_a_place_stays (void)
{
  TwTopology topology = { 0 };
  TwCanvasDeed deed;

  g_assert_true (tw_canvas_drop_symbol (NULL, &topology, "monastery", SPOT (FIELD, 0), &deed));
  g_assert_false (tw_canvas_drop_symbol (NULL, &topology, "monastery", SPOT (FIELD, 0), &deed));
  g_assert_cmpint (tw_topology_find_kind (&topology, TW_KIND_MONASTERY), ==, 0);
  g_assert_cmpint (deed.segment, ==, 0);
  g_assert_false (deed.removed);
}

static void
test_drag_road_to_a_wall (void)
{
  TwTopology topology = { 0 };
  TwCanvasDeed deed;
  int end, south, east;

  click (&topology, EDGE (N), TW_KIND_CITY);
  click (&topology, EDGE (E), TW_KIND_CITY);
  /* The second of two cities, not just any. */
  east = land_at (&topology, TW_EDGE_E);
  deed = DRAG (&topology, TW_KIND_ROAD, EDGE (S), SPOT (SEGMENT, east));
  g_assert_cmpint (deed.end, ==, TW_JUNCTION_GATE);
  assert_road_ends (&topology, TW_EDGE_S, TW_JUNCTION_GATE);
  south = land_at (&topology, TW_EDGE_S);
  end = tw_topology_end_of (&topology, (guint) south);
  east = land_at (&topology, TW_EDGE_E);
  g_assert_cmpuint (topology.junctions[end].members, ==,
                    TW_SEGMENT_BIT (south) | TW_SEGMENT_BIT (east));
}

static void
test_drag_road_to_grass (void)
{
  TwTopology topology = { 0 };

  DRAG (&topology, TW_KIND_ROAD, EDGE (E), SPOT (FIELD, 0));
  assert_road_ends (&topology, TW_EDGE_E, TW_JUNCTION_COTTAGE);
}

static void
test_drag_road_to_road (void)
{
  TwTopology topology = { 0 };

  DRAG (&topology, TW_KIND_ROAD, EDGE (N), EDGE (S));
  DRAG (&topology, TW_KIND_ROAD, EDGE (E), SPOT (SEGMENT, land_at (&topology, TW_EDGE_N)));
  g_assert_cmpint (topology.n_segments, ==, 3);
  assert_road_ends (&topology, TW_EDGE_N, TW_JUNCTION_CROSSING);
  assert_road_ends (&topology, TW_EDGE_E, TW_JUNCTION_CROSSING);
  assert_road_ends (&topology, TW_EDGE_S, TW_JUNCTION_CROSSING);
}

static void
test_drag_straight_across (void)
{
  TwTopology topology = { 0 };
  TwCanvasDeed deed;
  guint n_bridges = 0;

  DRAG (&topology, TW_KIND_RIVER, EDGE (N), EDGE (S));
  /* Over the water on the way: what counts is where it is let go. */
  deed = DRAG (&topology, TW_KIND_ROAD, EDGE (W), SPOT (SEGMENT, 0), EDGE (E));
  g_assert_cmpint (deed.note, ==, TW_EDIT_BRIDGED);
  assert_edges (&topology, "VRVR");
  for (guint i = 0; i < topology.n_junctions; i++)
    if (topology.junctions[i].kind == TW_JUNCTION_BRIDGE)
      {
        n_bridges++;
        g_assert_cmpint (topology.junctions[i].over, ==, land_at (&topology, TW_EDGE_W));
      }
  g_assert_cmpuint (n_bridges, ==, 1);
}

/* The pen a new set begins with: drawn to the middle, it lies as a click would lay it. */
static void
test_drag_land_inwards (void)
{
  static const TwKind pens[] = { TW_KIND_CITY, TW_KIND_MIST, TW_KIND_RIVER };

  for (guint i = 0; i < G_N_ELEMENTS (pens); i++)
    {
      TwTopology clicked = { 0 }, dragged = { 0 };

      click (&clicked, EDGE (W), pens[i]);
      DRAG (&dragged, pens[i], EDGE (W), SPOT (FIELD, 0), SPOT (MIDDLE, 0));
      g_assert_true (tw_topology_equal (&clicked, &dragged));
      /* What lies stays; back at the edge, nothing is laid. */
      DRAG (&dragged, pens[i], EDGE (W), SPOT (FIELD, 0), SPOT (MIDDLE, 0));
      g_assert_true (tw_topology_equal (&clicked, &dragged));
      DRAG (&dragged, pens[i], EDGE (E), SPOT (MIDDLE, 0), EDGE (E));
      g_assert_true (tw_topology_equal (&clicked, &dragged));
    }
}

static void
test_drag_city_to_city_joins (void)
{
  TwTopology topology = { 0 };
  TwCanvasDeed deed;

  click (&topology, EDGE (N), TW_KIND_CITY);
  click (&topology, EDGE (S), TW_KIND_CITY);
  deed = DRAG (&topology, TW_KIND_ROAD, SPOT (SEGMENT, land_at (&topology, TW_EDGE_N)),
               SPOT (SEGMENT, land_at (&topology, TW_EDGE_S)));
  g_assert_cmpint (deed.note, ==, TW_EDIT_JOINED);
  g_assert_cmpint (topology.n_segments, ==, 1);
  assert_edges (&topology, "CFCF");
}

static void
test_handle_ends_elsewhere (void)
{
  TwTopology topology = { 0 };
  int road;

  click (&topology, EDGE (N), TW_KIND_CITY);
  click (&topology, EDGE (S), TW_KIND_ROAD);
  road = land_at (&topology, TW_EDGE_S);
  g_assert_true (tw_canvas_has_handle (&topology, (guint) road));
  DRAG (&topology, TW_KIND_CITY, SPOT (HANDLE, road),
        SPOT (SEGMENT, land_at (&topology, TW_EDGE_N)));
  assert_road_ends (&topology, TW_EDGE_S, TW_JUNCTION_GATE);
  DRAG (&topology, TW_KIND_CITY, SPOT (HANDLE, land_at (&topology, TW_EDGE_S)), SPOT (FIELD, 0));
  assert_road_ends (&topology, TW_EDGE_S, TW_JUNCTION_COTTAGE);
  DRAG (&topology, TW_KIND_CITY, SPOT (HANDLE, land_at (&topology, TW_EDGE_S)), EDGE (W));
  assert_edges (&topology, "CFRR");
  g_assert_cmpint (land_at (&topology, TW_EDGE_S), ==, land_at (&topology, TW_EDGE_W));
}

static void
test_handle_to_own_edge_deletes (void)
{
  TwTopology topology = { 0 };
  TwCanvasDeed deed;

  click (&topology, EDGE (S), TW_KIND_ROAD);
  deed = DRAG (&topology, TW_KIND_CITY, SPOT (HANDLE, 0), SPOT (FIELD, 0), EDGE (S));
  g_assert_true (deed.removed);
  g_assert_cmpint (topology.n_segments, ==, 0);
  g_assert_cmpint (topology.n_junctions, ==, 0);
}

static void
test_junction_of_one_road_is_its_handle (void)
{
  TwTopology topology = { 0 };
  TwCanvasGesture gesture;

  click (&topology, EDGE (S), TW_KIND_ROAD);
  g_assert_true (tw_canvas_gesture_begin (&gesture, &topology, SPOT (JUNCTION, 0), TW_KIND_CITY));
  g_assert_cmpint (gesture.from.kind, ==, TW_CANVAS_HANDLE);
  click (&topology, EDGE (W), TW_KIND_ROAD);
  g_assert_cmpint (topology.n_junctions, ==, 1);
  g_assert_false (tw_canvas_gesture_begin (&gesture, &topology, SPOT (JUNCTION, 0), TW_KIND_CITY));
}

/* Random drags: what was before stays, the way does not matter where no edges are
 * gathered, and every result can be held by a file. */
static void
test_random_drags (void)
{
  static const TwKind pens[] = { TW_KIND_CITY,  TW_KIND_ROAD, TW_KIND_RIVER,
                                 TW_KIND_FIELD, TW_KIND_PATH, TW_KIND_MIST };
  static const TwCanvasSpotKind kinds[] = { TW_CANVAS_EDGE,     TW_CANVAS_MIDDLE, TW_CANVAS_SEGMENT,
                                            TW_CANVAS_JUNCTION, TW_CANVAS_SYMBOL, TW_CANVAS_FIELD,
                                            TW_CANVAS_BADGE,    TW_CANVAS_NOWHERE };
  TwTopology topology = { 0 };

  for (guint round = 0; round < 3000; round++)
    {
      TwCanvasGesture gesture;
      TwCanvasDeed deed;
      TwFields fields;
      TwCanvasSpot spots[6];

      tw_fields_derive (&topology, TW_FIELDS_DEFAULT, &fields);
      for (guint i = 0; i < G_N_ELEMENTS (spots); i++)
        {
          TwCanvasSpotKind kind = kinds[g_test_rand_int_range (0, G_N_ELEMENTS (kinds))];
          guint counts[] = { [TW_CANVAS_EDGE] = 4,
                             [TW_CANVAS_SEGMENT] = topology.n_segments,
                             [TW_CANVAS_JUNCTION] = topology.n_junctions,
                             [TW_CANVAS_SYMBOL] = topology.n_symbols,
                             [TW_CANVAS_FIELD] = fields.n_fields,
                             [TW_CANVAS_BADGE] = fields.n_fields };
          guint count = kind < G_N_ELEMENTS (counts) ? counts[kind] : 0;

          if (count == 0 && kind != TW_CANVAS_NOWHERE)
            kind = TW_CANVAS_MIDDLE;
          spots[i] = TW_CANVAS_SPOT (kind, count > 0 ? g_test_rand_int_range (0, (int) count) : 0);
        }
      if (round % 5 == 0)
        tw_canvas_drop_symbol (NULL, &topology, round % 2 ? "inn" : "coat-of-arms", spots[0],
                               &deed);
      else if (round % 7 == 0)
        tw_canvas_delete (&topology, spots[0], &deed);
      else if (tw_canvas_gesture_begin (&gesture, &topology, spots[0],
                                        pens[g_test_rand_int_range (0, G_N_ELEMENTS (pens))]))
        {
          for (guint i = 1; i < G_N_ELEMENTS (spots); i++)
            tw_canvas_gesture_move (&gesture, spots[i]);
          g_assert_true (tw_topology_equal (&gesture.before, &topology));
          topology = gesture.now;
          if (gesture.deed.segment >= 0)
            g_assert_cmpint (gesture.deed.segment, <, topology.n_segments);
        }
      {
        TwTopology tidy = topology;
        g_autoptr (TwTile) tile = tw_tile_new ("X", 1, &topology);
        g_autofree char *words = tw_canvas_spot_words (NULL, tile, SPOT (MIDDLE, 0));

        tw_tile_edit_tidy (&tidy);
        g_assert_true (tw_topology_equal (&tidy, &topology));
        g_assert_cmpstr (words, !=, "");
      }
    }
}

/* Every shipped tile: each spot has words, and deleting everything leaves nothing. */
static void
test_shipped_tiles (void)
{
  g_auto (GStrv) ids = tw_shipped_set_ids ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (TwTileSet) set = tw_shipped_set_load (ids[i], NULL);

      for (guint t = 0; t < set->n_tiles; t++)
        {
          TwTopology topology = set->tiles[t]->topology;
          TwCanvasDeed deed;

          for (guint k = 0; k < topology.n_segments; k++)
            {
              g_autofree char *words =
                  tw_canvas_spot_words (NULL, set->tiles[t], SPOT (SEGMENT, k));

              g_assert_cmpstr (words, !=, "");
            }
          for (guint k = 0; k < 40 && topology.n_segments > 0; k++)
            g_assert_true (
                tw_canvas_delete (&topology, SPOT (SEGMENT, topology.n_segments - 1), &deed));
          g_assert_cmpint (topology.n_segments, ==, 0);
        }
    }
}

/* A railway from the rim to the middle lies there. */
static void
test_drag_line_to_the_middle (void)
{
  TwTopology topology = { 0 };

  DRAG (&topology, TW_KIND_OWN, EDGE (E), SPOT (FIELD, 0));
  assert_edges (&topology, "FWFF");
}

#define ADD(path, test) g_test_add_func ("/designer/canvas-gesture/" path, test)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("drag-land-inwards", test_drag_land_inwards);
  ADD ("click/lays-and-clears", test_click_lays_and_clears);
  ADD ("click/leaves-others-alone", test_click_leaves_others_alone);
  ADD ("click/elsewhere-changes-nothing", test_click_elsewhere_changes_nothing);
  ADD ("click/dot-joins-and-parts", test_dot_joins_and_parts);
  ADD ("drag/edge-to-edges", test_drag_edge_to_edges);
  ADD ("drag/keeps-edges-on-the-way", test_drag_keeps_edges_on_the_way);
  ADD ("drag/back-is-nothing", test_drag_back_is_nothing);
  ADD ("drag/road-to-the-middle", test_drag_road_to_the_middle);
  ADD ("drag/line-to-the-middle", test_drag_line_to_the_middle);
  ADD ("drag/road-to-a-place", test_drag_road_to_a_place);
  ADD ("drop/a-place-stays", test_a_place_stays);
  ADD ("drag/road-to-a-wall", test_drag_road_to_a_wall);
  ADD ("drag/road-to-grass", test_drag_road_to_grass);
  ADD ("drag/road-to-road", test_drag_road_to_road);
  ADD ("drag/straight-across", test_drag_straight_across);
  ADD ("drag/city-to-city-joins", test_drag_city_to_city_joins);
  ADD ("handle/ends-elsewhere", test_handle_ends_elsewhere);
  ADD ("handle/to-own-edge-deletes", test_handle_to_own_edge_deletes);
  ADD ("handle/junction-of-one-road", test_junction_of_one_road_is_its_handle);
  ADD ("random-drags", test_random_drags);
  ADD ("shipped-tiles", test_shipped_tiles);
  return g_test_run ();
}
