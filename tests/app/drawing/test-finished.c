/* A finished picture takes the place of the drawing, the right way up in every rotation. */
#include <string.h>

#include "app/drawing/shape-lines.h"
#include "app/drawing/tile-layout.h"
#include "app/pictures/door.h"
#include "tests/app/drawing/drawing-fixture.h"
#include "tests/engine/tile/edges.h"

#define SIZE 64

/* The north half red, the south half blue; the west quarter of both green. */
#define SVG                                                                                        \
  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\">"                                 \
  "<rect width=\"8\" height=\"4\" fill=\"#f00\"/><rect y=\"4\" width=\"8\" height=\"4\" "          \
  "fill=\"#00f\"/><rect width=\"2\" height=\"8\" fill=\"#0f0\"/></svg>"

typedef enum
{
  RED,
  GREEN,
  BLUE
} Colour;

static cairo_status_t
write_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* The same as pixels. */
static GBytes *
png_bytes (void)
{
  g_autoptr (cairo_surface_t) surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 32, 32);
  g_autoptr (cairo_t) cr = cairo_create (surface);
  GByteArray *png = g_byte_array_new ();

  cairo_set_source_rgb (cr, 1, 0, 0);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 0, 0, 1);
  cairo_rectangle (cr, 0, 16, 32, 16);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0, 1, 0);
  cairo_rectangle (cr, 0, 0, 8, 32);
  cairo_fill (cr);
  cairo_surface_write_to_png_stream (surface, write_cb, png);
  return g_byte_array_free_to_bytes (png);
}

static TwTile *
tile_with (const char *file, GBytes *bytes)
{
  TwTopology t = { 0 };
  g_autoptr (TwTile) plain = NULL;

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  plain = tw_tile_new ("A", 1, &t);
  return tw_tile_with_picture (plain, -1, file, bytes);
}

static Colour
colour_at (cairo_surface_t *picture, double x, double y)
{
  guint best = 0;

  for (guint channel = 1; channel < 3; channel++)
    if (picture_channel (picture, (int) (x * SIZE), (int) (y * SIZE), channel)
        > picture_channel (picture, (int) (x * SIZE), (int) (y * SIZE), best))
      best = channel;
  return best == 0 ? BLUE : best == 1 ? GREEN : RED;
}

static void
check_turned (const TwTile *tile)
{
  g_autoptr (TwTileLayout) layout = tw_tile_layout_new ("x", tile, -1, 0);
  /* North, east, south, west of the tile as it lies not turned. */
  static const Colour sides[4] = { RED, RED, BLUE, GREEN };
  static const double x[4] = { .6, .9, .6, .1 }, y[4] = { .1, .3, .9, .5 };

  for (guint turns = 0; turns < 4; turns++)
    {
      g_autoptr (cairo_surface_t) picture = layout_picture (layout, SIZE, turns, NULL);

      for (guint side = 0; side < 4; side++)
        {
          double u = x[side], v = y[side];

          for (guint i = 0; i < turns; i++)
            {
              double old = u;

              u = 1 - v;
              v = old;
            }
          g_assert_cmpint (colour_at (picture, u, v), ==, sides[side]);
        }
    }
}

static void
test_rotations (void)
{
  g_autoptr (GBytes) svg = g_bytes_new_static (SVG, strlen (SVG)), png = png_bytes ();
  g_autoptr (TwTile) drawn = tile_with ("pictures/a.svg", svg);
  g_autoptr (TwTile) photo = tile_with ("pictures/a.png", png);

  check_turned (drawn);
  check_turned (photo);
}

/* "Rotate Drawing" turns the picture with it. */
static void
test_transformed (void)
{
  g_autoptr (GBytes) svg = g_bytes_new_static (SVG, strlen (SVG));
  g_autoptr (TwTile) tile = tile_with ("pictures/a.svg", svg);
  g_autoptr (TwTile) turned = tw_tile_transform (tile, 1, FALSE);
  g_autoptr (TwTile) mirrored = tw_tile_transform (tile, 0, TRUE);
  g_autoptr (TwTileLayout) one = tw_tile_layout_new ("x", turned, -1, 0);
  g_autoptr (TwTileLayout) two = tw_tile_layout_new ("x", mirrored, -1, 0);
  g_autoptr (cairo_surface_t) east = layout_picture (one, SIZE, 0, NULL);
  g_autoptr (cairo_surface_t) flipped = layout_picture (two, SIZE, 0, NULL);

  /* What was north is east now, what was west is north. */
  g_assert_cmpint (colour_at (east, .9, .6), ==, RED);
  g_assert_cmpint (colour_at (east, .5, .1), ==, GREEN);
  g_assert_cmpint (colour_at (flipped, .9, .5), ==, GREEN);
  g_assert_cmpint (colour_at (flipped, .1, .2), ==, RED);
}

