/* The list of symbols that may stand on the focused spot, with a search field. */
#pragma once

#include <gtk/gtk.h>

#include "app/designer/canvas-spot.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/** tw_symbol_list_new: Returns: (transfer floating): a popover with the symbols for @spot; a chosen
 *   row activates the action "canvas.symbol" of the popover's parent */
GtkWidget *
tw_symbol_list_new (const TwTileSet *set, const TwTopology *topology, TwCanvasSpot spot);

G_END_DECLS
