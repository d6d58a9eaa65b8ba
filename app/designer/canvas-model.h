/* The state of the canvas: the tile, the pen, the selection and the view.
 *
 * The canvas and everything that draws on it share this model and nothing else. It knows no widget:
 * widgets read its state and listen to its changes.
 */
#pragma once

#include "app/designer/canvas-lens.h"
#include "app/designer/canvas-marks.h"
#include "app/designer/canvas-offer.h"
#include "app/designer/canvas-selection.h"
#include "app/designer/canvas-tool.h"
#include "app/document/document.h"

G_BEGIN_DECLS

/**
 * TwCanvasParts:
 * @TW_CANVAS_LOOK: what is drawn
 * @TW_CANVAS_LENS: the view
 * @TW_CANVAS_FOCUS: the keyboard focus
 * @TW_CANVAS_SELECTED: the selection, also when the tile changed under it
 * @TW_CANVAS_CHOICE: a choice: pen, symbol in hand, layers, variant; or a drag began or ended
 * @TW_CANVAS_TILE: the tile's value
 * @TW_CANVAS_ITEM: which tile it is
 * @TW_CANVAS_OFFERED: the readings to choose from
 * @TW_CANVAS_MESSAGE: the message
 * @TW_CANVAS_ARMED: the symbol in hand
 * @TW_CANVAS_DRAWN: whether the tile was drawn on
 * @TW_CANVAS_PEN: a pen was taken, maybe the one that was in hand
 *
 * What a change affected.
 */
typedef enum
{
  TW_CANVAS_LOOK = 1 << 0,
  TW_CANVAS_FOCUS = 1 << 1,
  TW_CANVAS_SELECTED = 1 << 2,
  TW_CANVAS_CHOICE = 1 << 3,
  TW_CANVAS_TILE = 1 << 4,
  TW_CANVAS_ITEM = 1 << 5,
  TW_CANVAS_OFFERED = 1 << 6,
  TW_CANVAS_MESSAGE = 1 << 7,
  TW_CANVAS_ARMED = 1 << 8,
  TW_CANVAS_DRAWN = 1 << 9,
  TW_CANVAS_LENS = 1 << 10,
  TW_CANVAS_PEN = 1 << 11
} TwCanvasParts;

/**
 * TwCanvasLayers: what is shown besides the tile.
 * @TW_CANVAS_FIELDS: the fields, even without the pointer on them
 * @TW_CANVAS_LINES: the grid, on which bends lie then
 * @TW_CANVAS_REFERENCE: the reference picture
 */
typedef enum
{
  TW_CANVAS_FIELDS = 1 << 0,
  TW_CANVAS_LINES = 1 << 1,
  TW_CANVAS_REFERENCE = 1 << 2
} TwCanvasLayers;

/**
 * TwCanvasState:
 * @document: (nullable): the document of the tiles
 * @item: (nullable): the tile
 * @value: (nullable): the tile's value in the document, with its variants
 * @variant: the variant shown and edited, -1 for the plain copies
 * @tile: (nullable): the tile that is edited: the value, or a copy as the variant makes it
 * @layout: its layout
 * @shown: (nullable): the tile that is drawn: @tile with the drag under way
 * @shown_layout: its layout
 * @tool: (nullable): the tool of the drag under way
 * @pen: the kind of land that a click lays
 * @armed: (nullable): the symbol that a click places instead
 * @layers: #TwCanvasLayers shown
 * @selection: the selection
 * @offer: the readings to choose from
 * @lens: the view
 * @reach: how far beside something small a finger means it, in pixels; 0 for a mouse
 * @hover: the spot under the pointer
 * @done: the spot clicked last; until the pointer has left it, no preview of another click is shown
 * @focus: the spot with the keyboard focus
 * @uses_keys: whether the last action came from a key
 * @trail: how the arrow keys led to @focus
 * @context: the spot that a menu or list of symbols is about
 * @is_drawn: whether the tile was changed since it was chosen
 * @message: what the last action did, or what to do
 *
 * Read-only; the model's functions change it.
 */
