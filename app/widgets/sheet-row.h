/* A line of the rules on the screen: a heading, a paragraph, a point of a list, a number, tiles. */
#pragma once

#include <gtk/gtk.h>

#include "app/print/rules-sheet.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_SHEET_ROW (tw_sheet_row_get_type ())
G_DECLARE_FINAL_TYPE (TwSheetRow, tw_sheet_row, TW, SHEET_ROW, GtkListBoxRow)

/**
 * tw_sheet_row_new:
 * @block: (transfer none): what it says, in its first language; it is not kept
 * @textures: (nullable): where pictures of tiles come from
 *
 * Returns: (transfer floating): a row that can have the focus, and is named by its words
 */
GtkWidget *tw_sheet_row_new (const TwSheetBlock *block, TwTileTextures *textures);

/** tw_sheet_row_get_kind: Returns: what it is */
TwSheetBlockKind tw_sheet_row_get_kind (TwSheetRow *self);

/** tw_sheet_row_mark: marks where @words are in it, "" for nowhere. Returns: whether they are */
gboolean tw_sheet_row_mark (TwSheetRow *self, const char *words);

G_END_DECLS
