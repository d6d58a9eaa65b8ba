/* Makes, changes and removes variants of a tile. */
#pragma once

#include "engine/tile/tile.h"

G_BEGIN_DECLS

/**
 * tw_variant_add:
 * @tile: a tile
 * @what: name of a place ("garden") or id of a symbol ("inn")
 *
 * Adds a variant of one copy that has @what beside the tile's own content; a symbol stands on the
 * first segment that may have it. The tile gets one more copy if all its copies belong to variants.
 *
 * Returns: (transfer full) (nullable): the changed tile; %NULL if @what cannot stand on it
 */
TwTile *tw_variant_add (const TwTile *tile, const char *what);

/** tw_variant_add_symbol: Returns: (transfer full): @tile with one more variant that has @symbol on
 *   the segment of that index, -1 for the tile itself */
TwTile *tw_variant_add_symbol (const TwTile *tile, const char *symbol, int segment);

/**
 * tw_variant_set_count:
 * @tile: a tile
 * @variant: one of its variants
 * @count: its number of copies; 0 removes it, and its copies become plain ones
 *
 * Returns: (transfer full): the changed tile, with more copies if its variants need them
 */
TwTile *tw_variant_set_count (const TwTile *tile, guint variant, guint count);

/**
 * tw_variant_shape:
 * @tile: a tile
 * @variant: one of its variants, -1 for the plain copies
 * @out_shape: (out): the shape for the drawing from tw_tile_variant_topology()
 */
void tw_variant_shape (const TwTile *tile, int variant, TwShape *out_shape);

/**
 * tw_variant_bring_back:
 * @tile: a tile with the drawing of @without
 * @with: the tile before land was taken off
 * @without: and after that
 *
 * The land comes back with what stood on it, in the tile and in its variants. What has changed since
 * stays changed: a variant that was edited, a shape.
 *
 * Returns: (transfer full): @tile with the drawing of @with
 */
TwTile *tw_variant_bring_back (const TwTile *tile, const TwTile *with, const TwTile *without);

/**
 * tw_variant_tile:
 * @tile: a tile
 * @variant: one of its variants
 *
 * Returns: (transfer full): a tile without variants that is drawn as these copies are
 */
TwTile *tw_variant_tile (const TwTile *tile, guint variant);

/**
 * tw_variant_edit:
 * @tile: a tile
 * @variant: one of its variants
 * @edited: the result of tw_variant_tile(), with symbols and places added or removed, or in another
 *   shape
 *
 * The shape of what all copies have changes for all copies.
 *
 * Returns: (transfer full) (nullable): @tile with its variant like @edited; %NULL if @edited lacks
 *   or changes something that all copies have, or has more land
 */
TwTile *tw_variant_edit (const TwTile *tile, guint variant, const TwTile *edited);

G_END_DECLS
