/* The tile on the canvas: what is drawn on, with what, what of it is selected and looked at.
 *
 * What the canvas shows and all that draws on it share this and nothing else. It knows no widget:
 * who has one looks at the state and hears of changes.
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
 * @TW_CANVAS_LOOK: what is to be seen
 * @TW_CANVAS_LENS: how it is looked at
 * @TW_CANVAS_FOCUS: where the keyboard is
 * @TW_CANVAS_SELECTED: what is selected, also when the tile changed under the selection
 * @TW_CANVAS_CHOICE: what is chosen: pen, symbol in hand, layers, variant; a drag began or ended
 * @TW_CANVAS_TILE: the tile is another value
 * @TW_CANVAS_ITEM: it is another tile
 * @TW_CANVAS_OFFERED: the readings to choose from
 * @TW_CANVAS_MESSAGE: what is said
 * @TW_CANVAS_ARMED: the symbol in hand
 * @TW_CANVAS_DRAWN: whether the tile was drawn on
 *
 * What a change concerned.
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
  TW_CANVAS_LENS = 1 << 10
} TwCanvasParts;

/**
 * TwCanvasLayers: what is to be seen besides the tile.
 * @TW_CANVAS_FIELDS: its fields, also while the pointer is elsewhere
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
 * @document: (nullable): whose tiles are drawn
 * @item: (nullable): the tile
 * @value: (nullable): the document's value of it, with its variants
 * @variant: that is seen and edited, -1 for the plain copies
 * @tile: (nullable): what is drawn on: the value, or how copies of the variant are
 * @layout: its layout
 * @shown: (nullable): what is to be seen: @tile with the drag that is under way
 * @shown_layout: its layout
 * @tool: (nullable): the drag that is under way
 * @pen: the kind of land that a click lays
 * @armed: (nullable): the symbol that a click places instead
 * @layers: TwCanvasLayers: what else is to be seen
 * @selection: what is selected
 * @offer: the readings to choose from
 * @lens: how it is looked at
 * @hover: what is under the pointer
 * @done: what was clicked; what a next click would do shows when the pointer is back
 * @focus: where the keyboard is
 * @uses_keys: the last thing done was done by a key
 * @trail: how the arrow keys led to @focus
 * @context: what a menu or list of symbols speaks of
 * @is_drawn: the tile was changed since it was chosen
 * @message: what the last action made, or what to do
 *
 * To be looked at; the functions of the model change it.
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
 *       after each edit: what went with the land, in words; %NULL for nothing */

/** tw_canvas_model_new: Returns: (transfer full): a canvas without a tile */
TwCanvasModel *tw_canvas_model_new (void);

/** tw_canvas_model_get: Returns: (transfer none): its state, which stays where it is */
const TwCanvasState *tw_canvas_model_get (TwCanvasModel *self);

/** tw_canvas_model_set_document: says whose tiles are edited; %NULL for none. */
void tw_canvas_model_set_document (TwCanvasModel *self, TwDocument *document);

/** tw_canvas_model_set_item: shows @item, %NULL for nothing; clears the selection. */
void tw_canvas_model_set_item (TwCanvasModel *self, TwTileItem *item);

/** tw_canvas_model_set_variant: shows and edits that one, -1 the plain copies. */
void tw_canvas_model_set_variant (TwCanvasModel *self, int variant);

/** tw_canvas_model_own: Returns: (transfer none) (nullable): what the tile's set adds to the rules */
const TwVocabulary *tw_canvas_model_own (TwCanvasModel *self);

/** tw_canvas_model_id_of_set: Returns: (transfer none): the id of the tile's set, "" for none */
const char *tw_canvas_model_id_of_set (TwCanvasModel *self);

/** tw_canvas_model_show: shows @topology (%NULL: the tile as it is) without changing it. */
void tw_canvas_model_show (TwCanvasModel *self, const TwTopology *topology);

/** tw_canvas_model_show_tile: shows @tile (transfer full) without making it the document's. */
void tw_canvas_model_show_tile (TwCanvasModel *self, TwTile *tile);

/** tw_canvas_model_tell_loss: emits "lost" for what the tile has fewer of than @before, bridges
 * included: something was laid on it as a whole. */
