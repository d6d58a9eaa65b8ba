/* Geometry of the table: cells on the screen, spots on a tile. */
#include <math.h>

#include "app/table/spot-layout.h"
#include "app/table/table-view.h"

static const TwTableView sample = { .side = 61.7,
                                    .x = 12.3,
                                    .y = -40.9,
                                    .width = 800,
                                    .height = 600,
                                    .left = 50,
                                    .right = 120,
                                    .top = 10,
                                    .bottom = 142 };

static void
test_cells_meet (void)
{
  for (int x = -5; x < 12; x++)
    for (int y = -5; y < 12; y++)
      {
        int x0, y0, x1, y1, column, row;

        tw_table_view_corner (&sample, x, y, &x0, &y0);
        tw_table_view_corner (&sample, x + 1, y + 1, &x1, &y1);
        g_assert_cmpint (x1 - x0, >=, 61);
        g_assert_cmpint (x1 - x0, <=, 62);
        tw_table_view_cell_at (&sample, (x0 + x1) / 2.0, (y0 + y1) / 2.0, &column, &row);
        g_assert_cmpint (column, ==, x);
        g_assert_cmpint (row, ==, y);
      }
}

static void
test_fit (void)
{
  TwTableCells many = { -9, -3, 12, 8 }, few = { 0, 0, 1, 0 };
  TwTableView view = sample;

  tw_table_view_fit (&view, &many);
  g_assert_true (tw_table_view_shows (&view, &many));
  /* It takes the next smaller of the sides at which a table rests. */
  g_assert_cmpfloat (view.side, ==, 28);
  tw_table_view_fit (&view, &few);
  g_assert_true (tw_table_view_shows (&view, &few));
  g_assert_cmpfloat (view.side, ==, TW_TABLE_USUAL_SIDE);
  g_assert_cmpfloat (tw_table_view_step (TW_TABLE_USUAL_SIDE, 0), ==, TW_TABLE_USUAL_SIDE);
  g_assert_cmpfloat (view.x, ==, floor (view.x));
}

static void
test_reveal (void)
{
  TwTableCells cell = { 30, 0, 30, 0 };
  TwTableView view = sample;
  double y = view.y;

  g_assert_false (tw_table_view_shows (&view, &cell));
  tw_table_view_reveal (&view, &cell);
  g_assert_true (tw_table_view_shows (&view, &cell));
  /* Vertically it had to move, too: the cell began above the window. */
  g_assert_cmpfloat (view.y, >, y);
  y = view.y;
  tw_table_view_reveal (&view, &cell);
  g_assert_cmpfloat (view.y, ==, y);
}

/* What grows by a cell moves the view by what is missing, and makes it smaller only when there is
 * no room left. */
static void
test_include (void)
{
  TwTableView view = { .side = 150, .x = 0, .y = 0, .width = 640, .height = 500 }, before;

  before = view;
  tw_table_view_include (&view, &(TwTableCells){ 0, 0, 3, 1 });
  g_assert_cmpmem (&view, sizeof view, &before, sizeof before);
  tw_table_view_include (&view, &(TwTableCells){ 1, 0, 4, 1 });
  g_assert_cmpfloat (view.side, ==, 150);
  g_assert_cmpfloat (view.x, ==, 640 - 5 * 150);
  g_assert_cmpfloat (view.y, ==, 0);
  tw_table_view_include (&view, &(TwTableCells){ 0, 0, 4, 1 });
  g_assert_cmpfloat (view.side, ==, 118);
  g_assert_true (tw_table_view_shows (&view, &(TwTableCells){ 0, 0, 4, 1 }));
  /* It lies where it lay before, nearer to the middle by as much as it is smaller. */
  g_assert_cmpfloat (view.y, ==, 53);
  /* Who looks at it from far keeps the size. */
  view.side = 80;
  tw_table_view_include (&view, &(TwTableCells){ -1, 0, 4, 1 });
  g_assert_cmpfloat (view.side, ==, 80);
}

