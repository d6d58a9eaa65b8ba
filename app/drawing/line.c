/* Polylines: building, measuring, moving aside. */
#include "app/drawing/line.h"

#include <string.h>

void
tw_line_clear (TwLine *line)
{
  g_free (line->p);
  g_free (line->along);
  memset (line, 0, sizeof *line);
}

void
tw_line_add (TwLine *line, TwPoint p)
{
  double step = line->n > 0 ? point_distance (line->p[line->n - 1], p) : 0;

  if (line->n > 0 && step <= 1e-6)
    return;
  if (line->n == line->room)
    {
      line->room = MAX (16, 2 * line->room);
      line->p = g_renew (TwPoint, line->p, line->room);
      line->along = g_renew (double, line->along, line->room);
    }
  line->along[line->n] = line->n > 0 ? line->along[line->n - 1] + step : 0;
  line->p[line->n++] = p;
}

void
tw_line_append (TwLine *line, const TwLine *other)
{
  for (guint i = 0; i < other->n; i++)
    tw_line_add (line, other->p[i]);
}

void
tw_line_reverse (TwLine *line)
{
  TwLine out = { 0 };

  for (guint i = line->n; i > 0; i--)
    tw_line_add (&out, line->p[i - 1]);
  tw_line_clear (line);
  *line = out;
}

void
tw_line_bezier (TwLine *line, TwPoint a, TwPoint b, TwPoint c, TwPoint d, guint steps)
{
  for (guint i = 0; i <= steps; i++)
    {
      double t = (double) i / steps, u = 1 - t;
      TwPoint head = point_add (point_scale (a, u * u * u), point_scale (b, 3 * u * u * t));
      TwPoint tail = point_add (point_scale (c, 3 * u * t * t), point_scale (d, t * t * t));

      tw_line_add (line, point_add (head, tail));
    }
}

void
tw_line_blob (TwLine *line, TwPoint c, double rx, double ry, double rough, TwDice *dice)
{
  double phase[4], swing[4];

  for (guint i = 0; i < 4; i++)
    {
      phase[i] = tw_dice_in (dice, 0, 6.28);
      swing[i] = tw_dice_in (dice, .3, 1) * rough / (i + 1);
    }
  for (guint i = 0; i < 60; i++)
    {
      double a = 2 * G_PI * i / 60, k = 1;

      for (guint j = 0; j < 4; j++)
        k += swing[j] * cos ((j + 2) * a + phase[j]);
      tw_line_add (line, point_add (c, point (rx * k * cos (a), ry * k * sin (a))));
    }
}

double
tw_line_length (const TwLine *line)
{
  return line->n > 0 ? line->along[line->n - 1] : 0;
}

TwPoint
tw_line_at (const TwLine *line, double s, TwPoint *out_tangent)
{
  double want = s * tw_line_length (line), k;
  guint low = 1, high;

  if (line->n < 2)
    {
      if (out_tangent != NULL)
        *out_tangent = point (1, 0);
      return line->n > 0 ? line->p[0] : point (.5, .5);
    }
  high = line->n - 1;
  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (line->along[middle] >= want - 1e-9)
        high = middle;
      else
        low = middle + 1;
    }
  k = line->along[low] - line->along[low - 1];
  if (out_tangent != NULL)
    *out_tangent = point_unit (point_sub (line->p[low], line->p[low - 1]));
  return point_mix (line->p[low - 1], line->p[low],
                    k > 0 ? CLAMP ((want - line->along[low - 1]) / k, 0, 1) : 0);
}

TwPoint
tw_line_at_whole (const TwLine *line, const TwPiece *piece, double s, TwPoint *out_tangent)
{
  if (piece->whole > 0)
    s = (s * piece->whole - piece->from) / tw_line_length (line);
  return tw_line_at (line, s, out_tangent);
}

void
tw_line_parts (const TwLine *line, const TwPiece *piece, guint n, int *out_first, int *out_end)
{
  double part = piece->whole / n;

  *out_first = piece->whole > 0 ? (int) ceil (piece->from / part) : 0;
  *out_end =
      piece->whole > 0 ? (int) floor ((piece->from + tw_line_length (line)) / part) : (int) n;
}

double
tw_line_distance (const TwLine *line, TwPoint p, TwPoint *out_nearest, TwPoint *out_tangent)
{
  double best = 1e9;
  guint at = 0;
  TwPoint nearest = p;

  for (guint i = 1; i < line->n; i++)
    {
      TwPoint a = line->p[i - 1], d = point_sub (line->p[i], a);
      double k = CLAMP (point_dot (point_sub (p, a), d) / point_dot (d, d), 0, 1);
      TwPoint q = point_add (a, point_scale (d, k)), to = point_sub (p, q);
      double square = point_dot (to, to);

      if (square < best)
        {
          best = square;
          nearest = q;
          at = i;
        }
    }
  if (out_nearest != NULL)
    *out_nearest = nearest;
  if (out_tangent != NULL)
    *out_tangent = at > 0 ? point_unit (point_sub (line->p[at], line->p[at - 1])) : point (1, 0);
  return sqrt (best);
}

void
tw_line_offset (const TwLine *line, double d, TwLine *out)
{
  tw_line_clear (out);
  for (guint i = 0; i < line->n; i++)
    {
      TwPoint t =
          point_unit (point_sub (line->p[MIN (i + 1, line->n - 1)], line->p[i > 0 ? i - 1 : 0]));

      tw_line_add (out, point_add (line->p[i], point_scale (point_right (t), d)));
    }
}

gboolean
tw_line_encloses (const TwLine *line, TwPoint p)
{
  gboolean inside = FALSE;

  for (guint i = 0, j = line->n - 1; i < line->n; j = i++)
    {
      TwPoint a = line->p[i], b = line->p[j];

      if ((a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x)
        inside = !inside;
    }
  return inside;
}

double
tw_line_area (const TwLine *line)
{
  double area = 0;

  for (guint i = 0, j = line->n - 1; i < line->n; j = i++)
    area += line->p[j].x * line->p[i].y - line->p[i].x * line->p[j].y;
  return fabs (area) / 2;
}
