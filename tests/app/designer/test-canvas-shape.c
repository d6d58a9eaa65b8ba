/* Pulling at a drawing: shape only, until it touches something. */
#include <math.h>

#include "app/designer/canvas-paint.h"
#include "app/designer/canvas-shape.h"
#include "app/drawing/shape-lines.h"
#include "app/drawing/spots.h"
#include "engine/tile/tile-edit.h"
#include "tests/engine/tile/edges.h"

typedef struct
{
  TwTile *tile;
  TwTileLayout *layout;
  TwCanvasScene scene;
  TwCanvasPull pull;
} Fixture;

/* City north, road from east to west below it. */
static void
set_up (Fixture *f, gconstpointer data)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  tw_topology_add_symbol (&t, "inn", 1, 1, TW_DIRECTION_NONE);
  f->tile = tw_tile_new ("A", 1, &t);
  f->layout = tw_tile_layout_new ("test", f->tile, -1, 0);
  f->scene = (TwCanvasScene){ .tile = f->tile,
                              .layout = f->layout,
                              .handles = TW_SEGMENT_BIT (0) | TW_SEGMENT_BIT (1) };
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  tw_canvas_pull_end (&f->pull);
  tw_tile_layout_unref (f->layout);
  tw_tile_unref (f->tile);
}

/* The first bend of that segment. */
static TwCanvasSpot
bend_of (Fixture *f, guint segment, double *u, double *v)
{
  TwCanvasBend bends[TW_CANVAS_MAX_BENDS];
  guint n = tw_canvas_bends (&f->scene, bends);

  for (guint i = 0; i < n; i++)
    if (bends[i].segment == segment)
      {
        *u = bends[i].u;
        *v = bends[i].v;
        return TW_CANVAS_SPOT (TW_CANVAS_BEND, i);
      }
  g_assert_not_reached ();
}

static void
begin (Fixture *f, TwCanvasSpot spot, gboolean all, double u, double v)
{
  g_assert_true (tw_canvas_pull_begin (&f->pull, &f->scene, "test", spot, 0, all, u, v));
}

static void
test_bend (Fixture *f, gconstpointer data)
{
  double u, v;
  TwCanvasSpot spot = bend_of (f, 1, &u, &v);

  begin (f, spot, FALSE, u, v);
  g_assert_true (tw_canvas_pull_move (&f->pull, u + .03, v + .2, .02, FALSE));
  g_assert_true (tw_topology_equal (&f->pull.topology, &f->tile->topology));
  g_assert_cmpuint (f->pull.shape.n_points, ==, 1);
  g_assert_cmpint (f->pull.shape.points[0].role, ==, TW_SHAPE_BEND);
  g_assert_cmpfloat_with_epsilon (f->pull.shape.points[0].y / 1000., v + .2, .0011);
  /* On the grid it lies at a whole step. */
  tw_canvas_pull_move (&f->pull, u + .03, v + .21, .001, TRUE);
  g_assert_cmpfloat_with_epsilon (remainder (f->pull.shape.points[0].y / 1000.,
                                             1. / TW_CANVAS_GRID),
                                  0, .001);
}

static void
test_wall_touches_road (Fixture *f, gconstpointer data)
{
  TwTopology t;
  double u, v;
  TwCanvasSpot spot = bend_of (f, 0, &u, &v);

  begin (f, spot, FALSE, u, v);
  g_assert_true (tw_canvas_pull_move (&f->pull, .5, .5, .05, FALSE));
  g_assert_cmpint (f->pull.touched, ==, 1);
  t = f->pull.topology;
  g_assert_cmpuint (t.n_junctions, ==, 1);
  g_assert_cmpuint (t.junctions[0].kind, ==, TW_JUNCTION_CONTACT);
  g_assert_cmpuint (t.n_segments, ==, 2);
  /* Back again it is what it was. */
  tw_canvas_pull_move (&f->pull, .5, .38, .02, FALSE);
  g_assert_cmpint (f->pull.touched, ==, -1);
  g_assert_true (tw_topology_equal (&f->pull.topology, &f->tile->topology));
}

static void
test_wall_reaches_corner (Fixture *f, gconstpointer data)
{
  double u, v;
  TwTopology t = { 0 };
  TwCanvasSpot spot;

  tw_tile_layout_unref (f->layout);
  tw_tile_unref (f->tile);
  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  f->tile = tw_tile_new ("A", 1, &t);
  f->layout = tw_tile_layout_new ("test", f->tile, -1, 0);
  f->scene = (TwCanvasScene){ .tile = f->tile, .layout = f->layout, .handles = TW_SEGMENT_BIT (0) };
  spot = bend_of (f, 0, &u, &v);
  begin (f, spot, FALSE, u, v);
  tw_canvas_pull_move (&f->pull, .98, .98, .05, FALSE);
  g_assert_cmpint (f->pull.corner, ==, TW_CORNER_SE);
  g_assert_true (f->pull.topology.segments[0].rim & TW_RIM_BIT (TW_CORNER_SE));
}

