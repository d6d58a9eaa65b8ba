/* Gardens, monasteries and the like, which take the room that roads and towns leave. Private to the
 * drawing. */
#pragma once

#include "app/drawing/survey.h"

G_BEGIN_DECLS

/**
 * tw_yard_layout:
 * @layout: a layout with towns, ways and the places of its middle
 * @survey: its survey, with the claims of those and of inns
 * @lone_emblem: the only symbol in the fields, -1 if there is none or more than one; it gets its
 *   place together with the first yard
 * @emblem_r: the radius that the symbol wants
 *
 * Gives room to gardens, monasteries that roads pass and the like, in one size that leaves some for
 * all of them. On a tile that is nearly all town they stand in the town. Marks the layout as
 * crowded if there is not enough room.
 */
void
tw_yard_layout (TwTileLayout *layout, TwSurvey *survey, int lone_emblem, double emblem_r);

G_END_DECLS
