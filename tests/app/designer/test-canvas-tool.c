/* What a drag makes of a tile, from the press to the release: the tools without a widget. */
#include "app/designer/arrow-tool.h"
#include "app/designer/canvas-drag.h"
#include "app/designer/canvas-edit.h"
#include "app/designer/canvas-sight.h"
#include "app/designer/pull-tool.h"
#include "app/designer/reference-tool.h"
#include "engine/tile/variants.h"
#include "tests/app/designer/gesture-steps.h"
#include "tests/engine/tile/edges.h"

typedef struct
{
  TwDocument *document;
  TwCanvasModel *model;
  const TwCanvasState *state;
} Fixture;

/* A city in the north with a flying machine's mark that points east, a road below it from east to
 * west, a picture to draw after. */
static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = tw_tile_set_new ("test");
  g_autoptr (TwTile) plain = NULL, tile = NULL;
  g_autoptr (GBytes) bytes = g_bytes_new_static ("<svg/>", 6);
  TwTileReference reference = { 0 };
  TwCanvasLens lens;
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  tw_topology_add_symbol (&t, "flying-machine", -1, 1, TW_DIRECTION_E);
  plain = tw_tile_new ("A", 1, &t);
  tw_tile_reference_default (&reference);
  tw_picture_file_set (&reference.picture, "sketch.svg", bytes);
  tile = tw_tile_with_reference (plain, &reference);
  tw_picture_file_clear (&reference.picture);
  tw_tile_set_insert_tile (set, -1, tile);
  f->document = tw_document_new_for_set (set, NULL, NULL);
  f->model = tw_canvas_model_new ();
  f->state = tw_canvas_model_get (f->model);
  tw_canvas_model_set_document (f->model, f->document);
  tw_canvas_model_set_item (f->model, tw_tile_list_get (tw_document_get_tiles (f->document), 0));
  /* A tile of 600 pixels: see test-canvas-geometry.c for where it lies. */
  lens = f->state->lens;
  tw_canvas_lens_resize (&lens, 756, 726);
  tw_canvas_model_look (f->model, &lens);
  g_assert_cmpfloat (f->state->lens.view.side, ==, 600);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_object_unref (f->model);
  g_object_unref (f->document);
}

/* Presses a point of the tile, in tile edges. */
static gboolean
press (Fixture *f, double u, double v, gboolean with_alt, gboolean with_ctrl)
{
  TwCanvasPress press = { .moves_whole = with_alt, .moves_reference = with_ctrl };

  tw_canvas_view_from_tile (&f->state->lens.view, u, v, &press.x, &press.y);
  press.spot = tw_canvas_sight_pick (tw_canvas_model_get (f->model), press.x, press.y);
  return tw_canvas_drag_begin (f->model, &press);
}

static void
move (Fixture *f, double u, double v)
{
  double x, y;

  tw_canvas_view_from_tile (&f->state->lens.view, u, v, &x, &y);
  f->state->tool->klass->move (f->state->tool, x, y);
}

static guint
n_segments (const TwTile *tile)
{
  return tile->topology.n_segments;
}

/* Land is seen while it is dragged, and is the document's when it is let go. */
static void
test_stroke (Fixture *f, gconstpointer data)
{
  tw_canvas_model_set_pen (f->model, TW_KIND_RIVER);
  g_assert_true (press (f, .5, .98, FALSE, FALSE));
  move (f, .98, .5);
  g_assert_cmpint (tw_canvas_edge_segment (&f->state->shown->topology, TW_EDGE_S), >=, 0);
  g_assert_cmpint (tw_canvas_edge_segment (&f->state->tile->topology, TW_EDGE_S), ==, -1);
  tw_canvas_drag_end (f->model, FALSE);
  g_assert_null (f->state->tool);
  g_assert_cmpint (tw_canvas_edge_segment (&f->state->shown->topology, TW_EDGE_S), ==, -1);
  g_assert_cmpstr (f->state->message, ==, "Left as it was.");
  g_assert_false (tw_document_is_modified (f->document));

  g_assert_true (press (f, .5, .98, FALSE, FALSE));
  move (f, .98, .5);
  tw_canvas_drag_end (f->model, TRUE);
  g_assert_cmpint (tw_canvas_edge_segment (&f->state->tile->topology, TW_EDGE_S), >=, 0);
  g_assert_true (f->state->is_drawn);
  tw_document_undo (f->document);
  g_assert_false (tw_document_is_modified (f->document));
}

