/* Sheets and tiles are found where they lie. */
#include "app/scan/scan-find.h"

#include <math.h>
#include <string.h>

#include "engine/format/shipped-sets.h"
#include "tests/app/scan/sheet-maker.h"

/* Corners are found within that part of a tile's side. */
#define NEAR .035

static TwTileSet *
base (void)
{
  TwTileSet *set = tw_shipped_set_load ("base", NULL);

  g_assert_nonnull (set);
  return set;
}

static void
assert_cells (const TwScanPlan *plan, const SheetMaker *maker, const TwQuad *corners)
{
  g_assert_cmpuint (tw_scan_plan_n_cells (plan), ==, maker->columns * maker->rows);
  for (guint i = 0; i < maker->columns * maker->rows; i++)
    {
      TwQuad found = tw_scan_plan_cell (plan, i), right = sheet_cell_seen (maker, corners, i);

      g_assert_cmpfloat (quad_error (&found, &right), <, NEAR);
    }
}

static void
assert_scanned (const SheetMaker *maker, TwScanFound wanted)
{
  g_autoptr (TwPixels) sheet = sheet_make (maker);
  TwQuad whole = tw_quad_of_size (sheet->width, sheet->height);
  TwScanPlan plan;

  g_assert_cmpint (tw_scan_find (sheet, &plan), ==, wanted);
  assert_cells (&plan, maker, &whole);
}

static void
test_scanned (void)
{
  g_autoptr (TwTileSet) set = base ();
  const TwTheme *theme = tw_theme_find (NULL);

  g_test_summary (
      "A sheet under a scanner: with gaps, without, with black lines, without a margin");
  assert_scanned (&(SheetMaker){ set, theme, 0, 4, 3, 160, 12, 40, 0xfdfdfb }, TW_SCAN_LOOSE);
  assert_scanned (&(SheetMaker){ set, theme, 3, 4, 3, 160, 0, 40, 0xfdfdfb }, TW_SCAN_SHEET);
  assert_scanned (&(SheetMaker){ set, theme, 5, 3, 2, 220, 6, 6, 0x101010 }, TW_SCAN_LOOSE);
  assert_scanned (&(SheetMaker){ set, theme, 0, 6, 4, 130, 3, 0, 0x101010 }, TW_SCAN_SHEET);
  assert_scanned (&(SheetMaker){ set, theme, 2, 5, 1, 150, 2, 0, 0xffffff }, TW_SCAN_SHEET);
  assert_scanned (&(SheetMaker){ set, theme, 0, 3, 3, 210, 0, 0, 0xffffff }, TW_SCAN_SHEET);
}

static void
test_askew (void)
{
  g_autoptr (TwTileSet) set = base ();
  const SheetMaker makers[] = {
    { set, tw_theme_find (NULL), 0, 4, 3, 200, 0, 0, 0xffffff },
    { set, tw_theme_find (NULL), 6, 4, 3, 200, 3, 3, 0x151515 },
    { set, tw_theme_find (NULL), 12, 4, 3, 190, 16, 30, 0xf8f8f4 },
  };

  g_test_summary ("A sheet on a table, photographed from aside by a lamp");
  for (guint i = 0; i < G_N_ELEMENTS (makers); i++)
    {
      const Camera camera = {
        1200,     900, { { { 180, 110 }, { 1050, 170 }, { 1010, 800 }, { 130, 740 } } },
        0x4a3a30, .35, 12,
        1,        .6,  0
      };
      g_autoptr (TwPixels) sheet = sheet_make (&makers[i]);
      g_autoptr (TwPixels) photograph = sheet_photograph (&camera, &sheet, &camera.corners, 1);
      TwScanPlan plan;

      g_assert_cmpint (tw_scan_find (photograph, &plan), !=, TW_SCAN_NOTHING);
      assert_cells (&plan, &makers[i], &camera.corners);
    }
}

/* A tile about a point, turned by so many radians. */
static TwQuad
laid (double x, double y, double side, double turn)
{
  TwQuad quad;

  for (guint i = 0; i < 4; i++)
    {
      double u = (i == 1 || i == 2 ? .5 : -.5) * side, v = (i >= 2 ? .5 : -.5) * side;

      quad.corners[i] =
          (TwScanPoint){ x + u * cos (turn) - v * sin (turn), y + u * sin (turn) + v * cos (turn) };
    }
  return quad;
}

