/* What a set consists of, in numbers to compare with another set's. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwSetTotal:
 * @name: what is counted, in the user's language
 * @key: the same key in every set
 * @number: how many, over all copies
 * @share: @number divided by the number of edges for edges, else by the number of tiles; may be
 *   above 1 if a tile has several
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
 * Counts tiles, edges of each land, pieces of land, places, junctions and symbols; leaves out what
 * the set does not have.
 *
 * Returns: (transfer full) (element-type TwSetTotal): the numbers, in a fixed order
 */
GPtrArray *tw_set_totals (const TwTileSet *set);

/** tw_set_total_find: Returns: (transfer none) (nullable): the number with that key */
const TwSetTotal *tw_set_total_find (GPtrArray *totals, const char *key);

G_END_DECLS
