/* The canvas for assistive technology. */
#pragma once

#include <gtk/gtk.h>

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** TwCanvasAccessible: the canvas's description, and buttons that only assistive technology
 * finds. */
typedef struct _TwCanvasAccessible TwCanvasAccessible;

/** tw_canvas_accessible_new: Returns: (transfer full): for @canvas, which becomes the buttons'
 *   parent; both arguments are borrowed */
TwCanvasAccessible *tw_canvas_accessible_new (GtkWidget *canvas, TwCanvasModel *model);

/** tw_canvas_accessible_free: unparents the buttons and frees @self. */
void tw_canvas_accessible_free (TwCanvasAccessible *self);

/** tw_canvas_accessible_update: updates the description: what is shown, selected and focused. */
void tw_canvas_accessible_update (TwCanvasAccessible *self);

/** tw_canvas_accessible_allocate: puts each button where its part of the tile is. */
void tw_canvas_accessible_allocate (TwCanvasAccessible *self);

G_END_DECLS
