/* The room in front of a road or river that ends on the tile, before the other lines are laid.
 * Private to the drawing. */
#pragma once

#include "app/drawing/tile-layout-data.h"

G_BEGIN_DECLS

/** tw_way_company: Returns: @segment, and the segments that it meets at a junction or crosses on a
 * bridge; roads that end at a cottage are not joined by it */
TwSegmentSet tw_way_company (const TwTopology *topology, guint segment);

/**
 * tw_way_room:
 * @layout: a layout with towns and the places of its middle
 * @company: segments that are not in the way
 * @junction: the junction whose place is not in the way, -1 for none
 * @at: a point
 *
 * Returns: the distance of the point from towns, settled places, and the banks of where other
 *   roads, paths and rivers will run; negative on one of them
 */
double
tw_way_room (const TwTileLayout *layout, TwSegmentSet company, int junction, TwPoint at);

G_END_DECLS
