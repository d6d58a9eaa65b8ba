/* The page on which tiles are drawn: strip, canvas, shelf of symbols, inspector. */
#pragma once

#include <adwaita.h>

#include "app/designer/tile-canvas.h"
#include "app/widgets/page.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_DESIGN_PAGE (tw_design_page_get_type ())
G_DECLARE_FINAL_TYPE (TwDesignPage, tw_design_page, TW, DESIGN_PAGE, AdwBin)

/* Actions in the group "design": next-blank, duplicate, neighbour 'i', copies 'i' (how many more or
 * less), set-copies 'i', start (state), rename, rotate 'i', mirror, remove. */

/** tw_design_page_new: Returns: (transfer floating): a page for the tiles of @document */
GtkWidget *tw_design_page_new (TwDocument *document, TwTileTextures *textures);

G_END_DECLS
