/* Roads, paths and bridges: all verges, all edges, all surfaces, then wear. */
#pragma once

#include "app/drawing/layers.h"

G_BEGIN_DECLS

/** tw_roads_draw: draws roads and paths that cross nothing. */
void tw_roads_draw (const TwBrush *brush, const TwTileLayout *layout);

/** tw_bridges_draw: draws roads that cross @over, with their bridges. */
void tw_bridges_draw (const TwBrush *brush, const TwTileLayout *layout, TwWayOver over);

G_END_DECLS
