/* Land that a designer invented: railways, hedges, canals, woods. */
#include "app/drawing/own-land.h"
#include "app/drawing/own-art.h"

#define BED_WIDTH   .090
#define GAUGE       .020
#define TIE_HALF    .034
#define TIE_EVERY   .038
#define MAX_TIES    64
#define MAX_STROKES 96
/* Marks on an area in one direction. */
#define SCATTERED 13

static double
whole_length (const TwWay *way)
{
  return way->piece.whole > 0 ? way->piece.whole : tw_line_length (&way->line);
}

static void
ties_draw (const TwBrush *b, const TwWay *way, double half, double every, double width, TwRgb ink)
{
  guint n = MIN ((guint) (whole_length (way) / every), MAX_TIES), n_pairs = 0;
  TwPoint ends[2 * MAX_TIES];
  int first, end;

  if (n == 0)
    return;
  tw_line_parts (&way->line, &way->piece, n, &first, &end);
  for (int k = first; k < end && n_pairs < MAX_TIES; k++)
    {
      TwPoint t, q = tw_line_at_whole (&way->line, &way->piece, (k + .5) / n, &t);
      TwPoint v = point_scale (point_right (t), half);

      ends[2 * n_pairs] = point_sub (q, v);
      ends[2 * n_pairs++ + 1] = point_add (q, v);
    }
  tw_brush_segments (b, ends, n_pairs, width, 0, ink, 1);
}

static void
rail_draw (const TwBrush *b, const TwLine *line, double aside, TwRgb colour)
{
  g_auto (TwLine) rail = { 0 };

  tw_line_offset (line, aside, &rail);
  tw_brush_stroke (b, &rail, .0085, colour, 1);
}

/* A bed of stones in the land's colour, ties across it, two rails. */
static void
rails_draw (const TwBrush *b, const TwWay *way, TwRgb colour)
{
  const TwTheme *t = b->theme;
  const TwLine *line = &way->line;

  tw_brush_stroke (b, line, BED_WIDTH + .016, tw_rgb_tint (colour, -.35), 1);
  tw_brush_stroke (b, line, BED_WIDTH, tw_rgb_mix (colour, t->stone, .62), 1);
  ties_draw (b, way, TIE_HALF, TIE_EVERY, .013, tw_rgb_tint (colour, -.25));
  rail_draw (b, line, GAUGE, t->ink);
  rail_draw (b, line, -GAUGE, t->ink);
}

/* Bushes on the stretch from @from to @to of the way's length. */
static void
bushes_draw (const TwBrush *b, const TwWay *way, double from, double to, TwRgb colour, TwDice *d)
{
  double length = whole_length (way) * (to - from) / .96;

  for (guint k = 0; k < length * 60 && k < MAX_STROKES; k++)
    {
      TwPoint t, q = tw_line_at_whole (&way->line, &way->piece, tw_dice_in (d, from, to), &t);
      double r = tw_dice_in (d, .012, .020);

      q = point_add (q, point_scale (point_right (t), tw_dice_in (d, -.022, .022)));
      tw_brush_disc (b, q, r, tw_rgb_tint (colour, tw_dice_in (d, -.1, .25)), 1);
    }
}

static void
hedge_draw (const TwBrush *b, const TwWay *way, TwRgb colour)
{
  TwDice d = { 0x4ed6e }, past = { 0x9a57 };
  double whole = whole_length (way), before = -way->piece.from / whole;
  double after = tw_line_length (&way->line) / whole - before - 1;

  tw_brush_stroke (b, &way->line, .085, tw_rgb_tint (colour, -.45), .55);
  tw_brush_stroke (b, &way->line, .070, tw_rgb_tint (colour, -.2), 1);
  /* Those past the rim below those across it. */
  if (before > 0)
    bushes_draw (b, way, -before, .02, colour, &past);
  if (after > 1e-6)
    bushes_draw (b, way, .98, 1 + after, colour, &past);
  bushes_draw (b, way, .02, .98, colour, &d);
}

static void
canal_draw (const TwBrush *b, const TwLine *line, TwRgb colour)
{
  const TwTheme *t = b->theme;

  tw_brush_stroke (b, line, .112, t->ink, .55);
  tw_brush_stroke (b, line, .104, t->stone, 1);
  tw_brush_stroke (b, line, .076, tw_rgb_tint (colour, -.3), 1);
  tw_brush_stroke (b, line, .068, colour, 1);
  tw_brush_stroke (b, line, .014, tw_rgb_tint (colour, .45), .6);
}

static void
plain_draw (const TwBrush *b, const TwLine *line, TwRgb colour)
{
  tw_brush_stroke (b, line, TW_ROAD_WIDTH + 2 * TW_ROAD_EDGE, tw_rgb_tint (colour, -.4), 1);
  tw_brush_stroke (b, line, TW_ROAD_WIDTH, colour, 1);
}

