/* Past the rim a tile goes on as it leaves it, and within the rim nothing changes. */
#define _GNU_SOURCE
#include <math.h>
#include <string.h>

#include <cairo-pdf.h>

#include "app/drawing/tile-back.h"
#include "app/drawing/tile-drawing.h"
#include "tests/app/drawing/drawing-fixture.h"
#include "tests/engine/tile/edges.h"

#define SIZE 120
/* Pixels past the rim: 3 mm of 45 mm. */
#define PAST 8
#define WIDE (SIZE + 2 * PAST)
/* Next to a corner a wall or the mist of the neighbouring edge may end. */
#define CORNER 18
/* Pixels along an edge that are looked at together, so that a tuft or a stone counts little; so
 * near the rim no tree stands. */
#define BLOCK 4
#define RIM   2

static Fixture fixture;

/* @bleed: -1 for the tile as it is drawn alone */
static cairo_surface_t *
bleed_picture (const TwTileLayout *layout, double bleed, guint turns)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDE, WIDE);
  g_autoptr (cairo_t) cr = cairo_create (picture);

  cairo_translate (cr, PAST, PAST);
  if (bleed < 0)
    tw_tile_layout_draw (layout, cr, SIZE, turns, tw_theme_find (NULL));
  else
    tw_tile_layout_draw_bleed (layout, cr, SIZE, bleed, turns, tw_theme_find (NULL));
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_flush (picture);
  return picture;
}

static void
check_covered (cairo_surface_t *picture, const char *what)
{
  for (int y = 0; y < WIDE; y++)
    for (int x = 0; x < WIDE; x++)
      if (picture_channel (picture, x, y, 3) != 255)
        g_error ("%s: %d,%d is seen through", what, x, y);
}

/* The outermost pixel has the pressed edge, in a tile that is not cut. */
static void
check_inside (cairo_surface_t *picture, cairo_surface_t *plain, int rim, const char *what)
{
  for (int y = rim; y < SIZE - rim; y++)
    for (int x = rim; x < SIZE - rim; x++)
      for (guint c = 0; c < 3; c++)
        if (picture_channel (picture, x + PAST, y + PAST, c)
            != picture_channel (plain, x + PAST, y + PAST, c))
          g_error ("%s: %d,%d is another colour", what, x, y);
}

static void
test_whole (void)
{
  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = &g_array_index (fixture.subjects, Subject, i);
      g_autoptr (TwTileLayout) layout = subject_layout (subject, i % 3);
      g_autoptr (cairo_surface_t) picture = bleed_picture (layout, (double) PAST / SIZE, i % 4);
      g_autoptr (cairo_surface_t) plain = bleed_picture (layout, -1, i % 4);
      g_autofree char *name = subject_name (subject);

      check_covered (picture, name);
      check_inside (picture, plain, 1, name);
      g_assert_false (tw_tile_bleed_is_mirrored (layout));
    }
}

/* The mean of a channel @i pixels along the edge, from @deep to @deep + @n pixels within the rim.
 */
static double
mean_at (cairo_surface_t *picture, guint edge, int i, int wide, int deep, int n, guint channel)
{
  double sum = 0;

  for (int k = i; k < i + wide; k++)
    for (int d = deep; d < deep + n; d++)
      {
        int far = SIZE - 1 - d;
        int x = edge == 0 || edge == 2 ? k : edge == 1 ? far : d;
        int y = edge == 1 || edge == 3 ? k : edge == 2 ? far : d;

        sum += picture_channel (picture, x + PAST, y + PAST, channel);
      }
  return sum / (wide * n);
}

/* What is just within the rim, @deep pixels, and as far as is printed past it. @most: the greatest
 * difference. */
static void
check_edge (cairo_surface_t *picture, guint edge, int wide, int deep, double most, const char *what)
{
  for (int i = CORNER; i + wide <= SIZE - CORNER; i += wide)
    for (guint c = 0; c < 3; c++)
      {
        double in = mean_at (picture, edge, i, wide, 0, deep, c);
        double near = mean_at (picture, edge, i, wide, -deep, deep, c);
        double far = mean_at (picture, edge, i, wide, -PAST, deep, c);

        if (fabs (in - near) > most || fabs (in - far) > most)
          g_error ("%s edge %u: pixel %d channel %u: %.0f goes on as %.0f, then %.0f", what, edge,
                   i, c, in, near, far);
      }
}

/* Grass, roads, rivers and mist pixel by pixel; towns by what their roofs and streets are together,
 * which is far from what any other land is. */
