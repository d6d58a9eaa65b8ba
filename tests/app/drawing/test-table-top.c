/* Wood, felt and linen: quiet, and without a seam where a square ends and the next one begins. */
#include <math.h>
#include <stdlib.h>

#include "app/drawing/table-top.h"
#include "tests/app/drawing/drawing-fixture.h"

typedef struct
{
  const guint32 *pixels;
  int stride;
  int side;
} Square;

static int
green (const Square *square, int x, int y)
{
  return (int) (square->pixels[(y % square->side) * square->stride + x % square->side] >> 8 & 255);
}

static Square
square_of (cairo_surface_t *surface)
{
  return (Square){ (gconstpointer) cairo_image_surface_get_data (surface),
                   cairo_image_surface_get_stride (surface) / 4,
                   cairo_image_surface_get_width (surface) };
}

/* How much column @at differs from the next one, or row @at, a pixel. */
static double
step_at (const Square *square, int at, gboolean is_row)
{
  double sum = 0;

  for (int i = 0; i < square->side; i++)
    sum += is_row ? abs (green (square, i, at) - green (square, i, at + 1))
                  : abs (green (square, at, i) - green (square, at + 1, i));
  return sum / square->side;
}

static void
test_no_seam (gconstpointer data)
{
  TwTableTop top = (TwTableTop) GPOINTER_TO_INT (data);

  for (guint is_dark = 0; is_dark < 2; is_dark++)
    for (guint scale = 1; scale <= 2; scale++)
      {
        g_autoptr (cairo_surface_t) surface = tw_table_top_new (top, is_dark != 0, scale);
        Square square = square_of (surface);

        g_assert_cmpint (square.side, ==, TW_TABLE_TOP_SIDE * (int) scale);
        for (guint is_row = 0; is_row < 2; is_row++)
          {
            double most = 0;

            for (int at = 0; at < square.side - 1; at++)
              most = MAX (most, step_at (&square, at, is_row != 0));
            g_assert_cmpfloat (step_at (&square, square.side - 1, is_row != 0), <=, most);
          }
      }
}

/* What lies on it is to be seen, not the table: nothing on it is far from its middle colour. */
static void
test_quiet (gconstpointer data)
{
  TwTableTop top = (TwTableTop) GPOINTER_TO_INT (data);

  for (guint is_dark = 0; is_dark < 2; is_dark++)
    {
      g_autoptr (cairo_surface_t) surface = tw_table_top_new (top, is_dark != 0, 1);
      Square square = square_of (surface);
      int middle = (int) (tw_table_top_colour (top, is_dark != 0) >> 8 & 255);
      double sum = 0, squares = 0, n = (double) square.side * square.side;

      for (int y = 0; y < square.side; y++)
        for (int x = 0; x < square.side; x++)
          {
            double far = green (&square, x, y) - middle;

            sum += far;
            squares += far * far;
          }
      g_assert_cmpfloat (fabs (sum / n), <, 6);
      g_assert_cmpfloat (sqrt (squares / n), <, 0.12 * middle + 1);
      g_assert_cmpfloat (sqrt (squares / n), >, 0.5);
    }
}

/* A picture of pixels shows the boards, one of lines has the colour and stays small. */
static void
test_fill (void)
{
  g_autoptr (cairo_surface_t) pixels = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 90, 60);
  g_autoptr (cairo_surface_t) lines = cairo_recording_surface_create (CAIRO_CONTENT_COLOR, NULL);
  cairo_t *cr = cairo_create (pixels);
  gboolean differs = FALSE;
  Square square;

  tw_table_top_fill (cr, TW_TABLE_TOP_WOOD, FALSE);
  cairo_destroy (cr);
  cairo_surface_flush (pixels);
  square = (Square){ (gconstpointer) cairo_image_surface_get_data (pixels),
                     cairo_image_surface_get_stride (pixels) / 4, 60 };
  for (int i = 0; i < 60; i++)
    differs |= green (&square, i, i) != green (&square, 0, 0);
  g_assert_true (differs);
  cr = cairo_create (lines);
  tw_table_top_fill (cr, TW_TABLE_TOP_WOOD, FALSE);
  g_assert_cmpint (cairo_pattern_get_type (cairo_get_source (cr)), ==, CAIRO_PATTERN_TYPE_SOLID);
  cairo_destroy (cr);
}

int
main (int argc, char **argv)
{
  static const char *const names[] = { "wood", "felt", "linen" };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *seam = g_strdup_printf ("/table-top/%s/no-seam", names[i]);
      g_autofree char *quiet = g_strdup_printf ("/table-top/%s/quiet", names[i]);

      g_test_add_data_func (seam, GINT_TO_POINTER ((int) i), test_no_seam);
      g_test_add_data_func (quiet, GINT_TO_POINTER ((int) i), test_quiet);
    }
  g_test_add_func ("/table-top/fill", test_fill);
  return g_test_run ();
}
