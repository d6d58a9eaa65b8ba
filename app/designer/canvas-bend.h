/* The points at which lines of the drawing can be pulled. No GTK, no events. */
#pragma once

#include "app/designer/canvas-spot.h"

G_BEGIN_DECLS

/**
 * TwCanvasBend:
 * @segment: whose line it is
 * @line: which of its lines
 * @role: %TW_SHAPE_BEND or %TW_SHAPE_WALL
 * @part: the line's part, see #TwShapePoint
 * @point: index in the tile's shape; -1 where pulling makes a new one
 * @before: index that a new one gets
 * @u: where it is, in tile edges
 * @v: where it is
 *
 * A point at which a line can be pulled.
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

/** How finely what is pulled lies on the grid, in steps per tile edge. */
#define TW_CANVAS_GRID 24

/**
 * tw_canvas_bends:
 * @scene: what lies there
 * @out_bends: (out caller-allocates) (array length=TW_CANVAS_MAX_BENDS): the bends of the
 *   segments in the scene's @handles, and where there can be more
 *
 * Returns: how many there are
 */
guint tw_canvas_bends (const TwCanvasScene *scene, TwCanvasBend *out_bends);

/** tw_canvas_bend_along: Returns: how far along its line @bend lies, 0 to 1, looked for behind @from */
double tw_canvas_bend_along (const TwCanvasScene *scene, const TwCanvasBend *bend, double from);

G_END_DECLS
