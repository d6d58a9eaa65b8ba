/* What a set is made of, in numbers that can be compared with another set's. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwSetTotal:
 * @name: what is counted, in the user's language
 * @key: the same for the same thing in every set
 * @number: how many, all copies counted
 * @share: of how much it is a share: of the tiles for what is on tiles, of all edges for
 *   edges; 0 to 1, and more where a tile has several
 */
typedef struct
{
  char *name;
  char *key;
  guint number;
  double share;
} TwSetTotal;

/**
 * tw_set_totals:
 * @set: a set
 *
 * Tiles, edges of each land, pieces of land, places, junctions and symbols; what the set has
 * none of is left out.
 *
 * Returns: (transfer full) (element-type TwSetTotal): the numbers, in a fixed order
 */
GPtrArray *tw_set_totals (const TwTileSet *set);

/** tw_set_total_find: Returns: (transfer none) (nullable): the number of that key */
const TwSetTotal *tw_set_total_find (GPtrArray *totals, const char *key);

G_END_DECLS
