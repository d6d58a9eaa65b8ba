/* What a click, a key or a menu does to one thing on the canvas. No GTK. */
#pragma once

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** tw_canvas_edit_click: what a click at @spot does; @add with Shift. */
void tw_canvas_edit_click (TwCanvasModel *model, TwCanvasSpot spot, gboolean add);

/** tw_canvas_edit_delete: takes off what is at @spot. */
void tw_canvas_edit_delete (TwCanvasModel *model, TwCanvasSpot spot);

/** tw_canvas_edit_delete_selected: takes off what is selected; one step of undo. */
void tw_canvas_edit_delete_selected (TwCanvasModel *model);

/** tw_canvas_edit_turn: turns the selected symbol by so many times 45 degrees, clockwise.
 *   Returns: %FALSE if none is selected that points */
gboolean tw_canvas_edit_turn (TwCanvasModel *model, int eighths);

/** tw_canvas_edit_has_shape: Returns: whether what is at @spot does not lie by default */
gboolean tw_canvas_edit_has_shape (TwCanvasModel *model, TwCanvasSpot spot);

/** tw_canvas_edit_reset_shape: Returns: %FALSE if it lies by default already */
gboolean tw_canvas_edit_reset_shape (TwCanvasModel *model, TwCanvasSpot spot);

/** tw_canvas_edit_reset_shapes: everything on the tile lies by default. */
void tw_canvas_edit_reset_shapes (TwCanvasModel *model);

G_END_DECLS
