/* Variants of a tile: making, changing and taking them off. */
#pragma once

#include "engine/tile/tile.h"

G_BEGIN_DECLS

/**
 * tw_variant_add:
 * @tile: a tile
 * @what: name of a place ("garden") or id of a symbol ("inn")
 *
 * One more variant with one copy, which has that beside what the tile has; a symbol stands on
 * the first segment that may have it. The tile gets one more copy if all belong to variants.
 *
 * Returns: (transfer full) (nullable): the tile with it; %NULL if it cannot stand there
 */
TwTile *tw_variant_add (const TwTile *tile, const char *what);

/** tw_variant_add_symbol: Returns: (transfer full): @tile with one more variant, that has @symbol on the
 *   segment of that index, -1 for the tile as such */
TwTile *tw_variant_add_symbol (const TwTile *tile, const char *symbol, int segment);

/**
 * tw_variant_set_count:
 * @tile: a tile
 * @variant: one of its variants
 * @count: its copies, 0 to take it off; what were its copies are ordinary ones then
 *
 * Returns: (transfer full): the tile with it; its copies are raised where they have to be
 */
TwTile *tw_variant_set_count (const TwTile *tile, guint variant, guint count);

/**
 * tw_variant_shape:
 * @tile: a tile
 * @variant: one of its variants, -1 for the plain copies
 * @out_shape: (out): where everything is drawn that does not lie by default, for the drawing of
 *   tw_tile_variant_topology()
 */
void tw_variant_shape (const TwTile *tile, int variant, TwShape *out_shape);

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
 * @edited: what tw_variant_tile() gave, with symbols and places more or less than there were, or
 *   drawn in another shape
 *
 * Where what all copies have is drawn is the same for all of them.
 *
 * Returns: (transfer full) (nullable): @tile with its variant like @edited; %NULL if that lacks or
 *   changes something that all copies have, or has land more
 */
TwTile *tw_variant_edit (const TwTile *tile, guint variant, const TwTile *edited);

G_END_DECLS
