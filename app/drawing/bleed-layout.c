/* What comes past the rim: pieces of ways and walls, outlines, grass. */
#include "app/drawing/bleed-layout.h"

#include "app/drawing/bleed-outline.h"
#include "app/drawing/tile-layout.h"

/* Of a line so much is drawn again within the rim. */
#define INSIDE .06
/* The squares of which each has a tuft of grass, and what it keeps off the rim and off ways. */
#define TUFT_SQUARE .029
#define TUFT_APART  .012
#define WAY_APART   .028
/* Cosine of the angle between two walls that are hardly parted. */
#define NARROW .94

static TwWay *
layout_add_way (TwTileLayout *past, const TwWay *way)
{
  TwWay *piece = &past->ways[past->n_ways++];

  piece->segment = way->segment;
  piece->kind = way->kind;
  piece->place = -1;
  return piece;
}

/* A land's own way is one line with what comes past both its ends: what lies across the rim has to
 * be as it is within. */
static void
add_own_way (TwTileLayout *past, const TwWay *way, double reach)
{
  TwWay *whole = layout_add_way (past, way);
  const TwLine *line = &way->line;
  guint n = line->n;

  whole->fades = way->fades;
  if (point_room (line->p[0]) < 0)
    {
      tw_line_add (&whole->line,
                   point_add (line->p[0],
                              point_scale (point_unit (point_sub (line->p[0], line->p[1])),
                                           reach)));
      whole->piece.from = -reach;
    }
  tw_line_append (&whole->line, line);
  if (point_room (line->p[n - 1]) < 0)
    tw_line_add (&whole->line,
                 point_add (line->p[n - 1],
                            point_scale (point_unit (point_sub (line->p[n - 1], line->p[n - 2])),
                                         reach)));
  whole->piece.whole = tw_line_length (line);
}

static void
add_ways (TwTileLayout *past, const TwTileLayout *l, double reach)
{
  past->ways = g_new0 (TwWay, 2 * l->n_ways + 1);
  for (guint i = 0; i < l->n_ways; i++)
    {
      const TwWay *way = &l->ways[i];

      if (way->line.n < 2)
        continue;
      if (tw_kind_is_own (way->kind))
        {
          add_own_way (past, way, reach);
          continue;
        }
      for (guint end = 0; end < 2; end++)
        if (point_room (way->line.p[end * (way->line.n - 1)]) < 0)
          tw_bleed_stub (&way->line, end == 1, 2 * INSIDE, M_SQRT2 * reach,
                         &layout_add_way (past, way)->line);
    }
}

/* Whether @next begins in the corner of the tile where @line ends, and the town between them opens
 * again beyond it. Where it is narrower than its walls, they go on as one. */
static gboolean
is_crossing (const TwLine *line, const TwLine *next)
{
  TwPoint in, out;

  if (line->n < 2 || next->n < 2 || point_distance (line->p[line->n - 1], next->p[0]) > 1e-6)
    return FALSE;
  in = point_unit (point_sub (line->p[line->n - 1], line->p[line->n - 2]));
  out = point_unit (point_sub (next->p[1], next->p[0]));
  return point_dot (in, out) > -NARROW;
}

static void
town_add_wall_end (TwTown *out,
                   const TwWall *wall,
                   gboolean at_end,
                   gboolean is_crossed,
                   double past)
{
  TwWall *piece = &out->walls[out->n_walls];
  TwPoint at = wall->line.p[at_end ? wall->line.n - 1 : 0];

  if (out->n_walls == TW_MAX_WALLS || fabs (point_room (at)) > 1e-6)
    return;
  out->n_walls++;
  piece->first_gap = wall->first_gap;
  piece->n_gaps = wall->n_gaps;
  piece->piece.from =
      tw_bleed_stub (&wall->line, at_end, is_crossed ? 0 : INSIDE, past, &piece->line);
  piece->piece.whole = tw_line_length (&wall->line);
  if (is_crossed)
    {
      /* The town lies on the other side there. */
      TwPoint ends[2] = { at, piece->line.p[at_end ? piece->line.n - 1 : 0] };

      tw_line_clear (&piece->line);
      tw_line_add (&piece->line, ends[at_end]);
      tw_line_add (&piece->line, ends[!at_end]);
      piece->piece = (TwPiece){ 0, 0 };
    }
  tw_line_offset (&piece->line, TW_WALL_WIDTH, &piece->inner);
}