/* Points that float at a feature are read whole; those out of sight stay there. */
static void
test_keep (void)
{
  static const struct
  {
    float x, y, kept_x, kept_y;
  } boxes[] = {
    { -20, 300, 0, 300 },   { 780, 300, 720, 300 }, { 300, -5, 300, 0 },
    { 300, 590, 300, 570 }, { 300, 200, 300, 200 }, { -200, 300, -200, 300 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (boxes); i++)
    {
      graphene_rect_t box = GRAPHENE_RECT_INIT (boxes[i].x, boxes[i].y, 80, 30);

      tw_table_view_keep (&sample, &box);
      g_assert_cmpfloat (box.origin.x, ==, boxes[i].kept_x);
      g_assert_cmpfloat (box.origin.y, ==, boxes[i].kept_y);
    }
}

static void
test_zoom_keeps_the_point (void)
{
  TwTableView view = sample;
  double x = (333 - view.x) / view.side, y = (222 - view.y) / view.side;

  tw_table_view_zoom_to (&view, 120, 333, 222);
  g_assert_cmpfloat_with_epsilon ((333 - view.x) / view.side, x, 1e-9);
  g_assert_cmpfloat_with_epsilon ((222 - view.y) / view.side, y, 1e-9);
  tw_table_view_zoom_to (&view, 9999, 0, 0);
  g_assert_cmpfloat (view.side, ==, TW_TABLE_MOST_SIDE);
  g_assert_cmpfloat (tw_table_view_step (80, 1), ==, 92);
  g_assert_cmpfloat (tw_table_view_step (80, -1), ==, 72);
  g_assert_cmpfloat (tw_table_view_step (TW_TABLE_MOST_SIDE, 1), ==, TW_TABLE_MOST_SIDE);
}

static void
test_spots_apart (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);

  for (guint round = 0; round < 200; round++)
    {
      TwSpotPoint points[5];

      for (guint i = 0; i < G_N_ELEMENTS (points); i++)
        points[i] = (TwSpotPoint){ g_rand_double (rand), g_rand_double (rand) };
      if (round == 0)
        points[1] = points[2] = points[0];
      tw_spot_layout_spread (points, G_N_ELEMENTS (points));
      for (guint i = 0; i < G_N_ELEMENTS (points); i++)
        {
          g_assert_cmpfloat (points[i].x, >=, TW_SPOT_RIM);
          g_assert_cmpfloat (points[i].x, <=, 1 - TW_SPOT_RIM);
          g_assert_cmpfloat (points[i].y, >=, TW_SPOT_RIM);
          g_assert_cmpfloat (points[i].y, <=, 1 - TW_SPOT_RIM);
          for (guint k = 0; k < i; k++)
            g_assert_cmpfloat (hypot (points[i].x - points[k].x, points[i].y - points[k].y), >,
                               TW_SPOT_APART * 0.7);
        }
    }
}

/* The point stays in the middle, three times as large, within bounds. */
static void
test_magnify (void)
{
  static const struct
  {
    double side, near;
  } sizes[] = { { 24, 150 }, { 61.7, 185.1 }, { 100, 300 }, { 240, 360 } };

  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      TwTableView view = sample, near;

      view.side = sizes[i].side;
      near = tw_table_view_magnify (&view, 400, 300, 120);
      g_assert_cmpfloat_with_epsilon (near.side, sizes[i].near, 1e-9);
      g_assert_cmpint (near.width, ==, 240);
      g_assert_cmpfloat_with_epsilon ((120 - near.x) / near.side, (400 - view.x) / view.side,
                                      0.5 / near.side);
      g_assert_cmpfloat_with_epsilon ((120 - near.y) / near.side, (300 - view.y) / view.side,
                                      0.5 / near.side);
    }
}

/* What is seen well is left alone; what is small or out of sight comes into the middle. */
static void
test_approach (void)
{
  const TwTableCells tile = { 2, 3, 2, 3 };
  TwTableView view = sample, before;

  g_assert_true (tw_table_view_approach (&view, 2, 3));
  g_assert_cmpfloat (view.side, >=, TW_TABLE_FAIR_SIDE);
  g_assert_true (tw_table_view_shows (&view, &tile));
  /* 448 pixels between the panels have room for five tiles of 80. */
  g_assert_cmpfloat (view.side, ==, 80);
  before = view;
  g_assert_false (tw_table_view_approach (&view, 2, 3));
  g_assert_false (tw_table_view_approach (&view, 3, 2));
  g_assert_cmpfloat (view.x, ==, before.x);
  g_assert_true (tw_table_view_approach (&view, 30, 3));
  g_assert_cmpfloat (view.side, ==, 80);
}

/* Three beside each other's figures and one on its spot: all can be hit, the last one stays. */
static void
test_spots_beside (void)
{
  TwSpotPoint points[] = { { 3.2, 1.1 }, { 3.2, 1.1 }, { 3.3, 1.0 }, { 5.0, 1.0 } };
  const TwSpotPoint fixed = { 3.15, 1.05 };

  tw_spot_layout_spread_around (points, G_N_ELEMENTS (points), &fixed, 1);
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    {
      g_assert_cmpfloat (hypot (points[i].x - fixed.x, points[i].y - fixed.y), >,
                         TW_SPOT_APART * 0.95);
      for (guint k = 0; k < i; k++)
        g_assert_cmpfloat (hypot (points[i].x - points[k].x, points[i].y - points[k].y), >,
                           TW_SPOT_APART * 0.95);
    }
  g_assert_cmpfloat (points[3].x, ==, 5.0);
  g_assert_cmpfloat (points[3].y, ==, 1.0);
}

