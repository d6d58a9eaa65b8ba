/* Bands along a line that are not everywhere of one width. */
#include "app/drawing/ribbon.h"

/* Pieces along a straight line, and how many times the width strays to either side. */
#define STEPS 32
#define KNOTS 8
/* From where on a ribbon with another end becomes that. */
#define TAPERS_FROM .25

/* 0 to 1 without a kink at either. */
static double
ease (double t)
{
  return t * t * (3 - 2 * t);
}

/* -1 to 1; nothing at both ends. */
static double
stray (guint32 seed, double s)
{
  TwDice d = { seed };
  double knots[KNOTS + 1] = { 0 }, at = CLAMP (s, 0, 1) * KNOTS;
  guint k = MIN ((guint) at, KNOTS - 1);

  /* Near the ends it goes straight, as next door. */
  for (guint i = 2; i < KNOTS - 1; i++)
    knots[i] = tw_dice_in (&d, -1, 1);
  return knots[k] + (knots[k + 1] - knots[k]) * ease (at - k);
}

double
tw_ribbon_width (const TwRibbon *ribbon, double s)
{
  double end = ribbon->end > 0 ? ribbon->end : 1;
  double taper = 1 + (end - 1) * ease (CLAMP ((s - TAPERS_FROM) / (1 - TAPERS_FROM), 0, 1));
  double wobble = ribbon->wobble != 0 ? 1 + ribbon->wobble * stray (ribbon->seed, s) : 1;

  return MAX (ribbon->width * taper * wobble + ribbon->grow, 0);
}

/* To the right of where two pieces meet, so long that both have the width. */
static TwPoint
aside_at_joint (const TwLine *line, guint k)
{
  TwPoint before = point_unit (point_sub (line->p[k], line->p[k > 0 ? k - 1 : 0]));
  TwPoint after = point_unit (point_sub (line->p[k + 1 < line->n ? k + 1 : k], line->p[k]));

  if (k == 0)
    return point_right (after);
  if (k + 1 == line->n)
    return point_right (before);
  return point_scale (point_right (point_add (before, after)),
                      1 / MAX (1 + point_dot (before, after), .5));
}

void
tw_ribbon_path (const TwBrush *brush, const TwLine *line, const TwRibbon *ribbon)
{
  double length = tw_line_length (line), step = length / (brush->is_lean ? STEPS / 2 : STEPS);
  g_autoptr (GArray) right = g_array_new (FALSE, FALSE, sizeof (TwPoint));

  /* It runs through every point of the line: else it would not meet the tile next door. */
  cairo_new_path (brush->cr);
  for (guint k = 0; k < line->n; k++)
    {
      double whole = k + 1 < line->n ? line->along[k + 1] - line->along[k] : 0;
      guint n = MAX (1, (guint) (whole / step));
      TwPoint joint = aside_at_joint (line, k);

      for (guint i = 0; i < n; i++)
        {
          TwPoint q = i == 0 ? line->p[k] : point_mix (line->p[k], line->p[k + 1], (double) i / n);
          TwPoint u =
              i == 0 ? joint : point_right (point_unit (point_sub (line->p[k + 1], line->p[k])));
          TwPoint aside =
              point_scale (u,
                           tw_ribbon_width (ribbon, (line->along[k] + whole * i / n) / length) / 2);
          TwPoint r = point_add (q, aside);

          q = point_sub (q, aside);
          g_array_append_val (right, r);
          cairo_line_to (brush->cr, q.x, q.y);
        }
    }
  for (guint i = right->len; i > 0; i--)
    {
      TwPoint r = g_array_index (right, TwPoint, i - 1);

      cairo_line_to (brush->cr, r.x, r.y);
    }
  cairo_close_path (brush->cr);
}

void
tw_ribbon_fill (const TwBrush *brush,
                const TwLine *line,
                const TwRibbon *ribbon,
                TwRgb colour,
                double alpha)
{
  if (line->n < 2)
    return;
  tw_ribbon_path (brush, line, ribbon);
  tw_brush_colour (brush, colour, alpha);
  cairo_fill (brush->cr);
}
