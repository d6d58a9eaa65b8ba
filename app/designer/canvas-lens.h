/* How the tile is looked at: how large, from where, turned or not. No GTK, no events. */
#pragma once

#include "app/designer/canvas-geometry.h"

G_BEGIN_DECLS

/* How small and how large the drawing is shown, 1 filling the canvas. */
#define TW_CANVAS_LEAST_ZOOM .5
#define TW_CANVAS_MOST_ZOOM  6

/**
 * TwCanvasLens:
 * @view: where the tile lies for it
 * @zoom: 1 to fit
 * @pan_x: moved so far east of the middle, in pixels
 * @pan_y: moved so far south
 * @width: of the widget, in pixels
 * @height: of the widget, in pixels
 *
 * A value. However it is set, some of the tile stays in sight.
 */
typedef struct
{
  TwCanvasView view;
  double zoom, pan_x, pan_y;
  int width, height;
} TwCanvasLens;

/** tw_canvas_lens_resize: the widget is as large as that now. */
void tw_canvas_lens_resize (TwCanvasLens *lens, int width, int height);

/** tw_canvas_lens_turn: by so many quarters, clockwise; the tile itself is not turned. */
void tw_canvas_lens_turn (TwCanvasLens *lens, int quarter_turns);

/** tw_canvas_lens_set: zooms to @zoom, or as near as may be, and pans. */
void tw_canvas_lens_set (TwCanvasLens *lens, double zoom, double pan_x, double pan_y);

/** tw_canvas_lens_zoom_at: zooms; the point of the tile at (@x, @y) of the widget stays there. */
void tw_canvas_lens_zoom_at (TwCanvasLens *lens, double zoom, double x, double y);

G_END_DECLS
