/* The table: tiles, figures, legal cells, and the proposal lifted above them.
 *
 * Shows a TwTableModel and hands it what the player does with pointer and keys.
 */
#pragma once

#include <gtk/gtk.h>

#include "app/game/advice.h"
#include "app/game/table-model.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

/**
 * TwTargetKind: what the pointer or the keyboard is on.
 * @TW_TARGET_NONE: nothing
 * @TW_TARGET_CELL: an empty cell; @turns says how the tile would lie
 * @TW_TARGET_FEATURE: a feature on the table: @node
 * @TW_TARGET_SPOT: a spot: @spot, its @node if it is on a feature, and its @slot
 */
typedef enum
{
  TW_TARGET_NONE,
  TW_TARGET_CELL,
  TW_TARGET_FEATURE,
  TW_TARGET_SPOT
} TwTargetKind;

/** TwTableTarget: see #TwTargetKind. Nodes are those of tw_table_model_get_shown(). */
typedef struct
{
  TwTargetKind kind;
  int x, y;
  guint turns;
  guint node;
  guint slot;
  guint spot;
} TwTableTarget;

/** TwTableHints: which legal targets are shown without being asked for. */
typedef enum
{
  TW_HINTS_OFF,
  TW_HINTS_MINE,
  TW_HINTS_ALL
} TwTableHints;

#define TW_TYPE_GAME_TABLE (tw_game_table_get_type ())
G_DECLARE_FINAL_TYPE (TwGameTable, tw_game_table, TW, GAME_TABLE, GtkWidget)

/* Signals:
 *   "target-changed" ()   see tw_game_table_get_target()
 *   "moved" ()            what is seen of it is or will be another part; perhaps during allocation
 *   "resized" ()          it has another size; during allocation
 */

/** tw_game_table_new: Returns: (transfer floating): a table */
GtkWidget *tw_game_table_new (TwTableModel *model, TwTileTextures *textures);

/** tw_game_table_get_target: Returns: (transfer none): what pointer or keyboard is on */
const TwTableTarget *tw_game_table_get_target (TwGameTable *self);

/**
 * tw_game_table_target_box:
 * @self: a table
 * @out: (out): the cell of the target in pixels of the widget, where it comes to rest
 *
 * Returns: whether there is a target with a place on the table
 */
gboolean tw_game_table_target_box (TwGameTable *self, graphene_rect_t *out);

/** tw_game_table_n_covered: Returns: how many answers on the table @rect, of pixels of the table, would
 * lie over */
guint tw_game_table_n_covered (TwGameTable *self, const graphene_rect_t *rect);

/** tw_game_table_set_insets: says how many pixels panels cover at each side. */
void tw_game_table_set_insets (TwGameTable *self, int left, int right, int top, int bottom);

/** tw_game_table_set_hints: says what is shown without being asked for. */
void tw_game_table_set_hints (TwGameTable *self, TwTableHints hints);

/** tw_game_table_set_advice: shows what there is of @advice beside the cells and spots. */
void tw_game_table_set_advice (TwGameTable *self, TwAdvice *advice);

/**
 * tw_game_table_set_cover:
 * @self: a table
 * @height: in pixels
 *
 * Something lies on the table above the lower inset for a while: a card. The landscape moves out of
 * its way, and back when 0 is set.
 */
void tw_game_table_set_cover (TwGameTable *self, int height);

/**
 * tw_game_table_set_lit:
 * @self: a table
 * @node: a node of the feature to be lit, %TW_NO_NODE for none
 * @slot: the tile to be framed, %TW_NO_SLOT for none
 *
 * Lights what somebody reads about, and brings it into view.
 */
void tw_game_table_set_lit (TwGameTable *self, guint node, guint slot);

/** tw_game_table_fit: brings everything into view, and keeps it there. */
void tw_game_table_fit (TwGameTable *self);

/** tw_game_table_zoom: zooms by @steps around the middle. */
void tw_game_table_zoom (TwGameTable *self, int steps);

/** tw_game_table_skip_animation: ends what moves. Returns: whether something moved */
gboolean tw_game_table_skip_animation (TwGameTable *self);

/**
 * tw_game_table_press_key:
 * @self: a table
 * @keyval: the key
 * @keycode: its hardware code: digits are named by it, for layouts with other
 *   characters there
 * @state: modifiers
 *
 * What a key does at the table; for a page that has the focus elsewhere.
 *
 * Returns: whether it does something
 */
gboolean tw_game_table_press_key (TwGameTable *self,
                                  guint keyval,
                                  guint keycode,
                                  GdkModifierType state);

G_END_DECLS
