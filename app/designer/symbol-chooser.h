/* A popover in which one symbol or place is chosen: pictures, groups, and a search field. */
#pragma once

#include <gtk/gtk.h>

#include "app/designer/canvas-spot.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_TYPE_SYMBOL_CHOOSER (tw_symbol_chooser_get_type ())
G_DECLARE_FINAL_TYPE (TwSymbolChooser, tw_symbol_chooser, TW, SYMBOL_CHOOSER, GtkPopover)

/* Signal "chosen" (const char *id): when it has closed, and its parent has the focus. */

/** tw_symbol_chooser_new: Returns: (transfer floating): an empty chooser for symbols of @set, whose
 *   own ones have their names and drawings */
TwSymbolChooser *tw_symbol_chooser_new (const TwTileSet *set);

/** tw_symbol_chooser_add: adds the symbol or place @id below the others, under the heading @group
 *   (nullable). More than a dozen can be searched. */
void tw_symbol_chooser_add (TwSymbolChooser *self, const char *id, const char *group);

/** tw_symbol_chooser_add_fitting: adds what may stand on @spot of @topology, the set's own first. */
void tw_symbol_chooser_add_fitting (TwSymbolChooser *self,
                                    const TwTopology *topology,
                                    TwCanvasSpot spot);

/** tw_symbol_chooser_begin: moves the focus into the open chooser and searches for @text, to which
 *   what is typed next is added. */
void tw_symbol_chooser_begin (TwSymbolChooser *self, const char *text);

G_END_DECLS
