/* Where things are drawn: what turns, what stays after an edit, what goes. */
#include "engine/tile/shape.h"

#include "engine/tile/tile-edit-road.h"
#include "engine/tile/tile-edit.h"
#include "engine/tile/tile.h"
#include "tests/engine/tile/edges.h"

static const TwShapePoint *
only (const TwTile *tile, TwShapeRole role)
{
  const TwShapePoint *found = NULL;

  for (guint i = 0; i < tile->shape.n_points; i++)
    if (tile->shape.points[i].role == role)
      {
        g_assert_null (found);
        found = &tile->shape.points[i];
      }
  return found;
}

/* City north with a coat, road south to a village, a road east that ends there too. */
static TwTile *
tile_new (void)
{
  const TwShapePoint points[] = {
    { TW_SHAPE_WALL, 0, TW_EDGE_E, 500, 400 }, { TW_SHAPE_BEND, 1, TW_EDGE_S, 450, 800 },
    { TW_SHAPE_END, 0, 0, 480, 600 },          { TW_SHAPE_PICTURE, 0, 0, 300, 100 },
    { TW_SHAPE_FIGURE, 0, 0, 700, 120 },       { TW_SHAPE_FIGURE, -1, 8, 900, 900 },
  };
  TwTopology t = { 0 };
  TwShape shape = { 0 };
  g_autoptr (TwTile) tile = NULL;

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_ROAD, S);
  tw_topology_add_segment (&t, TW_KIND_ROAD, E);
  tw_topology_add_junction (&t, TW_JUNCTION_CROSSING, TW_SEGMENT_BIT (1) | TW_SEGMENT_BIT (2));
  tw_topology_add_symbol (&t, "coat-of-arms", 0, 1, TW_DIRECTION_NONE);
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    {
      g_assert_true (tw_shape_fits (&points[i], &t));
      g_assert_true (tw_shape_insert (&shape, shape.n_points, &points[i]));
    }
  tile = tw_tile_new ("A", 1, &t);
  return tw_tile_with_shape (tile, &shape);
}

static void
test_turns (void)
{
  g_autoptr (TwTile) tile = tile_new ();
  g_autoptr (TwTile) turned = tw_tile_transform (tile, 1, FALSE);
  g_autoptr (TwTile) back = tw_tile_transform (turned, 3, FALSE);
  g_autoptr (TwTile) mirrored = tw_tile_transform (tile, 0, TRUE);
  g_autoptr (TwTile) twice = tw_tile_transform (mirrored, 0, TRUE);
  const TwShapePoint *point;

  /* What was below the northern edge is left of the eastern one. */
  point = only (turned, TW_SHAPE_WALL);
  g_assert_cmpint (point->x, ==, 600);
  g_assert_cmpint (point->y, ==, 500);
  g_assert_cmpuint (point->part, ==, TW_EDGE_S);
  g_assert_cmpuint (only (turned, TW_SHAPE_BEND)->part, ==, TW_EDGE_W);
  g_assert_true (tw_tile_equal (tile, back));
  g_assert_cmpint (only (mirrored, TW_SHAPE_BEND)->x, ==, 550);
  /* The right half of the southern edge, as seen from the middle, is now the left one. */
  g_assert_cmpuint (mirrored->shape.points[5].part, ==, 10);
  g_assert_true (tw_tile_equal (tile, twice));
}

static void
test_walls_run_clockwise_in_a_mirror (void)
{
  TwShape shape = { 0 };

  for (guint i = 0; i < 3; i++)
    tw_shape_insert (&shape, i,
                     &(TwShapePoint){ TW_SHAPE_WALL, 0, TW_EDGE_S, (gint16) (800 - 200 * i), 300 });
  tw_shape_mirror (&shape);
  g_assert_cmpint (shape.points[0].x, ==, 600);
  g_assert_cmpint (shape.points[1].x, ==, 400);
  g_assert_cmpint (shape.points[2].x, ==, 200);
}

