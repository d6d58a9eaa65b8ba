/* The symbols that the program knows: where each may stand, how many, and whether it points. */
#pragma once

#include "engine/tile/topology.h"

G_BEGIN_DECLS

/**
 * TwSymbolCategory:
 * @TW_SYMBOL_FEATURE: changes what a city or road is worth
 * @TW_SYMBOL_GOODS: gives goods to the player who completes the city
 * @TW_SYMBOL_EVENT: does something when the tile is laid
 * @TW_SYMBOL_TOWER: one of the watchtowers
 * @TW_SYMBOL_CROP: one of the crop circles
 * @TW_SYMBOL_RIVER: where a river begins or ends
 * @TW_SYMBOL_MIST: lives in the mist
 * @TW_SYMBOL_QUARTER: a quarter of the City of Carcassonne
 *
 * Groups of the symbol shelf, in its order.
 */
typedef enum
{
  TW_SYMBOL_FEATURE,
  TW_SYMBOL_GOODS,
  TW_SYMBOL_EVENT,
  TW_SYMBOL_TOWER,
  TW_SYMBOL_CROP,
  TW_SYMBOL_RIVER,
  TW_SYMBOL_MIST,
  TW_SYMBOL_QUARTER,
  TW_N_SYMBOL_CATEGORIES
} TwSymbolCategory;

/**
 * TwSymbolInfo:
 * @id: stable name, as in files
 * @name: its name in English; for people use tw_symbol_table_name()
 * @category: group of the shelf
 * @kinds: the kinds of segment it may stand on, with %TW_SYMBOL_ON_TILE for the tile itself
 * @has_direction: whether it points somewhere
 * @max_count: the most of it in one place
 * @with: (nullable): the phrase for one after the thing it stands on: "with an inn"
 * @with_many: (nullable): the same for several, with %u; only for a symbol that can stand there
 *   twice
 * @counted: (nullable): the counted name of one, with %d: "%d inn"
 * @counted_many: (nullable): the counted name of several: "%d inns"
 * @many: (nullable): its name in the plural, under the context "symbols"
 * @fact: (nullable): its word among a tile's facts; a fact of the tile itself if it may stand only
 *   there
 */
typedef struct
{
  const char *id;
  const char *name;
  TwSymbolCategory category;
  TwKindSet kinds;
  gboolean has_direction;
  guint8 max_count;
  const char *with;
  const char *with_many;
  const char *counted;
  const char *counted_many;
  const char *many;
  const char *fact;
} TwSymbolInfo;

/* The two ends of a river. */
#define TW_SYMBOL_SOURCE   "source"
#define TW_SYMBOL_LAKE_END "lake-end"

/* In @kinds: the symbol may stand on the tile itself. */
#define TW_SYMBOL_ON_TILE TW_KIND_BIT (TW_KIND_NONE)

/**
 * tw_symbol_table:
 * @out_n_symbols: (out): how many there are
 *
 * Returns: (transfer none): the known symbols, in the order of the shelf
 */
const TwSymbolInfo *tw_symbol_table (guint *out_n_symbols);

/**
 * tw_symbol_table_find:
 * @id: a symbol's id
 *
 * Returns: (transfer none) (nullable): its row, %NULL for a designer's own symbol
 */
const TwSymbolInfo *tw_symbol_table_find (const char *id);

/**
 * tw_symbol_table_allowed:
 * @topology: a drawing
 * @id: a symbol's id; unknown ones may stand anywhere
 * @segment: index of a segment, -1 for the tile, or a field
 *
 * Returns: whether the symbol may stand there
 */
gboolean tw_symbol_table_allowed (const TwTopology *topology, const char *id, int segment);

/** tw_symbol_table_name: Returns: (transfer none): its name in the user's language; @id if
 *   unknown */
const char *tw_symbol_table_name (const char *id);

/** tw_symbol_table_category_name: Returns: (transfer none): the group's name in the user's
 *   language */
const char *tw_symbol_table_category_name (TwSymbolCategory category);

G_END_DECLS
