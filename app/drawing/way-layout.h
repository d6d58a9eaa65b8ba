/* Roads, paths and rivers from a topology. Private to the drawing. */
#pragma once

#include "app/drawing/tile-layout-data.h"

G_BEGIN_DECLS

/**
 * tw_way_layout:
 * @layout: a layout with towns and the places where roads end
 *
 * Fills @ways and the gates of the towns, and adds cottages and ponds to the places.
 */
void tw_way_layout (TwTileLayout *layout);

G_END_DECLS
