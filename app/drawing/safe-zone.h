/* What lies so near a tile's rim that a slip of the knife would cut into it. */
#pragma once

#include "app/drawing/tile-layout.h"

G_BEGIN_DECLS

/**
 * tw_tile_layout_in_rim:
 * @layout: a layout
 * @rim: how wide the rim is, in tile edges
 * @out_part: (out): %TW_PART_SYMBOL for a symbol; %TW_PART_SEGMENT or %TW_PART_FIELD for the place
 * of a figure
 * @out_index: (out): its index
 *
 * Roads, walls and land reach the rim anyway and do not count; of symbols that are drawn several
 * times each counts, whole.
 *
 * Returns: whether a symbol or the middle of a figure's place lies in the rim
 */
gboolean tw_tile_layout_in_rim (const TwTileLayout *layout,
                                double rim,
                                TwTilePart *out_part,
                                guint *out_index);

G_END_DECLS