static void
test_goes_on (void)
{
  guint n_compared = 0;

  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = &g_array_index (fixture.subjects, Subject, i);
      g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);
      g_autoptr (cairo_surface_t) picture = bleed_picture (layout, (double) PAST / SIZE, 0);
      TwEdgeCodes codes = tw_topology_edge_codes (&subject->tile->topology);
      g_autofree char *name = subject_name (subject);

      for (guint edge = 0; edge < 4; edge++)
        {
          guint8 code = tw_edge_code (codes, (TwEdge) edge) & (guint8) ~TW_EDGE_MISTY;

          /* The start block's ruin lies across the corner of four tiles. */
          if (g_str_has_prefix (subject->tile->id, "Mists-Start"))
            continue;
          if (code == TW_KIND_FIELD || code == TW_KIND_ROAD || code == TW_KIND_RIVER)
            check_edge (picture, edge, BLOCK, RIM, 34, name);
          else if (code == TW_KIND_CITY)
            check_edge (picture, edge, SIZE - 2 * CORNER, PAST, 34, name);
          else
            continue;
          n_compared++;
        }
    }
  g_assert_cmpuint (n_compared, >, 900);
}

/* A wall runs on past the corner in which it ends, at 42 degrees to the city's edge; on one side of
 * it is the city, on the other the field. */
static void
test_walls (void)
{
  const Subject *subject = fixture_find (&fixture, "base", "E");
  g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);
  g_autoptr (cairo_surface_t) picture = bleed_picture (layout, (double) PAST / SIZE, 0);
  const double angle = 42 * G_PI / 180, along = .06, aside = .0215;

  for (guint corner = 0; corner < 2; corner++)
    {
      double x = -along * cos (angle) + aside * sin (angle);
      double y = -along * sin (angle) - aside * cos (angle);
      int px = (int) floor (corner == 0 ? x * SIZE : SIZE - x * SIZE) + PAST;
      int py = (int) floor (y * SIZE) + PAST;
      guint blue = picture_channel (picture, px, py, 0), red = picture_channel (picture, px, py, 2);

      /* Stone is pale; grass and a town's ground have little blue. */
      g_assert_cmpuint (blue, >, 150);
      g_assert_cmpint ((int) red - (int) blue, <, 60);
    }
}

/* Drawn without any bleed it is as ever. */
static void
test_none (void)
{
  const Subject *subject = fixture_find (&fixture, "base", "L");
  g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);
  g_autoptr (cairo_surface_t) picture = bleed_picture (layout, 0, 1);
  g_autoptr (cairo_surface_t) plain = bleed_picture (layout, -1, 1);

  check_inside (picture, plain, 0, "L");
  g_assert_cmpuint (picture_channel (picture, PAST - 1, WIDE / 2, 3), ==, 0);
}

/* The most that can be asked for, and more. */
static void
test_most (void)
{
  const Subject *subject = fixture_find (&fixture, "base", "X");
  g_autoptr (TwTileLayout) layout = subject_layout (subject, 0);
  g_autoptr (cairo_surface_t) picture = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 200, 200);
  g_autoptr (cairo_t) cr = cairo_create (picture);
  const TwTheme *theme = tw_theme_find (NULL);

  cairo_translate (cr, 50, 50);
  tw_tile_layout_draw_bleed (layout, cr, 100, 9, 0, theme);
  cairo_surface_flush (picture);
  g_assert_cmpuint (picture_channel (picture, 24, 100, 3), ==, 0);
  g_assert_cmpuint (picture_channel (picture, 26, 26, 3), ==, 255);
  /* The road is as broad and as light at the end as at the rim. */
  g_assert_cmpuint (picture_channel (picture, 27, 100, 0), >, 150);
}

static cairo_status_t
write_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* A set's tiles, each once, in the detail of 300 dots to the inch. Returns: the file */
static GByteArray *
write_pdf (const char *set_id)
{
  const double side_pt = 45 / 25.4 * 72, size = 531;
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *pdf = cairo_pdf_surface_create_for_stream (write_cb, bytes, side_pt, side_pt);
  cairo_t *cr = cairo_create (pdf);

  for (guint i = 0; i < fixture.subjects->len; i++)
    {
      const Subject *subject = &g_array_index (fixture.subjects, Subject, i);
      g_autoptr (TwTileLayout) layout = NULL;

      if (!g_str_equal (subject->set->id, set_id) || subject->variant >= 0)
        continue;
      layout = subject_layout (subject, 0);
      cairo_save (cr);
      cairo_scale (cr, side_pt / size, side_pt / size);
      tw_tile_layout_draw_bleed (layout, cr, size, 3 / 45., 0, tw_theme_find (NULL));
      cairo_restore (cr);
      cairo_show_page (cr);
    }
  cairo_destroy (cr);
  cairo_surface_finish (pdf);
  cairo_surface_destroy (pdf);
  return bytes;
}

