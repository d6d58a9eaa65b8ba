/* A piece of landscape laid from a set's tiles, to show what the set looks like.
 *
 * It is not a game: tiles match where they can, and repeat if the piece is larger than the set. A
 * start block lies in the corner.
 */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwLaidTile:
 * @tile: index of the tile in the set
 * @variant: index of the variant, -1 for a plain copy
 * @copy: which copy of it
 * @quarter_turns: 0 to 3, clockwise
 */
typedef struct
{
  guint tile;
  int variant;
  guint copy;
  guint quarter_turns;
} TwLaidTile;

/**
 * tw_laid_piece:
 * @set: a set with at least one tile
 * @seed: chooses one of many pieces; the same seed gives the same piece
 * @n_columns: width in tiles
 * @n_rows: height in tiles
 *
 * Takes time proportional to cells times tiles; call it in a worker thread.
 *
 * Returns: (transfer full) (array): @n_columns times @n_rows tiles, row by row
 */
TwLaidTile *
tw_laid_piece (const TwTileSet *set, guint32 seed, guint n_columns, guint n_rows);

G_END_DECLS
