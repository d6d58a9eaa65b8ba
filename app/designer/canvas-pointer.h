/* The mouse on the canvas: click, drag, wheel, two fingers, and symbols dropped from the shelf. */
#pragma once

#include <gtk/gtk.h>

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** TwCanvasMenuFunc: shows the menu for @spot at a point of the canvas, in pixels. */
typedef void (*TwCanvasMenuFunc) (GtkWidget *canvas, TwCanvasSpot spot, double x, double y);

/** tw_canvas_pointer_add: adds the pointer's controllers to @canvas, for @model. The secondary
 *   button calls @show_menu, and a finger that stays does. */
void tw_canvas_pointer_add (GtkWidget *canvas, TwCanvasModel *model, TwCanvasMenuFunc show_menu);

G_END_DECLS
