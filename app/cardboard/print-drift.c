/* A sheet that is printed on both sides and held against the light: how far the backs lie from the
 * fronts. */
#include "app/cardboard/print-extras.h"

#include <glib/gi18n.h>

#include "app/cardboard/print-words.h"

/* Millimetres: a cross with a scale of so many to either side. */
#define REACH 10
/* So far from the corners there is one, and so high are the words above that in the middle. */
#define OFF  35
#define HIGH 30

/* The front has a scale, the back a plain cross, whose place on the scale is the drift. */
static void
cross_draw (cairo_t *cr, double x, double y, gboolean is_back)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_new_path (cr);
  cairo_set_line_width (cr, is_back ? .6 : .12);
  cairo_move_to (cr, -REACH, 0);
  cairo_line_to (cr, REACH, 0);
  cairo_move_to (cr, 0, -REACH);
  cairo_line_to (cr, 0, REACH);
  for (int half = -2 * REACH; half <= 2 * REACH && !is_back; half++)
    {
      double at = half / 2., size = half % 10 == 0 ? 2.4 : half % 2 == 0 ? 1.6 : 1.1;

      cairo_move_to (cr, at, -size);
      cairo_line_to (cr, at, size);
      cairo_move_to (cr, -size, at);
      cairo_line_to (cr, size, at);
    }
  cairo_stroke (cr);
  for (int mm = -REACH; mm <= REACH && !is_back; mm += 5)
    {
      g_autofree char *number = g_strdup_printf ("%d", mm);

      if (mm == 0)
        continue;
      tw_print_words_draw (cr, number, 5, FALSE, PANGO_ALIGN_CENTER, mm - 3, 2.6, 6, 0);
      tw_print_words_draw (cr, number, 5, FALSE, PANGO_ALIGN_LEFT, 2.8, mm - 1, 6, 0);
    }
  cairo_restore (cr);
}

void
tw_print_drift_draw (cairo_t *cr, const TwPrintLayout *layout, const TwPrintPage *page)
{
  gboolean is_back = page->kind == TW_PRINT_PAGE_DRIFT_BACK;
  double width = page->paper_width, height = page->paper_height, off = OFF;
  /* On low paper the words stand between the crosses at the top. */
  double side = height / 2 - REACH - HIGH < OFF + REACH + 3 ? OFF + REACH + 5 : 20;
  const double at[][2] = { { off, off },
                           { width - off, off },
                           { off, height - off - 20 },
                           { width - off, height - off - 20 },
                           { width / 2, height / 2 } };
  g_autofree char *words = NULL;

  cairo_set_source_rgb (cr, 0, 0, 0);
  for (guint i = 0; i < G_N_ELEMENTS (at); i++)
    {
      double x = at[i][0], y = at[i][1];

      if (is_back && (layout->plan->backs == TW_PRINT_BACKS_SHORT) == (height >= width))
        y = height - y;
      else if (is_back)
        x = width - x;
      cross_draw (cr, x, y, is_back);
    }
  words = is_back
              ? g_strdup (_ ("Back. Hold the sheet against the light, the front towards you."))
              /* Translators: two numbers of the print window. */
              : g_strdup_printf (
                  _ ("Print on both sides and hold the sheet against the light. Where the thick "
                     "cross crosses the scale, read how many millimetres it lies to the right "
                     "(left: minus) and how far down (up: minus). Type the opposite under “%s” "
                     "and “%s”."),
                  _ ("Move backs to the right"), _ ("Move backs down"));
  tw_print_words_draw (cr, words, 10, FALSE, PANGO_ALIGN_CENTER, side,
                       is_back ? height / 2 + 15 : height / 2 - REACH - HIGH, width - 2 * side,
                       HIGH);
}
