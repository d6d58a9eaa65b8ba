/* The quick line: a tile in a few letters, seen while they are typed. */
#pragma once

#include <gtk/gtk.h>

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** tw_canvas_line_new: Returns: (transfer floating): a popover in which the model's tile is typed;
 *   when that is done its parent gets the focus */
GtkWidget *tw_canvas_line_new (TwCanvasModel *model);

G_END_DECLS
