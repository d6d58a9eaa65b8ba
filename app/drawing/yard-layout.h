/* What takes the room that roads and towns leave. Private to the drawing. */
#pragma once

#include "app/drawing/survey.h"

G_BEGIN_DECLS

/**
 * tw_yard_layout:
 * @layout: a layout with towns, ways and the places of its middle
 * @survey: its survey, in which they and inns have claimed their room
 * @lone_emblem: the only symbol that stands in the fields, -1 if there is none or there are more;
 *   it is found a place together with the first yard
 * @emblem_r: the radius that it wants
 *
 * Gives gardens, monasteries that roads pass and the like what room there is, in the one size that
 * leaves some for all of them; on a tile that is nearly all town it is in the town. Marks the
 * layout as crowded if that is not enough.
 */
void
tw_yard_layout (TwTileLayout *layout, TwSurvey *survey, int lone_emblem, double emblem_r);

G_END_DECLS