/* A change from elsewhere ends the drag of what was there before. */
static void
test_change_ends_drag (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTile) tile = tw_tile_with_count (f->state->value, 3);

  tw_canvas_model_set_pen (f->model, TW_KIND_RIVER);
  g_assert_true (press (f, .5, .98, FALSE, FALSE));
  tw_document_replace_tile (f->document, f->state->item, tile, "Change Copies", NULL);
  g_assert_null (f->state->tool);
  tw_canvas_drag_end (f->model, TRUE);
  g_assert_cmpuint (n_segments (f->state->tile), ==, 2);
}

/* What is in hand is laid down by a click, not dragged; the picture below can be moved. */
static void
test_armed (Fixture *f, gconstpointer data)
{
  tw_canvas_model_set_armed (f->model, "inn");
  g_assert_false (press (f, .5, .98, FALSE, FALSE));
  g_assert_false (press (f, .5, .5, TRUE, FALSE));
  g_assert_true (press (f, .5, .98, FALSE, TRUE));
}

/* The brush takes quarters of the tile by their edges; in the middle it takes none, and no other
 * tool takes its place. */
static void
test_brush (Fixture *f, gconstpointer data)
{
  tw_canvas_model_set_pen (f->model, TW_KIND_MIST);
  g_assert_false (press (f, .5, .5, FALSE, FALSE));
  g_assert_true (press (f, .25, .8, FALSE, FALSE));
  move (f, .7, .55);
  tw_canvas_drag_end (f->model, TRUE);
  g_assert_cmpuint (n_segments (f->state->tile), ==, 3);
  g_assert_cmpint (f->state->tile->topology.segments[2].kind, ==, TW_KIND_MIST);
  g_assert_cmphex (tw_rim_edges (f->state->tile->topology.segments[2].rim), ==, E | S);
}

/* A line is pulled where it is pressed, and selected; its shape is all that changes. */
static void
test_pull (Fixture *f, gconstpointer data)
{
  const TwTopology before = f->state->tile->topology;

  g_assert_true (press (f, .3, .5, FALSE, FALSE));
  g_assert_cmphex (f->state->selection.segments, ==, TW_SEGMENT_BIT (1));
  move (f, .3, .6);
  g_assert_cmpuint (f->state->shown->shape.n_points, ==, 1);
  tw_canvas_drag_end (f->model, TRUE);
  g_assert_cmpuint (f->state->tile->shape.n_points, ==, 1);
  g_assert_cmpint (f->state->tile->shape.points[0].y, >, TW_SHAPE_SCALE / 2);
  g_assert_true (tw_topology_equal (&before, &f->state->tile->topology));
  g_assert_cmpstr (f->state->message, ==, "Shape only: the tile means what it did.");
}

/* Whether the symbol is drawn there, in tile edges. */
static gboolean
symbol_is_at (Fixture *f, double u, double v)
{
  double x, y, at_x, at_y;

  tw_canvas_view_from_tile (&f->state->lens.view, u, v, &x, &y);
  return tw_canvas_sight_locate (f->state, SPOT (SYMBOL, 0), &at_x, &at_y) && ABS (at_x - x) < 3
         && ABS (at_y - y) < 3;
}

/* A symbol that is let go on its own land is drawn there, and means what it did; off the tile it
 * goes back, as a drag by keys does that ends where it began. */
