/* The canvas: the tile being edited, large, under pens and keys. */
#pragma once

#include <gtk/gtk.h>

#include "app/designer/canvas-model.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_TILE_CANVAS (tw_tile_canvas_get_type ())
G_DECLARE_FINAL_TYPE (TwTileCanvas, tw_tile_canvas, TW, TILE_CANVAS, GtkWidget)

/* Properties: "message" (string, read-only): what the last action did, or what to do;
 * "is-drawn" (boolean, read-only): whether the tile was changed since it was chosen;
 * "armed" (string, read-only, nullable): the symbol that a click places.
 * Signal "selection-changed" (): also when the tile changed under the selection.
 * Actions, in a group for the page to insert as "canvas": those of canvas-actions.h and
 * canvas-part-actions.c, and
 *   symbols, menu   the list and the menu for the focused spot
 *   line            the quick line
 *   move            drags, by keys, what the menu is about */

/** tw_tile_canvas_set_sources: sets the document of the tiles and the source of pictures; %NULL for
 *   none. */
void tw_tile_canvas_set_sources (TwTileCanvas *self,
                                 TwDocument *document,
                                 TwTileTextures *textures);

/** tw_tile_canvas_set_item: shows @item, %NULL for none; clears the selection. */
void tw_tile_canvas_set_item (TwTileCanvas *self, TwTileItem *item);

/** tw_tile_canvas_get_state: Returns: (transfer none): the state; the pointer stays valid */
const TwCanvasState *tw_tile_canvas_get_state (TwTileCanvas *self);

/** tw_tile_canvas_show_menu: shows the context menu for @spot, at a point in pixels. */
void tw_tile_canvas_show_menu (TwTileCanvas *self, TwCanvasSpot spot, double x, double y);

/** tw_tile_canvas_get_actions: Returns: (transfer none): its actions */
GActionGroup *tw_tile_canvas_get_actions (TwTileCanvas *self);

/** tw_tile_canvas_select: selects what is at @spot; if @add, adds it to the selection. */
void tw_tile_canvas_select (TwTileCanvas *self, TwCanvasSpot spot, gboolean add);

/** tw_tile_canvas_delete_selected: deletes the selection, as one step of undo. */
void tw_tile_canvas_delete_selected (TwTileCanvas *self);

/**
 * tw_tile_canvas_tell_loss:
 * @before: the tile before something was laid on it as a whole
 *
 * Names the symbols, of the tile and of its variants, and the bridges that were lost with the land,
 * and offers undo.
 */
void tw_tile_canvas_tell_loss (TwTileCanvas *self, const TwTile *before);

/** tw_tile_canvas_get_target: Returns: the spot that a key acts on: the selection, else the focus
 *   as long as keys are used, else nowhere */
TwCanvasSpot tw_tile_canvas_get_target (TwTileCanvas *self);

/** tw_tile_canvas_say: sets the property "message" until the next action. */
void tw_tile_canvas_say (TwTileCanvas *self, const char *message);

/** tw_tile_canvas_set_is_drawn: sets whether the tile was drawn on; %FALSE when the tile is
 * left. */
void tw_tile_canvas_set_is_drawn (TwTileCanvas *self, gboolean is_drawn);

/** tw_tile_canvas_get_spot_point: finds the position of @spot in the widget, in pixels (for tests
 *   and popovers). Returns: %FALSE if there is no such spot */
gboolean tw_tile_canvas_get_spot_point (TwTileCanvas *self,
                                        TwCanvasSpot spot,
                                        double *out_x,
                                        double *out_y);

G_END_DECLS
