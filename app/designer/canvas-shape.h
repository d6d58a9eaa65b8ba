/* Pulling at what is drawn: bends of roads, walls, places, symbols, figures. No GTK, no events.
 *
 * What is pulled changes the tile's shape and nothing else, until a bend or a wall comes to lie
 * on a corner of the tile or on somebody else's wall or road: then the two touch, which the
 * drawing says as well. A shape in which the tile would not be seen as what it means is not
 * taken.
 */
#pragma once

#include "app/designer/canvas-bend.h"

G_BEGIN_DECLS

/**
 * TwCanvasPull:
 * @topology: the drawing as it would be
 * @shape: its shape
 * @touched: the segment that now touches what is pulled, -1 for none
 * @corner: the corner of the tile that it reaches now, a #TwRimPlace, -1 for none
 * @refused: it is not where the pointer is, for the tile would look like another
 *
 * The other members are its own.
 */
typedef struct
{
  TwTopology topology;
  TwShape shape;
  int touched;
  int corner;
  gboolean refused;

  TwTile *tile;
  TwTileLayout *layout;
  const char *set_id;
  TwShape first;
  TwTopology plain_topology;
  guint plain_faults;
  double from_u, from_v;
  gboolean snaps;
  guint n_moved;
  guint8 moved[TW_MAX_SHAPE_POINTS];
  TwShapePoint start[TW_MAX_SHAPE_POINTS];
} TwCanvasPull;

/**
 * tw_canvas_pull_begin:
 * @pull: (out caller-allocates): the pull, to be freed with tw_canvas_pull_end()
 * @scene: what lies there
 * @set_id: the id of the tile's set; must outlive the pull
 * @spot: what was pressed
 * @with: further segments that move along, if one of them was pressed
 * @all: whether whole things move and not only a bend: segments with all their points, symbols,
 *   places, figures
 * @u: where it was pressed, in tile edges
 * @v: where it was pressed
 *
 * Returns: %FALSE if nothing can be pulled there
 */
gboolean tw_canvas_pull_begin (TwCanvasPull *pull,
                               const TwCanvasScene *scene,
                               const char *set_id,
                               TwCanvasSpot spot,
                               TwSegmentSet with,
                               gboolean all,
                               double u,
                               double v);

/**
 * tw_canvas_line_is_near:
 * @scene: what lies there
 * @segment: a segment
 * @u: in tile edges
 * @v: in tile edges
 * @reach: how near, in tile edges
 *
 * Walls, rivers and roads through the tile can be pulled at any place; a road that ends within
 * the tile is dragged by its end.
 *
 * Returns: whether a drag that begins there pulls at the segment's line
 */
gboolean tw_canvas_line_is_near (const TwCanvasScene *scene, guint segment, double u, double v,
                                 double reach);

/** tw_canvas_pull_begin_line: as tw_canvas_pull_begin(), of the line of @segment there: at the
 *   bend it has there, or at a new one. */
gboolean tw_canvas_pull_begin_line (TwCanvasPull *pull,
                                    const TwCanvasScene *scene,
                                    const char *set_id,
                                    guint segment,
                                    double u,
                                    double v);

/**
 * tw_canvas_pull_move:
 * @pull: a pull
 * @u: where the pointer is, in tile edges
 * @v: where the pointer is
 * @reach: how near something must be for a bend to snap to it, in tile edges
 * @on_grid: whether to lie on the grid
 *
 * Returns: whether something moved
 */
gboolean
tw_canvas_pull_move (TwCanvasPull *pull, double u, double v, double reach, gboolean on_grid);

/** tw_canvas_pull_end: frees what @pull holds. */
void tw_canvas_pull_end (TwCanvasPull *pull);

/** tw_canvas_pull_spot: Returns: whether a plain drag from there pulls */
gboolean tw_canvas_pull_spot (const TwTopology *topology, TwCanvasSpot spot);

/**
 * tw_canvas_shape_mend:
 * @set_id: the id of the tile's set
 * @tile: (transfer full): a tile whose drawing was just changed
 *
 * Returns: (transfer full): @tile, by default where its shape makes it look like another
 */
TwTile *tw_canvas_shape_mend (const char *set_id, TwTile *tile);

G_END_DECLS
