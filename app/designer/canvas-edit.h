/* Edits of one part of the canvas, by click, key or menu. No GTK. */
#pragma once

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** tw_canvas_edit_click: does what a click at @spot does; @add with Shift. */
void tw_canvas_edit_click (TwCanvasModel *model, TwCanvasSpot spot, gboolean add);

/** tw_canvas_edit_delete: deletes what is at @spot. */
void tw_canvas_edit_delete (TwCanvasModel *model, TwCanvasSpot spot);

/** tw_canvas_edit_delete_selected: deletes the selection, as one step of undo. */
void tw_canvas_edit_delete_selected (TwCanvasModel *model);

/** tw_canvas_edit_turn: turns the selected symbol clockwise by @eighths times 45 degrees.
 *   Returns: %FALSE if no symbol with a direction is selected */
gboolean tw_canvas_edit_turn (TwCanvasModel *model, int eighths);

/** tw_canvas_edit_has_shape: Returns: whether the part at @spot has a shape other than the
 * default */
gboolean tw_canvas_edit_has_shape (TwCanvasModel *model, TwCanvasSpot spot);

/** tw_canvas_edit_reset_shape: resets the part's shape. Returns: %FALSE if it is the default
 * already */
gboolean tw_canvas_edit_reset_shape (TwCanvasModel *model, TwCanvasSpot spot);

/** tw_canvas_edit_reset_shapes: resets the shape of everything on the tile. */
void tw_canvas_edit_reset_shapes (TwCanvasModel *model);

G_END_DECLS
