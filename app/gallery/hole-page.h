/* A page about a hole: the user chooses its four sides, and it shows the tiles that fit. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_HOLE_PAGE (tw_hole_page_get_type ())
G_DECLARE_FINAL_TYPE (TwHolePage, tw_hole_page, TW, HOLE_PAGE, AdwPreferencesPage)

/* Signal "show-tile" (TwTileItem *item): a tile was pressed. */

/** tw_hole_page_new: Returns: (transfer floating): the page, named "hole" */
GtkWidget *tw_hole_page_new (TwDocument *document, TwTileTextures *textures);

G_END_DECLS
