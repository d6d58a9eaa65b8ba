/* Snow that the wind heaped along roads and walls: blue where the light does not reach it. */
#include "app/drawing/drifts.h"

/* Widths in tile edges, from the wide faint one to the narrow one. */
#define ROAD_DRIFT .034
#define WALL_DRIFT .052
/* How far it lies from the light, but along roads: at the rim both of their sides are alike. */
#define ASIDE .016
/* Along walls none reaches the corner of the tile, where nothing answers it next door. */
#define FROM_CORNER .09
#define ALONG       24

static void
strokes_draw (const TwBrush *b, const TwLine *line, double width, double beyond, TwPoint aside)
{
  const struct
  {
    double share, alpha;
  } steps[] = { { 1, .30 }, { .55, .42 } };
  TwRgb colour = tw_rgb_mix (b->theme->grass_dark, 0x8fb0d8, .5);

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      double by = steps[i].share;

      cairo_save (b->cr);
      cairo_translate (b->cr, aside.x * by, aside.y * by);
      tw_brush_stroke (b, line, width + 2 * beyond * by, colour, steps[i].alpha);
      cairo_restore (b->cr);
    }
}

/* Over walls the drift ends softly before the corners. */
static void
wall_draw (const TwBrush *b, const TwLine *wall, TwPoint aside)
{
  double length = tw_line_length (wall), from = FROM_CORNER / MAX (length, .01);
  g_auto (TwLine) part = { 0 };

  if (from >= .4)
    return;
  for (guint i = 0; i <= ALONG; i++)
    tw_line_add (&part, tw_line_at (wall, from + (1 - 2 * from) * i / ALONG, NULL));
  strokes_draw (b, &part, TW_WALL_WIDTH, WALL_DRIFT, aside);
}

void
tw_drifts_draw (const TwBrush *b, const TwTileLayout *l)
{
  TwPoint aside = point_scale (b->light, -ASIDE);

  if (b->theme->snow <= 0 || b->theme->texture < TW_TEXTURE_FOR_PLOTS)
    return;
  for (guint i = 0; i < l->n_ways; i++)
    if ((l->ways[i].kind == TW_KIND_ROAD || l->ways[i].kind == TW_KIND_PATH)
        && l->ways[i].over == TW_WAY_OVER_NOTHING)
      strokes_draw (b, &l->ways[i].line,
                    l->ways[i].kind == TW_KIND_PATH ? TW_LANE_WIDTH : TW_ROAD_WIDTH, ROAD_DRIFT,
                    point (0, 0));
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_ROUND);
  for (guint i = 0; i < l->n_towns; i++)
    for (guint w = 0; w < l->towns[i].n_walls; w++)
      wall_draw (b, &l->towns[i].walls[w].line, aside);
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_BUTT);
}
