/* The keyboard on the canvas: every gesture of the mouse has keys. */
#pragma once

#include <gtk/gtk.h>

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** tw_canvas_keyboard_add: adds the key controllers to @canvas, for @model. */
void tw_canvas_keyboard_add (GtkWidget *canvas, TwCanvasModel *model);

/** tw_canvas_keyboard_everywhere: Returns: (transfer full): a controller with the keys of pens and whatever
 *   else means the same on the whole page as on the canvas */
GtkEventController *tw_canvas_keyboard_everywhere (void);

G_END_DECLS
