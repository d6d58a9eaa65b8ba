/* The mouse on the canvas: click, drag, wheel, two fingers, symbols dropped from the shelf. */
#pragma once

#include <gtk/gtk.h>

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** TwCanvasMenuFunc: has a menu for @spot shown at a point of the canvas, in pixels. */
typedef void (*TwCanvasMenuFunc) (GtkWidget *canvas, TwCanvasSpot spot, double x, double y);

/** tw_canvas_pointer_add: has @canvas hear the pointer, for @model; the other button asks for a
 *   menu. */
void tw_canvas_pointer_add (GtkWidget *canvas, TwCanvasModel *model, TwCanvasMenuFunc show_menu);

G_END_DECLS
