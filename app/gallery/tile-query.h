/* The query typed into the filter line, parsed once and applied to many tiles. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwTileQuery: terms separated by blanks or commas; a tile has to meet all of them.
 *
 *   CCRF          four edges (C city, R road, F field, V river), in any rotation
 *   inn           something on the tile: a kind of land, a place or a symbol by its name; else a
 *                 part of such a name, or of the tile's own id or name; "start", "block" and
 *                 "variant" for tiles that start, lie in a block, have variants
 *   road=3        the number of edges with that land, or of places or symbols of that name;
 *                 =, !=, <, <=, > and >= compare
 *   roads=2       the number of separate roads; likewise cities, rivers, paths, fields
 *   copies>=2     likewise start, variants, symbols
 *   -inn          a term that the tile must not meet
 *   inn|wine      either term
 *
 * Words may be English or in the user's language.
 */
typedef struct _TwTileQuery TwTileQuery;

/** tw_tile_query_new: Returns: (transfer full): the query in @words; own land and symbols have
 * their names in @own, the set's own vocabulary, which may be %NULL */
TwTileQuery *tw_tile_query_new (const char *words, const TwVocabulary *own);

/** tw_tile_query_free: frees @query; %NULL is allowed. */
void tw_tile_query_free (TwTileQuery *query);

/** tw_tile_query_is_empty: Returns: whether the query has no terms */
gboolean tw_tile_query_is_empty (const TwTileQuery *query);

/**
 * tw_tile_query_unknown:
 * @query: a query
 *
 * Returns: (transfer none) (nullable): the first word before "=", "<" or ">" that names nothing
 *   countable; no tile meets such a query
 */
const char *tw_tile_query_unknown (const TwTileQuery *query);

/**
 * tw_tile_query_matches:
 * @query: a query
 * @tile: a tile
 * @set: (nullable): its set, for "block"
 *
 * Returns: whether the tile meets the query
 */
gboolean tw_tile_query_matches (const TwTileQuery *query, const TwTile *tile, const TwTileSet *set);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwTileQuery, tw_tile_query_free)

G_END_DECLS