/* A road is named by its lower edge, and its bends follow each other from there. */
static void
test_one_name_for_a_line (void)
{
  TwTopology t = { 0 };
  TwShape shape = { 0 };
  g_autoptr (TwTile) plain = NULL;
  g_autoptr (TwTile) tile = NULL;
  g_autoptr (TwTile) mirrored = NULL;

  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  tw_shape_insert (&shape, 0, &(TwShapePoint){ TW_SHAPE_BEND, 0, TW_EDGE_E, 800, 300 });
  tw_shape_insert (&shape, 1, &(TwShapePoint){ TW_SHAPE_BEND, 0, TW_EDGE_E, 400, 600 });
  plain = tw_tile_new ("A", 1, &t);
  tile = tw_tile_with_shape (plain, &shape);
  mirrored = tw_tile_transform (tile, 0, TRUE);
  for (guint i = 0; i < 2; i++)
    g_assert_cmpuint (mirrored->shape.points[i].part, ==, TW_EDGE_E);
  g_assert_cmpint (mirrored->shape.points[0].x, ==, 600);
  g_assert_cmpint (mirrored->shape.points[1].x, ==, 200);
  /* A wall is named by the first edge it shuts out. */
  t = (TwTopology){ 0 };
  tw_topology_add_segment (&t, TW_KIND_CITY, N | E);
  shape = (TwShape){ 1, { { TW_SHAPE_WALL, 0, TW_EDGE_W, 400, 600 } } };
  tw_shape_normalise (&shape, &t);
  g_assert_cmpuint (shape.points[0].part, ==, TW_EDGE_S);
}

static void
test_edit_keeps_what_it_can (void)
{
  g_autoptr (TwTile) tile = tile_new ();
  g_autoptr (TwTile) more = NULL;
  g_autoptr (TwTile) wider = NULL;
  g_autoptr (TwTile) without = NULL;
  TwTopology t = tile->topology;

  /* A third road to the crossing: nothing that was there is elsewhere. */
  tw_tile_edit_click_edge (&t, TW_EDGE_W, TW_KIND_ROAD);
  tw_tile_edit_end_road (&t, (guint) tw_topology_segment_at (&t, 13, 0), TW_EDGE_W,
                         TW_JUNCTION_CROSSING, -1);
  more = tw_tile_with_topology (tile, &t);
  g_assert_cmpuint (more->shape.n_points, ==, tile->shape.n_points);

  /* The city reaches further: its wall is another, its coat of arms stays. */
  t = tile->topology;
  tw_tile_edit_drag_edges (&t, TW_EDGE_N, N | W, TW_KIND_CITY);
  wider = tw_tile_with_topology (tile, &t);
  g_assert_null (only (wider, TW_SHAPE_WALL));
  g_assert_nonnull (only (wider, TW_SHAPE_PICTURE));
  g_assert_nonnull (only (wider, TW_SHAPE_BEND));
  g_assert_nonnull (only (wider, TW_SHAPE_END));

  /* Without its roads the tile has no crossing; indices of what stays have moved. */
  t = tile->topology;
  tw_tile_edit_click_edge (&t, TW_EDGE_S, TW_KIND_FIELD);
  tw_tile_edit_click_edge (&t, TW_EDGE_E, TW_KIND_FIELD);
  without = tw_tile_with_topology (tile, &t);
  g_assert_null (only (without, TW_SHAPE_BEND));
  g_assert_null (only (without, TW_SHAPE_END));
  g_assert_nonnull (only (without, TW_SHAPE_WALL));
  for (guint i = 0; i < without->shape.n_points; i++)
    g_assert_true (tw_shape_fits (&without->shape.points[i], &without->topology));
}

static void
test_room (void)
{
  TwShape shape = { 0 };
  const TwShapePoint point = { TW_SHAPE_BEND, 0, 0, -5, 2000 };

  for (guint i = 0; i < TW_MAX_SHAPE_POINTS; i++)
    g_assert_true (tw_shape_insert (&shape, 0, &point));
  g_assert_false (tw_shape_insert (&shape, 0, &point));
  g_assert_cmpint (shape.points[0].x, ==, 0);
  g_assert_cmpint (shape.points[0].y, ==, TW_SHAPE_SCALE);
  g_assert_cmpuint (tw_shape_reset (&shape, TW_SHAPE_BEND, 0), ==, TW_MAX_SHAPE_POINTS);
  g_assert_cmpuint (shape.n_points, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/shape/turns", test_turns);
  g_test_add_func ("/shape/mirrored-walls", test_walls_run_clockwise_in_a_mirror);
  g_test_add_func ("/shape/names", test_one_name_for_a_line);
  g_test_add_func ("/shape/edits", test_edit_keeps_what_it_can);
  g_test_add_func ("/shape/room", test_room);
  return g_test_run ();
}
