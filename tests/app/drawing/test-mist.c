/* Mist is told from clear land, and a road from the mist about it; with more contrast better than
 * without. Contrast is that of WCAG 2. */
#include <math.h>

#include "app/drawing/figure.h"
#include "app/drawing/glyph.h"
#include "app/drawing/tile-drawing.h"
#include "tests/app/drawing/drawing-fixture.h"

#define SIZE  300
#define PATCH 12
/* Of a road in mist without more contrast. */
#define LEAST_ROAD 1.12

static Fixture fixture;

static double
linear (guint channel)
{
  double c = channel / 255.;

  return c <= .04045 ? c / 12.92 : pow ((c + .055) / 1.055, 2.4);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* The middle luminance about a point of the tile, so that a leaf or a line does not count. */
static double
luminance (cairo_surface_t *picture, double x, double y)
{
  double all[PATCH * PATCH];
  guint n = 0;

  for (int j = 0; j < PATCH; j++)
    for (int i = 0; i < PATCH; i++)
      {
        int px = (int) (x * SIZE) + i - PATCH / 2, py = (int) (y * SIZE) + j - PATCH / 2;

        all[n++] = .2126 * linear (picture_channel (picture, px, py, 2))
                   + .7152 * linear (picture_channel (picture, px, py, 1))
                   + .0722 * linear (picture_channel (picture, px, py, 0));
      }
  qsort (all, n, sizeof *all, compare);
  return all[n / 2];
}

static double
contrast (double a, double b)
{
  return (MAX (a, b) + .05) / (MIN (a, b) + .05);
}

typedef struct
{
  double field; /* clear against misty */
  double road;  /* in mist, against the mist */
} Contrasts;

/* Mists-31 has mist in the east, with a road. */
static Contrasts
measure (const char *theme, gboolean is_high)
{
  g_autoptr (TwTileLayout) layout =
      subject_layout (fixture_find (&fixture, "mists", "Mists-31"), 0);
  g_autoptr (cairo_surface_t) picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
  g_autoptr (cairo_t) cr = cairo_create (picture);
  double clear, misty, road;

  tw_tile_layout_draw (layout, cr, SIZE, 0,
                       tw_theme_with_contrast (tw_theme_find (theme), is_high));
  cairo_surface_flush (picture);
  clear = luminance (picture, .10, .70);
  misty = luminance (picture, .92, .66);
  road = luminance (picture, .92, .5);
  return (Contrasts){ contrast (clear, misty), contrast (road, misty) };
}

static void
test_contrast (gconstpointer theme)
{
  Contrasts usual = measure (theme, FALSE), high = measure (theme, TRUE);

  g_test_message ("%s: field %.2f, %.2f high; road %.2f, %.2f high", (const char *) theme,
                  usual.field, high.field, usual.road, high.road);
  g_assert_cmpfloat (usual.field, >, 1.15);
  g_assert_cmpfloat (usual.road, >, LEAST_ROAD);
  g_assert_cmpfloat (high.field, >, 1.75);
  g_assert_cmpfloat (high.road, >, usual.road);
  g_assert_cmpfloat (high.road, >, 1.5);
}

/* A ghost that is printed is no ghost of wood: dark where that is pale, and as large. */
static void
test_ghosts (void)
{
  cairo_surface_t *pictures[2];
  double middle[2];

  for (guint i = 0; i < 2; i++)
    {
      cairo_t *cr;

      pictures[i] = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIZE, SIZE);
      cr = cairo_create (pictures[i]);
      cairo_set_source_rgb (cr, .8, .83, .82);
      cairo_paint (cr);
      if (i == 0)
        tw_figure_draw (cr, "ghost", 0, SIZE / 2., SIZE / 2., SIZE * .8);
      else
        {
          cairo_translate (cr, SIZE / 2., SIZE / 2.);
          cairo_scale (cr, SIZE * .8, SIZE * .8);
          tw_printed_ghost_draw (cr, tw_theme_find (NULL));
        }
      cairo_destroy (cr);
      cairo_surface_flush (pictures[i]);
      middle[i] = luminance (pictures[i], .5, .62);
    }
  g_assert_cmpfloat (contrast (middle[0], middle[1]), >, 3);
  for (guint i = 0; i < 2; i++)
    cairo_surface_destroy (pictures[i]);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  fixture_init (&fixture);
  g_test_add_data_func ("/drawing/mist/classic", "classic", test_contrast);
  g_test_add_data_func ("/drawing/mist/winter", "winter", test_contrast);
  g_test_add_func ("/drawing/mist/ghosts", test_ghosts);
  g_test_add_data_func ("/drawing/mist/print", "print", test_contrast);
  status = g_test_run ();
  fixture_clear (&fixture);
  return status;
}
