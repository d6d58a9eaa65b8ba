/* A line of the list on the Texts page: picture, source, entry, state. */
#pragma once

#include <adwaita.h>

#include "app/localise/text-table.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_TEXT_CELL (tw_text_cell_get_type ())
G_DECLARE_FINAL_TYPE (TwTextCell, tw_text_cell, TW, TEXT_CELL, GtkBox)

/* Return and Shift+Return in the entry do texts.go-next and texts.go-previous; arrows that leave the
 * entry do, too. Signal "entered" (): the entry has the focus. */

/** tw_text_cell_new: Returns: (transfer floating): a line that shows nothing */
GtkWidget *tw_text_cell_new (TwDocument *document, TwTextTable *table, TwTileTextures *textures);

/** tw_text_cell_set_row: shows @row, %NULL for nothing. */
void tw_text_cell_set_row (TwTextCell *self, TwTextRow *row);

/** tw_text_cell_get_row: Returns: (transfer none) (nullable): what is shown */
TwTextRow *tw_text_cell_get_row (TwTextCell *self);

/** tw_text_cell_focus_entry: puts the focus there, the words selected if there is one line. */
void tw_text_cell_focus_entry (TwTextCell *self);

/** tw_text_direction: Returns: in which direction @language is written */
GtkTextDirection tw_text_direction (const char *language);

G_END_DECLS
