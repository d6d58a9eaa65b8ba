/* One line of the game's log, and the list of them. */
#pragma once

#include <gio/gio.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_LOG_ITEM (tw_log_item_get_type ())
G_DECLARE_FINAL_TYPE (TwLogItem, tw_log_item, TW, LOG_ITEM, GObject)

/** tw_log_item_get_seat: Returns: whose line it is; %TW_SEAT_NONE for no player's */
guint tw_log_item_get_seat (TwLogItem *self);

/** tw_log_item_get_text: Returns: (transfer none): the line in words */
const char *tw_log_item_get_text (TwLogItem *self);

/** tw_log_item_get_points: Returns: the points that the line tells of, 0 for none */
int tw_log_item_get_points (TwLogItem *self);

/** tw_log_item_tells_points: Returns: whether points are told, be they 0: of what was counted */
gboolean tw_log_item_tells_points (TwLogItem *self);

/** tw_log_item_is_note: Returns: whether the line is what somebody has noted */
gboolean tw_log_item_is_note (TwLogItem *self);

/** tw_log_item_get_event: Returns: index of the event that the line tells of, -1 for none */
int tw_log_item_get_event (TwLogItem *self);

/** tw_log_item_get_turn: Returns: the turn of @model's game that the line belongs to, from 1; one more than there
 *   were for what came at the end */
guint tw_log_item_get_turn (TwLogItem *self, TwTableModel *model);

/** tw_log_item_get_n_entries: Returns: how many entries the game's log has up to this line */
guint tw_log_item_get_n_entries (TwLogItem *self);

/**
 * tw_log_item_dup_title:
 * @self: a line
 * @model: its table
 *
 * Returns: (transfer full): "City, 5 tiles, 1 coat of arms", or the tile that was laid
 */
char *tw_log_item_dup_title (TwLogItem *self, TwTableModel *model);

/**
 * tw_log_item_dup_arithmetic:
 * @self: a line
 * @model: its table
 *
 * Returns: (transfer full): "5 tiles × 2 + 1 coat of arms × 2 = 12", or ""
 */
char *tw_log_item_dup_arithmetic (TwLogItem *self, TwTableModel *model);

/** tw_log_item_dup_rule: Returns: (transfer full): the rule that gave the points, and who had the
 * majority or got the points, in words; "" for a line without an event */
char *tw_log_item_dup_rule (TwLogItem *self, TwTableModel *model);

/** tw_log_item_dup_rule_ids: Returns: (transfer full): ids of the rules, or "" */
char *tw_log_item_dup_rule_ids (TwLogItem *self, TwTableModel *model);

/**
 * tw_log_item_get_node:
 * @self: a line
 * @model: its table
 *
 * Returns: a node of the feature that the line tells of, %TW_NO_NODE for none
 */
guint tw_log_item_get_node (TwLogItem *self, TwTableModel *model);

/**
 * tw_log_item_get_slot:
 * @self: a line
 * @model: its table
 *
 * Returns: the slot of the laid tile, or of the tile that the answer is about; %TW_NO_SLOT for none
 */
guint tw_log_item_get_slot (TwLogItem *self, TwTableModel *model);

/** tw_log_list_new: Returns: (transfer full): an empty list of #TwLogItem */
GListStore *tw_log_list_new (void);

/**
 * tw_log_list_update:
 * @list: a list
 * @model: a table
 *
 * Brings @list up to date with the game, oldest line first. Lines that have not changed stay the
 * same objects.
 */
void tw_log_list_update (GListStore *list, TwTableModel *model);

G_END_DECLS
