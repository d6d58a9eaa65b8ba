/* The command palette: what can be done here and now, found by its name. */
#pragma once

#include <adwaita.h>

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_TYPE_PALETTE (tw_palette_get_type ())
G_DECLARE_FINAL_TYPE (TwPalette, tw_palette, TW, PALETTE, AdwWindow)

/**
 * tw_palette_new:
 * @parent: the window that is asked
 * @page: (nullable): what it shows, whose actions are offered wherever in @parent the focus is
 *
 * Offers the commands of commands.h that work from the widget of @parent with the focus, or else from
 * @page; those that cannot be done now are left out. What is chosen is done there, as soon as the
 * palette is gone and the focus is back.
 *
 * Returns: (transfer none): the palette, not yet shown; it is destroyed when it is closed
 */
GtkWindow *tw_palette_new (GtkWindow *parent, GtkWidget *page);

/**
 * tw_palette_add_page:
 * @self: the palette
 * @name: a page's name, for the action "win.page" of the window that is asked
 * @page: (nullable): that page, which is not shown now
 *
 * Offers what @page can do besides, below what can be done here. Whoever chooses that comes to @page
 * first. What is called like something here is left out.
 */
void tw_palette_add_page (TwPalette *self, const char *name, GtkWidget *page);

/** tw_palette_add_own: offers the way to each thing that @set brings to the rules; call it after tw_palette_add_page(). */
void tw_palette_add_own (TwPalette *self, const TwTileSet *set);

/** tw_palette_get_action: Returns: (transfer none) (nullable): the detailed action of the row at
 * @index, as they are sorted now; %NULL behind the last one */
const char *tw_palette_get_action (TwPalette *self, int index);

G_END_DECLS