/* Numbers go round a piece and one another, no farther than they have to; one that is bound stays
 * in sight even so; one that covers nothing stays. */
static void
test_spots_clear (void)
{
  const TwSpotDisc pieces[] = { { 100, 100, 12, FALSE }, { 10, 300, 12, FALSE } };
  const TwSpotBounds bounds = { 15, 15, 400, 400 };
  TwSpotDisc labels[30];

  for (guint i = 0; i < 27; i++)
    labels[i] = (TwSpotDisc){ 104, 97, 11, FALSE };
  labels[27] = (TwSpotDisc){ 300, 97, 11, FALSE };
  labels[28] = labels[29] = (TwSpotDisc){ 16, 300, 11, TRUE };
  tw_spot_layout_keep_clear (labels, G_N_ELEMENTS (labels), pieces, G_N_ELEMENTS (pieces), &bounds);
  for (guint i = 0; i < 8; i++)
    {
      for (guint k = 0; k < 2; k++)
        g_assert_cmpfloat (hypot (labels[i].x - pieces[k].x, labels[i].y - pieces[k].y), >=, 23);
      for (guint k = 0; k < i; k++)
        g_assert_cmpfloat (hypot (labels[i].x - labels[k].x, labels[i].y - labels[k].y), >=, 22);
    }
  g_assert_cmpfloat (hypot (labels[0].x - 104, labels[0].y - 97), <, 23);
  g_assert_cmpfloat (labels[27].x, ==, 300);
  g_assert_cmpfloat (labels[27].y, ==, 97);
  for (guint i = 28; i < 30; i++)
    {
      g_assert_cmpfloat (labels[i].x, >=, 15);
      g_assert_cmpfloat (hypot (labels[i].x - 10, labels[i].y - 300), >=, 23);
    }
}

/* At a rim of the table, or of a panel, those of a tile go to where they can be hit. */
static void
test_spots_at_rim (void)
{
  const TwSpotDisc tile = { 360, 200, 34, FALSE };
  const TwSpotBounds bounds = { 19, 19, 381, 381 };
  TwSpotDisc labels[] = {
    { 420, 180, 15, TRUE }, { 420, 215, 15, TRUE }, { 360, 260, 15, TRUE }, { 420, 180, 15, FALSE }
  };

  tw_spot_layout_keep_clear (labels, G_N_ELEMENTS (labels), &tile, 1, &bounds);
  for (guint i = 0; i < 3; i++)
    {
      g_assert_cmpfloat (labels[i].x, <=, 381);
      g_assert_cmpfloat (hypot (labels[i].x - tile.x, labels[i].y - tile.y), >=, 49);
      for (guint k = 0; k < i; k++)
        g_assert_cmpfloat (hypot (labels[i].x - labels[k].x, labels[i].y - labels[k].y), >=, 30);
    }
  g_assert_cmpfloat (labels[3].x, ==, 420);
}

static void
test_spot_turns (void)
{
  TwSpotPoint north = { 0.5, 0.1 }, east = tw_spot_layout_point_turn (north, 1);
  TwSpotPoint back = tw_spot_layout_point_turn (east, 3);

  g_assert_cmpfloat_with_epsilon (east.x, 0.9, 1e-9);
  g_assert_cmpfloat_with_epsilon (east.y, 0.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (back.x, north.x, 1e-9);
  g_assert_cmpfloat_with_epsilon (back.y, north.y, 1e-9);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/table-view/cells-meet", test_cells_meet);
  g_test_add_func ("/play/table-view/fit", test_fit);
  g_test_add_func ("/play/table-view/reveal", test_reveal);
  g_test_add_func ("/play/table-view/include", test_include);
  g_test_add_func ("/play/table-view/keep", test_keep);
  g_test_add_func ("/play/table-view/zoom-keeps-the-point", test_zoom_keeps_the_point);
  g_test_add_func ("/play/table-view/magnify", test_magnify);
  g_test_add_func ("/play/table-view/approach", test_approach);
  g_test_add_func ("/play/spot-layout/apart", test_spots_apart);
  g_test_add_func ("/play/spot-layout/beside", test_spots_beside);
  g_test_add_func ("/play/spot-layout/clear", test_spots_clear);
  g_test_add_func ("/play/spot-layout/at-rim", test_spots_at_rim);
  g_test_add_func ("/play/spot-layout/turns", test_spot_turns);
  return g_test_run ();
}
