/* A row of the rules on the screen: a heading, a paragraph, a list item, a number, or tiles. */
#pragma once

#include <gtk/gtk.h>

#include "app/print/rules-sheet.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_SHEET_ROW (tw_sheet_row_get_type ())
G_DECLARE_FINAL_TYPE (TwSheetRow, tw_sheet_row, TW, SHEET_ROW, GtkListBoxRow)

/**
 * tw_sheet_row_new:
 * @block: (transfer none): the content, shown in its first language; it is not kept
 * @textures: (nullable): the source of tile pictures
 *
 * Returns: (transfer floating): a row that can have the focus and is named by its words
 */
GtkWidget *tw_sheet_row_new (const TwSheetBlock *block, TwTileTextures *textures);

/** tw_sheet_row_get_kind: Returns: the kind of its block */
TwSheetBlockKind tw_sheet_row_get_kind (TwSheetRow *self);

/** tw_sheet_row_mark: marks @words in the row; "" marks nothing. Returns: whether the row has
 * them */
gboolean tw_sheet_row_mark (TwSheetRow *self, const char *words);

G_END_DECLS
