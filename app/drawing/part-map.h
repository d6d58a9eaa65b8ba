/* The map of a tile's parts, with fields as real regions. Private to the drawing. */
#pragma once

#include "app/drawing/survey.h"

G_BEGIN_DECLS

/** tw_part_map_sketch: fills the layout's map as far as what is laid out by now parts fields, for
 *   what has to be laid out in one of them. */
void tw_part_map_sketch (TwTileLayout *layout, const TwSurvey *survey);

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

/** tw_part_map_mark_spots: adds the spots of symbols and junctions, which are first. */
void tw_part_map_mark_spots (TwTileLayout *layout);

/** tw_part_map_add_spot: Returns: (transfer none): a new spot at @at with @r free round it; the layout
 *   must have room for it */
TwSpot *
tw_part_map_add_spot (TwTileLayout *layout, TwTilePart part, guint index, TwPoint at, double r);

/** tw_part_map_nearest_spot: Returns: distance of @p to the spot nearest to it */
double tw_part_map_nearest_spot (const TwTileLayout *layout, TwPoint p);

/** tw_part_map_step_aside: Returns: @at, or a little aside if something has its spot there already */
TwPoint tw_part_map_step_aside (const TwTileLayout *layout, TwPoint at);

/** tw_part_map_spot: Returns: (nullable): the spot of a part */
const TwSpot *tw_part_map_spot (const TwTileLayout *layout, TwTilePart part, guint index);

/**
 * tw_part_map_contact_arm:
 * @layout: a layout with towns and ways
 * @junction: index of a contact
 * @n: 0 for the line between its first two members, 1 for the third member …
 * @out_from: (out): where the arm begins, for the third member and those behind it the middle of the
 *   line between the first two
 * @out_to: (out): the point of the member nearest to that
 *
 * Returns: %FALSE if there are no so many members, or one of them has no line
 */
gboolean
tw_part_map_contact_arm (const TwTileLayout *layout, guint junction, guint n, TwPoint *out_from,
                         TwPoint *out_to);

G_END_DECLS
