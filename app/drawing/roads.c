/* Roads, paths and bridges: all verges, all edges, all surfaces, then wear. */
#include "app/drawing/roads.h"

#include "app/drawing/detail.h"
#include "app/drawing/ink.h"
#include "app/drawing/own-land.h"
#include "app/drawing/part-map.h"
#include "app/drawing/ribbon.h"

typedef enum
{
  VERGE,
  EDGE,
  SURFACE,
  N_PASSES
} Pass;

#define RUT_KINDS  3
#define RUT_PIECES 3
#define MAX_RUTS   64

#define MAX_TUFTS 96
#define BLADES    3
/* From the end of a line, which lies beyond the rim, to where its tufts begin. */
#define RIM .12

/* The dark line on either side, where a line is to be coloured along, on a map, in a picture, and
 * of a painted road, whose line is broken. */
#define OUTLINE_EDGE .006
#define MAP_EDGE     .016
#define LINE_EDGE    .0095
#define PAINT_EDGE   .0075
/* A map has wider roads; others are not everywhere of one width, and their edges less so. */
#define MAP_WIDER .16
#define WOBBLE    .08

/* Short, uneven, faint; anything regular reads as a motorway. */
static void
ruts_draw (const TwBrush *b, const TwLine *line, TwDice *d)
{
  static const double widths[RUT_KINDS] = { .0024, .0036, .0048 };
  static const double alphas[RUT_KINDS] = { .85, .65, .5 };
  double length = tw_line_length (line);
  TwPoint ends[RUT_KINDS][2 * RUT_PIECES * MAX_RUTS];
  guint n[RUT_KINDS] = { 0 };

  for (guint k = 0; k < length * 34 && k < MAX_RUTS; k++)
    {
      double aside = (k & 1 ? .016 : -.017) + tw_dice_in (d, -.006, .006), s, e;
      guint kind = tw_dice_int (d, RUT_KINDS);
      guint pieces = RUT_PIECES;
      TwPoint last = { 0, 0 };

      if (k % 5 == 4)
        aside = tw_dice_in (d, -.034, .034);
      /* Nobody can tell one kind from another there. */
      if (tw_brush_is_coarse (b))
        kind = pieces = 1;
      s = tw_dice_in (d, .05, .93);
      e = s + tw_dice_in (d, .012, .06) / length;
      for (guint i = 0; i <= pieces; i++)
        {
          TwPoint t, q = tw_line_at (line, MIN (s + (e - s) * i / pieces, 1), &t);

          q = point_add (q, point_scale (point_right (t), aside));
          if (i > 0)
            {
              ends[kind][n[kind]++] = last;
              ends[kind][n[kind]++] = q;
            }
          last = q;
        }
    }
  for (guint kind = 0; kind < RUT_KINDS; kind++)
    tw_brush_segments (b, ends[kind], n[kind] / 2, widths[kind], 0, b->theme->road_rut,
                       alphas[kind]);
}

/* Grass that leans over both edges, in tufts: never straight across, never at one distance. */
static void
verge_tufts_draw (const TwBrush *b, const TwLine *line, TwDice *d)
{
  gboolean is_coarse = tw_brush_is_coarse (b);
  double length = tw_line_length (line), width = is_coarse ? .0044 : .0026;
  TwPoint ends[MAX_TUFTS * 2];
  /* The next tile has no half of them. */
  double rim = MIN (RIM / length, .5);
  guint n = 0;

  for (guint k = 0; k < length * 16 && n + BLADES <= MAX_TUFTS; k++)
    {
      double side = tw_dice (d) < .5 ? -1 : 1;
      TwPoint t, q = tw_line_at (line, tw_dice_in (d, rim, 1 - rim), &t);
      TwPoint out = point_scale (point_right (t), side);

      q = point_add (q, point_scale (out, TW_ROAD_WIDTH / 2 + tw_dice_in (d, .008, .020)));
      for (guint i = 0; i < BLADES; i++)
        {
          double far = tw_dice_in (d, .006, .013), lean = tw_dice_in (d, -.4, .7);
          TwPoint foot = point_add (q, point_scale (t, .005 * i));

          /* One blade where they could not be told apart. */
          if (is_coarse && i > 0)
            continue;
          ends[2 * n] = foot;
          ends[2 * n++ + 1] =
              point_add (foot, point_add (point_scale (t, far), point_scale (out, far * lean)));
        }
    }
  tw_brush_segments (b, ends, n, width, 0, b->theme->grass_dark, .8);
}

