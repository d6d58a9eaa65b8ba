/* What the canvas says of what is done on it. */
#include "app/designer/canvas-loss.h"
#include "app/designer/canvas-words.h"
#include "app/designer/canvas-gesture.h"
#include "engine/tile/tile-edit.h"
#include "engine/tile/variants.h"

#define SPOT(kind, index) TW_CANVAS_SPOT (TW_CANVAS_##kind, index)

/* Over land where it cannot stand a symbol says so, and is let go as if nothing had been. */
static void
test_symbol_refused (void)
{
  TwTopology t = { 0 };
  TwCanvasDeed deed;
  TwTopology before;
  TwCanvasGesture gesture;
  g_autoptr (TwTile) tile = NULL;
  g_autofree char *words = NULL;

  tw_tile_edit_click_edge (&t, TW_EDGE_N, TW_KIND_CITY);
  tw_tile_edit_click_edge (&t, TW_EDGE_S, TW_KIND_ROAD);
  tw_topology_add_symbol (&t, "inn", 1, 1, TW_DIRECTION_NONE);
  before = t;
  g_assert_true (tw_canvas_gesture_begin (&gesture, &t, SPOT (SYMBOL, 0), TW_KIND_CITY));
  g_assert_false (tw_canvas_gesture_move (&gesture, SPOT (SEGMENT, 0)));
  g_assert_true (gesture.deed.refused);
  tile = tw_tile_new ("A", 1, &t);
  words = tw_canvas_deed_words (NULL, &gesture.deed, tile);
  g_assert_cmpstr (words, ==, "Inn: cannot stand here.");
  /* Back on its own road, and off the tile, there is nothing to refuse. */
  tw_canvas_gesture_move (&gesture, SPOT (SEGMENT, 1));
  g_assert_false (gesture.deed.refused);
  tw_canvas_gesture_move (&gesture, SPOT (NOWHERE, 0));
  g_assert_false (gesture.deed.refused);
  tw_canvas_gesture_move (&gesture, SPOT (SEGMENT, 0));
  deed = gesture.deed;
  g_assert_true (deed.refused);
  g_assert_true (tw_topology_equal (&gesture.now, &before));
}

/* A road that was laid says where it ends. */
static void
test_road_says_its_end (void)
{
  TwTopology t = { 0 };
  TwCanvasGesture gesture;
  g_autoptr (TwTile) tile = NULL;
  g_autofree char *words = NULL;

  g_assert_true (tw_canvas_gesture_begin (&gesture, &t, SPOT (EDGE, TW_EDGE_S), TW_KIND_ROAD));
  g_assert_true (tw_canvas_gesture_move (&gesture, SPOT (MIDDLE, 0)));
  tile = tw_tile_new ("A", 1, &gesture.now);
  words = tw_canvas_deed_words (NULL, &gesture.deed, tile);
  g_assert_cmpstr (words, ==, "Road: South. The road ends at a village. 1 field.");
  g_assert_cmpstr (tw_canvas_deed_label (&gesture.deed), ==, "Lay Road");
}

/* What stood on land that is taken off goes with it, and variants lose theirs: both are told. */
static void
test_loss (void)
{
  TwTopology t = { 0 };
  g_autoptr (TwTile) plain = NULL, tile = NULL, bare = NULL, other = NULL;
  g_autofree char *words = NULL;

  tw_tile_edit_click_edge (&t, TW_EDGE_N, TW_KIND_CITY);
  tw_tile_edit_click_edge (&t, TW_EDGE_S, TW_KIND_ROAD);
  tw_topology_add_symbol (&t, "inn", 1, 1, TW_DIRECTION_NONE);
  plain = tw_tile_new ("A", 2, &t);
  tile = tw_variant_add (plain, "coat-of-arms");
  g_assert_null (tw_canvas_loss_words (NULL, tile, tile, TRUE));
  /* One more city takes nothing away. */
  tw_tile_edit_click_edge (&t, TW_EDGE_E, TW_KIND_CITY);
  other = tw_tile_with_topology (tile, &t);
  g_assert_null (tw_canvas_loss_words (NULL, tile, other, TRUE));
  tw_tile_edit_click_edge (&t, TW_EDGE_N, TW_KIND_FIELD);
  tw_tile_edit_click_edge (&t, TW_EDGE_S, TW_KIND_FIELD);
  bare = tw_tile_with_topology (other, &t);
  words = tw_canvas_loss_words (NULL, other, bare, TRUE);
  g_assert_cmpstr (words, ==, "Inn, Coat of arms (A#C)");
}

/* A bridge that goes with what is pasted over it is told; whoever draws over it sees it go. */
static void
test_loss_of_bridge (void)
{
  TwTopology t = { 0 };
  g_autoptr (TwTile) before = NULL, after = NULL;
  g_autofree char *words = NULL;

  tw_tile_edit_drag_edges (&t, TW_EDGE_N, 1 << TW_EDGE_N | 1 << TW_EDGE_S, TW_KIND_ROAD);
  tw_tile_edit_drag_edges (&t, TW_EDGE_W, 1 << TW_EDGE_W | 1 << TW_EDGE_E, TW_KIND_ROAD);
  tw_topology_add_symbol (&t, "inn", 0, 1, TW_DIRECTION_NONE);
  before = tw_tile_new ("A", 1, &t);
  tw_tile_edit_click_edge (&t, TW_EDGE_N, TW_KIND_CITY);
  tw_tile_edit_click_edge (&t, TW_EDGE_S, TW_KIND_CITY);
  after = tw_tile_new ("A", 1, &t);
  words = tw_canvas_loss_words (NULL, before, after, TRUE);
  g_assert_cmpstr (words, ==, "Bridge, Inn");
  g_clear_pointer (&words, g_free);
  words = tw_canvas_loss_words (NULL, before, after, FALSE);
  g_assert_cmpstr (words, ==, "Inn");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/designer/canvas-words/loss", test_loss);
  g_test_add_func ("/designer/canvas-words/loss-of-bridge", test_loss_of_bridge);
  g_test_add_func ("/designer/canvas-words/symbol-refused", test_symbol_refused);
  g_test_add_func ("/designer/canvas-words/road-says-its-end", test_road_says_its_end);
  return g_test_run ();
}
