/* A score track of fifty fields around a rectangle. */
#include "app/cardboard/print-extras.h"

#include "app/cardboard/print-words.h"

/* Fields along the top and down a side; the corners count in both: 2 * 16 + 2 * 11 - 4 are 50. */
#define ACROSS 16
#define DOWN   11
#define FIELDS (2 * ACROSS + 2 * DOWN - 4)
/* Millimetres: a field, if the paper has room for it. */
#define FIELD 12.

static void
colour (cairo_t *cr, guint32 rgb)
{
  cairo_set_source_rgb (cr, (rgb >> 16) / 255., (rgb >> 8 & 255) / 255., (rgb & 255) / 255.);
}

/* Clockwise from the top left. */
static void
field_at (guint n, guint *out_column, guint *out_row)
{
  guint across = ACROSS - 1, down = DOWN - 1;

  *out_column = n <= across              ? n
                : n <= across + down     ? across
                : n <= 2 * across + down ? 2 * across + down - n
                                         : 0;
  *out_row = n <= across              ? 0
             : n <= across + down     ? n - across
             : n <= 2 * across + down ? down
                                      : 2 * across + 2 * down - n;
}

void
tw_print_track_draw (cairo_t *cr,
                     const TwPrintLayout *layout,
                     const TwPrintPage *page,
                     const TwTheme *theme,
                     const char *title)
{
  const TwPrintPlan *plan = layout->plan;
  double room = page->paper_width - (plan->left + plan->right) / 1000.;
  double side = MIN (FIELD, room / ACROSS);
  double x = plan->left / 1000. + (room - side * ACROSS) / 2, y = plan->top / 1000. + 5;

  cairo_set_line_width (cr, .25);
  for (guint n = 0; n < FIELDS; n++)
    {
      g_autofree char *number = g_strdup_printf ("%u", n);
      guint column, row;

      field_at (n, &column, &row);
      cairo_new_path (cr);
      cairo_rectangle (cr, x + column * side, y + row * side, side, side);
      colour (cr, n % 5 == 0 ? 0xe3cf9a : 0xf6efdd);
      cairo_fill_preserve (cr);
      cairo_set_source_rgb (cr, .25, .2, .15);
      cairo_stroke (cr);
      tw_print_words_draw (cr, number, side * (n % 5 == 0 ? 1.1 : .8), n % 5 == 0,
                           PANGO_ALIGN_CENTER, x + column * side,
                           y + row * side + side * (n % 5 == 0 ? .26 : .33), side, 0);
    }
  cairo_set_source_rgb (cr, .2, .15, .1);
  tw_print_words_draw (cr, title, side * 2, TRUE, PANGO_ALIGN_CENTER, x + 1.5 * side,
                       y + DOWN * side * .4, side * (ACROSS - 3), side * 3);
}
