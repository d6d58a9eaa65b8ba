/* The log beside the table: lines that open into explanations. */
#pragma once

#include <adwaita.h>

#include "app/game/log-item.h"

G_BEGIN_DECLS

#define TW_TYPE_LOG_PANEL (tw_log_panel_get_type ())
G_DECLARE_FINAL_TYPE (TwLogPanel, tw_log_panel, TW, LOG_PANEL, AdwBin)

/* Signal "lit" (guint node, guint slot, guint seat): the feature and the tile that the line under the pointer tells
 * of, else the open line, and whose line it is; %TW_NO_NODE, %TW_NO_SLOT and %TW_SEAT_NONE for none. */

/* Signal "opened" (): another line is open, or none. */

/**
 * tw_log_panel_new:
 * @model: a table
 * @actions: actions that outlive the panel, with "show-log"
 *
 * Adds "list-points" to @actions: with a seat and a #TwResultPart it shows the log with the lines alone that brought
 * those points, and opens the first. A button above them lists all lines again.
 *
 * Returns: (transfer floating): the log of @model
 */
GtkWidget *tw_log_panel_new (TwTableModel *model, GActionMap *actions);

/** tw_log_panel_set_most_height: sets the greatest height of the lines, in pixels. */
void tw_log_panel_set_most_height (TwLogPanel *self, int most_height);

/** tw_log_panel_grab: gives the newest line the focus. */
void tw_log_panel_grab (TwLogPanel *self);

/** tw_log_panel_dup_counted: Returns: (transfer full) (nullable): the line for the step of the final
 * scoring that is shown, whether listed or not */
TwLogItem *tw_log_panel_dup_counted (TwLogPanel *self);

/** tw_log_panel_close_line: closes the open line, if there is one. */
void tw_log_panel_close_line (TwLogPanel *self);

/** tw_log_panel_get_lines: Returns: (transfer none) (element-type TwLogItem): all lines, whatever is listed of
 *   them; up to date for whoever listens to the model later than this panel */
GListModel *tw_log_panel_get_lines (TwLogPanel *self);

/** tw_log_panel_open_turn: opens the first line of @turn, see tw_log_item_get_turn(); if there is none nothing is
 *   open. */
void tw_log_panel_open_turn (TwLogPanel *self, guint turn);

/** tw_log_panel_get_turn: Returns: the turn of the line that is open, %G_MAXUINT for none */
guint tw_log_panel_get_turn (TwLogPanel *self);

G_END_DECLS
