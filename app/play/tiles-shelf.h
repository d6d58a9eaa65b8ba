/* The buttons of the tiles that are left, in groups of like tiles.
 *
 * A button is made once for each kind and kept: the game goes on, and only a number changes.
 */
#pragma once

#include <gtk/gtk.h>

#include "app/game/tiles-left.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

/** TwTilesShelf: the buttons; main thread only. */
typedef struct _TwTilesShelf TwTilesShelf;

/** TwTilesShelfLit: called when tw_tiles_shelf_get_lit() may have changed. */
typedef void (*TwTilesShelfLit) (gpointer user_data);

/** tw_tiles_shelf_new: Returns: (transfer full): a shelf without tiles */
TwTilesShelf *tw_tiles_shelf_new (TwTileTextures *textures, TwTilesShelfLit lit,
                                  gpointer user_data);

/** tw_tiles_shelf_free: frees @self. */
void tw_tiles_shelf_free (TwTilesShelf *self);

/** tw_tiles_shelf_set_rules: sets whose tiles there are; others drop the buttons. */
void tw_tiles_shelf_set_rules (TwTilesShelf *self, TwRules *rules);

/** tw_tiles_shelf_fill: brings the button of @kind up to date: @n are left, which fit in @n_places. */
void tw_tiles_shelf_fill (TwTilesShelf *self, guint kind, guint n, guint n_places);

/**
 * tw_tiles_shelf_arrange:
 * @self: a shelf
 * @box: where the groups go
 * @kinds: (element-type guint): what is to be shown; their buttons were filled
 * @counts: (element-type guint): how many are left, by kind
 * @n_columns: how many stand side by side; so many as have room if they are more
 *
 * Shows the kinds in groups. The tiles of one group at a time are put there: a layout of all of them
 * takes longer than a frame.
 *
 * Returns: whether all is shown; otherwise it has to be called again
 */
gboolean tw_tiles_shelf_arrange (TwTilesShelf *self, GtkBox *box, const GArray *kinds,
                                 const GArray *counts, guint n_columns);

/** tw_tiles_shelf_first: Returns: the kind that is shown first of those that @counts, as of tw_tiles_left_count(), has
 *   some of; -1 without any */
int tw_tiles_shelf_first (TwTilesShelf *self, const GArray *counts);

/** tw_tiles_shelf_mark: lets the kinds in @marks stand out from the others; %NULL for none. */
void tw_tiles_shelf_mark (TwTilesShelf *self, const gboolean *marks);

/** tw_tiles_shelf_get_lit: Returns: the kind that the pointer is on, or the focus if @with_focus is set,
 *   or that was clicked; -1 for none */
int tw_tiles_shelf_get_lit (TwTilesShelf *self, gboolean with_focus);

/** tw_tiles_shelf_let_go: the clicked tile is not lit any more. */
void tw_tiles_shelf_let_go (TwTilesShelf *self);

/** tw_tiles_shelf_grab: moves the focus to the first tile. Returns: whether there is one */
gboolean tw_tiles_shelf_grab (TwTilesShelf *self);

/** tw_tiles_shelf_get_shown: Returns: (transfer none) (nullable): the button of @kind if it is shown */
GtkWidget *tw_tiles_shelf_get_shown (TwTilesShelf *self, guint kind);

G_END_DECLS
