/* How the game ended: the winner, what the points were for, how it came about. */
#pragma once

#include <adwaita.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_RESULT_PAGE (tw_result_page_get_type ())
G_DECLARE_FINAL_TYPE (TwResultPage, tw_result_page, TW, RESULT_PAGE, AdwBin)

/* Signal "turn-chosen" (guint turn): as that of #TwScoreChart. */

/** tw_result_page_show: shows the result of @model's game. */
void tw_result_page_show (TwResultPage *self, TwTableModel *model);

/** tw_result_page_set_turn: sets after which turn the points are marked and told, see tw_score_chart_set_turn(). */
void tw_result_page_set_turn (TwResultPage *self, guint turn);

/** tw_result_page_grab: gives the focus to how the game ended, where no key starts anything. */
void tw_result_page_grab (TwResultPage *self);

G_END_DECLS
