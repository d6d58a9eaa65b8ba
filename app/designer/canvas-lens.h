/* The view of the tile: its size, position and turn. No GTK, no events. */
#pragma once

#include "app/designer/canvas-geometry.h"

G_BEGIN_DECLS

/* The smallest and the largest zoom; 1 fills the canvas. */
#define TW_CANVAS_LEAST_ZOOM .5
#define TW_CANVAS_MOST_ZOOM  6

/**
 * TwCanvasLens:
 * @view: the resulting place of the tile
 * @zoom: 1 to fit
 * @pan_x: offset of the tile from the middle in pixels, east
 * @pan_y: the same, south
 * @width: of the widget, in pixels
 * @height: of the widget, in pixels
 *
 * A value. Every function keeps part of the tile in sight.
 */
typedef struct
{
  TwCanvasView view;
  double zoom, pan_x, pan_y;
  int width, height;
} TwCanvasLens;

/** tw_canvas_lens_resize: sets the size of the widget. */
void tw_canvas_lens_resize (TwCanvasLens *lens, int width, int height);

/** tw_canvas_lens_turn: turns the view clockwise by @quarter_turns; the tile itself is not
 * turned. */
void tw_canvas_lens_turn (TwCanvasLens *lens, int quarter_turns);

/** tw_canvas_lens_set: zooms to @zoom, or to the nearest limit, and pans. */
void tw_canvas_lens_set (TwCanvasLens *lens, double zoom, double pan_x, double pan_y);

/** tw_canvas_lens_zoom_at: zooms; the point of the tile at (@x, @y) of the widget stays in
 * place. */
void tw_canvas_lens_zoom_at (TwCanvasLens *lens, double zoom, double x, double y);

G_END_DECLS