typedef struct
{
  TwDocument *document;
  TwTileItem *item;
  TwTile *value;
  int variant;
  TwTile *tile;
  TwTileLayout *layout;
  TwTile *shown;
  TwTileLayout *shown_layout;
  TwCanvasTool *tool;
  TwKind pen;
  char *armed;
  guint layers;
  TwCanvasSelection selection;
  TwCanvasOffer offer;
  TwCanvasLens lens;
  double reach;
  TwCanvasSpot hover;
  TwCanvasSpot done;
  TwCanvasSpot focus;
  gboolean uses_keys;
  TwCanvasTrail trail;
  TwCanvasSpot context;
  gboolean is_drawn;
  char *message;
} TwCanvasState;

#define TW_TYPE_CANVAS_MODEL (tw_canvas_model_get_type ())
G_DECLARE_FINAL_TYPE (TwCanvasModel, tw_canvas_model, TW, CANVAS_MODEL, GObject)

/* Signals:
 *   "changed" (guint parts)
 *       @parts are TwCanvasParts
 *   "lost" (const char *lost)
 *       after each edit: what was removed along with the land, in words; %NULL for nothing */

/** tw_canvas_model_new: Returns: (transfer full): a canvas without a tile */
TwCanvasModel *tw_canvas_model_new (void);

/** tw_canvas_model_get: Returns: (transfer none): the state; the pointer stays valid */
const TwCanvasState *tw_canvas_model_get (TwCanvasModel *self);

/** tw_canvas_model_set_document: sets the document of the tiles; %NULL for none. */
void tw_canvas_model_set_document (TwCanvasModel *self, TwDocument *document);

/** tw_canvas_model_set_item: shows @item, %NULL for none; clears the selection. */
void tw_canvas_model_set_item (TwCanvasModel *self, TwTileItem *item);

/** tw_canvas_model_set_variant: shows and edits that variant, -1 for the plain copies. */
void tw_canvas_model_set_variant (TwCanvasModel *self, int variant);

/** tw_canvas_model_own: Returns: (transfer none) (nullable): the own vocabulary of the tile's
 * set */
const TwVocabulary *tw_canvas_model_own (TwCanvasModel *self);

/** tw_canvas_model_id_of_set: Returns: (transfer none): the id of the tile's set, "" for none */
const char *tw_canvas_model_id_of_set (TwCanvasModel *self);

/** tw_canvas_model_show: shows @topology (%NULL: the present drawing) without changing the tile. */
void tw_canvas_model_show (TwCanvasModel *self, const TwTopology *topology);

/** tw_canvas_model_show_tile: shows @tile (transfer full) without changing the document. */
void tw_canvas_model_show_tile (TwCanvasModel *self, TwTile *tile);

/** tw_canvas_model_tell_loss: emits "lost" for what the tile has lost since @before, bridges
 * included, after something was laid on it as a whole. */
void tw_canvas_model_tell_loss (TwCanvasModel *self, const TwTile *before);

/** tw_canvas_model_commit: makes @topology the tile's drawing, as one step of undo, with message
 * and selection. */
void tw_canvas_model_commit (TwCanvasModel *self, const TwTopology *topology,
                             const TwCanvasDeed *deed);

/**
 * tw_canvas_model_reshape:
 * @self: a canvas
 * @tile: the canvas's tile in another shape
 * @label: name of the command
 * @merge_key: (nullable): as for tw_document_replace_tile()
 *
 * Replaces the tile, or the edited variant, as one step of undo.
 */
void tw_canvas_model_reshape (TwCanvasModel *self, TwTile *tile, const char *label,
                              const char *merge_key);

/** tw_canvas_model_replace_value: replaces the tile and its variants by @value, as one step of
 * undo. */
void tw_canvas_model_replace_value (TwCanvasModel *self, TwTile *value, const char *label,
                                    const char *merge_key);

/** tw_canvas_model_say: shows @message until the next action. */
void tw_canvas_model_say (TwCanvasModel *self, const char *message);

/** tw_canvas_model_say_deed: shows what @deed did to the tile. */
void tw_canvas_model_say_deed (TwCanvasModel *self, const TwCanvasDeed *deed);

