/* Walls, towers and gates. */
#include "app/drawing/layers.h"
#include "app/drawing/roof.h"

/* The wind, like the light, belongs to the table: every pennant flies east. */
void
tw_pennant_draw (const TwBrush *b, TwPoint c, double r, TwRgb colour)
{
  static const TwPoint shape[5] = {
    { 0, 0 }, { .7, -.16 }, { 1.5, .10 }, { .75, .36 }, { 0, .40 }
  };
  TwPoint e = point_turn (point (1, .22), -b->turn), n = point_right (e), q[5], shadow[5];

  for (guint i = 0; i < 5; i++)
    {
      TwPoint at = point_add (point_scale (e, r * shape[i].x), point_scale (n, r * shape[i].y));

      q[i] = point_add (c, at);
      shadow[i] = point_sub (q[i], point_scale (b->light, r * .35));
    }
  tw_brush_fill (b, shadow, 5, b->theme->shadow, .28);
  tw_brush_fill (b, q, 5, colour, 1);
  tw_brush_ink (b, q, 5, .0026, .85);
  tw_brush_disc (b, c, r * .13, b->theme->gold, 1);
}

static void
merlons_draw (const TwBrush *b, TwPoint c, double r)
{
  for (guint i = 0; i < 8; i++)
    {
      TwPoint q[6];

      for (guint k = 0; k < 3; k++)
        {
          double a = i * G_PI / 4 + .2 + .22 * k;

          q[k] = point_add (c, point (r * .98 * cos (a), r * .98 * sin (a)));
          q[5 - k] = point_add (c, point (r * .66 * cos (a), r * .66 * sin (a)));
        }
      tw_brush_fill (b, q, 6, b->theme->stone_light, 1);
      tw_brush_ink (b, q, 6, .0026, .5);
    }
}

/* Into the brush's batch, above its layer. */
static void
tower_add (TwBrush *b, TwPoint c, double r, gboolean is_pointed, TwRgb colour)
{
  const TwTheme *t = b->theme;

  tw_brush_shadow_disc (b, c, r, r * .95, .42);
  tw_brush_ring (b, c, r, .005, t->ink, .9);
  tw_brush_disc (b, c, r, t->stone, 1);
  b->layer++;
  if (is_pointed)
    {
      tw_cone_draw (b, c, r * .84, b->size < TW_FINE_FROM * 1.5 ? 8 : 16, colour);
      return;
    }
  if (b->size >= 48)
    merlons_draw (b, c, r);
  b->layer++;
  tw_brush_ring (b, c, r * .60, .003, t->ink, .6);
  tw_brush_disc (b, c, r * .60, t->stone_dark, 1);
  b->layer++;
  tw_brush_disc (b, point_sub (c, point_scale (b->light, r * .13)), r * .47,
                 tw_rgb_mix (t->stone_dark, t->stone, .65), 1);
}

void
tw_tower_draw (const TwBrush *brush, TwPoint c, double r, gboolean is_pointed, TwRgb colour)
{
  TwBrush b = *brush;

  if (b.batch == NULL)
    tw_brush_begin (&b);
  tower_add (&b, c, r, is_pointed, colour);
  if (brush->batch == NULL)
    tw_brush_end (&b);
}

/* Paved ground, of which a quarter is seen. It is as wide as the end of a wall that a neighbour
 * brings to the corner, so however many of the four tiles have a town there, the walls run into it
 * at their full width. It is no tower: amid four towns one would stand there for nothing. */
void
tw_bastion_draw (TwBrush *b, TwPoint corner)
{
  const TwTheme *t = b->theme;
  TwRgb paving = tw_rgb_mix (t->ground, t->stone, .6);

  tw_brush_ring (b, corner, TW_BASTION_RADIUS, .003, t->ground_dark, .8);
  tw_brush_disc (b, corner, TW_BASTION_RADIUS, paving, 1);
  b->layer++;
  tw_brush_disc (b, corner, TW_BASTION_RADIUS * .6, tw_rgb_mix (t->ground, t->stone, .5), 1);
}

/* Light comes from one side only: the faces are bright or dark piece by piece. */
static void
faces_draw (const TwBrush *b, const TwWall *wall)
{
  const TwTheme *t = b->theme;
  const TwLine *line = &wall->line, *inner = &wall->inner;
  guint step = b->size < TW_FINE_FROM * 1.25 ? 3 : 1;
  double n_tones = tw_brush_is_coarse (b) ? 2 : 4;

  for (guint k = step; k < line->n + step - 1 && line->n == inner->n; k += step)
    {
      guint j = k - step, i = MIN (k, line->n - 1);
      TwPoint tangent = point_unit (point_sub (line->p[i], line->p[j]));
      TwPoint in = point_scale (point_right (tangent), .011);
      double f = round (-n_tones * tw_brush_facing (b, in)) / n_tones;
      double alphas[2] = { .5 + .5 * fabs (f), .4 + .4 * fabs (f) };
      TwPoint outside[4] = { line->p[j], line->p[i], point_add (line->p[i], in),
                             point_add (line->p[j], in) };
      TwPoint inside[4] = { inner->p[j], inner->p[i], point_sub (inner->p[i], point_scale (in, .8)),
                            point_sub (inner->p[j], point_scale (in, .8)) };

      TwRgb tones[2] = { f > 0 ? t->stone_light : tw_rgb_mix (t->stone_dark, t->stone, .3),
                         f < 0 ? t->stone_light : t->stone_dark };

      for (guint side = 0; side < 2; side++)
        {
          tones[side] = tw_brush_over (b, t->stone, tones[side], &alphas[side]);
          tw_brush_fill (b, side == 0 ? outside : inside, 4, tones[side], alphas[side]);
        }
    }
}