/* A short road has no room to stray before it comes to the next tile. */
static double
longness (const TwWay *way)
{
  return CLAMP ((tw_line_length (&way->line) - .30) / .15, 0, 1);
}

/* Where wheels and feet keep it bare the middle is paler. */
static void
wear_draw (const TwBrush *b, const TwTileLayout *l, const TwWay *way)
{
  TwRibbon wear = { .width = TW_ROAD_WIDTH * .46,
                    .wobble = .45 * longness (way),
                    .seed = l->shape_seed ^ (0x165667b1u * (way->part + 1)) };

  tw_ribbon_fill (b, &way->line, &wear, tw_rgb_tint (b->theme->road, .55),
                  .45 * tw_detail_past (b->size, TW_DETAIL_FROM));
}

static void
pebbles_draw (TwBrush *b, const TwLine *line, TwDice *d)
{
  tw_brush_begin (b);
  for (guint i = 0; i < tw_line_length (line) * 26; i++)
    {
      TwPoint t, q = tw_line_at (line, tw_dice_in (d, .06, .94), &t);
      double aside = tw_dice_in (d, -.036, .036), r = tw_dice_in (d, .0016, .0034);

      q = point_add (q, point_scale (point_right (t), aside));
      tw_brush_disc (b, q, r, tw_dice (d) < .5 ? b->theme->road_edge : 0xfffaf0, .55);
    }
  tw_brush_end (b);
}

/* A road that ends in the grass is covered bit by bit; of mere lines the end is open. */
static void
way_stroke (const TwBrush *b, const TwWay *way, const TwRibbon *ribbon, TwRgb colour, double alpha)
{
  double width = ribbon->width + ribbon->grow;
  cairo_pattern_t *pattern;
  TwPoint from, to;
  guint n = way->line.n;

  if (!way->fades || n < 2 || tw_theme_is_outline (b->theme))
    {
      if (ribbon->wobble > 0 && n > 1)
        tw_ribbon_fill (b, &way->line, ribbon, colour, alpha);
      else
        tw_brush_stroke (b, &way->line, width, colour, alpha);
      return;
    }
  from = tw_line_at (&way->line, .55, NULL);
  to = way->line.p[n - 1];
  colour = tw_ink_land (tw_ink_of (b->cr), colour);
  pattern = cairo_pattern_create_linear (from.x, from.y, to.x, to.y);
  for (guint i = 0; i < 2; i++)
    cairo_pattern_add_color_stop_rgba (pattern, i, tw_rgb_part (colour, 0), tw_rgb_part (colour, 1),
                                       tw_rgb_part (colour, 2), i ? 0 : alpha);
  tw_brush_path (b, &way->line, FALSE);
  cairo_set_source (b->cr, pattern);
  cairo_set_line_width (b->cr, width);
  cairo_stroke (b->cr);
  cairo_pattern_destroy (pattern);
}

/* A road ends round in the yard of its cottage: else its edges would stick out behind the house. */
static void
yard_draw (const TwBrush *b, const TwWay *way, double width, TwRgb colour, double alpha)
{
  TwPoint end = way->line.p[way->line.n - 1];

  cairo_new_path (b->cr);
  cairo_arc (b->cr, end.x, end.y, width / 2, 0, 2 * G_PI);
  tw_brush_colour (b, colour, alpha);
  cairo_fill (b->cr);
}

static double
edge_width (const TwBrush *b)
{
  double edge = LINE_EDGE + (PAINT_EDGE - LINE_EDGE) * tw_detail_paint (b);

  if (tw_theme_is_outline (b->theme))
    return OUTLINE_EDGE;
  if (b->theme == b->theme->contrast)
    return TW_ROAD_EDGE;
  return edge + (MAP_EDGE - edge) * tw_detail_map (b);
}

/* The edge of a small road is nearly ink, or one would not see it. */
static TwRgb
edge_colour (const TwBrush *b)
{
  return tw_rgb_mix (b->theme->road_edge, b->theme->ink, .4 * tw_detail_map (b));
}