/** tw_canvas_model_select: selects what is at @spot; if @add, adds it to the selection. */
void tw_canvas_model_select (TwCanvasModel *self, TwCanvasSpot spot, gboolean add);

/** tw_canvas_model_offer: offers the other readings of @joint, if there are any; %NULL withdraws
 *   the offer. */
void tw_canvas_model_offer (TwCanvasModel *self, const TwCanvasJoint *joint);

/** tw_canvas_model_choose: applies that reading of the offer. */
void tw_canvas_model_choose (TwCanvasModel *self, guint reading);

/** tw_canvas_model_set_pen: chooses the kind of land a click lays. */
void tw_canvas_model_set_pen (TwCanvasModel *self, TwKind pen);

/** tw_canvas_model_set_armed: sets the symbol that a click places; %NULL for none. */
void tw_canvas_model_set_armed (TwCanvasModel *self, const char *symbol);

/** tw_canvas_model_toggle: shows or hides a layer. */
void tw_canvas_model_toggle (TwCanvasModel *self, TwCanvasLayers layer);

/** tw_canvas_model_look: sets the view. */
void tw_canvas_model_look (TwCanvasModel *self, const TwCanvasLens *lens);

/** tw_canvas_model_resize: sets the canvas's size in pixels; the widget calls it. */
void tw_canvas_model_resize (TwCanvasModel *self, int width, int height);

/** tw_canvas_model_set_reach: sets how far beside something small it is meant, in pixels. */
void tw_canvas_model_set_reach (TwCanvasModel *self, double reach);

/** tw_canvas_model_set_hover: sets the spot under the pointer. */
void tw_canvas_model_set_hover (TwCanvasModel *self, TwCanvasSpot spot);

/**
 * tw_canvas_model_bring_back:
 * @self: the model
 * @spot: what was clicked
 * @deed: what the click is about to make of the drawing
 *
 * Call this before a click is committed. If @spot is an edge whose land an earlier click has cleared (see
 * tw_canvas_model_keep_cleared()), and the click is to draw that land again, this commits the tile as it was, with
 * what stood on the land, in its variants too, instead of @deed.
 *
 * Returns: whether it has done so; if not, @deed is still to be committed
 */
gboolean
tw_canvas_model_bring_back (TwCanvasModel *self, TwCanvasSpot spot, const TwCanvasDeed *deed);

/** tw_canvas_model_keep_cleared: keeps in mind that a click on @spot has made the tile as it is now
 *   out of @before, the document's value then. */
void tw_canvas_model_keep_cleared (TwCanvasModel *self, TwCanvasSpot spot, TwTile *before);

/** tw_canvas_model_set_done: sets the spot that was just clicked or that a drag ended on. */
void tw_canvas_model_set_done (TwCanvasModel *self, TwCanvasSpot spot);

/** tw_canvas_model_set_focus: sets the spot with the keyboard focus, and whether a key moved it
 * there. */
void tw_canvas_model_set_focus (TwCanvasModel *self, TwCanvasSpot spot, gboolean by_key);

/** tw_canvas_model_walk: moves the focus as an arrow key does. */
void tw_canvas_model_walk (TwCanvasModel *self, TwCanvasDirection direction);

/** tw_canvas_model_set_context: sets the spot that a menu or list of symbols is about. */
void tw_canvas_model_set_context (TwCanvasModel *self, TwCanvasSpot spot);

/** tw_canvas_model_set_is_drawn: sets whether the tile was drawn on; %FALSE when the tile is
 * left. */
void tw_canvas_model_set_is_drawn (TwCanvasModel *self, gboolean is_drawn);

/** tw_canvas_model_set_tool: begins the drag of @tool (transfer full); frees the tool before. */
void tw_canvas_model_set_tool (TwCanvasModel *self, TwCanvasTool *tool);

/** tw_canvas_model_take_tool: Returns: (transfer full) (nullable): the tool, which the model gives
 * up */
TwCanvasTool *tw_canvas_model_take_tool (TwCanvasModel *self);

G_END_DECLS
