/* A piece of landscape laid from a set's tiles. */
#include "app/widgets/laid-piece.h"

/* A wrong edge weighs more than any wish for variety; rivers cannot branch, so they
 * are seldom laid where they have to end somewhere. */
#define WRONG_EDGE    40.0
#define RIVER_TILE    1.5
#define VARIETY       1.2
#define USED_SHARE    1.6
#define USED_ABSOLUTE 0.25

/* Inert edges meet only inside their block. */
#define LOOSE_BLOCK 80.0

typedef struct
{
  TwEdgeCodes edges;
  gboolean has_river;
  gboolean is_inert;
  guint count;
  guint n_used;
} Shape;

/* Between 0 and 1, the same on every machine. */
static double
dice (guint32 *state)
{
  *state = *state * 1664525u + 1013904223u;
  return (*state >> 8) / 16777216.0;
}

static gboolean
has_edge (TwEdgeCodes edges, guint8 code)
{
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    if (tw_edge_code (edges, edge) == code)
      return TRUE;
  return FALSE;
}

/* The plain copies come first, then those of each variant. */
static void
choose_copy (const TwTile *tile, guint number, TwLaidTile *laid)
{
  guint n_plain = tw_tile_plain_count (tile);

  laid->variant = -1;
  laid->copy = number;
  if (number < n_plain)
    return;
  number -= n_plain;
  for (guint i = 0; i < tile->n_variants; i++)
    {
      if (number < tile->variants[i].count)
        {
          laid->variant = (int) i;
          laid->copy = number;
          return;
        }
      number -= tile->variants[i].count;
    }
}

static guint8
laid_code (const Shape *shapes, const TwLaidTile *laid, TwEdge edge)
{
  return tw_edge_code (tw_edge_codes_rotate (shapes[laid->tile].edges, laid->quarter_turns), edge);
}

typedef struct
{
  const TwTileSet *set;
  Shape *shapes;
  TwLaidTile *laid;
  gboolean *is_laid;
  guint n_columns;
  guint n_rows;
} Piece;

/* What it costs that a neighbour, if it lies already, has another edge. */
static double
wrong_edge (const Piece *piece, guint cell, TwEdge edge, guint8 code)
{
  int column = (int) (cell % piece->n_columns) + tw_edge_x (edge);
  int row = (int) (cell / piece->n_columns) + tw_edge_y (edge);
  guint other;

  if (column < 0 || row < 0 || column >= (int) piece->n_columns || row >= (int) piece->n_rows)
    return 0;
  other = (guint) row * piece->n_columns + (guint) column;
  if (!piece->is_laid[other])
    return 0;
  return laid_code (piece->shapes, &piece->laid[other], (edge + 2) & 3) == code ? 0 : WRONG_EDGE;
}

static double
misfit (const Piece *piece, guint cell, TwEdgeCodes edges)
{
  double cost = 0;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    cost += wrong_edge (piece, cell, edge, tw_edge_code (edges, edge));
  return cost;
}

static void
lay (Piece *piece, guint cell, guint tile, guint quarter_turns)
{
  Shape *shape = &piece->shapes[tile];
  TwLaidTile *laid = &piece->laid[cell];

  laid->tile = tile;
  laid->quarter_turns = quarter_turns;
  choose_copy (piece->set->tiles[tile], shape->n_used % shape->count, laid);
  piece->is_laid[cell] = TRUE;
  shape->n_used++;
}

/* A set's start block lies in the corner, whole as far as there is room. */
static void
lay_block (Piece *piece, const TwBlock *block)
{
  int least_x = G_MAXINT16, least_y = G_MAXINT16;

  for (guint i = 0; i < block->n_tiles; i++)
    {
      least_x = MIN (least_x, block->tiles[i].x);
      least_y = MIN (least_y, block->tiles[i].y);
    }
  for (guint i = 0; i < block->n_tiles; i++)
    {
      guint column = (guint) (block->tiles[i].x - least_x);
      guint row = (guint) (block->tiles[i].y - least_y);
      int tile = tw_tile_set_find (piece->set, block->tiles[i].tile);

      if (tile >= 0 && column < piece->n_columns && row < piece->n_rows)
        lay (piece, row * piece->n_columns + column, (guint) tile, block->tiles[i].quarter_turns);
    }
}

static void
lay_best (Piece *piece, guint cell, guint32 *seed)
{
  double best = -G_MAXDOUBLE;
  guint tile = 0, turns = 0;

  for (guint i = 0; i < piece->set->n_tiles * 4; i++)
    {
      const Shape *shape = &piece->shapes[i / 4];
      double score = dice (seed) * VARIETY - shape->n_used * USED_SHARE / shape->count
                     - shape->n_used * USED_ABSOLUTE - (shape->has_river ? RIVER_TILE : 0)
                     - (shape->is_inert ? LOOSE_BLOCK : 0)
                     - misfit (piece, cell, tw_edge_codes_rotate (shape->edges, i % 4));

      if (score > best)
        {
          best = score;
          tile = i / 4;
          turns = i % 4;
        }
    }
  lay (piece, cell, tile, turns);
}

TwLaidTile *
tw_laid_piece (const TwTileSet *set, guint32 seed, guint n_columns, guint n_rows)
{
  guint n_cells = n_columns * n_rows;
  g_autofree Shape *shapes = NULL;
  g_autofree gboolean *is_laid = NULL;
  Piece piece;

  g_return_val_if_fail (set->n_tiles > 0, NULL);

  shapes = g_new0 (Shape, set->n_tiles);
  is_laid = g_new0 (gboolean, n_cells);
  piece = (Piece){ set, shapes, g_new0 (TwLaidTile, n_cells), is_laid, n_columns, n_rows };
  for (guint i = 0; i < set->n_tiles; i++)
    {
      shapes[i].edges = tw_topology_edge_codes (&set->tiles[i]->topology);
      shapes[i].has_river = has_edge (shapes[i].edges, TW_KIND_RIVER);
      shapes[i].is_inert = has_edge (shapes[i].edges, TW_KIND_NONE);
      shapes[i].count = MAX (1, set->tiles[i]->count);
    }
  if (tw_tile_set_start_block (set) != NULL)
    lay_block (&piece, tw_tile_set_start_block (set));
  for (guint cell = 0; cell < n_cells; cell++)
    if (!is_laid[cell])
      lay_best (&piece, cell, &seed);
  return piece.laid;
}
