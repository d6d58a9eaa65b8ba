/* Positions on the tile canvas: between widget and tile, and under the pointer. No GTK, no
 * events. */
#pragma once

#include "app/designer/canvas-spot.h"

G_BEGIN_DECLS

/**
 * TwCanvasView: where the tile lies in the widget.
 * @x: left side of the tile in pixels
 * @y: upper side in pixels
 * @side: width and height in pixels
 * @quarter_turns: how the view is turned, clockwise; the tile itself is not turned
 */
typedef struct
{
  double x, y, side;
  guint quarter_turns;
} TwCanvasView;

/** Depth of the strip along an edge, in tile edges. */
#define TW_CANVAS_EDGE_DEPTH 0.15
/** The same, for an edge with a city while a road is dragged to it. */
#define TW_CANVAS_EDGE_DEPTH_CITY 0.03
/** How far beside the tile an edge can still be clicked, in pixels. */
#define TW_CANVAS_MARGIN     26

/**
 * tw_canvas_view_fit:
 * @view: (out caller-allocates): the result; @quarter_turns is left alone
 * @width: of the widget, in pixels
 * @height: of the widget, in pixels
 * @zoom: 1 to fit
 * @pan_x: in pixels, east
 * @pan_y: in pixels, south
 *
 * Leaves room for the pens on the left, the chips above and the words below.
 */
void tw_canvas_view_fit (TwCanvasView *view,
                         int width,
                         int height,
                         double zoom,
                         double pan_x,
                         double pan_y);

/** tw_canvas_view_to_tile: converts widget pixels to tile edges on the unturned tile. */
void tw_canvas_view_to_tile (const TwCanvasView *view,
                             double x,
                             double y,
                             double *out_u,
                             double *out_v);

/** tw_canvas_view_from_tile: converts tile edges on the unturned tile to widget pixels. */
void tw_canvas_view_from_tile (const TwCanvasView *view,
                               double u,
                               double v,
                               double *out_x,
                               double *out_y);

/**
 * tw_canvas_locate:
 * @scene: the scene
 * @spot: a spot
 * @out_u: (out): in tile edges, unturned
 * @out_v: (out): in tile edges, unturned
 *
 * Returns: %FALSE if the scene has no such spot
 */
gboolean tw_canvas_locate (const TwCanvasScene *scene,
                           TwCanvasSpot spot,
                           double *out_u,
                           double *out_v);

/**
 * tw_canvas_pick:
 * @scene: the scene
 * @view: where the tile is
 * @x: in widget pixels
 * @y: in widget pixels
 *
 * Returns: what is under the pointer
 */
TwCanvasSpot
tw_canvas_pick (const TwCanvasScene *scene, const TwCanvasView *view, double x, double y);

/**
 * tw_canvas_pick_end:
 * @scene: the scene
 * @view: where the tile is
 * @x: in widget pixels
 * @y: in widget pixels
 *
 * As tw_canvas_pick(), for the free end of a dragged road: finds the middle of the tile, but no
 * handles, badges or corners.
 *
 * Returns: where the road would end
 */
TwCanvasSpot
tw_canvas_pick_end (const TwCanvasScene *scene, const TwCanvasView *view, double x, double y);

/** tw_canvas_arrow_distance: Returns: distance of a symbol from the middle of its arrow, in
 * pixels */
double tw_canvas_arrow_distance (const TwCanvasView *view);

G_END_DECLS