/* A wall that would swallow the road is not taken. */
static void
test_refuses_another_tile (Fixture *f, gconstpointer data)
{
  double u, v;
  TwCanvasSpot spot = bend_of (f, 0, &u, &v);
  TwShape last;

  begin (f, spot, FALSE, u, v);
  g_assert_true (tw_canvas_pull_move (&f->pull, .5, .38, .01, FALSE));
  last = f->pull.shape;
  g_assert_false (tw_canvas_pull_move (&f->pull, .5, .8, .01, FALSE));
  g_assert_true (f->pull.refused);
  g_assert_true (tw_shape_equal (&last, &f->pull.shape));
}

/* A wall or a road through the tile is pulled where it is pressed, selected or not. */
static void
test_line (Fixture *f, gconstpointer data)
{
  double u, v, least_u = 0, least_v = 9;

  /* The lowest point of the wall lies on its line, what is far from it does not. */
  for (guint i = 0; i <= 100; i++)
    {
      tw_tile_layout_line_at (f->layout, 0, 0, i / 100., &u, &v);
      if (1 - v < least_v)
        {
          least_v = 1 - v;
          least_u = u;
        }
    }
  u = least_u;
  v = 1 - least_v;
  f->scene.handles = 0;
  g_assert_true (tw_canvas_line_is_near (&f->scene, 0, u, v + .01, .02));
  g_assert_false (tw_canvas_line_is_near (&f->scene, 0, u, v + .1, .02));
  g_assert_true (tw_canvas_line_is_near (&f->scene, 1, .3, .5, .01));
  g_assert_true (tw_canvas_pull_begin_line (&f->pull, &f->scene, "test", 0, u, v));
  g_assert_true (tw_canvas_pull_move (&f->pull, u, v + .06, .01, FALSE));
  g_assert_true (tw_topology_equal (&f->pull.topology, &f->tile->topology));
  g_assert_cmpuint (f->pull.shape.n_points, ==, 1);
  g_assert_cmpint (f->pull.shape.points[0].role, ==, TW_SHAPE_WALL);
  g_assert_cmpfloat_with_epsilon (f->pull.shape.points[0].y / 1000., v + .06, .002);
  /* Pressed near the bend it has, it is that one that moves. */
  {
    g_autoptr (TwTile) bent = tw_tile_with_shape (f->tile, &f->pull.shape);
    g_autoptr (TwTileLayout) layout = tw_tile_layout_new ("test", bent, -1, 0);
    const TwCanvasScene scene = { .tile = bent, .layout = layout };

    tw_canvas_pull_end (&f->pull);
    g_assert_true (tw_canvas_pull_begin_line (&f->pull, &scene, "test", 0, u + .02, v + .06));
    g_assert_true (tw_canvas_pull_move (&f->pull, u + .02, v + .02, .01, FALSE));
    g_assert_cmpuint (f->pull.shape.n_points, ==, 1);
  }
}

/* A second bend stands in the order of the line, on whichever side of the first it is made. */
static void
test_line_order (Fixture *f, gconstpointer data)
{
  const double along[] = { .5, .8, .2 };
  TwShape shape = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (along); i++)
    {
      g_autoptr (TwTile) bent = tw_tile_with_shape (f->tile, &shape);
      g_autoptr (TwTileLayout) layout = tw_tile_layout_new ("test", bent, -1, 0);
      const TwCanvasScene scene = { .tile = bent, .layout = layout };
      double u, v;

      tw_tile_layout_line_at (layout, 1, 0, along[i], &u, &v);
      tw_canvas_pull_end (&f->pull);
      g_assert_true (tw_canvas_pull_begin_line (&f->pull, &scene, "test", 1, u, v));
      tw_canvas_pull_move (&f->pull, u, v + .01, .001, FALSE);
      shape = f->pull.shape;
    }
  g_assert_cmpuint (shape.n_points, ==, 3);
  g_assert_true ((shape.points[0].x < shape.points[1].x)
                 == (shape.points[1].x < shape.points[2].x));
}

/* Where a bend was pulled to a road, there they touch, though the wall crosses it elsewhere. */
static void
test_contact_at_bend (Fixture *f, gconstpointer data)
{
  double u, v, x, y;
  TwCanvasSpot spot = bend_of (f, 0, &u, &v);
  g_autoptr (TwTile) drawn = NULL;
  g_autoptr (TwTile) tile = NULL;
  g_autoptr (TwTileLayout) layout = NULL;

  begin (f, spot, FALSE, u, v);
  g_assert_true (tw_canvas_pull_move (&f->pull, .4, .5, .05, FALSE));
  g_assert_cmpint (f->pull.touched, ==, 1);
  drawn = tw_tile_with_topology (f->tile, &f->pull.topology);
  tile = tw_tile_with_shape (drawn, &f->pull.shape);
  layout = tw_tile_layout_new ("test", tile, -1, 0);
  g_assert_true (tw_tile_layout_spot (layout, TW_PART_JUNCTION, 0, &x, &y));
  g_assert_cmpfloat (hypot (x - f->pull.shape.points[0].x / 1000.,
                            y - f->pull.shape.points[0].y / 1000.),
                     <, .08);
}

