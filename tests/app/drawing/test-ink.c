/* Prints that take less ink: paler, grey, or lines to be coloured in. */
#include <math.h>
#include <string.h>

#include "app/drawing/ink.h"
#include "app/drawing/sort-mark.h"
#include "app/drawing/theme-own.h"
#include "app/drawing/tile-back.h"
#include "app/drawing/tile-drawing.h"
#include "tests/app/drawing/drawing-fixture.h"
#include "tests/engine/tile/edges.h"

#define SIZE 160
#define DARK 110
/* A thin line in a picture so small. */
#define LINE 200

static Fixture fixture;

static cairo_surface_t *
ink_picture (const TwTileLayout *layout, const TwTheme *theme)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
  g_autoptr (cairo_t) cr = cairo_create (picture);

  tw_tile_layout_draw (layout, cr, SIZE, 0, theme);
  tw_tile_layout_draw_mark (layout, cr, "R", SIZE, 0, theme);
  g_assert_cmpuint (tw_ink_of (cr), ==, TW_INK_FULL);
  cairo_surface_flush (picture);
  return picture;
}

static double
bright_at (cairo_surface_t *picture, int x, int y)
{
  return .114 * picture_channel (picture, x, y, 0) + .587 * picture_channel (picture, x, y, 1)
         + .299 * picture_channel (picture, x, y, 2);
}

/* How much of the paper is inked, 0 to 1. */
static double
inked (cairo_surface_t *picture)
{
  double sum = 0;

  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++)
      sum += 1 - bright_at (picture, x, y) / 255;
  return sum / (SIZE * SIZE);
}

static void
check_grey (cairo_surface_t *picture, const char *what)
{
  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++)
      for (guint c = 0; c < 2; c++)
        if (ABS ((int) picture_channel (picture, x, y, c)
                 - (int) picture_channel (picture, x, y, c + 1))
            > 1)
          g_error ("%s: %d,%d has a colour", what, x, y);
}

/* Each tile, with its symbols, pictures of its own and sort mark. */
static void
test_tiles (void)
{
  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = &g_array_index (fixture.subjects, Subject, i);
      const TwTheme *theme = tw_theme_of_set (subject->set);
      g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);
      g_autofree char *name = subject_name (subject);
      double most = 0;

      for (guint ink = TW_INK_FULL; ink < TW_N_INKS; ink++)
        {
          g_autoptr (cairo_surface_t) picture =
              ink_picture (layout, tw_theme_with_ink (theme, (TwInk) ink));
          double part = inked (picture);

          if (ink == TW_INK_FULL)
            most = part;
          /* Snow hardly takes any. */
          else if (part > (ink == TW_INK_LIGHT ? .65 : ink == TW_INK_GREY ? .95 : .5) * most)
            g_error ("%s: ink %u takes %.3f of %.3f", name, ink, part, most);
          if (ink == TW_INK_GREY || ink == TW_INK_OUTLINE)
            check_grey (picture, name);
        }
    }
}

/* Runs of pixels darker than @below down the picture. */
static guint
dark_runs (cairo_surface_t *picture, int x, double below)
{
  guint n = 0;

  for (int y = 2; y < SIZE - 2; y++)
    n += bright_at (picture, x, y) < below && bright_at (picture, x, y - 1) >= below;
  return n;
}

static double
share_of_white (cairo_surface_t *picture)
{
  guint n = 0;

  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++)
      n += bright_at (picture, x, y) > 240;
  return (double) n / (SIZE * SIZE);
}

/* Land is white and a line parts it from other land: the two edges of a road, a wall, roofs. */
static void
test_outline (void)
{
  const TwTheme *theme = tw_theme_with_ink (tw_theme_find (NULL), TW_INK_OUTLINE);
  const Subject *road = fixture_find (&fixture, "base", "U");
  const Subject *city = fixture_find (&fixture, "base", "C");
  g_autoptr (TwTileLayout) road_layout = subject_layout (road, 0);
  g_autoptr (TwTileLayout) city_layout = subject_layout (city, 0);
  g_autoptr (cairo_surface_t) with_road = ink_picture (road_layout, theme);
  g_autoptr (cairo_surface_t) with_city = ink_picture (city_layout, theme);
  guint runs = 0;

  /* Near the rim, where no tree stands. */
  g_assert_cmpuint (dark_runs (with_road, 2, DARK), ==, 2);
  g_assert_cmpfloat (share_of_white (with_road), >, .85);
  for (int x = 20; x < SIZE - 20; x += 10)
    runs += dark_runs (with_city, x, LINE);
  g_assert_cmpuint (runs, >, 60);
  g_assert_cmpfloat (share_of_white (with_city), >, .55);
}

/* A misty edge is told from a clear one. */
static void
test_mist (void)
{
  const TwTheme *theme = tw_theme_with_ink (tw_theme_find (NULL), TW_INK_OUTLINE);
  const Subject *subject = fixture_find (&fixture, "mists", "Mists-04");
  TwEdgeCodes codes = tw_topology_edge_codes (&subject->tile->topology);
  g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);
  g_autoptr (cairo_surface_t) picture = ink_picture (layout, theme);
  guint n = 0;

  for (guint edge = 0; edge < 4; edge++)
    if (tw_edge_code (codes, (TwEdge) edge) & TW_EDGE_MISTY)
      {
        int x = edge == 1 ? SIZE - 4 : edge == 3 ? 3 : SIZE / 4;
        int y = edge == 2 ? SIZE - 4 : edge == 0 ? 3 : SIZE / 4;

        g_assert_cmpfloat (bright_at (picture, x, y), <, 248);
        g_assert_cmpfloat (bright_at (picture, x, y), >, 200);
        n++;
      }
  g_assert_cmpuint (n, >, 0);
}

