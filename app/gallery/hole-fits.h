/* Which tiles of a set fit into a hole between laid ones. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/* A side of a hole where nothing lies. */
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
 * @sides: the land that is to be met in the north, east, south and west: a #TwKind, or
 *   %TW_HOLE_OPEN
 * @out_n_copies: (out) (optional): copies of all of them together
 *
 * Mist lies over the land and stops no tile.
 *
 * Returns: (transfer full) (element-type TwHoleFit): the tiles that fit, in their order
 */
GArray *tw_hole_fits (const TwTileSet *set, const guint8 sides[TW_N_EDGES], guint *out_n_copies);

G_END_DECLS
