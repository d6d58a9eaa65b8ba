/* The list of symbols that may stand on what has the focus, with a search field. */
#pragma once

#include <gtk/gtk.h>

#include "app/designer/canvas-spot.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/** tw_symbol_list_new: Returns: (transfer floating): a popover with what may stand at @spot; a row
 *   that is chosen goes to its parent, as the action "canvas.symbol" */
GtkWidget *
tw_symbol_list_new (const TwTileSet *set, const TwTopology *topology, TwCanvasSpot spot);

G_END_DECLS
