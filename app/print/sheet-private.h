/* The two forms of a rules sheet, and what they have in common. Private to the folder. */
#pragma once

#include <cairo.h>

#include "app/print/rules-sheet.h"

G_BEGIN_DECLS

/** tw_sheet_html: Returns: (transfer full): the sheet as an HTML document */
GString *tw_sheet_html (const TwRulesSheet *sheet);

/** tw_sheet_pdf: Returns: (transfer full) (nullable): the sheet as a PDF document, or %NULL with
 *   %TW_SHEET_ERROR_DRAWING */
GByteArray *tw_sheet_pdf (const TwRulesSheet *sheet, GError **error);

/** tw_sheet_tile_name: Returns: (transfer full): "E", or "E#G" for a variant */
char *tw_sheet_tile_name (const TwSheetTile *tile);

/** tw_sheet_tile_draw: draws a tile of @set, @size wide and high, from 0,0. */
void tw_sheet_tile_draw (cairo_t *cr, const TwTileSet *set, const TwSheetTile *tile, double size);

/** tw_sheet_collect: appends to a #GByteArray what cairo writes. */
cairo_status_t tw_sheet_collect (void *closure, const unsigned char *data, unsigned int length);

G_END_DECLS
