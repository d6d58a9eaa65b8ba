/* Roofs: slopes in light and shade, engraved courses, ridges. */
#include "app/drawing/roof.h"

#include "app/drawing/layers.h"

/* Distance of two engraved lines on a slope, and from which size they are drawn. */
#define COURSE       .0085
#define COURSES_FROM 150
#define MAX_COURSES  64
#define CALM         .58

/* Slopes of nearly equal light share a tone, so that they are drawn together. */
static double
in_steps (const TwBrush *b, double facing)
{
  double steps = b->size < COURSES_FROM ? 2 : 6;

  return round (facing * steps) / steps;
}

static gboolean
is_veiled (const TwBrush *b)
{
  return b->size < COURSES_FROM && b->batch != NULL;
}

/* A small picture has each roof's colour below one veil for each tone of the light: few
 * veils for all roofs instead of all tones of all colours. */
static void
slope_veil (TwBrush b, const TwPoint *q, guint n, double f)
{
  /* In a very small picture light and dark slopes, snow most of all, make a town a flicker. */
  double calm = b.size < TW_DETAIL_FROM ? CALM : 1;
  double shade = calm * (f > 0 ? .26 * f : -.34 * f), snow = calm * b.theme->snow, alpha = shade;
  TwRgb c = tw_rgb_tint (0, f > 0 ? 1 : -1);

  if (snow > 0)
    {
      double lies = MIN (f > -.15 ? snow * 1.35 : snow * .30, 1);

      alpha = 1 - (1 - shade) * (1 - lies);
      c = tw_rgb_mix (c, f > -.15 ? 0xfdfeff : 0xc3d0de, alpha > 0 ? lies / alpha : 0);
    }
  b.layer++;
  if (alpha > 0)
    tw_brush_fill (&b, q, n, c, alpha);
}

/* A slope is convex, so each line is cut to it here: no clip, small vector files. */
static void
courses_draw (const TwBrush *b, const TwPoint *q, guint n, TwPoint normal, TwRgb c, double f)
{
  TwPoint u = point_unit (point_right (normal)), v = point_unit (normal);
  TwPoint ends[2 * MAX_COURSES];
  guint n_lines = 0;
  double low = 9, high = -9;

  for (guint i = 0; i < n; i++)
    {
      low = MIN (low, point_dot (q[i], u));
      high = MAX (high, point_dot (q[i], u));
    }
  for (double t = low + COURSE / 2; t < high && n_lines < MAX_COURSES; t += COURSE)
    {
      double v0 = 9, v1 = -9;

      for (guint i = 0; i < n; i++)
        {
          TwPoint p0 = q[i], p1 = q[(i + 1) % n];
          double a0 = point_dot (p0, u) - t, a1 = point_dot (p1, u) - t, z;

          if ((a0 < 0) == (a1 < 0))
            continue;
          z = point_dot (point_mix (p0, p1, a0 / (a0 - a1)), v);
          v0 = MIN (v0, z);
          v1 = MAX (v1, z);
        }
      if (v1 <= v0)
        continue;
      ends[2 * n_lines] = point_add (point_scale (u, t), point_scale (v, v0));
      ends[2 * n_lines++ + 1] = point_add (point_scale (u, t), point_scale (v, v1));
    }
  tw_brush_segments (b, ends, n_lines, .0016, 0, tw_rgb_tint (c, -.55), f < 0 ? .34 : .15);
}

static void
slope_draw (const TwBrush *b, const TwPoint *q, guint n, TwPoint normal, TwRgb colour)
{
  double f = in_steps (b, tw_brush_facing (b, normal)), snow = b->theme->snow;
  TwRgb c = tw_rgb_tint (colour, f > 0 ? .26 * f : .34 * f);

  if (is_veiled (b))
    {
      slope_veil (*b, q, n, f);
      return;
    }
  if (snow > 0)
    c = f > -.15 ? tw_rgb_mix (c, 0xfdfeff, snow * 1.35) : tw_rgb_mix (c, 0xc3d0de, snow * .30);
  tw_brush_fill (b, q, n, c, 1);
  if (b->size >= COURSES_FROM && !tw_theme_is_outline (b->theme))
    courses_draw (b, q, n, normal, c, f);
}

