/* Points and directions on a tile: x east, y south, lengths in tile edges. */
#pragma once

#include <glib.h>
#include <math.h>

G_BEGIN_DECLS

/** TwPoint: a place or a direction. */
typedef struct
{
  double x;
  double y;
} TwPoint;

/** TwDisc: a round place. */
typedef struct
{
  TwPoint at;
  double r;
} TwDisc;

static inline TwPoint
point (double x, double y)
{
  return (TwPoint){ x, y };
}

static inline TwPoint
point_add (TwPoint a, TwPoint b)
{
  return point (a.x + b.x, a.y + b.y);
}

static inline TwPoint
point_sub (TwPoint a, TwPoint b)
{
  return point (a.x - b.x, a.y - b.y);
}

static inline TwPoint
point_scale (TwPoint a, double k)
{
  return point (a.x * k, a.y * k);
}

static inline double
point_dot (TwPoint a, TwPoint b)
{
  return a.x * b.x + a.y * b.y;
}

static inline double
point_length (TwPoint a)
{
  return sqrt (a.x * a.x + a.y * a.y);
}

static inline double
point_distance (TwPoint a, TwPoint b)
{
  return point_length (point_sub (a, b));
}

static inline TwPoint
point_unit (TwPoint a)
{
  double l = point_length (a);

  return l > 1e-9 ? point_scale (a, 1 / l) : point (1, 0);
}

/** point_right: Returns: @d turned to its right-hand side (y runs down) */
static inline TwPoint
point_right (TwPoint d)
{
  return point (-d.y, d.x);
}

static inline TwPoint
point_mix (TwPoint a, TwPoint b, double t)
{
  return point_add (a, point_scale (point_sub (b, a), t));
}

/** point_turn: Returns: @a turned clockwise by @radians */
static inline TwPoint
point_turn (TwPoint a, double radians)
{
  double c = cos (radians), s = sin (radians);

  return point (a.x * c - a.y * s, a.x * s + a.y * c);
}

/** point_room: Returns: distance to the border of the tile, negative outside */
static inline double
point_room (TwPoint p)
{
  return MIN (MIN (p.x, p.y), MIN (1 - p.x, 1 - p.y));
}

/* The four edges, clockwise from north. */
static const TwPoint TW_ALONG[4] = { { 1, 0 }, { 0, 1 }, { -1, 0 }, { 0, -1 } };
static const TwPoint TW_INTO[4] = { { 0, 1 }, { -1, 0 }, { 0, -1 }, { 1, 0 } };
/* Corner n is where edge n begins; corner 0 is north-west. */
static const TwPoint TW_CORNER[4] = { { 0, 0 }, { 1, 0 }, { 1, 1 }, { 0, 1 } };
static const TwPoint TW_MIDDLE[4] = { { .5, 0 }, { 1, .5 }, { .5, 1 }, { 0, .5 } };

G_END_DECLS