static void
way_draw (const TwBrush *b, const TwTileLayout *l, const TwWay *way, Pass pass)
{
  const TwTheme *t = b->theme;
  gboolean is_lane = way->kind == TW_KIND_PATH;
  gboolean has_yard = way->place >= 0 && l->places[way->place].kind == TW_PLACE_COTTAGE;
  double edge = is_lane ? MIN (edge_width (b), .009) : edge_width (b);
  TwRibbon ribbon = {
    .width = (is_lane ? TW_LANE_WIDTH : TW_ROAD_WIDTH) * (1 + MAP_WIDER * tw_detail_map (b)),
    .wobble = way->piece.whole > 0 || tw_theme_is_outline (t) ? 0 : WOBBLE * longness (way),
    .seed = l->shape_seed ^ (0x27d4eb2fu * (way->part + 1))
  };

  if (tw_kind_is_own (way->kind))
    {
      ribbon.grow = 2 * TW_ROAD_EDGE + TW_ROAD_VERGE;
      ribbon.wobble = 0;
      if (pass == VERGE)
        way_stroke (b, way, &ribbon, t->verge, .5);
      else if (pass == SURFACE)
        tw_own_way_draw (b, way);
      return;
    }
  if (pass == VERGE)
    {
      ribbon.grow = is_lane ? .044 : 2 * TW_ROAD_EDGE + TW_ROAD_VERGE;
      way_stroke (b, way, &ribbon, t->verge, .5);
    }
  else if (pass == EDGE)
    {
      ribbon.grow = 2 * edge;
      way_stroke (b, way, &ribbon, edge_colour (b), 1);
      if (has_yard)
        yard_draw (b, way, ribbon.width + ribbon.grow, edge_colour (b), 1);
    }
  else
    {
      way_stroke (b, way, &ribbon, t->road, 1);
      if (has_yard)
        yard_draw (b, way, ribbon.width, t->road, 1);
    }
}

/* Two parts that touch without joining, where they do not meet by themselves. */
static void
contacts_draw (const TwBrush *b, const TwTileLayout *l, Pass pass)
{
  TwPoint ends[2];

  for (guint j = 0; j < l->topology.n_junctions; j++)
    for (guint n = 0; l->topology.junctions[j].kind == TW_JUNCTION_CONTACT
                      && tw_part_map_contact_arm (l, j, n, &ends[0], &ends[1]);
         n++)
      {
        if (point_distance (ends[0], ends[1]) < TW_WALL_WIDTH)
          continue;
        if (pass == VERGE)
          tw_brush_segments (b, ends, 1, TW_LANE_WIDTH * .7 + .03, 0, b->theme->verge, .5);
        else if (pass == EDGE)
          tw_brush_segments (b, ends, 1, TW_LANE_WIDTH * .7 + .016, 0, b->theme->road_edge, 1);
        else
          tw_brush_segments (b, ends, 1, TW_LANE_WIDTH * .7, 0, b->theme->road, 1);
      }
}

static void
ways_draw (const TwBrush *brush, const TwTileLayout *l, TwWayOver over)
{
  TwBrush b = *brush;
  TwDice d = { l->seed ^ 0xabcdef };

  for (guint pass = 0; pass < N_PASSES; pass++)
    {
      if (over == TW_WAY_OVER_NOTHING)
        contacts_draw (&b, l, pass);
      for (guint i = 0; i < l->n_ways; i++)
        if (l->ways[i].kind != TW_KIND_RIVER && l->ways[i].over == over)
          way_draw (&b, l, &l->ways[i], pass);
    }
  for (guint i = 0; i < l->n_ways && b.size >= TW_DETAIL_FROM && !tw_theme_is_outline (b.theme);
       i++)
    {
      const TwWay *way = &l->ways[i];

      if (way->kind != TW_KIND_ROAD || way->over != over || way->fades
          || tw_line_length (&way->line) < .12)
        continue;
      /* High contrast has no such tones, and snow lies where nobody walks. */
      if (!b.is_lean && b.theme->snow <= 0 && b.theme->texture >= TW_TEXTURE_FOR_PLOTS)
        wear_draw (&b, l, way);
      ruts_draw (&b, &way->line, &d);
      verge_tufts_draw (&b, &way->line, &d);
      pebbles_draw (&b, &way->line, &d);
    }
}

void
tw_roads_draw (const TwBrush *b, const TwTileLayout *l)
{
  ways_draw (b, l, TW_WAY_OVER_NOTHING);
}

/* Pairs of points across the deck, @half to either side of @aside. */
static void
deck_bars_draw (const TwBrush *b,
                const TwLine *deck,
                double aside,
                double half,
                TwRgb colour,
                double alpha)
{
  guint n = (guint) (tw_line_length (deck) / .022), n_pairs = 0;
  g_autofree TwPoint *ends = g_new (TwPoint, 2 * n + 2);

  for (guint k = 1; k < n; k++)
    {
      TwPoint t, q = tw_line_at (deck, (double) k / n, &t), v = point_right (t);

      ends[2 * n_pairs] = point_add (q, point_scale (v, aside - half));
      ends[2 * n_pairs++ + 1] = point_add (q, point_scale (v, aside + half));
    }
  tw_brush_segments (b, ends, n_pairs, .003, .4, colour, alpha);
}

