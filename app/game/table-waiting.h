/* Who waits at the symbols of a feature, in words. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_table_waiting_explain: Returns: (transfer full): who waits at which symbol of the feature
 *   of @node, empty where nobody does: "Castle quarter: Count, Anna 2. Market quarter: Eva 1." */
char *tw_table_waiting_explain (TwTableModel *model, const TwGame *game, guint node);

G_END_DECLS
