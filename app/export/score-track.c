/* A score track of our own for tables of other programs. */
#include "app/export/score-track.h"

#include <glib.h>

/* Fields along the rim: each corner belongs to two sides. */
#define N_FIELDS (2 * (TW_SCORE_TRACK_COLUMNS + TW_SCORE_TRACK_ROWS) - 4)

G_STATIC_ASSERT (N_FIELDS == 50);

/* Clockwise from the lower left corner, as one walks round the table. */
static void
find_field (guint number, double *out_x, double *out_y)
{
  const guint right = TW_SCORE_TRACK_COLUMNS - 1, bottom = TW_SCORE_TRACK_ROWS - 1;

  if (number <= bottom)
    *out_x = 0, *out_y = bottom - number;
  else if ((number -= bottom) <= right)
    *out_x = number, *out_y = 0;
  else if ((number -= right) <= bottom)
    *out_x = right, *out_y = number;
  else
    *out_x = right - (number - bottom), *out_y = bottom;
}

static void
draw_field (cairo_t *cr, guint number, double side)
{
  g_autofree char *text = g_strdup_printf ("%u", number);
  /* Tens stand out, fives a little. */
  const double shade = number % 10 == 0 ? .72 : number % 5 == 0 ? .84 : .93;
  cairo_text_extents_t extents;
  double x, y;

  find_field (number, &x, &y);
  cairo_rectangle (cr, x * side, y * side, side, side);
  cairo_set_source_rgb (cr, shade, shade * .95, shade * .82);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, .35, .27, .18);
  cairo_set_line_width (cr, side * .03);
  cairo_stroke (cr);
  cairo_select_font_face (cr, "sans-serif", CAIRO_FONT_SLANT_NORMAL, CAIRO_FONT_WEIGHT_BOLD);
  cairo_set_font_size (cr, side * .42);
  cairo_text_extents (cr, text, &extents);
  cairo_move_to (cr, (x + .5) * side - extents.width / 2 - extents.x_bearing,
                 (y + .5) * side - extents.height / 2 - extents.y_bearing);
  cairo_show_text (cr, text);
}

void
tw_score_track_draw (cairo_t *cr, double side)
{
  cairo_set_source_rgb (cr, .38, .47, .29);
  cairo_paint (cr);
  for (guint number = 0; number < N_FIELDS; number++)
    draw_field (cr, number, side);
}
