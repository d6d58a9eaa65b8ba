/* The room that figures have on a part of a tile. Private to the drawing. */
#pragma once

#include "app/drawing/survey.h"

G_BEGIN_DECLS

/**
 * TwFigureRoom: a point of a part where a figure could stand.
 * @at: the point
 * @r: the radius of the circle round it that is free: of land of the part, if that is broad, and of
 *   what is on other parts, if it is a line
 */
typedef struct
{
  TwPoint at;
  float r;
} TwFigureRoom;

/**
 * tw_figure_rooms_new:
 * @layout: a layout whose map is built
 * @survey: its survey
 * @part: segment or field
 * @index: index of the part
 *
 * Returns: (transfer full) (element-type TwFigureRoom): points all over the part; none if it has no
 *   land in the drawing
 */
GArray *
tw_figure_rooms_new (const TwTileLayout *layout, const TwSurvey *survey, TwTilePart part,
                     guint index);

/**
 * tw_figure_rooms_crowd:
 * @rooms: (element-type TwFigureRoom): the points of a part
 * @spot: the spot of the part; the places of several figures are filled in
 *
 * Finds where several figures stand on a part without touching each other.
 */
void tw_figure_rooms_crowd (const GArray *rooms, TwSpot *spot);

G_END_DECLS
