/* The review of a game as a list: how far it has come, and the mistakes that it has found. */
#pragma once

#include <adwaita.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_REVIEW_LIST (tw_review_list_get_type ())
G_DECLARE_FINAL_TYPE (TwReviewList, tw_review_list, TW, REVIEW_LIST, AdwBin)

/** tw_review_list_set_model: sets the table whose game is reviewed, if it is not the one already. A row shows
 * its moment there. */
void tw_review_list_set_model (TwReviewList *self, TwTableModel *model);

G_END_DECLS
