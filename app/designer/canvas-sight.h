/* Questions about what the canvas shows and where; they change nothing. */
#pragma once

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** tw_canvas_sight_scene: finds the scene in which spots are picked: without the drag's preview. */
void tw_canvas_sight_scene (const TwCanvasState *state, TwCanvasScene *out_scene);

/** tw_canvas_sight_pick: Returns: the spot at a point of the widget, in pixels */
TwCanvasSpot tw_canvas_sight_pick (const TwCanvasState *state, double x, double y);

/** tw_canvas_sight_locate: finds the position of @spot in pixels. Returns: %FALSE if there is no
 * such spot */
gboolean tw_canvas_sight_locate (const TwCanvasState *state, TwCanvasSpot spot, double *out_x,
                                 double *out_y);

/** tw_canvas_sight_has_fields: Returns: whether fields are drawn now */
gboolean tw_canvas_sight_has_fields (const TwCanvasState *state);

/** tw_canvas_sight_has_reference: Returns: whether there is a visible reference picture, which can
 *   be moved */
gboolean tw_canvas_sight_has_reference (const TwCanvasState *state);

G_END_DECLS