void tw_canvas_model_tell_loss (TwCanvasModel *self, const TwTile *before);

/** tw_canvas_model_commit: makes @topology the tile's drawing: one undo step, words, selection. */
void tw_canvas_model_commit (TwCanvasModel *self, const TwTopology *topology,
                             const TwCanvasDeed *deed);

/**
 * tw_canvas_model_reshape:
 * @self: a canvas
 * @tile: the canvas's tile in another shape
 * @label: what was done
 * @merge_key: (nullable): as of tw_document_replace_tile()
 *
 * Makes it the tile, or the variant that is edited, as one undo step.
 */
void tw_canvas_model_reshape (TwCanvasModel *self, TwTile *tile, const char *label,
                              const char *merge_key);

/** tw_canvas_model_replace_value: makes @value the tile with its variants, as one undo step. */
void tw_canvas_model_replace_value (TwCanvasModel *self, TwTile *value, const char *label,
                                    const char *merge_key);

/** tw_canvas_model_say: sets the message until something else is done. */
void tw_canvas_model_say (TwCanvasModel *self, const char *message);

/** tw_canvas_model_say_deed: says what @deed made of the tile. */
void tw_canvas_model_say_deed (TwCanvasModel *self, const TwCanvasDeed *deed);

/** tw_canvas_model_select: selects what is at @spot, beside what is selected if @add. */
void tw_canvas_model_select (TwCanvasModel *self, TwCanvasSpot spot, gboolean add);

/** tw_canvas_model_offer: offers what else @joint could be if there is a choice; %NULL takes an
 *   offer back. */
void tw_canvas_model_offer (TwCanvasModel *self, const TwCanvasJoint *joint);

/** tw_canvas_model_choose: takes that reading of the offer. */
void tw_canvas_model_choose (TwCanvasModel *self, guint reading);

/** tw_canvas_model_set_pen: chooses the kind of land a click lays. */
void tw_canvas_model_set_pen (TwCanvasModel *self, TwKind pen);

/** tw_canvas_model_set_armed: a click places @symbol; %NULL for none. */
void tw_canvas_model_set_armed (TwCanvasModel *self, const char *symbol);

/** tw_canvas_model_toggle: shows a layer, or does not any more. */
void tw_canvas_model_toggle (TwCanvasModel *self, TwCanvasLayers layer);

/** tw_canvas_model_look: looks at the tile through @lens. */
void tw_canvas_model_look (TwCanvasModel *self, const TwCanvasLens *lens);

/** tw_canvas_model_resize: there is as much room for it now, in pixels; told by who says so. */
void tw_canvas_model_resize (TwCanvasModel *self, int width, int height);

/** tw_canvas_model_set_hover: what is under the pointer. */
void tw_canvas_model_set_hover (TwCanvasModel *self, TwCanvasSpot spot);

/** tw_canvas_model_set_done: what was just clicked, or what a drag ended on. */
void tw_canvas_model_set_done (TwCanvasModel *self, TwCanvasSpot spot);

/** tw_canvas_model_set_focus: where the keyboard is, and whether a key put it there. */
void tw_canvas_model_set_focus (TwCanvasModel *self, TwCanvasSpot spot, gboolean by_key);

/** tw_canvas_model_walk: an arrow key leads the focus there. */
void tw_canvas_model_walk (TwCanvasModel *self, TwCanvasDirection direction);

/** tw_canvas_model_set_context: what a menu or list of symbols speaks of. */
void tw_canvas_model_set_context (TwCanvasModel *self, TwCanvasSpot spot);

/** tw_canvas_model_set_is_drawn: %FALSE when the tile is left. */
void tw_canvas_model_set_is_drawn (TwCanvasModel *self, gboolean is_drawn);

/** tw_canvas_model_set_tool: @tool (transfer full) is dragged now; the one before is dropped. */
void tw_canvas_model_set_tool (TwCanvasModel *self, TwCanvasTool *tool);

/** tw_canvas_model_take_tool: Returns: (transfer full) (nullable): the drag that was under way */
TwCanvasTool *tw_canvas_model_take_tool (TwCanvasModel *self);

G_END_DECLS