static double
whole_length (const TwWall *wall)
{
  return wall->piece.whole > 0 ? wall->piece.whole : tw_line_length (&wall->line);
}

static void
joints_draw (const TwBrush *b, const TwWall *wall)
{
  guint n = MAX (1, (guint) (whole_length (wall) / .021)), n_pairs = 0;
  g_autofree TwPoint *ends = NULL;
  int first, end;

  tw_line_parts (&wall->line, &wall->piece, n, &first, &end);
  ends = g_new (TwPoint, 2 * MAX (end - first, 0) + 2);
  for (int i = first + 1; i < end; i++)
    {
      TwPoint t, q = tw_line_at_whole (&wall->line, &wall->piece, (double) i / n, &t);
      TwPoint v = point_right (t);

      ends[2 * n_pairs] = point_add (q, point_scale (v, TW_WALL_WIDTH * .24));
      ends[2 * n_pairs++ + 1] = point_add (q, point_scale (v, TW_WALL_WIDTH * .76));
    }
  tw_brush_segments (b, ends, n_pairs, .0022, .3, b->theme->stone_dark, .8);
}

static void
battlements_draw (const TwBrush *b, const TwWall *wall)
{
  guint n = MAX (4, (guint) (whole_length (wall) / .0335));
  int first, end;

  tw_line_parts (&wall->line, &wall->piece, n, &first, &end);
  for (int i = first; i < end; i++)
    {
      TwPoint t0, t1, a = tw_line_at_whole (&wall->line, &wall->piece, (i + .22) / n, &t0);
      TwPoint e = tw_line_at_whole (&wall->line, &wall->piece, (i + .78) / n, &t1);
      TwPoint n0 = point_right (t0), n1 = point_right (t1);
      TwPoint q[4] = { point_sub (a, point_scale (n0, .003)), point_sub (e, point_scale (n1, .003)),
                       point_add (e, point_scale (n1, .0145)),
                       point_add (a, point_scale (n0, .0145)) };

      tw_brush_fill (b, q, 4, b->theme->stone_light, 1);
      tw_brush_ink (b, q, 4, .0028, .6);
    }
}

/* Where battlements cannot be seen, a bright line says: wall. */
static void
crown_draw (const TwBrush *b, const TwWall *wall)
{
  TwLine middle = { 0 };

  tw_line_offset (&wall->line, TW_WALL_WIDTH * .5, &middle);
  tw_brush_stroke (b, &middle, TW_WALL_WIDTH * .72, b->theme->stone_light, 1);
  tw_line_clear (&middle);
}

void
tw_wall_draw (TwBrush *b, const TwWall *wall)
{
  const TwTheme *t = b->theme;
  guint n = wall->line.n + wall->inner.n, k = 0;
  g_autofree TwPoint *band = g_new (TwPoint, n);

  for (guint i = 0; i < wall->line.n; i++)
    band[k++] = wall->line.p[i];
  for (guint i = wall->inner.n; i > 0; i--)
    band[k++] = wall->inner.p[i - 1];
  tw_brush_shadow (b, band, n, .036, .40);
  tw_brush_fill (b, band, n, t->stone, 1);
  tw_brush_begin (b);
  faces_draw (b, wall);
  b->layer++;
  if (b->size >= TW_FINE_FROM * 1.25)
    joints_draw (b, wall);
  b->layer++;
  if (b->size >= TW_DETAIL_FROM)
    battlements_draw (b, wall);
  tw_brush_end (b);
  if (b->size < TW_DETAIL_FROM)
    crown_draw (b, wall);
  tw_brush_path (b, &wall->line, FALSE);
  tw_brush_colour (b, t->ink, .85);
  tw_brush_width (b, .0052, .7);
  cairo_stroke (b->cr);
  tw_brush_path (b, &wall->inner, FALSE);
  tw_brush_width (b, .0042, .5);
  tw_brush_colour (b, t->ink, .7);
  cairo_stroke (b->cr);
}

void
tw_gate_draw (const TwBrush *b, const TwGate *gate)
{
  TwPoint u = point_right (point_scale (gate->in, -1)); /* along the wall */
  TwPoint side = point_scale (u, TW_ROAD_WIDTH / 2 + .004);
  TwPoint front = point_sub (gate->at, point_scale (gate->in, .014));
  TwPoint back = point_add (gate->at, point_scale (gate->in, TW_WALL_WIDTH + .012));
  TwPoint arch[4] = { point_sub (front, side), point_add (front, side), point_add (back, side),
                      point_sub (back, side) };
  TwPoint middle = point_add (gate->at, point_scale (gate->in, TW_WALL_WIDTH / 2 + .004));

  /* The road ends in the dark. */
  tw_brush_fill (b, arch, 4, 0x2a1c14, .92);
  tw_roof_draw (b, middle, TW_ROAD_WIDTH * 1.15, TW_WALL_WIDTH * 1.05, atan2 (u.y, u.x),
                TW_ROOF_HIP, b->theme->slate, .02);
  for (int s = -1; s <= 1; s += 2)
    {
      TwPoint at =
          point_add (gate->at, point_scale (u, s * (TW_ROAD_WIDTH / 2 + TW_GATE_RADIUS * .72)));

      tw_tower_draw (b, point_add (at, point_scale (gate->in, .010)), TW_GATE_RADIUS, TRUE,
                     b->theme->slate);
    }
}
