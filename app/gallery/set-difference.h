/* The differences of two sets, tile by tile. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwDifferenceKind:
 * @TW_DIFFERENCE_CHANGED: both have the tile, but its values differ
 * @TW_DIFFERENCE_RENAMED: the same tile has different ids
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
 * @kind: the kind of difference
 * @left: index of the tile in the left set, -1 if it has none
 * @right: index of the tile in the right set, -1 if it has none
 */
typedef struct
{
  TwDifferenceKind kind;
  int left;
  int right;
} TwTileDifference;

/** TwSetPair: two sets to compare; owned by the maker of the pair. */
typedef struct
{
  const TwTileSet *left;
  const TwTileSet *right;
} TwSetPair;

/** tw_tile_difference_mirror: Returns: the difference with left and right exchanged */
TwTileDifference tw_tile_difference_mirror (const TwTileDifference *difference);

/**
 * tw_set_difference:
 * @left: a set
 * @right: another set
 *
 * Pairs tiles by their ids, then the remaining ones by how they play. The result is in the order of
 * the left set; tiles that only the right one has come last.
 *
 * Returns: (transfer full) (element-type TwTileDifference): the differences
 */
GArray *tw_set_difference (const TwTileSet *left, const TwTileSet *right);

/** tw_set_difference_words: Returns: (transfer full): the difference in words, in the user's
 * language */
char *tw_set_difference_words (const TwTileSet *left, const TwTileSet *right,
                               const TwTileDifference *difference);

/**
 * tw_set_difference_take_right:
 * @left: the left set, under construction
 * @right: the right set
 * @difference: one of their differences
 *
 * Removes the difference from the left set: a tile is replaced, renamed, removed, or inserted after
 * the same tile as in the right set.
 */
void tw_set_difference_take_right (TwTileSet *left, const TwTileSet *right,
                                   const TwTileDifference *difference);

/** tw_set_difference_take_all: takes over all differences; then both sets are equal but for the
 * order of tiles. */
void tw_set_difference_take_all (TwTileSet *left, const TwTileSet *right);

G_END_DECLS
