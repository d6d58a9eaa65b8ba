/* The whole set: all tiles in a grid, their numbers, problems and edge patterns. */
#pragma once

#include <adwaita.h>

#include "app/widgets/page.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_SET_PAGE (tw_set_page_get_type ())
G_DECLARE_FINAL_TYPE (TwSetPage, tw_set_page, TW, SET_PAGE, AdwBin)

/* Actions of the page: set.add-tile, set.duplicate, set.delete, set.more-copies,
 * set.fewer-copies, set.copies 'i', set.ask-copies, set.rename 's', set.ask-name, set.start,
 * set.move-earlier, set.move-later, set.edit, set.toggle-panel, set.clear-filter,
 * set.scope 's' ("all", "problems", "changed"), set.order 's' ("set", "name",
 * "copies", "edges"). */

/** tw_set_page_show_pattern: filters for tiles with these edges (a TwEdgeCodes), or adds such a
 * tile and shows it. */
void tw_set_page_show_pattern (TwSetPage *self, guint edges, gboolean is_present);

/** tw_set_page_new: Returns: (transfer floating): the page for @document */
GtkWidget *tw_set_page_new (TwDocument *document, TwTileTextures *textures);

G_END_DECLS
