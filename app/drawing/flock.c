/* Sheep in summer, wild animals in winter. */
#include "app/drawing/layers.h"

/* @ears: length of ears or horns; @antlers: branched. */
typedef struct
{
  const char *name;
  guint count;
  double size, slim;
  TwRgb body, head;
  double tail, ears;
  gboolean antlers;
} Species;

static const Species species[] = {
  { "sheep", 7, .0125, .68, 0xfbf8ee, 0x3a2e28, 0, .2, FALSE },
  { "deer", 3, .0185, .46, 0x9a6338, 0x86522c, .25, .5, TRUE },
  { "boars", 4, .0165, .60, 0x4a3b34, 0x3a2e2a, .2, .3, FALSE },
  { "wolves", 3, .0185, .40, 0x7e8288, 0x62666c, .9, .4, FALSE },
  { "foxes", 2, .0165, .40, 0xc8642c, 0xb2521e, 1.1, .4, FALSE },
  { "bear", 1, .0300, .66, 0x5e3f2a, 0x4c3120, 0, .3, FALSE },
  { "lynx", 1, .0225, .46, 0xb9925e, 0xa67e4c, .3, .5, FALSE },
};

static void
animal_draw (const TwBrush *b, const Species *s, TwPoint p, double a)
{
  double k = s->size;
  TwPoint u = point (cos (a), sin (a)), v = point_right (u), q[24];
  TwPoint neck = point_add (p, point_scale (u, k * .8)),
          face = point_add (p, point_scale (u, k * 1.3));

  if (s->tail > 0)
    {
      TwPoint tail[2] = { point_sub (p, point_scale (u, k * .8)),
                          point_sub (p, point_scale (u, k * (1 + s->tail))) };

      tw_brush_segments (b, tail, 1, k * .42, .7, b->theme->ink, .7);
      tw_brush_segments (b, tail, 1, k * .28, .5, s->body, 1);
    }
  tw_rounded (q, G_N_ELEMENTS (q), p, k, k * s->slim, .85, a);
  tw_brush_shadow (b, q, G_N_ELEMENTS (q), k * .75, .35);
  tw_brush_fill (b, q, G_N_ELEMENTS (q), s->body, 1);
  tw_brush_ink (b, q, G_N_ELEMENTS (q), .0028, .8);
  for (int side = -1; side <= 1; side += 2)
    {
      TwPoint ear = point_add (face, point_scale (v, side * k * .30));
      TwPoint tip =
          point_add (point_sub (ear, point_scale (u, k * .3)), point_scale (v, side * k * s->ears));
      TwPoint twigs[6] = { ear,
                           tip,
                           point_mix (ear, tip, .5),
                           point_add (point_mix (ear, tip, .5), point_scale (v, side * k * .5)),
                           tip,
                           point_sub (tip, point_scale (u, k * .4)) };

      tw_brush_segments (b, twigs, s->antlers ? 3 : 1, k * (s->antlers ? .16 : .24), .5,
                         s->antlers ? 0x6e5538 : s->head, 1);
    }
  tw_brush_disc (b, neck, k * s->slim * .62, s->body, 1);
  tw_brush_disc (b, face, k * .36, s->head, 1);
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
  const Species *kind = NULL;
  guint n = 5;

  for (guint i = 0; i < G_N_ELEMENTS (species); i++)
    if (g_str_equal (species[i].name, place->detail))
      kind = &species[i];
  /* Sheep are in the stable when snow lies. */
  if (kind == &species[0] && (b->theme->snow > 0 || b->size < TW_DETAIL_FROM))
    return;
  if (kind != NULL)
    n = kind->count;
  for (guint i = 0; i < n; i++)
    {
      double turn = i * 2.4 + tw_dice_in (&d, -.4, .4);
      double far = n == 1 ? 0 : (.022 + .008 * i) * MAX (place->r / .07, .6);
      TwPoint p = point_add (place->at, point (far * cos (turn), far * .85 * sin (turn)));
      double a = tw_dice_in (&d, 0, 6.28);

      if (point_room (p) < .03)
        continue;
      if (kind != NULL)
        animal_draw (b, kind, p, a);
      else
        crow_draw (b, p, a, .0125);
    }
}
