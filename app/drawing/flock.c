/* Sheep in summer, wild animals in winter. */
#include "app/drawing/animals.h"

#define SHEEP      7
#define CROWS      5
#define SHEEP_SIZE .0125

static void
sheep_draw (const TwBrush *b, TwPoint p, double a)
{
  const double k = SHEEP_SIZE, slim = .68;
  const TwRgb wool = 0xfbf8ee, head = 0x3a2e28;
  TwPoint u = point (cos (a), sin (a)), v = point_right (u), q[24];
  TwPoint neck = point_add (p, point_scale (u, k * .8)),
          face = point_add (p, point_scale (u, k * 1.3));

  tw_rounded (q, G_N_ELEMENTS (q), p, k, k * slim, .85, a);
  tw_brush_shadow (b, q, G_N_ELEMENTS (q), k * .75, .35);
  tw_brush_fill (b, q, G_N_ELEMENTS (q), wool, 1);
  tw_brush_ink (b, q, G_N_ELEMENTS (q), .0028, .8);
  for (int side = -1; side <= 1; side += 2)
    {
      TwPoint ear = point_add (face, point_scale (v, side * k * .30));
      TwPoint both[2] = { ear, point_add (point_sub (ear, point_scale (u, k * .3)),
                                          point_scale (v, side * k * .2)) };

      tw_brush_segments (b, both, 1, k * .24, .5, head, 1);
    }
  tw_brush_disc (b, neck, k * slim * .62, wool, 1);
  tw_brush_disc (b, face, k * .36, head, 1);
}

static void
crow_draw (const TwBrush *b, TwPoint p, double a, double size)
{
  TwPoint u = point_scale (point (cos (a), sin (a)), size), v = point_right (u);
  TwPoint q[9] = { point_add (p, u),
                   point_add (p, point_scale (v, .3)),
                   point_add (point_add (p, point_scale (v, 1.5)), point_scale (u, .1)),
                   point_sub (point_add (p, point_scale (v, .6)), point_scale (u, .4)),
                   point_sub (p, u),
                   point_sub (point_sub (p, point_scale (v, .6)), point_scale (u, .4)),
                   point_add (point_sub (p, point_scale (v, 1.5)), point_scale (u, .1)),
                   point_sub (p, point_scale (v, .3)),
                   point_add (p, u) };

  tw_brush_shadow (b, q, 8, size * 1.6, .3);
  tw_brush_fill (b, q, 8, 0x26242a, 1);
}

void
tw_flock_draw (const TwBrush *b, const TwPlace *place)
{
  TwDice d = { b->seed ^ 0x5eeb };
  gboolean are_sheep = g_str_equal (place->detail, "sheep");
  guint n = are_sheep ? SHEEP : CROWS;

  /* Sheep are in the stable when snow lies. */
  if ((are_sheep && (b->theme->snow > 0 || b->size < TW_DETAIL_FROM)) || tw_animals_draw (b, place))
    return;
  for (guint i = 0; i < n; i++)
    {
      double turn = i * 2.4 + tw_dice_in (&d, -.4, .4);
      double far = (.022 + .008 * i) * MAX (place->r / .07, .6);
      TwPoint p = point_add (place->at, point (far * cos (turn), far * .85 * sin (turn)));
      double a = tw_dice_in (&d, 0, 6.28);

      if (point_room (p) < .03)
        continue;
      if (are_sheep)
        sheep_draw (b, p, a);
      else
        crow_draw (b, p, a, .0125);
    }
}
