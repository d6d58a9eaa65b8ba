/* Engraver's water: bank, shore, ink, then lines that follow the shore inwards. Each
 * layer is laid for all water of the tile before the next one, so a river opens into
 * its lake without a joint. */
#include "app/drawing/water.h"

#include "app/drawing/ribbon.h"

#define MAX_BODIES 4

/* @line grown by @grow to all sides of its middle. */
static void
body_draw (const TwBrush *b, const TwLine *line, double grow, TwRgb colour, double alpha)
{
  TwPoint m = { 0, 0 };
  double r = 0, scale;

  for (guint i = 0; i < line->n; i++)
    m = point_add (m, point_scale (line->p[i], 1. / line->n));
  for (guint i = 0; i < line->n; i++)
    r += point_distance (line->p[i], m) / line->n;
  scale = 1 + grow / 2 / r;
  if (scale < .25)
    return;
  cairo_new_path (b->cr);
  for (guint i = 0; i < line->n; i++)
    {
      TwPoint p = point_mix (m, line->p[i], scale);

      cairo_line_to (b->cr, p.x, p.y);
    }
  cairo_close_path (b->cr);
  tw_brush_colour (b, colour, alpha);
  cairo_fill (b->cr);
}

/* @ends: how wide each way is at its end, as a part of its width; NULL if all are as wide as ever
 */
static void
water_draw (const TwBrush *b,
            const TwLine *ways,
            const double *ends,
            guint n_ways,
            const TwLine *bodies,
            guint n_bodies)
{
  const TwTheme *t = b->theme;
  const struct
  {
    double grow;
    TwRgb colour;
    double alpha;
  } layers[] = {
    { .052, t->bank, .55 },
    { .024, t->shore, 1 },
    { .011, tw_rgb_mix (t->ink, t->water_deep, .35), 1 },
    { .000, t->water_deep, 1 },
    { -.018, t->water_light, 1 },
    { -.027, tw_rgb_mix (t->water_deep, t->water, .6), 1 },
    { -.060, tw_rgb_mix (t->water_light, t->water, .4), 1 },
    { -.067, t->water, 1 },
    { -.110, tw_rgb_mix (t->water_light, t->water, .6), 1 },
    { -.116, tw_rgb_mix (t->water, t->water_light, .10), 1 },
  };

  for (guint k = 0; k < G_N_ELEMENTS (layers); k++)
    {
      for (guint i = 0; i < n_ways && layers[k].grow > -.1; i++)
        if (ends == NULL || ends[i] >= 1)
          tw_brush_stroke (b, &ways[i], TW_RIVER_WIDTH + layers[k].grow, layers[k].colour,
                           layers[k].alpha);
        else
          tw_ribbon_fill (b, &ways[i], &(TwRibbon){ TW_RIVER_WIDTH, 0, ends[i], layers[k].grow, 0 },
                          layers[k].colour, layers[k].alpha);
      for (guint i = 0; i < n_bodies; i++)
        body_draw (b, &bodies[i], layers[k].grow, layers[k].colour, layers[k].alpha);
    }
}

void
tw_water_draw (const TwBrush *b,
               const TwLine *ways,
               guint n_ways,
               const TwLine *bodies,
               guint n_bodies)
{
  water_draw (b, ways, NULL, n_ways, bodies, n_bodies);
}

static void
ripple_add (const TwBrush *b, TwPoint q, TwPoint t, double length)
{
  TwPoint n = point_scale (point_right (t), length * .32),
          end = point_add (q, point_scale (t, length));
  TwPoint c1 = point_sub (point_sub (q, point_scale (t, length * .4)), n);
  TwPoint c2 = point_add (point_add (q, point_scale (t, length * .4)), n);

  cairo_move_to (b->cr, q.x - t.x * length, q.y - t.y * length);
  cairo_curve_to (b->cr, c1.x, c1.y, c2.x, c2.y, end.x, end.y);
}

/* Ripples keep off the border. */
static void
river_add_ripples (const TwBrush *b, const TwLine *line, TwDice *d)
{
  for (guint k = 0; k < 9; k++)
    {
      double aside = tw_dice_in (d, -.026, .026), s = tw_dice_in (d, .12, .88);
      double length = tw_dice_in (d, .014, .026);
      TwPoint t, q = tw_line_at (line, s, &t);

      /* On a short line a part of it is not far. */
      if (point_room (q) > length + .015)
        ripple_add (b, point_add (q, point_scale (point_right (t), aside)), t, length);
    }
}

static void
body_add_ripples (const TwBrush *b, const TwPlace *place, TwDice *d)
{
  for (guint k = 0; k < 10; k++)
    {
      double x = tw_dice (d) - .5, y = tw_dice (d) - .5, length = tw_dice_in (d, .012, .024);
      TwPoint q = point_add (place->at, point_scale (point (x, y), 1.1 * tw_place_water (place)));

      ripple_add (b, q, point_turn (point (1, 0), -b->turn), length);
    }
}

void
tw_rivers_draw (const TwBrush *b, const TwTileLayout *l)
{
  TwDice d = { l->shape_seed ^ 0x1234567 };
  g_autofree TwLine *ways = g_new (TwLine, l->n_ways + 1);
  TwLine bodies[MAX_BODIES] = { { 0 } };
  const TwPlace *places[MAX_BODIES];
  g_autofree double *ends = g_new (double, l->n_ways + 1);
  guint n_ways = 0, n_bodies = 0;

  for (guint i = 0; i < l->n_ways; i++)
    if (l->ways[i].kind == TW_KIND_RIVER)
      {
        gboolean is_brook =
            l->ways[i].place >= 0 && l->places[l->ways[i].place].kind == TW_PLACE_SPRING;

        ends[n_ways] = is_brook ? TW_SPRING_WIDTH / TW_RIVER_WIDTH : 1;
        ways[n_ways++] = l->ways[i].line; /* lent */
      }
  for (guint i = 0; i < l->n_places && n_bodies < MAX_BODIES; i++)
    {
      const TwPlace *place = &l->places[i];
      double flat = place->kind == TW_PLACE_LAKE ? .92 : n_ways > 0 ? .94 : .8;

      if (place->kind != TW_PLACE_LAKE && place->kind != TW_PLACE_POND
          && place->kind != TW_PLACE_SPRING)
        continue;
      tw_line_blob (&bodies[n_bodies], place->at, tw_place_water (place),
                    tw_place_water (place) * flat, place->kind == TW_PLACE_LAKE ? .05 : .09, &d);
      places[n_bodies++] = place;
    }
  if (n_ways + n_bodies == 0)
    return;
  water_draw (b, ways, ends, n_ways, bodies, n_bodies);
  cairo_new_path (b->cr);
  for (guint i = 0; i < n_ways; i++)
    river_add_ripples (b, &ways[i], &d);
  for (guint i = 0; i < n_bodies; i++)
    {
      body_add_ripples (b, places[i], &d);
      tw_line_clear (&bodies[i]);
    }
  tw_brush_colour (b, b->theme->water_light, .95);
  tw_brush_width (b, .0048, .5);
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_ROUND);
  cairo_stroke (b->cr);
  cairo_set_line_cap (b->cr, CAIRO_LINE_CAP_BUTT);
}
