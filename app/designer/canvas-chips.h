/* The chips beside the tile: the other readings of the joint just made. */
#pragma once

#include <gtk/gtk.h>

#include "app/designer/canvas-model.h"

G_BEGIN_DECLS

/** tw_canvas_chips_new: Returns: (transfer floating): a chip for each reading of the model's offer;
 *   a click chooses that reading */
GtkWidget *tw_canvas_chips_new (TwCanvasModel *model);

/** tw_canvas_chips_update: shows which reading is chosen now. */
void tw_canvas_chips_update (GtkWidget *chips, const TwCanvasOffer *offer);

/** tw_canvas_chips_allocate: puts the chips beside the tile at the height of their joint, or above it
 *   where that is too narrow, on the canvas with @state. */
void tw_canvas_chips_allocate (GtkWidget *chips, const TwCanvasState *state);

G_END_DECLS