static void
assert_loose (const Camera *camera, TwPixels *const *sheets, const TwQuad *corners)
{
  g_autoptr (TwPixels) photograph = sheet_photograph (camera, sheets, corners, 12);
  TwScanPlan plan;

  g_assert_cmpint (tw_scan_find (photograph, &plan), ==, TW_SCAN_LOOSE);
  g_assert_cmpuint (plan.n_areas, ==, 12);
  for (guint i = 0; i < 12; i++)
    {
      TwQuad found = tw_scan_plan_cell (&plan, i);

      g_assert_cmpfloat (quad_error (&found, &corners[i]), <, NEAR);
    }
}

static void
test_loose (void)
{
  g_autoptr (TwTileSet) set = base ();
  const Camera grey = { 1240, 960, { { { 0, 0 } } }, 0x7a7f88, .3, 10, 1, .3, 0 };
  const Camera white = { 1240, 960, { { { 0, 0 } } }, 0xf2f0ea, .1, 6, 1, 0, .6 };
  const Camera green = { 1240, 960, { { { 0, 0 } } }, 0x2f5a3a, .2, 6, 1, 0, .5 };
  TwPixels *sheets[12];
  TwQuad corners[12];

  g_test_summary ("Twelve tiles on a table, each a little turned, are found one by one, in order, "
                  "and without their shadows");
  for (guint i = 0; i < 12; i++)
    {
      const SheetMaker maker = { set, tw_theme_find (NULL), i, 1, 1, 220, 0, 0, 0xffffff };

      sheets[i] = sheet_make (&maker);
      corners[i] = laid (170 + 300 * (i % 4) + 9. * (i % 3), 170 + 305 * (i / 4) - 7. * (i % 2),
                         215, .09 * ((int) (i * 7 % 5) - 2));
    }
  assert_loose (&grey, sheets, corners);
  assert_loose (&white, sheets, corners);
  assert_loose (&green, sheets, corners);
  for (guint i = 0; i < 12; i++)
    tw_pixels_unref (sheets[i]);
}

static void
test_one (void)
{
  g_autoptr (TwTileSet) set = base ();
  const SheetMaker maker = { set, tw_theme_find (NULL), 3, 1, 1, 300, 0, 0, 0xffffff };
  const Camera camera = { 600, 500, { { { 0, 0 } } }, 0xb9b2a8, .2, 8, 1, 0, 0 };
  g_autoptr (TwPixels) sheet = sheet_make (&maker);
  TwQuad corners = laid (310, 240, 280, .12), found;
  g_autoptr (TwPixels) photograph = sheet_photograph (&camera, &sheet, &corners, 1);

  g_test_summary ("The one tile of a picture: on its ground, or all of it");
  tw_scan_find_one (photograph, &found);
  g_assert_cmpfloat (quad_error (&found, &corners), <, NEAR);
  tw_scan_find_one (sheet, &found);
  corners = tw_quad_of_size (300, 300);
  g_assert_cmpfloat (quad_error (&found, &corners), <, .01);
}

/* Nothing to be seen, in one way or the other. */
static TwPixels *
plain (int width, int height, int noise)
{
  const Camera camera = { width, height, { { { 0, 0 } } }, 0x808890, .1, noise, 0, 0, 0 };

  return sheet_photograph (&camera, NULL, NULL, 0);
}

static void
test_frame (void)
{
  g_autoptr (TwTileSet) set = base ();
  const SheetMaker maker = { set, tw_theme_find (NULL), 0, 4, 3, 160, 12, 40, 0xfdfdfb };
  g_autoptr (TwPixels) sheet = sheet_make (&maker);
  TwQuad whole = tw_quad_of_size (sheet->width, sheet->height);
  guint32 *pixels = (guint32 *) (gpointer) sheet->data;
  TwScanPlan plan;

  g_test_summary ("The black line that a scanner leaves round a page is no sheet");
  for (int y = 0; y < sheet->height; y++)
    for (int x = 0; x < sheet->width; x++)
      if (x < 2 || y < 2 || x >= sheet->width - 2 || y >= sheet->height - 2)
        pixels[y * sheet->width + x] = 0xff101010;
  g_assert_cmpint (tw_scan_find (sheet, &plan), ==, TW_SCAN_LOOSE);
  assert_cells (&plan, &maker, &whole);
}

