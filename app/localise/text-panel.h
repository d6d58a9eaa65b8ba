/* A panel about one text: its place, what is wrong with it, terms, and the tiles that show it. */
#pragma once

#include <adwaita.h>

#include "app/localise/text-table.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_TEXT_PANEL (tw_text_panel_get_type ())
G_DECLARE_FINAL_TYPE (TwTextPanel, tw_text_panel, TW, TEXT_PANEL, AdwBin)

/** tw_text_panel_set_table: sets document and table; call it once. */
void tw_text_panel_set_table (TwTextPanel *self, TwDocument *document, TwTextTable *table,
                              TwTileTextures *textures);

/** tw_text_panel_show: shows @row and follows it, %NULL for none. */
void tw_text_panel_show (TwTextPanel *self, TwTextRow *row);

G_END_DECLS
