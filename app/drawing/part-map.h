/* The map of a tile's parts, with fields as real regions. Private to the drawing. */
#pragma once

#include "app/drawing/survey.h"

G_BEGIN_DECLS

/** tw_part_map_build: fills the layout's map and the outlines of its fields. */
void tw_part_map_build (TwTileLayout *layout, const TwSurvey *survey);

/**
 * tw_part_map_contact_line:
 * @layout: a layout with towns and ways
 * @junction: index of a contact
 * @out_from: (out): the point of the first member nearest to the second
 * @out_to: (out): the point of the second member nearest to the first
 *
 * Returns: %FALSE if one of the members has no line
 */
gboolean
tw_part_map_contact_line (const TwTileLayout *layout, guint junction, TwPoint *out_from,
                          TwPoint *out_to);

/** tw_part_map_build_spots: fills the layout's spots; its map must have been built. */
void tw_part_map_build_spots (TwTileLayout *layout, const TwSurvey *survey);

/** tw_part_map_spot: Returns: (nullable): the spot of a part */
const TwSpot *tw_part_map_spot (const TwTileLayout *layout, TwTilePart part, guint index);

G_END_DECLS
