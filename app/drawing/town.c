/* Towns: ground, streets, market, houses, church, then the walls. */
#include "app/drawing/art-table.h"
#include "app/drawing/church.h"
#include "app/drawing/detail.h"
#include "app/drawing/layers.h"
#include "app/drawing/own-land.h"
#include "app/drawing/roof.h"
#include "app/drawing/trees.h"

/* The strip within @depth of a wall. */
static void
wall_foot_draw (const TwBrush *b, const TwWall *wall, double depth)
{
  g_auto (TwLine) inner = { 0 };

  tw_line_offset (&wall->line, depth, &inner);
  tw_line_reverse (&inner);
  cairo_new_path (b->cr);
  for (guint i = 0; i < wall->line.n; i++)
    cairo_line_to (b->cr, wall->line.p[i].x, wall->line.p[i].y);
  for (guint i = 0; i < inner.n; i++)
    cairo_line_to (b->cr, inner.p[i].x, inner.p[i].y);
  cairo_close_path (b->cr);
  tw_brush_colour (b, b->theme->ground_dark, .21);
  cairo_fill (b->cr);
}

static void
ground_draw (TwBrush *b, const TwTown *town, guint32 seed)
{
  const TwTheme *t = b->theme;
  TwDice d = { seed ^ 0x9a0d };

  tw_brush_path (b, &town->outline, TRUE);
  tw_brush_colour (b, t->ground, 1);
  cairo_fill (b->cr);
  /* The wall's foot keeps the ground near it darker. */
  for (guint k = b->size < TW_FINE_FROM * 1.25 ? 1 : 0; k < 3; k++)
    for (guint w = 0; w < town->n_walls; w++)
      wall_foot_draw (b, &town->walls[w], TW_WALL_WIDTH + .014 + .019 * k);
  if (b->size < TW_FINE_FROM * 1.25 || tw_theme_is_outline (t))
    return;
  tw_brush_begin (b);
  for (guint i = 0; i < town->n_specks; i++)
    {
      double r = tw_dice_in (&d, .0018, .0036);

      tw_brush_disc (b, town->specks[i], r,
                     tw_dice (&d) < .6 ? t->ground_dark : tw_rgb_tint (t->ground, .4), .5);
    }
  tw_brush_end (b);
}

static void
streets_draw (const TwBrush *b, const TwTown *town, guint32 seed)
{
  const TwTheme *t = b->theme;
  TwDice d = { seed ^ 0x3a4b };
  TwPoint c = town->heart;
  g_auto (TwLine) market = { 0 };

  for (guint i = 0; i < town->n_streets; i++)
    tw_brush_stroke (b, &town->streets[i], .036, tw_rgb_mix (t->ground, t->road, .40), 1);
  if (!town->has_market)
    return;
  tw_line_blob (&market, c, .056, .050, .10, &d);
  tw_brush_path (b, &market, TRUE);
  tw_brush_colour (b, tw_rgb_mix (t->ground, t->road, .55), 1);
  cairo_fill_preserve (b->cr);
  tw_brush_colour (b, t->ground_dark, .6);
  tw_brush_width (b, .003, .4);
  cairo_stroke (b->cr);
  tw_brush_shadow_disc (b, c, .019, .012, .4);
  tw_brush_disc (b, c, .021, t->stone_light, 1);
  tw_brush_disc (b, c, .0125, t->water, 1);
  tw_brush_ring (b, c, .021, .004, t->ink, .85);
  tw_brush_ring (b, c, .0125, .003, t->ink, .6);
}

/* A town is one thing before it is many houses: in small pictures, and in themes that ask
 * for it, its roofs come nearer to one tone. */
#define CALM_UP_TO  48.
#define LIVELY_FROM 170.
#define CALM        .38
#define SMALL_HOUSE .066
#define FULL_FROM   200.
#define LEAST_PART  .4
#define RIM         .06
/* Of a map the roofs differ less. */
#define BLOCKS_DIFFER .5

static double
roofs_differ (const TwBrush *b)
{
  double far = CLAMP ((b->size - CALM_UP_TO) / (LIVELY_FROM - CALM_UP_TO), 0, 1);

  return b->theme->roofs * (CALM + (1 - CALM) * far);
}

static TwRgb
mean_roof (const TwTheme *t)
{
  guint sum[3] = { 0 }, n = G_N_ELEMENTS (t->roof);

  for (guint i = 0; i < n; i++)
    for (guint k = 0; k < 3; k++)
      sum[k] += t->roof[i] >> (16 - 8 * k) & 255;
  return sum[0] / n << 16 | sum[1] / n << 8 | sum[2] / n;
}

/* Small houses are so much smaller yet, that small pictures show large ones on bare ground: a wall
 * of boxes of one size has no shape. */
static double
small_houses (const TwBrush *b)
{
  return b->theme->roofs < .5 ? 0
                              : CLAMP ((b->size - TW_MAP_BELOW) / (FULL_FROM - TW_MAP_BELOW), 0, 1);
}

/* No clip: houses stay inside by themselves, and every clipped stroke costs a vector
 * file a copy of the clip. */
