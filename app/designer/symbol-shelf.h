/* The shelf of symbols and places below the canvas: click or drag one to place it. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"

G_BEGIN_DECLS

#define TW_TYPE_SYMBOL_SHELF (tw_symbol_shelf_get_type ())
G_DECLARE_FINAL_TYPE (TwSymbolShelf, tw_symbol_shelf, TW, SYMBOL_SHELF, GtkWidget)

/* Its buttons have the action "canvas.arm" with the symbol's id. What the user adds is shown by the
 * action "win.show-own". */
/** tw_symbol_shelf_set_document: shows the set's own symbols, then the program's by the set that
 * brought each, as soon as those sets have been read. */
void tw_symbol_shelf_set_document (TwSymbolShelf *self, TwDocument *document);

/** tw_symbol_shelf_begin_symbol: asks for the name of a new symbol. */
void tw_symbol_shelf_begin_symbol (TwSymbolShelf *self);

G_END_DECLS
