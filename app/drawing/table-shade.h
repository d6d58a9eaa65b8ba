/* The shadow that the tiles of a table throw together: its light comes from the north-west. */
#pragma once

#include "engine/board/board.h"

G_BEGIN_DECLS

/**
 * TwTableShade: a part of the shadow; it fades straight from one point to another and is the same
 * across.
 * @x: west side
 * @y: north side
 * @width: of the part
 * @height: of the part
 * @from_x: where it is darkest (%TW_TABLE_SHADE_ALPHA of black)
 * @from_y: where it is darkest
 * @to_x: where nothing is left of it
 * @to_y: where nothing is left of it
 */
typedef struct
{
  double x, y, width, height;
  double from_x, from_y, to_x, to_y;
} TwTableShade;

#define TW_TABLE_SHADE_ALPHA 0.62
/* Width of the shadow beside tiles of 100 pixels, and most parts that a tile has of it. */
#define TW_TABLE_SHADE_PX  7
#define TW_TABLE_MAX_SHADE 5

/**
 * tw_table_shade:
 * @board: a board
 * @slot: one of its tiles
 * @left: west side of the tile as it is drawn
 * @top: north side of the tile
 * @side: its side
 * @width: width of the shadow, less than @side
 * @out: (array fixed-size=5): the parts
 *
 * Finds the shadow that the tile throws east and south where nothing lies. The shadows of tiles
 * that lie beside each other are one without gaps.
 *
 * Returns: the number of parts
 */
guint tw_table_shade (const TwBoard *board,
                      const TwSlot *slot,
                      double left,
                      double top,
                      double side,
                      double width,
                      TwTableShade out[TW_TABLE_MAX_SHADE]);

G_END_DECLS
