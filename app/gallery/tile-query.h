/* What is typed into the filter line, read once and asked of many tiles. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwTileQuery: terms parted by blanks or commas, all of which a tile has to meet.
 *
 *   CCRF          four edges (C city, R road, F field, V river), in any rotation
 *   inn           what is on the tile: the name of a kind of land, a place or a symbol;
 *                 else a part of such a name, or of the tile's own id or name; "start", "block" and "variant" for tiles that start, lie
 *                 in a block, have variants
 *   road=3        so many edges with that land; so many places or symbols of that name;
 *                 =, !=, <, <=, > and >= compare
 *   roads=2       so many separate roads; likewise cities, rivers, paths, fields
 *   copies>=2     likewise start, variants, symbols
 *   -inn          what the tile must not meet
 *   inn|wine      either
 *
 * Words are understood in English and in the user's language.
 */
typedef struct _TwTileQuery TwTileQuery;

/** tw_tile_query_new: Returns: (transfer full): what @words ask for; land and symbols that a set
 * invents are called as in @own, which may be %NULL */
TwTileQuery *tw_tile_query_new (const char *words, const TwVocabulary *own);

/** tw_tile_query_free: frees it; %NULL is allowed. */
void tw_tile_query_free (TwTileQuery *query);

/** tw_tile_query_is_empty: Returns: whether it asks for nothing */
gboolean tw_tile_query_is_empty (const TwTileQuery *query);

/**
 * tw_tile_query_unknown:
 * @query: a query
 *
 * Returns: (transfer none) (nullable): the first word before "=", "<" or ">" that names
 *   nothing that could be counted; no tile meets such a query
 */
const char *tw_tile_query_unknown (const TwTileQuery *query);

/**
 * tw_tile_query_matches:
 * @query: a query
 * @tile: a tile
 * @set: (nullable): its set, for "block"
 *
 * Returns: whether the tile is asked for
 */
gboolean tw_tile_query_matches (const TwTileQuery *query, const TwTile *tile, const TwTileSet *set);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwTileQuery, tw_tile_query_free)

G_END_DECLS
