/* The bar below the table with which one looks back: a slider from the start of the game to now. */
#pragma once

#include <adwaita.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_HISTORY_BAR (tw_history_bar_get_type ())
G_DECLARE_FINAL_TYPE (TwHistoryBar, tw_history_bar, TW, HISTORY_BAR, AdwBin)

/** tw_history_bar_set_model: shows the history of @model's game; once. Its buttons are the actions
 * "play.look" and "play.go-on" of the page. */
void tw_history_bar_set_model (TwHistoryBar *self, TwTableModel *model);

/** tw_history_bar_set_compact: makes do with little width, or not. */
void tw_history_bar_set_compact (TwHistoryBar *self, gboolean is_compact);

G_END_DECLS
