/* What is to be seen on the canvas, and where: asked of its state, changing nothing. */
#pragma once

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** tw_canvas_sight_scene: what is to be picked: never the drag's preview. */
void tw_canvas_sight_scene (const TwCanvasState *state, TwCanvasScene *out_scene);

/** tw_canvas_sight_pick: Returns: what is at a point of the widget, in pixels */
TwCanvasSpot tw_canvas_sight_pick (const TwCanvasState *state, double x, double y);

/** tw_canvas_sight_locate: Returns: %FALSE if @spot is not there; else where, in pixels */
gboolean tw_canvas_sight_locate (const TwCanvasState *state, TwCanvasSpot spot, double *out_x,
                                 double *out_y);

/** tw_canvas_sight_has_fields: Returns: whether fields are drawn now */
gboolean tw_canvas_sight_has_fields (const TwCanvasState *state);

/** tw_canvas_sight_has_reference: Returns: whether there is a reference picture to be seen and
 *   moved */
gboolean tw_canvas_sight_has_reference (const TwCanvasState *state);

G_END_DECLS
