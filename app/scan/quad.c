/* Four corners, and the camera's view of a square. */
#include "app/scan/quad.h"

#include <math.h>

/* Fewer pixels on a side show nothing. */
#define LEAST_SIDE 4.

TwQuad
tw_quad_of_size (double width, double height)
{
  return (TwQuad){ { { 0, 0 }, { width, 0 }, { width, height }, { 0, height } } };
}

static double
cross (TwScanPoint a, TwScanPoint b, TwScanPoint c)
{
  return (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);
}

gboolean
tw_quad_is_sound (const TwQuad *quad)
{
  const TwScanPoint *c = quad->corners;

  for (guint i = 0; i < 4; i++)
    {
      TwScanPoint a = c[i], b = c[(i + 1) & 3];

      if (!isfinite (a.x) || !isfinite (a.y) || hypot (b.x - a.x, b.y - a.y) < LEAST_SIDE)
        return FALSE;
      /* A corner that is almost flat is none: the view of it would reach very far. */
      if (cross (a, b, c[(i + 2) & 3])
          < .05 * hypot (b.x - a.x, b.y - a.y)
                * hypot (c[(i + 2) & 3].x - b.x, c[(i + 2) & 3].y - b.y))
        return FALSE;
    }
  return TRUE;
}

double
tw_quad_area (const TwQuad *quad)
{
  double area = 0;

  for (guint i = 0; i < 4; i++)
    {
      TwScanPoint a = quad->corners[i], b = quad->corners[(i + 1) & 3];

      area += a.x * b.y - b.x * a.y;
    }
  return area / 2;
}

void
tw_quad_sides (const TwQuad *quad, double *out_across, double *out_down)
{
  double lengths[4];

  for (guint i = 0; i < 4; i++)
    {
      TwScanPoint a = quad->corners[i], b = quad->corners[(i + 1) & 3];

      lengths[i] = hypot (b.x - a.x, b.y - a.y);
    }
  *out_across = (lengths[0] + lengths[2]) / 2;
  *out_down = (lengths[1] + lengths[3]) / 2;
}

void
tw_quad_map_to (const TwQuad *quad, TwQuadMap *out_map)
{
  const TwScanPoint *c = quad->corners;
  double dx1 = c[1].x - c[2].x, dx2 = c[3].x - c[2].x;
  double dy1 = c[1].y - c[2].y, dy2 = c[3].y - c[2].y;
  double sx = c[0].x - c[1].x + c[2].x - c[3].x, sy = c[0].y - c[1].y + c[2].y - c[3].y;
  double det = dx1 * dy2 - dx2 * dy1;
  double g = (sx * dy2 - dx2 * sy) / det, h = (dx1 * sy - sx * dy1) / det;
  double *m = out_map->m;

  m[0] = c[1].x - c[0].x + g * c[1].x;
  m[1] = c[3].x - c[0].x + h * c[3].x;
  m[2] = c[0].x;
  m[3] = c[1].y - c[0].y + g * c[1].y;
  m[4] = c[3].y - c[0].y + h * c[3].y;
  m[5] = c[0].y;
  m[6] = g;
  m[7] = h;
}

TwScanPoint
tw_quad_map_point (const TwQuadMap *map, double u, double v)
{
  const double *m = map->m;
  double w = m[6] * u + m[7] * v + 1;

  return (TwScanPoint){ (m[0] * u + m[1] * v + m[2]) / w, (m[3] * u + m[4] * v + m[5]) / w };
}

TwQuad
tw_quad_part (const TwQuadMap *map, double u0, double v0, double u1, double v1)
{
  return (TwQuad){ { tw_quad_map_point (map, u0, v0), tw_quad_map_point (map, u1, v0),
                     tw_quad_map_point (map, u1, v1), tw_quad_map_point (map, u0, v1) } };
}

void
tw_quad_turn (TwQuad *quad)
{
  TwScanPoint last = quad->corners[3];

  for (guint i = 3; i > 0; i--)
    quad->corners[i] = quad->corners[i - 1];
  quad->corners[0] = last;
}

void
tw_quad_upright (TwQuad *quad)
{
  guint n_turns = 0;

  /* Of the side between the first two corners: it has to run to the right more than anywhere. */
  while (n_turns++ < 4
         && quad->corners[1].x - quad->corners[0].x
                < fabs (quad->corners[1].y - quad->corners[0].y))
    tw_quad_turn (quad);
}
