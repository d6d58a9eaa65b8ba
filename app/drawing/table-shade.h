/* The shadow of the tiles on a table; the light comes from the north-west. */
#pragma once

#include <cairo.h>

#include "engine/board/board.h"

G_BEGIN_DECLS

/**
 * TwTableEdge: a rectangle of the cardboard that is seen below a tile, in one colour.
 * @x: west side
 * @y: north side
 * @width: width
 * @height: height
 * @colour: as 0xrrggbb
 */
typedef struct
{
  double x, y, width, height;
  guint32 colour;
} TwTableEdge;

/* The most edges of one tile. */
#define TW_TABLE_MAX_EDGES 3

/** tw_table_edge_width: Returns: how far the edges of tiles of @side pixels are seen; whole pixels, 0 for
 * small tiles */
double tw_table_edge_width (double side);

/**
 * tw_table_edges:
 * @board: a board
 * @slot: one of its tiles
 * @left: west side of the tile as drawn
 * @top: north side of the tile
 * @side: side of the tile
 * @width: of the edges, see tw_table_edge_width()
 * @out: (array fixed-size=3): the edges
 *
 * Finds the edges of the tile that are seen, on the empty cells to its east and south: the light comes
 * from the north-west. To be drawn over the shadow and below all tiles.
 *
 * Returns: the number of edges
 */
guint tw_table_edges (const TwBoard *board,
                      const TwSlot *slot,
                      double left,
                      double top,
                      double side,
                      double width,
                      TwTableEdge out[TW_TABLE_MAX_EDGES]);

/**
 * TwTableShade: a rectangle of the shadow. It fades linearly between two points and does not change
 * across that line.
 * @x: west side
 * @y: north side
 * @width: width
 * @height: height
 * @from_x: where it is darkest (%TW_TABLE_SHADE_ALPHA of black)
 * @from_y: where it is darkest
 * @to_x: where it has faded out
 * @to_y: where it has faded out
 */
typedef struct
{
  double x, y, width, height;
  double from_x, from_y, to_x, to_y;
} TwTableShade;

#define TW_TABLE_SHADE_ALPHA 0.62
/* Width of the shadow beside tiles of 100 pixels, and the most parts of the shadow of one tile. */
#define TW_TABLE_SHADE_PX  7
#define TW_TABLE_MAX_SHADE 5

/**
 * tw_table_shade:
 * @board: a board
 * @slot: one of its tiles
 * @left: west side of the tile as drawn
 * @top: north side of the tile
 * @side: side of the tile
 * @width: width of the shadow, less than @side
 * @out: (array fixed-size=5): the parts
 *
 * Finds the shadow that the tile throws on the empty cells to its east and south. The shadows of
 * neighbouring tiles join without gaps.
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

/** tw_table_shade_draw: draws the shadow of the tile in @slot; arguments as of tw_table_shade(). */
void tw_table_shade_draw (cairo_t *cr, const TwBoard *board, const TwSlot *slot, double left,
                          double top, double side, double width);

/** tw_table_edges_draw: draws the edges of the tile in @slot; arguments as of tw_table_edges(). */
void tw_table_edges_draw (cairo_t *cr, const TwBoard *board, const TwSlot *slot, double left,
                          double top, double side, double width);

G_END_DECLS
