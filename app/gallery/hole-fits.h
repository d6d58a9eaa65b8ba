/* The tiles of a set that fit into a hole between laid tiles. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/* A side of a hole without a neighbour. */
#define TW_HOLE_OPEN 0xffu

/**
 * TwHoleFit:
 * @tile: index of the tile in the set
 * @rotations: the quarter turns in which it fits, bit n for n turns clockwise
 * @n_copies: its copies
 */
typedef struct
{
  guint tile;
  guint8 rotations;
  guint n_copies;
} TwHoleFit;

/**
 * tw_hole_fits:
 * @set: a set
 * @sides: the land of the neighbours in the north, east, south and west: a #TwKind, or
 *   %TW_HOLE_OPEN
 * @out_n_copies: (out) (optional): copies of all of these tiles together
 *
 * Mist lies over the land and does not matter.
 *
 * Returns: (transfer full) (element-type TwHoleFit): the tiles that fit, in the set's order
 */
GArray *tw_hole_fits (const TwTileSet *set, const guint8 sides[TW_N_EDGES], guint *out_n_copies);

G_END_DECLS
