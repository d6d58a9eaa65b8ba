/* A layer above the table and its panels, on which things fly from one to the other. */
#pragma once

#include <gtk/gtk.h>

#include "app/table/table-scene.h"

G_BEGIN_DECLS

#define TW_TYPE_TRAVEL_LAYER (tw_travel_layer_get_type ())
G_DECLARE_FINAL_TYPE (TwTravelLayer, tw_travel_layer, TW, TRAVEL_LAYER, GtkWidget)

/** tw_travel_layer_new: Returns: (transfer floating): what flies in @scene; it takes no events, and has to lie
 * exactly over the table */
GtkWidget *tw_travel_layer_new (TwTableScene *scene);

G_END_DECLS