static void
test_things_move (Fixture *f, gconstpointer data)
{
  double u, v;

  /* A picture alone: its owner stays. */
  g_assert_true (tw_tile_layout_spot (f->layout, TW_PART_SYMBOL, 0, &u, &v));
  g_assert_false (tw_canvas_pull_spot (&f->tile->topology, TW_CANVAS_SPOT (TW_CANVAS_SYMBOL, 0)));
  begin (f, TW_CANVAS_SPOT (TW_CANVAS_SYMBOL, 0), TRUE, u, v);
  g_assert_true (tw_canvas_pull_move (&f->pull, .2, .85, .02, FALSE));
  g_assert_cmpint (f->pull.topology.symbols[0].segment, ==, 1);
  g_assert_cmpint (f->pull.shape.points[0].x, >, 150);
  g_assert_cmpint (f->pull.shape.points[0].x, <, 250);
  tw_canvas_pull_end (&f->pull);
  /* Two segments at once: each of their lines gets a bend that moves. */
  g_assert_true (tw_canvas_pull_begin (&f->pull, &f->scene, "test",
                                       TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, 1),
                                       TW_SEGMENT_BIT (0) | TW_SEGMENT_BIT (1), TRUE, .5, .5));
  g_assert_cmpuint (f->pull.n_moved, ==, 2);
  g_assert_true (tw_canvas_pull_move (&f->pull, .5, .55, .02, FALSE));
  g_assert_cmpuint (f->pull.shape.n_points, ==, 2);
}

static void
test_mend (Fixture *f, gconstpointer data)
{
  /* The road is bent to the south; then a city is laid there. */
  const TwShapePoint bend = { TW_SHAPE_BEND, 1, TW_EDGE_E, 500, 850 };
  TwShape shape = { 0 };
  TwTopology t = f->tile->topology;
  g_autoptr (TwTile) bent = NULL;
  g_autoptr (TwTile) mended = NULL;

  tw_shape_insert (&shape, 0, &bend);
  bent = tw_tile_with_shape (f->tile, &shape);
  tw_tile_edit_click_edge (&t, TW_EDGE_S, TW_KIND_CITY);
  mended = tw_canvas_shape_mend ("test", tw_tile_with_topology (bent, &t));
  g_assert_cmpuint (mended->shape.n_points, ==, 0);
}

/* The outline of a river goes round the lake in which it ends, and not through it. */
static void
test_pond_outline (void)
{
  const int side = 300;
  TwTopology t = { 0 };
  TwTile *tile;
  TwTileLayout *layout;
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, side, side);
  cairo_t *cr = cairo_create (picture);
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  TwCanvasOverlay overlay = {
    .view = { 0, 0, side, 0 }, .selected = 1, .selected_symbol = -1, .selected_field = -1
  };
  double x, y, r;
  guint n_inside = 0, n_shore = 0;

  tw_topology_add_segment (&t, TW_KIND_RIVER, W);
  tw_topology_add_symbol (&t, "lake-end", 0, 1, TW_DIRECTION_NONE);
  tile = tw_tile_new ("A", 1, &t);
  layout = tw_tile_layout_new ("test", tile, -1, 0);
  g_assert_true (tw_tile_layout_pond (layout, 0, &x, &y, &r));
  overlay.scene = (TwCanvasScene){ .tile = tile, .layout = layout };
  tw_canvas_draw_overlay (&overlay, cr, context);
  cairo_surface_flush (picture);
  /* South-east of the middle, where no handle is. */
  for (double far = .2; far < 1.2; far += .01)
    {
      int px = (int) ((x + far * r * cos (1)) * side), py = (int) ((y + far * r * sin (1)) * side);
      const guchar *row = cairo_image_surface_get_data (picture)
                          + (gsize) py * (gsize) cairo_image_surface_get_stride (picture);

      *(far < .9 ? &n_inside : &n_shore) += row[4 * px + 3] > 40;
    }
  g_assert_cmpuint (n_inside, ==, 0);
  g_assert_cmpuint (n_shore, >=, 3);
  g_object_unref (context);
  cairo_destroy (cr);
  cairo_surface_destroy (picture);
  tw_tile_layout_unref (layout);
  tw_tile_unref (tile);
}

int
main (int argc, char **argv)
{
#define ADD(name, function) g_test_add (name, Fixture, NULL, set_up, function, tear_down)
  g_test_init (&argc, &argv, NULL);
  ADD ("/canvas-shape/bend", test_bend);
  ADD ("/canvas-shape/contact", test_wall_touches_road);
  ADD ("/canvas-shape/corner", test_wall_reaches_corner);
  ADD ("/canvas-shape/line", test_line);
  ADD ("/canvas-shape/line-order", test_line_order);
  ADD ("/canvas-shape/contact-at-bend", test_contact_at_bend);
  ADD ("/canvas-shape/refused", test_refuses_another_tile);
  ADD ("/canvas-shape/things", test_things_move);
  ADD ("/canvas-shape/mend", test_mend);
  g_test_add_func ("/canvas-shape/pond-outline", test_pond_outline);
  return g_test_run ();
}
