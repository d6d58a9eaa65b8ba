/* The canvas for who does not see it. */
#pragma once

#include <gtk/gtk.h>

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** TwCanvasAccessible: what assistive technology is told, and buttons that it alone meets. */
typedef struct _TwCanvasAccessible TwCanvasAccessible;

/** tw_canvas_accessible_new: Returns: (transfer full): for @canvas, whose parent of buttons it is;
 *   both are borrowed */
TwCanvasAccessible *tw_canvas_accessible_new (GtkWidget *canvas, TwCanvasModel *model);

/** tw_canvas_accessible_free: takes the buttons off. */
void tw_canvas_accessible_free (TwCanvasAccessible *self);

/** tw_canvas_accessible_update: tells what is shown, selected and focused. */
void tw_canvas_accessible_update (TwCanvasAccessible *self);

/** tw_canvas_accessible_allocate: puts the buttons where they speak of. */
void tw_canvas_accessible_allocate (TwCanvasAccessible *self);

G_END_DECLS
