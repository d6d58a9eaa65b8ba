/* The second page of a set's properties: where a game begins, draw order, backs, blocks. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_START_BLOCKS_PAGE (tw_start_blocks_page_get_type ())
G_DECLARE_FINAL_TYPE (TwStartBlocksPage, tw_start_blocks_page, TW, START_BLOCKS_PAGE,
                      AdwPreferencesPage)

/** tw_start_blocks_page_new: Returns: (transfer floating): the page, named "start" */
GtkWidget *tw_start_blocks_page_new (TwDocument *document, TwTileTextures *textures);

G_END_DECLS