static void
houses_draw (TwBrush *b, const TwTown *town)
{
  const TwTheme *t = b->theme;
  double differ = roofs_differ (b), paint = tw_detail_paint (b);
  TwRgb mean = mean_roof (t);

  tw_brush_begin (b);
  for (guint i = 0; i < town->n_houses; i++)
    {
      const TwHouse *h = &town->houses[i];
      /* At the rim they stay: what is printed beyond it goes on with them. */
      double part = h->w < SMALL_HOUSE && point_room (h->at) > RIM ? small_houses (b) : 1;

      if (part < LEAST_PART)
        continue;
      b->layer = 0;
      tw_roof_draw (b, h->at, h->w * part, h->d * part, h->a, (TwRoofKind) h->roof,
                    tw_rgb_mix (mean, t->roof[h->hue], differ), .014);
      if (h->w > .055 && paint > 0)
        {
          TwPoint u = point (cos (h->a), sin (h->a)), v = point_right (u);
          TwPoint side = point_add (point_scale (u, (i & 1 ? .28 : -.28) * h->w),
                                    point_scale (v, (i & 2 ? .2 : -.2) * h->d));

          b->layer = 1;
          tw_chimney_draw (b, point_add (h->at, side), .0052 * paint);
        }
    }
  tw_brush_end (b);
}

/* A few roofs, each calm by itself: two tones that hardly differ, a ridge, faint ink. */
static void
block_draw (const TwBrush *b, const TwHouse *h, TwRgb roof)
{
  TwPoint u = point (cos (h->a), sin (h->a)), v = point_right (u);
  TwPoint x = point_scale (u, h->w / 2), y = point_scale (v, h->d / 2);
  TwPoint in = point_scale (u, h->roof ? MIN (h->w, h->d) * .4 : 0);
  TwPoint west = point_sub (h->at, x), east = point_add (h->at, x);
  TwPoint q[4] = { point_sub (west, y), point_sub (east, y), point_add (east, y),
                   point_add (west, y) };
  TwPoint ridge[2] = { point_add (west, in), point_sub (east, in) };
  TwRgb snow = tw_rgb_mix (roof, 0xfdfeff, MIN (b->theme->snow * .8, 1));
  double lit = tw_brush_facing (b, v) < 0 ? 1 : -1;

  for (int side = -1; side <= 1; side += 2)
    {
      TwPoint eaves = point_scale (y, side);
      TwPoint slope[4] = { ridge[0], ridge[1], point_add (east, eaves), point_add (west, eaves) };

      if (side < 0)
        {
          tw_brush_shadow (b, q, 4, .022, .36);
          tw_brush_fill (b, q, 4, roof, 1);
        }
      tw_brush_fill (b, slope, 4,
                     side * lit < 0 ? tw_rgb_tint (snow, .14)
                                    : tw_rgb_tint (tw_rgb_mix (roof, snow, .35), -.13),
                     1);
    }
  tw_brush_segments (b, ridge, 1, .012, .5, tw_rgb_tint (roof, -.45), .5);
  tw_brush_ink (b, q, 4, .008, .35);
}

static void
blocks_draw (const TwBrush *b, const TwTown *town)
{
  const TwTheme *t = b->theme;
  TwRgb mean = mean_roof (t);

  for (guint i = 0; i < town->n_blocks; i++)
    block_draw (b, &town->blocks[i],
                tw_rgb_mix (mean, t->roof[town->blocks[i].hue], BLOCKS_DIFFER * t->roofs));
}

/* What stands for the houses where they could not be told apart comes over them bit by bit. */
static void
map_draw (TwBrush *b, const TwTown *town, guint32 seed, double map)
{
  if (map < 1)
    cairo_push_group (b->cr);
  ground_draw (b, town, seed);
  streets_draw (b, town, seed);
  blocks_draw (b, town);
  if (map >= 1)
    return;
  cairo_pop_group_to_source (b->cr);
  cairo_paint_with_alpha (b->cr, map);
}

static void
town_draw (TwBrush *b, const TwTileLayout *l, const TwTown *town, guint32 seed)
{
  static const TwRgb pennants[] = { 0xf2c233, 0x1f4f96, 0xf8f4ea, 0x217a45 };
  double map = tw_detail_map (b);

  if (map < 1)
    {
      ground_draw (b, town, seed);
      streets_draw (b, town, seed);
      houses_draw (b, town);
      tw_scene_house_draw (b, l, (guint) (town - l->towns));
    }
  if (map > 0)
    map_draw (b, town, seed, map);
  if (b->size >= TW_DETAIL_FROM && b->theme->roofs >= .5)
    tw_trees_draw (b, town->trees, town->n_trees, FALSE);
  if (town->hall.r > 0
      && !(town->is_cathedral
           && tw_picture_draw (b, tw_art_of_look (TW_LOOK_CATHEDRAL)->id, town->hall.at,
                               2 * town->hall.r)))
    tw_church_draw (b, town->hall.at, town->hall.r, town->hall_angle, town->is_cathedral);
  for (guint i = 0; i < town->n_walls; i++)
    tw_wall_draw (b, &town->walls[i]);
  tw_brush_begin (b);
  for (guint c = 0; c < 4 && !town->is_enclave; c++)
    if (town->joined >> c & 1)
      tw_bastion_draw (b, TW_CORNER[c]);
  for (guint i = 0; i < town->n_towers; i++)
    tw_tower_draw (b, town->towers[i].at, TW_TOWER_RADIUS, town->towers[i].is_pointed,
                   b->theme->roof[town->towers[i].hue]);
  tw_brush_end (b);
  for (guint i = 0; i < town->n_towers && b->size >= 130; i++)
    if (town->towers[i].is_pointed)
      tw_pennant_draw (b, town->towers[i].at, TW_TOWER_RADIUS, pennants[(seed >> (i & 7)) & 3]);
  for (guint i = 0; i < town->n_gates; i++)
    tw_gate_draw (b, &town->gates[i]);
}

void
tw_towns_draw (TwBrush *b, const TwTileLayout *l)
{
  for (guint i = 0; i < l->n_towns; i++)
    if (l->towns[i].own_kind != TW_KIND_NONE)
      tw_own_area_draw (b, &l->towns[i], l->seed + i);
    else
      town_draw (b, l, &l->towns[i], l->seed + i);
}
