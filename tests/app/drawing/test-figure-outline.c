/* The outline of a figure that does not stand anywhere yet. */
#include "app/drawing/figure-outline.h"
#include "app/drawing/figure.h"

#define SIZE 48

static guint32
pixel_at (cairo_surface_t *image, guint x, guint y)
{
  const guchar *data = cairo_image_surface_get_data (image);

  return *(const guint32 *) (gconstpointer) (data
                                             + y * (guint) cairo_image_surface_get_stride (image)
                                             + 4 * x);
}

/* How many pixels are opaque and of @rgb, within a little. */
static guint
count (cairo_surface_t *image, guint32 rgb)
{
  guint n = 0;

  cairo_surface_flush (image);
  for (guint y = 0; y < SIZE; y++)
    for (guint x = 0; x < SIZE; x++)
      {
        guint32 pixel = pixel_at (image, x, y);
        gboolean is_it = pixel >> 24 > 240;

        for (guint shift = 0; shift < 24; shift += 8)
          is_it = is_it && ABS ((int) (pixel >> shift & 255) - (int) (rgb >> shift & 255)) < 16;
        n += is_it;
      }
  return n;
}

static void
test_hollow (void)
{
  static const char *const figures[] = { "meeple", "farmer", "mage", "nothing of that name" };

  g_test_summary ("The outline is in the player's colour, what is inside shows through");
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++)
    for (guint colour = 0; colour < TW_N_PLAYER_COLOURS; colour++)
      {
        cairo_surface_t *image = tw_figure_outline_new (figures[i], colour, NULL, SIZE);
        guint n_line = count (image, tw_player_colour_fill (colour));

        g_assert_cmpint (cairo_image_surface_get_width (image), ==, SIZE);
        g_assert_cmpuint (n_line, >, 60);
        /* A figure that is filled has several times as many. */
        g_assert_cmpuint (n_line, <, 650);
        g_assert_cmpuint (count (image, tw_player_colour_mark (colour)), >, 10);
        g_assert_cmpuint (pixel_at (image, 0, 0) >> 24, ==, 0);
        cairo_surface_destroy (image);
      }
}

/* Inside a meeple's body there is a good deal of land to be seen. */
static void
test_seen_through (void)
{
  cairo_surface_t *image = tw_figure_outline_new ("meeple", 0, NULL, SIZE);
  guint alpha;

  cairo_surface_flush (image);
  alpha = pixel_at (image, SIZE / 2, SIZE / 2) >> 24;
  g_assert_cmpuint (alpha, >, 50);
  g_assert_cmpuint (alpha, <, 130);
  cairo_surface_destroy (image);
}

static void
test_smallest (void)
{
  for (guint size = 1; size < 8; size++)
    {
      cairo_surface_t *image = tw_figure_outline_new ("meeple", 0, NULL, size);

      g_assert_cmpint (cairo_image_surface_get_height (image), ==, (int) size);
      cairo_surface_destroy (image);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/drawing/figure-outline/hollow", test_hollow);
  g_test_add_func ("/drawing/figure-outline/seen-through", test_seen_through);
  g_test_add_func ("/drawing/figure-outline/smallest", test_smallest);
  return g_test_run ();
}