static void
add_town (TwTileLayout *past, const TwTown *town, double reach)
{
  TwTown *out = &past->towns[past->n_towns++];

  out->segment = town->segment;
  out->is_enclave = town->is_enclave;
  out->own_kind = town->own_kind;
  out->edges = town->edges;
  out->joined = town->joined;
  tw_bleed_outline (&town->outline, reach, &out->outline);
  for (guint w = 0; w < town->n_walls; w++)
    {
      const TwLine *line = &town->walls[w].line;
      const TwLine *before = &town->walls[(w + town->n_walls - 1) % town->n_walls].line;
      const TwLine *after = &town->walls[(w + 1) % town->n_walls].line;

      if (line->n < 2)
        continue;
      town_add_wall_end (out, &town->walls[w], FALSE, is_crossing (before, line), 2 * reach);
      town_add_wall_end (out, &town->walls[w], TRUE, is_crossing (line, after), 2 * reach);
    }
  for (guint i = 0; i < town->n_towers; i++)
    if (point_room (town->towers[i].at) < 2 * TW_TOWER_RADIUS)
      out->towers[out->n_towers++] = town->towers[i];
  if (out->own_kind == TW_KIND_NONE)
    tw_bleed_houses (out, reach, past->seed ^ (0x9e3779b9u * past->n_towns));
}

static void
add_mist (TwTileLayout *past, const TwMist *mist, double reach)
{
  TwMist *out = &past->mists[past->n_mists++];

  out->segment = mist->segment;
  out->edges = mist->edges;
  tw_bleed_outline (&mist->middle, reach, &out->middle);
  for (guint i = 0; i < TW_MIST_VEILS; i++)
    tw_bleed_outline (&mist->veils[i], reach, &out->veils[i]);
  out->puffs = g_array_new (FALSE, FALSE, sizeof (TwPuff));
  out->wisps = g_array_new (FALSE, FALSE, sizeof (TwWisp));
  out->scallops = g_array_new (FALSE, FALSE, sizeof (TwScallop));
}

static gboolean
is_grass (const TwTileLayout *past, TwPoint p)
{
  for (guint i = 0; i < past->n_ways; i++)
    {
      double half = past->ways[i].kind == TW_KIND_RIVER ? TW_RIVER_WIDTH / 2 : TW_ROAD_WIDTH / 2;

      if (tw_line_distance (&past->ways[i].line, p, NULL, NULL) < half + WAY_APART)
        return FALSE;
    }
  for (guint i = 0; i < past->n_towns; i++)
    if (tw_line_encloses (&past->towns[i].outline, p))
      return FALSE;
  return TRUE;
}

static void
add_tufts (TwTileLayout *past, double reach)
{
  TwDice d = { past->seed ^ 0x6a55 };
  int more = (int) ceil (reach / TUFT_SQUARE), n = (int) (1 / TUFT_SQUARE);
  guint most = (guint) ((n + 1 + 2 * more) * (n + 1 + 2 * more) - (n - 1) * (n - 1));

  past->tufts = g_new (TwPoint, most);
  for (int y = -more; y <= n + more; y++)
    for (int x = -more; x <= n + more; x++)
      {
        TwPoint p;

        if (x > 0 && x < n && y > 0 && y < n)
          continue;
        p.x = (x + tw_dice_in (&d, .1, .9)) * TUFT_SQUARE;
        p.y = (y + tw_dice_in (&d, .1, .9)) * TUFT_SQUARE;
        if (point_room (p) < -TUFT_APART && is_grass (past, p))
          past->tufts[past->n_tufts++] = p;
      }
}

TwTileLayout *
tw_bleed_layout_new (const TwTileLayout *l, double reach)
{
  TwTileLayout *past = g_atomic_rc_box_new0 (TwTileLayout);

  past->topology = l->topology;
  past->topology.n_junctions = 0;
  past->shape_seed = l->shape_seed;
  past->seed = l->seed;
  past->arms_seed = l->arms_seed;
  add_ways (past, l, reach);
  past->towns = g_new0 (TwTown, l->n_towns + 1);
  for (guint i = 0; i < l->n_towns; i++)
    add_town (past, &l->towns[i], reach);
  past->mists = g_new0 (TwMist, l->n_mists + 1);
  for (guint i = 0; i < l->n_mists; i++)
    add_mist (past, &l->mists[i], reach);
  for (guint i = 0; i < l->n_places; i++)
    if (point_room (l->places[i].at) < l->places[i].r)
      {
        past->places[past->n_places] = l->places[i];
        past->places[past->n_places++].junction = -1;
      }
  add_tufts (past, reach);
  return past;
}