/* Shapes alone, that a printer draws as fine as it can; cairo would put pixels in the place of what
 * PDF cannot say. */
static void
test_vector (void)
{
  static const char *const sets[] = { "base", "river", "count", "mists" };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autoptr (GByteArray) bytes = write_pdf (sets[i]);

      g_assert_cmpuint (bytes->len, >, 50000);
      g_assert_null (memmem (bytes->data, bytes->len, "/Image", 6));
      if (i == 0)
        g_assert_cmpuint (bytes->len, <, 4000000);
    }
}

static void
test_backs (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (cairo_surface_t) cut =
          cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDE, WIDE);
      g_autoptr (cairo_surface_t) plain =
          cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDE, WIDE);
      cairo_t *cr = cairo_create (cut);

      cairo_translate (cr, PAST, PAST);
      tw_tile_back_draw_bleed (cr, SIZE, (double) PAST / SIZE, i == 0 ? NULL : "mist", NULL);
      cairo_destroy (cr);
      cr = cairo_create (plain);
      cairo_translate (cr, PAST, PAST);
      tw_tile_back_draw (cr, SIZE, i == 0 ? NULL : "mist", NULL);
      cairo_destroy (cr);
      cairo_surface_flush (cut);
      cairo_surface_flush (plain);
      check_covered (cut, "back");
      check_inside (cut, plain, 0, "back");
      for (guint c = 0; c < 3; c++)
        g_assert_cmpuint (picture_channel (cut, 0, 0, c), ==,
                          picture_channel (plain, PAST + 1, PAST + 1, c));
    }
}

/* A finished picture says nothing of what lies past it: it is mirrored at the rim. */
static void
test_finished (void)
{
  static const char svg[] =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\">"
      "<rect width=\"8\" height=\"8\" fill=\"#00f\"/><rect width=\"8\" height=\"0.25\" "
      "fill=\"#f00\"/><rect width=\"0.25\" height=\"8\" fill=\"#0f0\"/></svg>";
  g_autoptr (GBytes) bytes = g_bytes_new_static (svg, strlen (svg));
  TwTopology t = { 0 };
  g_autoptr (TwTile) plain = NULL, tile = NULL;
  g_autoptr (TwTileLayout) layout = NULL;
  g_autoptr (cairo_surface_t) picture = NULL;

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  plain = tw_tile_new ("A", 1, &t);
  tile = tw_tile_with_picture (plain, -1, "pictures/a.svg", bytes);
  layout = tw_tile_layout_new ("x", tile, -1, 0);
  g_assert_true (tw_tile_bleed_is_mirrored (layout));
  picture = bleed_picture (layout, (double) PAST / SIZE, 0);
  check_covered (picture, "finished");
  /* The stripe of 3.75 pixels in the north is as broad beyond; then comes blue. */
  g_assert_cmpuint (picture_channel (picture, WIDE / 2, PAST - 2, 2), >, 240);
  g_assert_cmpuint (picture_channel (picture, WIDE / 2, PAST + 2, 2), >, 240);
  g_assert_cmpuint (picture_channel (picture, WIDE / 2, PAST - 7, 0), >, 240);
  g_assert_cmpuint (picture_channel (picture, PAST - 2, WIDE / 2, 1), >, 240);
  g_assert_cmpuint (picture_channel (picture, PAST - 2, PAST - 2, 1), >, 240);
  g_assert_cmpuint (picture_channel (picture, WIDE - 2, WIDE / 2, 0), >, 240);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  fixture_init (&fixture);
  g_test_add_func ("/drawing/bleed/whole", test_whole);
  g_test_add_func ("/drawing/bleed/goes-on", test_goes_on);
  g_test_add_func ("/drawing/bleed/walls", test_walls);
  g_test_add_func ("/drawing/bleed/none", test_none);
  g_test_add_func ("/drawing/bleed/most", test_most);
  g_test_add_func ("/drawing/bleed/vector", test_vector);
  g_test_add_func ("/drawing/bleed/backs", test_backs);
  g_test_add_func ("/drawing/bleed/finished", test_finished);
  status = g_test_run ();
  fixture_clear (&fixture);
  return status;
}
