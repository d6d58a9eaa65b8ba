/* The castle in its moat; piers. */
#include "app/drawing/layers.h"
#include "app/drawing/roof.h"
#include "app/drawing/water.h"

/* A wooden bridge from @p0 to @p1; @v is half its width. */
static void
planks_draw (const TwBrush *b, TwPoint p0, TwPoint p1, TwPoint v, TwRgb wood)
{
  TwPoint q[4] = { point_add (p0, v), point_add (p1, v), point_sub (p1, v), point_sub (p0, v) };
  TwPoint lines[12];

  tw_brush_fill (b, q, 4, wood, 1);
  for (guint k = 0; k < 6; k++)
    {
      TwPoint m = point_mix (p0, p1, (k + 1) / 7.);

      lines[2 * k] = point_add (m, v);
      lines[2 * k + 1] = point_sub (m, v);
    }
  tw_brush_segments (b, lines, 6, .003, .4, b->theme->ink, .6);
  tw_brush_ink (b, q, 4, .0045, .85);
}

static void
keep_draw (const TwBrush *b, TwPoint c, double r, double s, double a)
{
  const TwTheme *theme = b->theme;
  TwPoint q[4], court[4];

  for (guint i = 0; i < 4; i++)
    {
      TwPoint corner = point ((i == 1 || i == 2 ? 1 : -1) * s * .72, (i >= 2 ? 1 : -1) * s * .72);

      q[i] = point_add (c, point_turn (corner, a));
      court[i] = point_mix (c, q[i], .66);
    }
  tw_brush_shadow (b, q, 4, .045, .42);
  tw_brush_fill (b, q, 4, theme->stone, 1);
  tw_brush_ink (b, q, 4, .006, .9);
  tw_brush_fill (b, court, 4, theme->stone_dark, 1);
  tw_brush_ink (b, court, 4, .004, .7);
  tw_roof_draw (b, c, s * .74, s * .62, a, TW_ROOF_HIP, theme->roof[1], .02);
  for (guint i = 0; i < 4; i++)
    {
      tw_brush_shadow_disc (b, q[i], r * .20, .03, .4);
      tw_brush_disc (b, q[i], r * .215, theme->stone_light, 1);
      tw_brush_ring (b, q[i], r * .215, .005, theme->ink, .9);
      tw_cone_draw (b, q[i], r * .165, 12, theme->slate);
    }
}

void
tw_castle_draw (const TwBrush *b, const TwTileLayout *l, const TwPlace *place)
{
  const TwTheme *theme = b->theme;
  TwDice d = { b->seed ^ 0xca5 };
  TwPoint c = place->at;
  double r = place->r, s = r * .66;
  g_auto (TwLine) moat = { 0 };
  g_auto (TwLine) isle = { 0 };

  tw_line_blob (&moat, c, r * 1.06, r * 1.02, .03, &d);
  tw_water_draw (b, NULL, 0, &moat, 1);
  tw_line_blob (&isle, c, r * .86, r * .82, .03, &d);
  tw_brush_fill (b, isle.p, isle.n, tw_rgb_mix (theme->grass_warm, theme->ground, .5), 1);
  tw_brush_ink (b, isle.p, isle.n, .004, .6);
  for (guint i = 0; i < l->n_ways; i++)
    if (l->ways[i].place == place - l->places)
      {
        TwPoint dir = point_unit (point_sub (tw_line_at (&l->ways[i].line, .4, NULL), c));
        TwPoint v = point_scale (point_right (dir), TW_ROAD_WIDTH * .42);

        planks_draw (b, point_add (c, point_scale (dir, s * .7)),
                     point_add (c, point_scale (dir, r * 1.16)), v, 0x9a7145);
      }
  keep_draw (b, c, r, s, tw_dice_in (&d, -.2, .2));
}

void
tw_piers_draw (const TwBrush *b, const TwTileLayout *l, const TwPlace *place)
{
  for (guint i = 0; i < l->n_ways; i++)
    {
      const TwLine *line = &l->ways[i].line;
      TwPoint e, dir, v, p0, p1, q[4];

      if (l->ways[i].place != place - l->places || line->n < 2)
        continue;
      e = line->p[line->n - 1];
      dir = point_unit (point_sub (place->at, e));
      v = point_scale (point_right (dir), .030);
      p0 = point_sub (e, point_scale (dir, .030));
      p1 = point_add (e, point_scale (dir, .058));
      q[0] = point_add (p0, v);
      q[1] = point_add (p1, v);
      q[2] = point_sub (p1, v);
      q[3] = point_sub (p0, v);
      tw_brush_shadow (b, q, 4, .014, .4);
      planks_draw (b, p0, p1, v, 0xa77d4f);
      for (int s = -1; s <= 1; s += 2)
        {
          TwPoint post = point_add (p1, point_scale (v, s));

          tw_brush_disc (b, post, .009, 0x6b4a2c, 1);
          tw_brush_ring (b, post, .009, .003, b->theme->ink, .8);
        }
    }
}
