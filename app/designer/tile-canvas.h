/* The tile being drawn, large, under pens and keys. */
#pragma once

#include <gtk/gtk.h>

#include "app/designer/canvas-model.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_TILE_CANVAS (tw_tile_canvas_get_type ())
G_DECLARE_FINAL_TYPE (TwTileCanvas, tw_tile_canvas, TW, TILE_CANVAS, GtkWidget)

/* Properties: "message" (string, read-only): what the last action made, or what to do;
 * "is-drawn" (boolean, read-only): the tile was changed since it was chosen;
 * "armed" (string, read-only, nullable): the symbol that a click places.
 * Signal "selection-changed" (): also when the tile changed under the selection.
 * Actions, in a group for the page to insert as "canvas": those of canvas-actions.h and
 * canvas-part-actions.c, and
 *   symbols, menu   the list and the menu for what has the focus
 *   line            the quick line
 *   move            what a menu speaks of is dragged, by keys */

/** tw_tile_canvas_set_sources: says whose tiles are edited and where pictures come from;
 *   %NULL for none. */
void tw_tile_canvas_set_sources (TwTileCanvas *self,
                                 TwDocument *document,
                                 TwTileTextures *textures);

/** tw_tile_canvas_set_item: shows @item, %NULL for nothing; clears the selection. */
void tw_tile_canvas_set_item (TwTileCanvas *self, TwTileItem *item);

/** tw_tile_canvas_get_state: Returns: (transfer none): its state, to be looked at at any time */
const TwCanvasState *tw_tile_canvas_get_state (TwTileCanvas *self);

/** tw_tile_canvas_show_menu: the context menu for @spot, at a point in pixels. */
void tw_tile_canvas_show_menu (TwTileCanvas *self, TwCanvasSpot spot, double x, double y);

/** tw_tile_canvas_get_actions: Returns: (transfer none): its actions */
GActionGroup *tw_tile_canvas_get_actions (TwTileCanvas *self);

/** tw_tile_canvas_select: selects what is at @spot, beside what is selected if @add. */
void tw_tile_canvas_select (TwTileCanvas *self, TwCanvasSpot spot, gboolean add);

/** tw_tile_canvas_delete_selected: takes off what is selected; one step of undo. */
void tw_tile_canvas_delete_selected (TwTileCanvas *self);

/**
 * tw_tile_canvas_tell_loss:
 * @before: what the tile was before something was laid on it as a whole
 *
 * Says which symbols, of the tile and of its variants, and which bridges are gone with the land that
 * was there, and offers to undo it.
 */
void tw_tile_canvas_tell_loss (TwTileCanvas *self, const TwTile *before);

/** tw_tile_canvas_get_target: Returns: what a key speaks of: what is selected, else what has the
 *   focus as long as keys are used, else nowhere */
TwCanvasSpot tw_tile_canvas_get_target (TwTileCanvas *self);

/** tw_tile_canvas_say: sets the property "message" until something else is done. */
void tw_tile_canvas_say (TwTileCanvas *self, const char *message);

/** tw_tile_canvas_set_is_drawn: %FALSE when the tile is left. */
void tw_tile_canvas_set_is_drawn (TwTileCanvas *self, gboolean is_drawn);

/** tw_tile_canvas_get_spot_point: Returns: %FALSE if @spot is not there; else where it is in
 *   the widget, in pixels (for tests and popovers) */
gboolean tw_tile_canvas_get_spot_point (TwTileCanvas *self,
                                        TwCanvasSpot spot,
                                        double *out_x,
                                        double *out_y);

G_END_DECLS
