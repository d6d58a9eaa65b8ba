/* What happens on the canvas, said to who does not see it. */
#pragma once

#include <gtk/gtk.h>

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/**
 * tw_canvas_voice_add:
 * @canvas: the canvas, or whatever shows @model
 * @model: the canvas's model
 *
 * From now on says what each action did, which pen was taken, and by keys that there is a choice of readings, by
 * tw_say(), for as long as @canvas lives. Nothing is said while the canvas is not on the screen.
 */
void tw_canvas_voice_add (GtkWidget *canvas, TwCanvasModel *model);

G_END_DECLS