static void
test_themes (void)
{
  const TwTheme *classic = tw_theme_find (NULL), *high = tw_theme_with_contrast (classic, TRUE);
  const TwTheme *light = tw_theme_with_ink (classic, TW_INK_LIGHT);

  g_assert_true (tw_theme_with_ink (classic, TW_INK_FULL) == classic);
  g_assert_true (light != classic && light != tw_theme_with_ink (classic, TW_INK_GREY));
  g_assert_true (tw_theme_with_ink (classic, TW_INK_LIGHT) == light);
  g_assert_true (tw_theme_with_ink (light, TW_INK_GREY) == light);
  g_assert_true (tw_theme_with_ink (high, TW_INK_LIGHT) == tw_theme_with_contrast (light, TRUE));
  g_assert_true (tw_theme_with_contrast (tw_theme_with_ink (high, TW_INK_LIGHT), FALSE) == light);
  g_assert_true (tw_theme_with_ink (tw_theme_find ("winter"), TW_INK_LIGHT) != light);
}

static void
test_backs (void)
{
  for (guint ink = TW_INK_GREY; ink < TW_N_INKS; ink++)
    for (guint named = 0; named < 2; named++)
      {
        const TwTheme *theme = tw_theme_with_ink (tw_theme_find (NULL), (TwInk) ink);
        g_autoptr (cairo_surface_t) picture =
            cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
        g_autoptr (cairo_t) cr = cairo_create (picture);

        tw_tile_back_draw (cr, SIZE, named ? "mist" : NULL, theme);
        cairo_surface_flush (picture);
        check_grey (picture, "back");
        if (ink == TW_INK_OUTLINE)
          {
            g_assert_cmpfloat (bright_at (picture, 2, 2), >, 250);
            g_assert_cmpuint (dark_runs (picture, SIZE / 4, DARK), ==, 2);
          }
      }
}

/* Red is .299 bright, so it keeps .82 of .701: 1 - .575 = .425, which is 6c. */
static void
test_svg (void)
{
  static const struct
  {
    const char *svg, *grey;
  } cases[] = {
    { "<a fill=\"#ff0000\"/>", "<a fill=\"#6c6c6c\"/>" },
    { "<a stroke='#F00'/>", "<a stroke='#6c6c6c'/>" },
    { "<a style=\"fill: red;stroke:#fff\"/>", "<a style=\"fill: #6c6c6c;stroke:#ffffff\"/>" },
    { "<a fill=\"none\" stroke=\"currentColor\"/>", "<a fill=\"none\" stroke=\"currentColor\"/>" },
    { "<a xlink:href=\"#fade\" fill=\"url(#fed)\"/>",
      "<a xlink:href=\"#fade\" fill=\"url(#fed)\"/>" },
    { "<a stop-color=\"#12345\" fill-opacity=\"1\"/>",
      "<a stop-color=\"#12345\" fill-opacity=\"1\"/>" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *same = tw_ink_svg (TW_INK_FULL, cases[i].svg);
      g_autofree char *grey = tw_ink_svg (TW_INK_GREY, cases[i].svg);

      g_assert_cmpstr (same, ==, cases[i].svg);
      g_assert_cmpstr (grey, ==, cases[i].grey);
    }
}

/* A finished picture has no colours that could be left out, so its pixels are changed. */
static void
test_finished (void)
{
  static const char svg[] = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\">"
                            "<rect width=\"8\" height=\"8\" fill=\"#f00\"/></svg>";
  static const guint wanted[TW_N_INKS][2] = {
    { 255, 0 }, { 255, 128 }, { 108, 108 }, { 166, 166 }
  };
  g_autoptr (GBytes) bytes = g_bytes_new_static (svg, strlen (svg));
  TwTopology t = { 0 };
  g_autoptr (TwTile) plain = NULL, tile = NULL;
  g_autoptr (TwTileLayout) layout = NULL;

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  plain = tw_tile_new ("A", 1, &t);
  tile = tw_tile_with_picture (plain, -1, "pictures/a.svg", bytes);
  layout = tw_tile_layout_new ("x", tile, -1, 0);
  for (guint ink = TW_INK_FULL; ink < TW_N_INKS; ink++)
    {
      const TwTheme *theme = tw_theme_with_ink (tw_theme_find (NULL), (TwInk) ink);
      g_autoptr (cairo_surface_t) picture =
          cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
      g_autoptr (cairo_t) cr = cairo_create (picture);

      tw_tile_layout_draw_bleed (layout, cr, SIZE, .1, 0, theme);
      cairo_surface_flush (picture);
      g_assert_cmpint (ABS ((int) picture_channel (picture, 80, 80, 2) - (int) wanted[ink][0]), <=,
                       1);
      g_assert_cmpint (ABS ((int) picture_channel (picture, 80, 80, 1) - (int) wanted[ink][1]), <=,
                       1);
    }
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  fixture_init (&fixture);
  g_test_add_func ("/drawing/ink/tiles", test_tiles);
  g_test_add_func ("/drawing/ink/outline", test_outline);
  g_test_add_func ("/drawing/ink/mist", test_mist);
  g_test_add_func ("/drawing/ink/themes", test_themes);
  g_test_add_func ("/drawing/ink/backs", test_backs);
  g_test_add_func ("/drawing/ink/svg", test_svg);
  g_test_add_func ("/drawing/ink/finished", test_finished);
  status = g_test_run ();
  fixture_clear (&fixture);
  return status;
}
