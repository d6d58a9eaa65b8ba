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

/**
 * tw_variant_set_count:
 * @tile: a tile
 * @variant: one of its variants
 * @count: its copies, 0 to take it off; what were its copies are ordinary ones then
 *
 * Returns: (transfer full): the tile with it; its copies are raised where they have to be
 */
TwTile *tw_variant_set_count (const TwTile *tile, guint variant, guint count);

G_END_DECLS