static void
test_symbol_at_home (Fixture *f, gconstpointer data)
{
  TwTopology t = { 0 };
  g_autoptr (TwTile) arms = NULL;
  const TwCanvasPress keys = { .spot = SPOT (SYMBOL, 0), .by_keys = TRUE };
  double x, y, u, v;

  tw_topology_add_segment (&t, TW_KIND_CITY, N | E | S | W);
  tw_topology_add_symbol (&t, "coat-of-arms", 0, 1, TW_DIRECTION_NONE);
  arms = tw_tile_with_topology (f->state->value, &t);
  tw_document_replace_tile (f->document, f->state->item, arms, "Add", NULL);
  g_assert_true (tw_canvas_sight_locate (f->state, SPOT (SYMBOL, 0), &x, &y));
  tw_canvas_view_to_tile (&f->state->lens.view, x, y, &u, &v);
  g_assert_true (press (f, u, v, FALSE, FALSE));
  move (f, .2, .7);
  g_assert_true (symbol_is_at (f, u, v));
  g_assert_cmpuint (f->state->shown->shape.n_points, ==, 1);
  move (f, .5, -.1);
  g_assert_cmpuint (f->state->shown->shape.n_points, ==, 0);
  move (f, .25, .7);
  tw_canvas_drag_end (f->model, TRUE);
  g_assert_true (symbol_is_at (f, .25, .7));
  g_assert_true (tw_topology_equal (&t, &f->state->tile->topology));
  g_assert_cmpstr (f->state->message, ==, "Shape only: the tile means what it did.");
  tw_document_undo (f->document);
  g_assert_true (symbol_is_at (f, u, v));

  g_assert_true (tw_canvas_drag_begin (f->model, &keys));
  f->state->tool->klass->over (f->state->tool, SPOT (SEGMENT, 0));
  tw_canvas_drag_end (f->model, TRUE);
  g_assert_cmpuint (f->state->tile->shape.n_points, ==, 0);
}

/* With one click if the land is selected, or two. */
static void
clear_edge (Fixture *f, TwEdge edge)
{
  for (guint i = 0; i < 2 && tw_canvas_edge_segment (&f->state->tile->topology, edge) >= 0; i++)
    tw_canvas_edit_click (f->model, SPOT (EDGE, edge), FALSE);
}

/* What stood on an edge that is cleared and drawn again stands there again, in variants too, also
 * if there were several such edges; what was changed between stays. */
static void
test_brings_back (Fixture *f, gconstpointer data)
{
  TwTopology t = { 0 };
  g_autoptr (TwTile) land = NULL, two = NULL, more = NULL;

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_CITY, S);
  tw_topology_add_symbol (&t, "coat-of-arms", 1, 1, TW_DIRECTION_NONE);
  land = tw_tile_with_topology (f->state->value, &t);
  two = tw_variant_add_symbol (land, "coat-of-arms", 0);
  more = tw_variant_add_symbol (two, "coat-of-arms", 1);
  tw_document_replace_tile (f->document, f->state->item, more, "Add", NULL);
  tw_canvas_model_set_pen (f->model, TW_KIND_CITY);
  for (guint i = 0; i < 2; i++)
    {
      clear_edge (f, TW_EDGE_N);
      clear_edge (f, TW_EDGE_S);
      g_assert_cmpuint (n_segments (f->state->value), ==, 0);
      g_assert_cmpuint (f->state->value->variants[0].added.n_symbols, ==, 0);
      tw_canvas_edit_click (f->model, EDGE (S), FALSE);
      g_assert_cmpuint (f->state->value->variants[1].added.n_symbols, ==, 1);
      tw_canvas_edit_click (f->model, EDGE (N), FALSE);
      g_assert_true (tw_tile_equal (f->state->value, more));
    }
  {
    g_autoptr (TwTile) changed = NULL, fewer = NULL;

    clear_edge (f, TW_EDGE_N);
    fewer = tw_variant_set_count (f->state->value, 1, 0);
    changed = tw_tile_with_count (fewer, 7);
    tw_document_replace_tile (f->document, f->state->item, changed, "Change", NULL);
    tw_canvas_edit_click (f->model, EDGE (N), FALSE);
    g_assert_cmpuint (f->state->value->count, ==, 7);
    g_assert_cmpuint (f->state->value->n_variants, ==, 1);
    g_assert_cmpuint (f->state->value->variants[0].added.n_symbols, ==, 1);
  }
}

/* Steps of a key are one step of undo. */
static void
test_nudge (Fixture *f, gconstpointer data)
{
  const TwCanvasSpot road = SPOT (SEGMENT, 1);

  tw_pull_tool_nudge (f->model, road, TW_CANVAS_DOWN);
  tw_pull_tool_nudge (f->model, road, TW_CANVAS_DOWN);
  g_assert_cmpint (f->state->tile->shape.points[0].y, >, TW_SHAPE_SCALE / 2);
  tw_document_undo (f->document);
  g_assert_cmpuint (f->state->tile->shape.n_points, ==, 0);
  tw_pull_tool_nudge (f->model, EDGE (S), TW_CANVAS_DOWN);
  g_assert_cmpstr (f->state->message, ==, "There is nothing to move here.");
}

