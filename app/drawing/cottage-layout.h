/* Where a cottage stands at which a road ends. Private to the drawing. */
#pragma once

#include "app/drawing/tile-layout-data.h"

G_BEGIN_DECLS

/**
 * tw_cottage_layout_at:
 * @layout: a layout with towns and the places of its middle
 * @segment: a road
 * @junction: the junction of the cottage where the road ends
 * @in: direction from the road's edge into the tile
 *
 * The cottage stands across the tile from that edge, or nearer if a town, a place or another road
 * or river is in the way. If the road crosses another one, the cottage comes after the crossing.
 *
 * Returns: where the cottage stands
 */
TwPoint tw_cottage_layout_at (const TwTileLayout *layout, guint segment, guint junction,
                                    TwPoint in);

G_END_DECLS