void
tw_roof_draw (const TwBrush *b,
              TwPoint c,
              double w,
              double d,
              double a,
              TwRoofKind kind,
              TwRgb colour,
              double height)
{
  TwPoint u = point (cos (a), sin (a)), v = point_right (u);
  TwPoint x = point_scale (u, w / 2), y = point_scale (v, d / 2);
  TwPoint q[4] = { point_sub (point_sub (c, x), y), point_sub (point_add (c, x), y),
                   point_add (point_add (c, x), y), point_add (point_sub (c, x), y) };
  double in = kind == TW_ROOF_GABLE ? 0 : kind == TW_ROOF_HIP ? MIN (d * .45, w / 2) : w / 2;
  TwPoint r0 = point_add (c, point_scale (u, -w / 2 + in));
  TwPoint r1 = point_add (c, point_scale (u, w / 2 - in));
  TwPoint ridge[10] = { r0, r1, q[0], r0, r0, q[3], q[1], r1, r1, q[2] };

  if (height > 0)
    tw_brush_shadow (b, q, 4, height, .36);
  if (is_veiled (b))
    tw_brush_fill (b, q, 4, colour, 1);
  slope_draw (b, (TwPoint[]){ q[0], q[1], r1, r0 }, 4, point_scale (v, -1), colour);
  slope_draw (b, (TwPoint[]){ q[3], q[2], r1, r0 }, 4, v, colour);
  if (kind != TW_ROOF_GABLE)
    {
      slope_draw (b, (TwPoint[]){ q[0], r0, q[3] }, 3, point_scale (u, -1), colour);
      slope_draw (b, (TwPoint[]){ q[1], r1, q[2] }, 3, u, colour);
    }
  if (b->size >= COURSES_FROM || b->batch == NULL)
    tw_brush_segments (b, ridge, kind == TW_ROOF_GABLE ? 1 : 5, .0026, .25,
                       tw_theme_is_outline (b->theme) ? b->theme->ink : tw_rgb_tint (colour, -.5),
                       .55);
  tw_brush_ink (b, q, 4, .0042, b->size < TW_DETAIL_FROM ? .34 : .8);
}

void
tw_cone_draw (const TwBrush *b, TwPoint c, double r, guint sides, TwRgb colour)
{
  TwBrush knob = *b;

  /* A disc below closes the hairlines between the sides. */
  if (b->batch == NULL || is_veiled (b))
    tw_brush_disc (b, c, r, colour, 1);
  for (guint i = 0; i < sides; i++)
    {
      double a0 = 2 * G_PI * i / sides, a1 = 2 * G_PI * (i + 1) / sides, am = (a0 + a1) / 2;
      TwPoint q[3] = { c, point (c.x + r * cos (a0), c.y + r * sin (a0)),
                       point (c.x + r * cos (a1), c.y + r * sin (a1)) };
      double f = tw_brush_facing (b, point (cos (am), sin (am)));
      TwRgb tone = tw_rgb_tint (colour, f > 0 ? .34 * f : .38 * f);

      if (is_veiled (b))
        {
          slope_veil (*b, q, 3, in_steps (b, f * 1.2));
          continue;
        }
      if (b->theme->snow > 0)
        tone = tw_rgb_mix (tone, 0xffffff, b->theme->snow * (f > -.1 ? .85 : .35));
      tw_brush_fill (b, q, 3, tone, 1);
    }
  tw_brush_ring (b, c, r, .0045, b->theme->ink, .85);
  knob.layer += 2;
  tw_brush_disc (&knob, c, r * .12, b->theme->gold, 1);
}

void
tw_chimney_draw (const TwBrush *b, TwPoint k, double s)
{
  TwPoint q[4] = { point (k.x - s, k.y - s), point (k.x + s, k.y - s), point (k.x + s, k.y + s),
                   point (k.x - s, k.y + s) };

  tw_brush_shadow (b, q, 4, .013, .4);
  tw_brush_fill (b, q, 4, b->theme->stone_light, 1);
  tw_brush_ink (b, q, 4, .0025, .8);
}

void
tw_cottage_draw (const TwBrush *b, TwPoint c, double w, double a, guint hue)
{
  TwPoint u = point (cos (a), sin (a));
  TwPoint side = point_add (point_scale (u, .26 * w), point_scale (point_right (u), .15 * w));

  tw_roof_draw (b, c, w, w * .66, a, TW_ROOF_GABLE, b->theme->roof[hue & 7], .020);
  tw_chimney_draw (b, point_add (c, side), w * .07);
}