/* The arrow turns to where the pointer is, seen from the symbol. */
static void
test_arrow (Fixture *f, gconstpointer data)
{
  const TwCanvasView *view = &f->state->lens.view;
  double x, y;
  TwCanvasPress press = { 0 };

  tw_canvas_model_select (f->model, SPOT (SYMBOL, 0), FALSE);
  g_assert_true (tw_canvas_sight_locate (tw_canvas_model_get (f->model), SPOT (SYMBOL, 0), &x, &y));
  press.x = x + tw_canvas_arrow_distance (view);
  press.y = y;
  g_assert_true (tw_arrow_tool_is_at (f->model, press.x, press.y));
  g_assert_true (tw_canvas_drag_begin (f->model, &press));
  f->state->tool->klass->move (f->state->tool, x, y + 200);
  g_assert_cmpint (f->state->shown->topology.symbols[0].direction, ==, TW_DIRECTION_S);
  g_assert_cmpint (f->state->tile->topology.symbols[0].direction, ==, TW_DIRECTION_E);
  tw_canvas_drag_end (f->model, TRUE);
  g_assert_cmpint (f->state->tile->topology.symbols[0].direction, ==, TW_DIRECTION_S);
}

/* With Ctrl the picture goes as far as the pointer, however the view is turned; the drawing stays.
 */
static void
test_reference (Fixture *f, gconstpointer data)
{
  const TwTileReference before = f->state->tile->reference;
  TwCanvasLens lens = f->state->lens;

  tw_canvas_lens_turn (&lens, 1);
  tw_canvas_model_look (f->model, &lens);
  g_assert_true (press (f, .5, .5, FALSE, TRUE));
  move (f, .6, .45);
  g_assert_cmpint (tw_reference_tool_dragged (f->state->tool)->x, ==, before.x + 100);
  g_assert_cmpint (tw_reference_tool_dragged (f->state->tool)->y, ==, before.y - 50);
  tw_canvas_drag_end (f->model, TRUE);
  g_assert_cmpint (f->state->tile->reference.x, ==, before.x + 100);
  g_assert_null (tw_reference_tool_dragged (f->state->tool));
  tw_canvas_model_toggle (f->model, TW_CANVAS_REFERENCE);
  g_assert_false (tw_canvas_sight_has_reference (tw_canvas_model_get (f->model)));
}

/* A bend is one of what is selected: on another tile, where nothing is, the keys are not on it. */
static void
test_focus_on_another_tile (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileItem) item = g_object_ref (f->state->item);
  static const TwCanvasSpotKind kinds[] = { TW_CANVAS_BEND, TW_CANVAS_HANDLE, TW_CANVAS_FIGURE };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      tw_canvas_model_set_focus (f->model, TW_CANVAS_SPOT (kinds[i], 0), TRUE);
      tw_canvas_model_set_item (f->model, NULL);
      tw_canvas_model_set_item (f->model, item);
      g_assert_cmpint (f->state->focus.kind, ==, TW_CANVAS_MIDDLE);
    }
  tw_canvas_model_set_focus (f->model, TW_CANVAS_SPOT (TW_CANVAS_EDGE, 1), TRUE);
  tw_canvas_model_set_item (f->model, NULL);
  tw_canvas_model_set_item (f->model, item);
  g_assert_cmpint (f->state->focus.kind, ==, TW_CANVAS_EDGE);
}

#define ADD(path, test)                                                                            \
  g_test_add ("/designer/canvas-tool/" path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("stroke", test_stroke);
  ADD ("change-ends-drag", test_change_ends_drag);
  ADD ("armed", test_armed);
  ADD ("brush", test_brush);
  ADD ("pull", test_pull);
  ADD ("symbol-at-home", test_symbol_at_home);
  ADD ("brings-back", test_brings_back);
  ADD ("nudge", test_nudge);
  ADD ("arrow", test_arrow);
  ADD ("reference", test_reference);
  ADD ("focus-on-another-tile", test_focus_on_another_tile);
  return g_test_run ();
}
