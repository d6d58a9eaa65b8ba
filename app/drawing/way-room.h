/* How much room a road or river that ends on the tile has in front of it, before the lines of the
 * others are laid. Private to the drawing. */
#pragma once

#include "app/drawing/tile-layout-private.h"

G_BEGIN_DECLS

/** tw_way_company: Returns: @segment, and what it meets at a junction or crosses on a bridge; each
 * road that ends at a cottage has its own */
TwSegmentSet tw_way_company (const TwTopology *topology, guint segment);

/**
 * tw_way_room:
 * @layout: a layout with towns and the places of its middle
 * @company: segments that are not in the way
 * @junction: whose place is not in the way, -1 for none
 * @at: a point
 *
 * Returns: how far the point is from towns, places that are settled, and where other roads, paths
 *   and rivers will run, their banks included; below 0 on one of them
 */
double
tw_way_room (const TwTileLayout *layout, TwSegmentSet company, int junction, TwPoint at);

G_END_DECLS
