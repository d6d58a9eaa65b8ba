/* Lines and outlines past the rim of a tile. */
#include "app/drawing/bleed-outline.h"

#define NEAR 1e-6
/* Lines leave the rim at 19 degrees or more: so far along them is so far from the rim. */
#define FLATTEST 3.2

int
tw_bleed_rim_side (TwPoint a, TwPoint b)
{
  for (int e = 0; e < 4; e++)
    if (fabs (point_dot (point_sub (a, TW_CORNER[e]), TW_INTO[e])) < NEAR
        && fabs (point_dot (point_sub (b, TW_CORNER[e]), TW_INTO[e])) < NEAR)
      return e;
  return -1;
}

static gboolean
is_corner (TwPoint p)
{
  for (guint c = 0; c < 4; c++)
    if (point_distance (p, TW_CORNER[c]) < NEAR)
      return TRUE;
  return FALSE;
}

/* Point @at of an outline, whose pieces before and after it lie on those sides of the rim. */
static void
outline_add (TwLine *out, const TwPoint at[3], int before, int after, double far)
{
  TwPoint in = point_scale (point_unit (point_sub (at[1], at[0])), far);
  TwPoint back = point_scale (point_unit (point_sub (at[1], at[2])), far);

  if (before >= 0 && after >= 0)
    {
      TwPoint away = point_scale (point_add (TW_INTO[before], TW_INTO[after]), -far);

      if (before != after)
        tw_line_add (out, point_add (at[1], away));
      return;
    }
  if (before >= 0)
    tw_line_add (out, point_add (at[1], back));
  tw_line_add (out, at[1]);
  if (after >= 0)
    tw_line_add (out, point_add (at[1], in));
  else if (before < 0 && is_corner (at[1]))
    {
      tw_line_add (out, point_add (at[1], in));
      tw_line_add (out, point_add (at[1], back));
      tw_line_add (out, at[1]);
    }
}

void
tw_bleed_outline (const TwLine *outline, double reach, TwLine *out)
{
  const TwPoint *p = outline->p;
  guint n = outline->n;

  if (n > 1 && point_distance (p[0], p[n - 1]) < NEAR)
    n--;
  for (guint i = 0; i < n && n > 2; i++)
    {
      TwPoint at[3] = { p[(i + n - 1) % n], p[i], p[(i + 1) % n] };

      outline_add (out, at, tw_bleed_rim_side (at[0], at[1]), tw_bleed_rim_side (at[1], at[2]),
                   FLATTEST * reach);
    }
}

double
tw_bleed_stub (const TwLine *line, gboolean at_end, double inside, double past, TwLine *out)
{
  double length = tw_line_length (line), from = 0;
  guint n = line->n;

  tw_line_clear (out);
  if (n < 2)
    return 0;
  if (!at_end)
    {
      tw_line_add (out,
                   point_add (line->p[0],
                              point_scale (point_unit (point_sub (line->p[0], line->p[1])), past)));
      for (guint i = 0; i < n && (i < 2 || line->along[i - 1] < inside); i++)
        tw_line_add (out, line->p[i]);
      return -past;
    }
  for (guint i = 0; i < n; i++)
    if (i + 2 >= n || line->along[i + 1] > length - inside)
      {
        if (out->n == 0)
          from = line->along[i];
        tw_line_add (out, line->p[i]);
      }
  tw_line_add (out, point_add (line->p[n - 1],
                               point_scale (point_unit (point_sub (line->p[n - 1], line->p[n - 2])),
                                            past)));
  return from;
}
