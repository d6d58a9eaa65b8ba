/* The points where lines of the drawing can be pulled. No GTK, no events. */
#pragma once

#include "app/designer/canvas-spot.h"

G_BEGIN_DECLS

/**
 * TwCanvasBend:
 * @segment: the line's segment
 * @line: number of the line in the segment
 * @role: %TW_SHAPE_BEND or %TW_SHAPE_WALL
 * @part: the line's part, see #TwShapePoint
 * @point: index in the tile's shape; -1 where pulling makes a new point
 * @before: index that a new point gets
 * @u: position in tile edges
 * @v: the same
 *
 * A point where a line can be pulled.
 */
typedef struct
{
  guint segment;
  guint line;
  TwShapeRole role;
  guint part;
  int point;
  guint before;
  double u, v;
} TwCanvasBend;

/** Steps of the grid per tile edge, for pulled points. */
#define TW_CANVAS_GRID 24

/**
 * tw_canvas_bends:
 * @scene: the scene
 * @out_bends: (out caller-allocates) (array length=TW_CANVAS_MAX_BENDS): the bends of the segments
 *   in the scene's @handles, and the points where new ones can be made
 *
 * Returns: how many there are
 */
guint tw_canvas_bends (const TwCanvasScene *scene, TwCanvasBend *out_bends);

/** tw_canvas_bend_along: Returns: how far along its line @bend lies, 0 to 1, searched after
 * @from */
double tw_canvas_bend_along (const TwCanvasScene *scene, const TwCanvasBend *bend, double from);

G_END_DECLS
