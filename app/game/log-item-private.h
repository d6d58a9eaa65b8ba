/* Making lines of the table's log. */
#pragma once

#include "app/game/log-item.h"

G_BEGIN_DECLS

/**
 * tw_log_item_new:
 * @seat: whose line it is
 * @text: (transfer full): the line in words
 * @entry: index of the game's log entry that the line tells of
 * @n_entries: how many entries the game's log has up to this line
 *
 * Returns: (transfer full): a line
 */
TwLogItem *tw_log_item_new (guint seat, char *text, guint entry, guint n_entries);

/** tw_log_item_new_note: Returns: (transfer full): a line that nobody's deed is: @text (transfer full), noted where
 *   @n_entries entries of the log come before */
TwLogItem *tw_log_item_new_note (char *text, guint n_entries);

/** tw_log_item_set_event: sets the index of the event that the line tells of, its points, and whether they are
 * told. */
void tw_log_item_set_event (TwLogItem *self, int event, int points, gboolean tells_points);

/** tw_log_item_equal: Returns: whether both lines say the same */
gboolean tw_log_item_equal (TwLogItem *self, TwLogItem *other);

G_END_DECLS
