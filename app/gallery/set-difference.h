/* Two sets tile by tile: what is the same, what differs, what only one has. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwDifferenceKind:
 * @TW_DIFFERENCE_CHANGED: both have the tile, and it is not the same
 * @TW_DIFFERENCE_RENAMED: the same tile has another id in the other set
 * @TW_DIFFERENCE_LEFT: only the left set has it
 * @TW_DIFFERENCE_RIGHT: only the right set has it
 * @TW_DIFFERENCE_HEAD: titles, blocks and the like differ; there is at most one of these
 */
typedef enum
{
  TW_DIFFERENCE_CHANGED,
  TW_DIFFERENCE_RENAMED,
  TW_DIFFERENCE_LEFT,
  TW_DIFFERENCE_RIGHT,
  TW_DIFFERENCE_HEAD
} TwDifferenceKind;

/**
 * TwTileDifference:
 * @kind: what
 * @left: index of the tile in the left set, -1 if it has none
 * @right: index of the tile in the right set, -1 if it has none
 */
typedef struct
{
  TwDifferenceKind kind;
  int left;
  int right;
} TwTileDifference;

/** TwSetPair: two sets that are compared; kept by whoever made the pair. */
typedef struct
{
  const TwTileSet *left;
  const TwTileSet *right;
} TwSetPair;

/** tw_tile_difference_mirror: Returns: the same, seen from the other side */
TwTileDifference tw_tile_difference_mirror (const TwTileDifference *difference);

/**
 * tw_set_difference:
 * @left: a set
 * @right: another
 *
 * Tiles are paired by their ids, then those left over by what they play like. In the order of
 * the left set, what only the right one has comes last.
 *
 * Returns: (transfer full) (element-type TwTileDifference): what differs
 */
GArray *tw_set_difference (const TwTileSet *left, const TwTileSet *right);

/** tw_set_difference_words: Returns: (transfer full): what differs, in the user's language */
char *tw_set_difference_words (const TwTileSet *left, const TwTileSet *right,
                               const TwTileDifference *difference);

/**
 * tw_set_difference_take_right:
 * @left: the left set, under construction
 * @right: the right set
 * @difference: what of it
 *
 * Makes the left set as the right one is in this: the tile is replaced, renamed, taken out or
 * put in behind the tile that it stands behind there.
 */
void tw_set_difference_take_right (TwTileSet *left, const TwTileSet *right,
                                   const TwTileDifference *difference);

/** tw_set_difference_take_all: takes all of it over, one after the other; then both are equal
 * but for the order of tiles. */
void tw_set_difference_take_all (TwTileSet *left, const TwTileSet *right);

G_END_DECLS
