/* The quick line: the tile typed as a few letters, drawn while they are typed. */
#pragma once

#include <gtk/gtk.h>

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** tw_canvas_line_new: Returns: (transfer floating): a popover to type the model's tile in; when it
 *   closes, its parent gets the focus */
GtkWidget *tw_canvas_line_new (TwCanvasModel *model);

G_END_DECLS
