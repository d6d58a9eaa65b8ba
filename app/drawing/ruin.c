/* The ruin of a castle: what is left of a ring of wall and its towers, on worn ground. It
 * may lie on a corner, a quarter on each of four tiles, so it is the same for every tile:
 * nothing about it depends on a tile's seed. */
#include "app/drawing/layers.h"

#define N_STONES 44
/* The ring is open where roads come in from the middle of a tile. */
#define GATE_HALF .27
#define N_TOWERS  4
#define N_RUBBLE  26

/* Whether the ring is open at angle @a: in a quarter into which a road comes. On a corner each
 * tile draws but its own quarter, and knows of no other road. */
static gboolean
is_in_gate (const TwPlace *place, double a)
{
  double to_diagonal = fmod (a, G_PI / 2) - G_PI / 4;

  return place->ends_roads && fabs (to_diagonal) < GATE_HALF;
}

static TwPoint
at_polar (TwPoint c, double r, double a)
{
  return point_add (c, point (r * cos (a), r * sin (a)));
}

/* The corners of a piece of wall between two angles, as deep as time has left it. */
static void
stone_outline (TwPoint c, double r, double from, double to, double depth, TwPoint q[4])
{
  q[0] = at_polar (c, r, from);
  q[1] = at_polar (c, r, to);
  q[2] = at_polar (c, r - depth, to);
  q[3] = at_polar (c, r - depth, from);
}

static void
ring_draw (TwBrush *b, const TwPlace *place, double r, TwDice *d)
{
  const TwTheme *t = b->theme;
  TwPoint c = place->at;

  for (guint i = 0; i < N_STONES; i++)
    {
      double from = 2 * G_PI * i / N_STONES, to = 2 * G_PI * (i + 1) / N_STONES;
      double depth = r * tw_dice_in (d, .24, .34), tone = tw_dice_in (d, -.14, .10);
      gboolean is_lost = tw_dice (d) < .1;
      TwPoint q[4];

      if (is_lost || is_in_gate (place, (from + to) / 2))
        continue;
      stone_outline (c, r, from, to, depth, q);
      tw_brush_shadow (b, q, 4, .020, .40);
      tw_brush_ink (b, q, 4, .0042, .85);
      tw_brush_fill (b, q, 4, tw_rgb_tint (t->stone, tone), 1);
    }
}

/* A tower without a roof: a broken crown round the dark inside. */
static void
tower_draw (TwBrush *b, TwPoint c, double r, TwDice *d)
{
  const TwTheme *t = b->theme;
  const guint n = 10;

  tw_brush_shadow_disc (b, c, r, .030, .40);
  tw_brush_ring (b, c, r, .0045, t->ink, .85);
  tw_brush_disc (b, c, r, t->stone_dark, 1);
  b->layer++;
  for (guint i = 0; i < n; i++)
    {
      double from = 2 * G_PI * i / n, depth = r * tw_dice_in (d, .30, .48);
      TwPoint q[4];

      stone_outline (c, r, from, from + 2 * G_PI / n * .9, depth, q);
      if (tw_dice (d) > .18)
        tw_brush_fill (b, q, 4, t->stone_light, 1);
    }
  tw_brush_disc (b, c, r * .50, tw_rgb_mix (t->stone_dark, t->ink, .45), 1);
  b->layer++;
  tw_brush_disc (b, point_sub (c, point_scale (b->light, r * .10)), r * .36,
                 tw_rgb_mix (t->grass_dark, t->stone_dark, .5), 1);
}

static void
rubble_draw (TwBrush *b, const TwPlace *place, double r, TwDice *d)
{
  const TwTheme *t = b->theme;
  TwPoint c = place->at;

  for (guint i = 0; i < N_RUBBLE; i++)
    {
      double a = tw_dice_in (d, 0, 2 * G_PI), far = r * tw_dice_in (d, .20, .98);
      double half = tw_dice_in (d, .004, .009), lean = tw_dice_in (d, 0, G_PI);
      double tone = tw_dice_in (d, -.2, .2);
      TwPoint at = at_polar (c, far, a), q[4];

      for (guint k = 0; k < 4; k++)
        q[k] = at_polar (at, half, lean + k * G_PI / 2);
      if ((is_in_gate (place, a) && far > r * .6) || b->size < TW_DETAIL_FROM)
        continue;
      tw_brush_shadow (b, q, 4, .006, .35);
      tw_brush_ink (b, q, 4, .0026, .7);
      tw_brush_fill (b, q, 4, tw_rgb_tint (t->stone, tone), 1);
    }
}

/* The keep in the middle: four walls, each with a breach. */
static void
keep_draw (TwBrush *b, TwPoint c, double half, TwDice *d)
{
  const TwTheme *t = b->theme;
  const double turn = .12, deep = half * .42;

  for (guint side = 0; side < 4; side++)
    {
      TwPoint u = point_turn (point (1, 0), side * G_PI / 2 + turn), v = point_right (u);
      double breach = half * tw_dice_in (d, -.4, .3), wide = half * tw_dice_in (d, .2, .5);
      double ends[2][2] = { { -half, breach }, { breach + wide, half - deep } };

      for (guint k = 0; k < 2; k++)
        {
          TwPoint far = point_add (c, point_scale (v, half)), q[4];
          TwPoint near = point_add (c, point_scale (v, half - deep));

          if (ends[k][1] - ends[k][0] < .01)
            continue;
          q[0] = point_add (far, point_scale (u, ends[k][0]));
          q[1] = point_add (far, point_scale (u, ends[k][1]));
          q[2] = point_add (near, point_scale (u, ends[k][1] - .004));
          q[3] = point_add (near, point_scale (u, ends[k][0] + .003));
          tw_brush_shadow (b, q, 4, .026, .40);
          tw_brush_ink (b, q, 4, .0042, .85);
          tw_brush_fill (b, q, 4, tw_rgb_tint (t->stone, tw_dice_in (d, -.16, .06)), 1);
        }
    }
}

void
tw_ruin_draw (TwBrush *b, const TwPlace *place)
{
  const TwTheme *t = b->theme;
  TwDice d = { 0x2417 };
  TwPoint c = place->at;
  g_auto (TwLine) ground = { 0 };

  tw_line_blob (&ground, c, place->r * .98, place->r * .96, .05, &d);
  tw_brush_path (b, &ground, TRUE);
  tw_brush_colour (b, t->grass_dark, .55);
  tw_brush_width (b, .014, 1);
  cairo_stroke (b->cr);
  tw_brush_fill (b, ground.p, ground.n, tw_rgb_mix (t->road, t->grass_warm, .45), 1);
  tw_brush_begin (b);
  rubble_draw (b, place, place->r, &d);
  b->layer++;
  ring_draw (b, place, place->r * .84, &d);
  keep_draw (b, c, place->r * .36, &d);
  for (guint i = 0; i < N_TOWERS; i++)
    {
      b->layer = 2;
      tower_draw (b, at_polar (c, place->r * .74, i * G_PI / 2), place->r * .20, &d);
    }
  tw_brush_end (b);
}
