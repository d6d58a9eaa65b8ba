/* The bar below the table for looking back: a slider from the start of the game to now. */
#pragma once

#include <adwaita.h>

#include "app/game/table-replay.h"

G_BEGIN_DECLS

#define TW_TYPE_HISTORY_BAR (tw_history_bar_get_type ())
G_DECLARE_FINAL_TYPE (TwHistoryBar, tw_history_bar, TW, HISTORY_BAR, AdwBin)

/** tw_history_bar_set_model: sets the table whose history is shown, and what plays it again; call it once. The buttons
 * use the actions "play.look", "play.replay", "play.replay-speed" and "play.go-on". */
void tw_history_bar_set_model (TwHistoryBar *self, TwTableModel *model, TwTableReplay *replay);

/** tw_history_bar_set_compact: sets whether the bar is narrow. */
void tw_history_bar_set_compact (TwHistoryBar *self, gboolean is_compact);

G_END_DECLS
