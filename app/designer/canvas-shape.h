/* Pulling shapes: bends of roads, walls, places, symbols, figures. No GTK, no events.
 *
 * A pull changes only the tile's shape, until a bend or a wall comes to lie on a corner of the tile
 * or on another segment's wall or road: then the two touch, and the topology changes as well. A
 * shape in which the tile would look like another tile is refused.
 */
#pragma once

#include "app/designer/canvas-bend.h"

G_BEGIN_DECLS

/**
 * TwCanvasPull:
 * @topology: the resulting drawing
 * @shape: its shape
 * @touched: the segment that the pulled part touches now, -1 for none
 * @corner: the corner of the tile that it reaches now, a #TwRimPlace, -1 for none
 * @refused: whether it stays behind the pointer, because the tile would look like another
 *
 * The other members are private.
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
 * @pull: (out caller-allocates): the pull; free it with tw_canvas_pull_end()
 * @scene: the scene
 * @set_id: the id of the tile's set; must outlive the pull
 * @spot: the spot that was pressed
 * @with: further segments that move along, if one of them was pressed
 * @all: whether to move whole things, not only a bend: segments with all their points, symbols,
 *   places, figures
 * @u: where it was pressed, in tile edges
 * @v: the same
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
 * @scene: the scene
 * @segment: a segment
 * @u: in tile edges
 * @v: in tile edges
 * @reach: how near, in tile edges
 *
 * Walls, rivers and roads through the tile can be pulled anywhere; a road that ends inside the tile
 * is dragged by its end.
 *
 * Returns: whether a drag from there pulls the segment's line
 */
gboolean tw_canvas_line_is_near (const TwCanvasScene *scene, guint segment, double u, double v,
                                 double reach);

/** tw_canvas_pull_begin_line: as tw_canvas_pull_begin(), for the line of @segment at that point:
 *   pulls the bend there, or makes one. */
gboolean tw_canvas_pull_begin_line (TwCanvasPull *pull,
                                    const TwCanvasScene *scene,
                                    const char *set_id,
                                    guint segment,
                                    double u,
                                    double v);

/**
 * tw_canvas_pull_move:
 * @pull: a pull
 * @u: the pointer, in tile edges
 * @v: the same
 * @reach: how near something must be for a bend to snap to it, in tile edges
 * @on_grid: whether to snap to the grid
 *
 * Returns: whether something moved
 */
gboolean
tw_canvas_pull_move (TwCanvasPull *pull, double u, double v, double reach, gboolean on_grid);

/** tw_canvas_pull_end: frees the members of @pull. */
void tw_canvas_pull_end (TwCanvasPull *pull);

/** tw_canvas_pull_spot: Returns: whether a drag from @spot without keys pulls */
gboolean tw_canvas_pull_spot (const TwTopology *topology, TwCanvasSpot spot);

/**
 * tw_canvas_shape_mend:
 * @set_id: the id of the tile's set
 * @tile: (transfer full): a tile whose drawing has just changed
 *
 * Returns: (transfer full): @tile, with the default shape where its own would make it look like
 *   another
 */
TwTile *tw_canvas_shape_mend (const char *set_id, TwTile *tile);

G_END_DECLS
