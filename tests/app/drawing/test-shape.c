/* A tile's shape is drawn, and a shape that would mean something else is noticed. */
#include <math.h>

#include "app/drawing/shape-lines.h"
#include "app/drawing/spots.h"
#include "app/drawing/tile-layout.h"
#include "tests/engine/tile/edges.h"

static TwTileLayout *
layout_new (const TwTopology *t, const TwShapePoint *points, guint n_points)
{
  g_autoptr (TwTile) plain = tw_tile_new ("A", 1, t);
  g_autoptr (TwTile) tile = NULL;
  TwShape shape = { 0 };

  for (guint i = 0; i < n_points; i++)
    g_assert_true (tw_shape_insert (&shape, i, &points[i]));
  tile = tw_tile_with_shape (plain, &shape);
  return tw_tile_layout_new ("test", tile, -1, 0);
}

static double
distance (const TwTileLayout *layout, guint segment, double x, double y)
{
  double along, nx, ny;
  guint line;

  return tw_tile_layout_nearest (layout, segment, x, y, &line, &along, &nx, &ny);
}

static void
test_lines_pass_their_points (void)
{
  const TwShapePoint points[] = {
    { TW_SHAPE_BEND, 1, TW_EDGE_E, 700, 800 },
    { TW_SHAPE_BEND, 1, TW_EDGE_E, 350, 600 },
    { TW_SHAPE_WALL, 0, TW_EDGE_W, 300, 200 },
  };
  TwTopology t = { 0 };
  g_autoptr (TwTileLayout) layout = NULL;
  double x, y;
  guint part;

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  layout = layout_new (&t, points, G_N_ELEMENTS (points));
  g_assert_cmpfloat (distance (layout, 1, .7, .8), <, .01);
  g_assert_cmpfloat (distance (layout, 1, .35, .6), <, .01);
  g_assert_cmpfloat (distance (layout, 0, .3, .2), <, .01);
  /* Ends stay where every neighbour has them. */
  g_assert_true (tw_tile_layout_line (layout, 1, 0, &part));
  g_assert_cmpuint (part, ==, TW_EDGE_E);
  tw_tile_layout_line_at (layout, 1, 0, 0, &x, &y);
  g_assert_cmpfloat_with_epsilon (x, 1, 1e-6);
  g_assert_cmpfloat_with_epsilon (y, .5, 1e-6);
  g_assert_false (tw_tile_layout_line (layout, 1, 1, &part));
  g_assert_cmpuint (tw_tile_layout_faults (layout), ==, 0);
}

static void
test_things_stand_where_they_were_put (void)
{
  const TwShapePoint points[] = {
    { TW_SHAPE_PICTURE, 0, 0, 200, 820 }, { TW_SHAPE_FIGURE, 1, 0, 500, 900 },
    { TW_SHAPE_END, 0, 0, 400, 620 },     { TW_SHAPE_FIGURE, -1, 14, 80, 700 },
    { TW_SHAPE_PLACE, 2, 0, 820, 800 },
  };
  static const struct
  {
    TwTilePart part;
    guint index;
    double x, y;
  } wanted[] = { { TW_PART_SYMBOL, 0, .2, .82 },
                 { TW_PART_JUNCTION, 0, .4, .62 },
                 { TW_PART_SEGMENT, 1, .5, .9 } };
  TwTopology t = { 0 };
  g_autoptr (TwTileLayout) layout = NULL;
  guint index;
  double x, y;

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_ROAD, S);
  tw_topology_add_segment (&t, TW_KIND_GARDEN, 0);
  tw_topology_add_junction (&t, TW_JUNCTION_VILLAGE, TW_SEGMENT_BIT (1));
  tw_topology_add_symbol (&t, "inn", 1, 1, TW_DIRECTION_NONE);
  layout = layout_new (&t, points, G_N_ELEMENTS (points));
  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    {
      g_assert_true (tw_tile_layout_spot (layout, wanted[i].part, wanted[i].index, &x, &y));
      g_assert_cmpfloat (hypot (x - wanted[i].x, y - wanted[i].y), <, .02);
    }
  g_assert_cmpint (tw_tile_layout_hit (layout, .82, .8, &index), ==, TW_PART_SEGMENT);
  g_assert_cmpuint (index, ==, 2);
}

static void
test_faults (void)
{
  /* The wall of the northern city is pulled over the road, which then runs through it. */
  const TwShapePoint wall[] = { { TW_SHAPE_WALL, 0, TW_EDGE_S, 500, 850 } };
  /* The road touches the southern rim: the field below it is cut in two. */
  const TwShapePoint bend[] = { { TW_SHAPE_BEND, 1, TW_EDGE_E, 500, 1000 } };
  TwTopology t = { 0 };
  g_autoptr (TwTileLayout) plain = NULL;
  g_autoptr (TwTileLayout) swallowed = NULL;
  g_autoptr (TwTileLayout) cut = NULL;

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  plain = layout_new (&t, NULL, 0);
  swallowed = layout_new (&t, wall, 1);
  cut = layout_new (&t, bend, 1);
  g_assert_cmpuint (tw_tile_layout_faults (plain), ==, 0);
  g_assert_cmpuint (tw_tile_layout_faults (swallowed), >, 0);
  g_assert_cmpuint (tw_tile_layout_faults (cut), >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/shape-drawing/lines", test_lines_pass_their_points);
  g_test_add_func ("/shape-drawing/things", test_things_stand_where_they_were_put);
  g_test_add_func ("/shape-drawing/faults", test_faults);
  return g_test_run ();
}
