/* Which part of the tile lies where: fields as real regions. Private to the drawing. */
#pragma once

#include "app/drawing/survey.h"

G_BEGIN_DECLS

/** tw_part_map_build: fills @map and the outlines of the fields. */
void tw_part_map_build (TwTileLayout *layout, const TwSurvey *survey);

/**
 * tw_part_map_contact_line:
 * @layout: a layout with towns and ways
 * @junction: index of a contact
 * @out_from: (out): where the first member is nearest to the second
 * @out_to: (out): where the second is nearest to the first
 *
 * Returns: %FALSE if one of the members has no line
 */
gboolean
tw_part_map_contact_line (const TwTileLayout *layout, guint junction, TwPoint *out_from,
                          TwPoint *out_to);

/** tw_part_map_build_spots: fills @spots; the map must be there. */
void tw_part_map_build_spots (TwTileLayout *layout, const TwSurvey *survey);

/** tw_part_map_spot: Returns: (nullable): the spot of a part */
const TwSpot *tw_part_map_spot (const TwTileLayout *layout, TwTilePart part, guint index);

G_END_DECLS