static void
test_nothing (void)
{
  static const int sizes[][3] = { { 1, 1, 0 },       { 1, 700, 0 },   { 700, 1, 90 },
                                  { 3, 3, 0 },       { 640, 480, 0 }, { 640, 480, 3 },
                                  { 640, 480, 120 }, { 31, 31, 60 },  { 15, 900, 40 } };

  g_test_summary (
      "Where nothing is found that is said, and the whole picture is to be cut by hand");
  for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
    {
      g_autoptr (TwPixels) pixels = plain (sizes[i][0], sizes[i][1], sizes[i][2]);
      TwScanPlan plan;
      TwQuad quad;

      g_assert_cmpint (tw_scan_find (pixels, &plan), ==, TW_SCAN_NOTHING);
      g_assert_cmpuint (tw_scan_plan_n_cells (&plan), ==, 1);
      g_assert_cmpfloat (plan.areas[0].quad.corners[2].x, ==, sizes[i][0]);
      tw_scan_find_one (pixels, &quad);
    }
}

static void
test_single_tile (void)
{
  g_autoptr (TwTileSet) set = base ();
  guint n_wrong = 0;

  g_test_summary ("A tile that fills its picture is no sheet");
  for (guint i = 0; i < set->n_tiles; i++)
    {
      const SheetMaker maker = { set, tw_theme_find (NULL), i, 1, 1, 320, 0, 0, 0xffffff };
      g_autoptr (TwPixels) pixels = sheet_make (&maker);
      TwScanPlan plan;

      tw_scan_find (pixels, &plan);
      if (tw_scan_plan_n_cells (&plan) != 1)
        g_test_message ("tile %s: %u cells", set->tiles[i]->id, tw_scan_plan_n_cells (&plan));
      n_wrong += tw_scan_plan_n_cells (&plan) != 1;
    }
  g_assert_cmpuint (n_wrong, ==, 0);
}

static void
test_quad (void)
{
  TwQuad quad = { { { 10, 20 }, { 110, 30 }, { 100, 140 }, { 5, 120 } } }, turned = quad;
  TwQuadMap map;
  TwScanPoint at;

  g_test_summary ("The square goes to the corners; a folded or flat one is refused");
  g_assert_true (tw_quad_is_sound (&quad));
  tw_quad_map_to (&quad, &map);
  for (guint i = 0; i < 4; i++)
    {
      at = tw_quad_map_point (&map, i == 1 || i == 2, i >= 2);
      g_assert_cmpfloat_with_epsilon (at.x, quad.corners[i].x, 1e-6);
      g_assert_cmpfloat_with_epsilon (at.y, quad.corners[i].y, 1e-6);
    }
  tw_quad_turn (&turned);
  g_assert_cmpfloat (turned.corners[0].x, ==, 5);
  tw_quad_upright (&turned);
  g_assert_cmpmem (&turned, sizeof turned, &quad, sizeof quad);
  quad.corners[2] = (TwScanPoint){ 20, 40 };
  g_assert_false (tw_quad_is_sound (&quad));
  quad.corners[2] = (TwScanPoint){ NAN, 40 };
  g_assert_false (tw_quad_is_sound (&quad));
  quad = tw_quad_of_size (2, 2);
  g_assert_false (tw_quad_is_sound (&quad));
}

static void
test_plan (void)
{
  TwScanPlan plan = { 0 };
  TwScanArea area = { tw_quad_of_size (110, 210), 2, 1, .2, 0 };
  TwQuad cell;

  g_test_summary ("Gaps are parts of a cell; a plan takes so many tiles and no more");
  cell = tw_scan_area_cell (&area, 1, 0);
  g_assert_cmpfloat_with_epsilon (cell.corners[0].x, 60, 1e-6);
  g_assert_cmpfloat_with_epsilon (cell.corners[2].x, 110, 1e-6);
  area.columns = area.rows = 10;
  g_assert_true (tw_scan_plan_add (&plan, &area));
  g_assert_true (tw_scan_plan_add (&plan, &area));
  g_assert_false (tw_scan_plan_add (&plan, &area));
  tw_scan_plan_remove (&plan, 0);
  g_assert_cmpuint (tw_scan_plan_n_cells (&plan), ==, 100);
  g_assert_true (tw_scan_plan_is_sound (&plan));
  plan.areas[0].quad.corners[0].x = 500;
  g_assert_false (tw_scan_plan_is_sound (&plan));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/scan-find/quad", test_quad);
  g_test_add_func ("/scan-find/plan", test_plan);
  g_test_add_func ("/scan-find/scanned", test_scanned);
  g_test_add_func ("/scan-find/askew", test_askew);
  g_test_add_func ("/scan-find/loose", test_loose);
  g_test_add_func ("/scan-find/one", test_one);
  g_test_add_func ("/scan-find/single-tile", test_single_tile);
  g_test_add_func ("/scan-find/frame", test_frame);
  g_test_add_func ("/scan-find/nothing", test_nothing);
  return g_test_run ();
}