/* Where the deck ends, and half of its breadth with both walls. */
#define PARAPET   .013
#define DECK_HALF (TW_ROAD_WIDTH / 2 + PARAPET)
#define ARCH      .021
#define POST      .012

/* Half round and dark below the wall that faces away from the light. */
static void
arches_draw (const TwBrush *b, const TwLine *deck)
{
  TwPoint t, middle = tw_line_at (deck, .5, &t);
  double side = tw_brush_facing (b, point_right (t)) < 0 ? 1 : -1;
  guint n = MAX (1, (guint) (tw_line_length (deck) / .062));

  cairo_new_path (b->cr);
  for (guint k = 0; k < n; k++)
    {
      double from;

      middle = tw_line_at (deck, (k + .5) / n, &t);
      middle = point_add (middle, point_scale (point_right (t), side * (DECK_HALF + .002)));
      from = atan2 (t.y, t.x) + (side > 0 ? 0 : G_PI);
      cairo_new_sub_path (b->cr);
      cairo_arc (b->cr, middle.x, middle.y, ARCH, from, from + G_PI);
      cairo_close_path (b->cr);
    }
  tw_brush_colour (b, tw_rgb_mix (b->theme->shadow, b->theme->ink, .5), .8);
  cairo_fill (b->cr);
}

static void
posts_draw (const TwBrush *b, const TwLine *deck)
{
  for (guint k = 0; k < 4; k++)
    {
      TwPoint t, q = tw_line_at (deck, k & 1 ? .97 : .03, &t), v = point_right (t);
      TwPoint x = point_scale (t, POST), y = point_scale (v, POST), p[4];

      q = point_add (q, point_scale (v, (k & 2 ? 1 : -1) * (DECK_HALF - PARAPET / 2)));
      p[0] = point_sub (point_sub (q, x), y);
      p[1] = point_sub (point_add (q, x), y);
      p[2] = point_add (point_add (q, x), y);
      p[3] = point_add (point_sub (q, x), y);
      tw_brush_shadow (b, p, 4, .016, .4);
      tw_brush_fill (b, p, 4, b->theme->stone_light, 1);
      tw_brush_ink (b, p, 4, .004, .85);
    }
}

/* The deck lies high above what it crosses: its shadow falls far, and its walls are lit. */
static void
deck_draw (const TwBrush *b, const TwLine *deck)
{
  const TwTheme *t = b->theme;

  for (guint k = 1; k <= 4 && !tw_theme_is_outline (t); k++)
    {
      cairo_save (b->cr);
      cairo_translate (b->cr, b->light.x * -.012 * k, b->light.y * -.012 * k);
      tw_brush_stroke (b, deck, 2 * DECK_HALF, t->shadow, .15);
      cairo_restore (b->cr);
    }
  arches_draw (b, deck);
  tw_brush_stroke (b, deck, 2 * DECK_HALF + .010, t->ink, .85);
  tw_brush_stroke (b, deck, 2 * DECK_HALF, t->stone_light, 1);
  tw_brush_stroke (b, deck, TW_ROAD_WIDTH + .003, t->stone_dark, 1);
  tw_brush_stroke (b, deck, TW_ROAD_WIDTH - .005,
                   tw_rgb_tint (tw_rgb_mix (t->road, t->stone, .3), .12), 1);
  if (b->size >= TW_MAP_BELOW)
    {
      deck_bars_draw (b, deck, 0, TW_ROAD_WIDTH / 2 - .004, t->stone_dark, .35);
      deck_bars_draw (b, deck, DECK_HALF - PARAPET / 2, PARAPET / 2, t->stone_dark, .6);
      deck_bars_draw (b, deck, -DECK_HALF + PARAPET / 2, PARAPET / 2, t->stone_dark, .6);
    }
  posts_draw (b, deck);
}

void
tw_bridges_draw (const TwBrush *b, const TwTileLayout *l, TwWayOver over)
{
  gboolean any = FALSE;

  for (guint i = 0; i < l->n_ways; i++)
    any |= l->ways[i].over == over;
  if (!any)
    return;
  ways_draw (b, l, over);
  for (guint i = 0; i < l->n_ways; i++)
    if (l->ways[i].over == over && l->ways[i].deck.n > 1)
      deck_draw (b, &l->ways[i].deck);
}
