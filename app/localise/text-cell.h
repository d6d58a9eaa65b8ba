/* A line in the list of the Texts page: picture, source, entry, state. */
#pragma once

#include <adwaita.h>

#include "app/localise/text-table.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_TEXT_CELL (tw_text_cell_get_type ())
G_DECLARE_FINAL_TYPE (TwTextCell, tw_text_cell, TW, TEXT_CELL, GtkBox)

/* Return and Shift+Return in the entry activate texts.go-next and texts.go-previous; so do arrow
 * keys that leave the entry. Signal "entered" (): the entry has got the focus. */
/** tw_text_cell_new: Returns: (transfer floating): an empty line */
GtkWidget *tw_text_cell_new (TwDocument *document, TwTextTable *table, TwTileTextures *textures);

/** tw_text_cell_set_row: shows @row, %NULL for none. */
void tw_text_cell_set_row (TwTextCell *self, TwTextRow *row);

/** tw_text_cell_get_row: Returns: (transfer none) (nullable): the row shown */
TwTextRow *tw_text_cell_get_row (TwTextCell *self);

/** tw_text_cell_focus_entry: gives the entry the focus, and selects its text if it is one line. */
void tw_text_cell_focus_entry (TwTextCell *self);

/** tw_text_direction: Returns: the writing direction of @language */
GtkTextDirection tw_text_direction (const char *language);

G_END_DECLS