/* What is not there is drawn by the program; what is refused too, with a sign in the middle. */
static void
test_broken (void)
{
  static const char *const texts[] = { "", "no picture", "<svg", "\x89PNG\r\n\x1a\n",
                                       "RIFF\4___WEBPVP8 " };
  g_autoptr (TwTile) plain = tile_with (NULL, NULL), missing = tile_with ("pictures/a.png", NULL);
  g_autoptr (TwTileLayout) layout = tw_tile_layout_new ("x", plain, -1, 0);
  g_autoptr (TwTileLayout) without = tw_tile_layout_new ("x", missing, -1, 0);
  g_autoptr (cairo_surface_t) wanted = layout_picture (layout, SIZE, 0, NULL);
  g_autoptr (cairo_surface_t) drawn = layout_picture (without, SIZE, 0, NULL);

  g_assert_cmpfloat (picture_difference (drawn, wanted), <, .01);
  for (guint i = 0; i < 2 * G_N_ELEMENTS (texts); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (texts[i / 2], strlen (texts[i / 2]));
      g_autoptr (TwTile) tile = tile_with (i % 2 == 0 ? "pictures/a.png" : "pictures/a.svg", bytes);
      g_autoptr (TwTileLayout) broken = tw_tile_layout_new ("x", tile, -1, 0);
      g_autoptr (cairo_surface_t) picture = layout_picture (broken, SIZE, i & 3, NULL);

      /* Its red stroke runs from the lower left to the upper right however the tile lies. */
      g_assert_cmpint (colour_at (picture, .42, .58), ==, RED);
      g_assert_cmpint (colour_at (picture, .58, .42), ==, RED);
      g_assert_cmpuint (picture_channel (picture, SIZE * 42 / 100, SIZE * 58 / 100, 1), <, 0x60);
    }
}

/* What librsvg would stop the program over, draw for a minute or fill the memory with. */
static void
test_hostile (void)
{
#define HOSTILE(content)                                                                           \
  "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 8 8\">" content "</svg>"
  static const char *const pictures[] = {
    HOSTILE ("<text font-size=\"1e8\">A</text>"),
    HOSTILE ("<filter id=\"f\"><feTurbulence numOctaves=\"9999999\"/></filter>"
             "<rect width=\"8\" height=\"8\" filter=\"url(#f)\"/>"),
    HOSTILE ("<mask id=\"m\"><rect width=\"8\" height=\"8\"/></mask>"),
  };

  tw_picture_door_set_decoder (NULL, 0);
  for (guint i = 0; i < G_N_ELEMENTS (pictures); i++)
    {
      g_autoptr (GBytes) bytes = g_bytes_new_static (pictures[i], strlen (pictures[i]));
      g_autoptr (TwTile) tile = tile_with ("pictures/a.svg", bytes);
      g_autoptr (TwTileLayout) layout = tw_tile_layout_new ("x", tile, -1, 0);
      g_autoptr (cairo_surface_t) picture = layout_picture (layout, SIZE, 0, NULL);

      g_assert_cmpint (colour_at (picture, .42, .58), ==, RED);
    }
  g_assert_cmpuint (tw_picture_door_get_n_calls (), ==, 0);
}

/* A wall pulled over the road that passes the city is another tile. */
static void
test_shape_check (void)
{
  TwTopology t = { 0 };
  g_autoptr (TwTile) tile = NULL, bent = NULL, little = NULL;
  TwShape shape = { 0 };
  TwShapePoint point = { TW_SHAPE_WALL, 0, 3, 100, 500 };

  tw_topology_add_segment (&t, TW_KIND_CITY, E);
  tw_topology_add_segment (&t, TW_KIND_ROAD, N | S);
  tile = tw_tile_new ("A", 1, &t);
  tw_shape_insert (&shape, 0, &point);
  bent = tw_tile_with_shape (tile, &shape);
  shape.points[0].x = 720;
  little = tw_tile_with_shape (tile, &shape);
  g_assert_true (tw_tile_shape_is_sound ("x", tile));
  g_assert_false (tw_tile_shape_is_sound ("x", bent));
  g_assert_true (tw_tile_shape_is_sound ("x", little));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/drawing/finished/rotations", test_rotations);
  g_test_add_func ("/drawing/finished/transformed", test_transformed);
  g_test_add_func ("/drawing/finished/broken", test_broken);
  g_test_add_func ("/drawing/finished/hostile", test_hostile);
  g_test_add_func ("/drawing/finished/shape-check", test_shape_check);
  return g_test_run ();
}
