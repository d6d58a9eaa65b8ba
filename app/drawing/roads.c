/* Roads, paths and bridges: all verges, all edges, all surfaces, then wear. */
#include "app/drawing/roads.h"

#include "app/drawing/ink.h"
#include "app/drawing/own-land.h"
#include "app/drawing/part-map.h"

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

#define MAX_HATCHES 128

/* Of TW_ROAD_EDGE, where a line is to be coloured along. */
#define OUTLINE_EDGE .006

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

/* The engraver's short strokes along both edges, denser in the shade. */
static void
hatches_draw (const TwBrush *b, const TwLine *line, TwDice *d)
{
  gboolean is_coarse = tw_brush_is_coarse (b);
  double length = tw_line_length (line), width = is_coarse ? .0048 : .0024;
  TwPoint ends[MAX_HATCHES * 2];

  for (int side = -1; side <= 1; side += 2)
    {
      guint n = 0;

      for (guint k = 0; k < length * 70 && k < MAX_HATCHES; k++)
        {
          TwPoint t, q = tw_line_at (line, tw_dice_in (d, .03, .97), &t);
          TwPoint in = point_scale (point_right (t), -side);
          double h = tw_dice_in (d, .004, .010) * (tw_brush_facing (b, in) < 0 ? 1.25 : .8);

          /* Half as many, twice as wide. */
          if (is_coarse && k & 1)
            continue;
          q = point_sub (q, point_scale (in, TW_ROAD_WIDTH / 2));
          ends[2 * n] = q;
          ends[2 * n++ + 1] = point_add (q, point_add (point_scale (in, h), point_scale (t, .004)));
        }
      tw_brush_segments (b, ends, n, width, 0, b->theme->road_edge, .5);
    }
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

/* A road that ends in the grass is covered bit by bit. */
static void
way_stroke (const TwBrush *b, const TwWay *way, double width, TwRgb colour, double alpha)
{
  cairo_pattern_t *pattern;
  TwPoint from, to;
  guint n = way->line.n;

  if (!way->fades || n < 2)
    {
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
  return tw_theme_is_outline (b->theme) ? OUTLINE_EDGE : TW_ROAD_EDGE;
}

static void
way_draw (const TwBrush *b, const TwTileLayout *l, const TwWay *way, Pass pass)
{
  const TwTheme *t = b->theme;
  gboolean is_lane = way->kind == TW_KIND_PATH;
  gboolean has_yard = way->place >= 0 && l->places[way->place].kind == TW_PLACE_COTTAGE;
  double width = is_lane ? TW_LANE_WIDTH : TW_ROAD_WIDTH;

  if (tw_kind_is_own (way->kind))
    {
      if (pass == VERGE)
        way_stroke (b, way, width + 2 * TW_ROAD_EDGE + TW_ROAD_VERGE, t->verge, .5);
      else if (pass == SURFACE)
        tw_own_way_draw (b, way);
      return;
    }
  if (pass == VERGE)
    way_stroke (b, way, width + (is_lane ? .044 : 2 * TW_ROAD_EDGE + TW_ROAD_VERGE), t->verge, .5);
  else if (pass == EDGE)
    {
      width += is_lane ? .018 : 2 * edge_width (b);
      way_stroke (b, way, width, t->road_edge, 1);
      if (has_yard)
        yard_draw (b, way, width, t->road_edge, 1);
    }
  else
    {
      way_stroke (b, way, width, t->road, 1);
      if (has_yard)
        yard_draw (b, way, width, t->road, 1);
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
      ruts_draw (&b, &way->line, &d);
      hatches_draw (&b, &way->line, &d);
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

static void
deck_draw (const TwBrush *b, const TwLine *deck)
{
  const TwTheme *t = b->theme;

  for (guint k = 1; k <= 4; k++)
    {
      cairo_save (b->cr);
      cairo_translate (b->cr, b->light.x * -.010 * k, b->light.y * -.010 * k);
      tw_brush_stroke (b, deck, TW_ROAD_WIDTH + .034, t->shadow, .12);
      cairo_restore (b->cr);
    }
  tw_brush_stroke (b, deck, TW_ROAD_WIDTH + .044, t->ink, .9);
  tw_brush_stroke (b, deck, TW_ROAD_WIDTH + .034, t->stone, 1);
  tw_brush_stroke (b, deck, TW_ROAD_WIDTH + .002, t->ink, .7);
  tw_brush_stroke (b, deck, TW_ROAD_WIDTH - .006, tw_rgb_mix (t->road, t->stone, .45), 1);
  deck_bars_draw (b, deck, 0, TW_ROAD_WIDTH / 2 - .004, t->stone_dark, .55);
  deck_bars_draw (b, deck, TW_ROAD_WIDTH / 2 + .009, .007, t->ink, .5);
  deck_bars_draw (b, deck, -TW_ROAD_WIDTH / 2 - .009, .007, t->ink, .5);
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