void
tw_own_way_draw (const TwBrush *b, const TwWay *way)
{
  TwLandLook look = tw_own_art_land (b->theme->own, way->kind);

  /* With more contrast its edge is ink, whatever colour it has. */
  if (b->theme == b->theme->contrast && b->theme != b->theme->normal)
    tw_brush_stroke (b, &way->line,
                     look.pattern == TW_LAND_PLAIN ? TW_ROAD_WIDTH + 2 * TW_ROAD_EDGE + .03 : .135,
                     b->theme->ink, 1);
  switch (look.pattern)
    {
    case TW_LAND_RAILS:
      rails_draw (b, way, look.colour);
      break;
    case TW_LAND_HEDGE:
      hedge_draw (b, way, look.colour);
      break;
    case TW_LAND_CANAL:
      canal_draw (b, &way->line, look.colour);
      break;
    case TW_LAND_PLAIN:
    default:
      plain_draw (b, &way->line, look.colour);
      break;
    }
}

/* The mark in the square @x, @y of the grid, if it lies in the area and farther past the rim than
 * @past of its own radius. */
static void
scatter_draw_one (const TwBrush *b,
                  const TwTown *area,
                  TwLandLook look,
                  int x,
                  int y,
                  double past,
                  TwDice *d)
{
  TwPoint q;
  double r, shade;

  q.y = (y + tw_dice_in (d, .1, .9)) / SCATTERED;
  q.x = (x + tw_dice_in (d, .1, .9)) / SCATTERED;
  r = tw_dice_in (d, .020, .031);
  shade = tw_dice_in (d, -.18, .22);
  if (!tw_line_encloses (&area->outline, q) || -point_room (q) < past * r)
    return;
  if (look.pattern == TW_LAND_CANAL || look.pattern == TW_LAND_RAILS)
    {
      TwPoint ends[2] = { point_add (q, point (-r, 0)), point_add (q, point (r, 0)) };
      gboolean is_canal = look.pattern == TW_LAND_CANAL;

      tw_brush_segments (b, ends, 1, is_canal ? .006 : .010, 0,
                         tw_rgb_tint (look.colour, is_canal ? .4 : -.4), is_canal ? .7 : .8);
    }
  else if (look.pattern == TW_LAND_HEDGE)
    {
      tw_brush_disc (b, point_add (q, point (.004, .006)), r, b->theme->ink, .35);
      tw_brush_disc (b, q, r, tw_rgb_tint (look.colour, shade), 1);
      tw_brush_disc (b, point_add (q, point (-.3 * r, -.3 * r)), .5 * r,
                     tw_rgb_tint (look.colour, shade + .15), 1);
    }
}

/* Marks all over an area, from a grid that is shaken: crowns of trees, ripples, ties of tracks.
 * Those past the rim keep off it, as no tile sees them, and lie below those across it. */
static void
scatter_draw (const TwBrush *b, const TwTown *area, TwLandLook look, guint32 seed)
{
  TwDice d = { seed ^ 0x0a4ea }, past = { seed ^ 0xb1eed };
  int more = b->reach > 0 ? (int) ceil (b->reach * SCATTERED) : 0;

  for (int y = -more; y < SCATTERED + more && more > 0; y++)
    for (int x = -more; x < SCATTERED + more; x++)
      if (x < 0 || y < 0 || x >= SCATTERED || y >= SCATTERED)
        scatter_draw_one (b, area, look, x, y, 1, &past);
  for (int k = 0; k < SCATTERED * SCATTERED; k++)
    scatter_draw_one (b, area, look, k % SCATTERED, k / SCATTERED, -100, &d);
}

void
tw_own_area_draw (const TwBrush *b, const TwTown *area, guint32 seed)
{
  TwLandLook look = tw_own_art_land (b->theme->own, area->own_kind);

  tw_brush_path (b, &area->outline, TRUE);
  tw_brush_colour (b, look.colour, 1);
  cairo_fill (b->cr);
  scatter_draw (b, area, look, seed);
  for (guint i = 0; i < area->n_walls; i++)
    {
      gboolean is_contrast = b->theme == b->theme->contrast && b->theme != b->theme->normal;

      if (is_contrast)
        tw_brush_stroke (b, &area->walls[i].line, .034, b->theme->ink, 1);
      tw_brush_stroke (b, &area->walls[i].line, .020, tw_rgb_tint (look.colour, -.45), 1);
      tw_brush_stroke (b, &area->walls[i].line, .008, tw_rgb_tint (look.colour, .25), .8);
    }
}
