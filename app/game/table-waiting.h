/* Figures that wait at the symbols of a feature, in words. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_table_waiting_explain: Returns: (transfer full): whose figures wait at which symbol of
 *   @node's feature: "Castle quarter: Count, Anna 2. Market quarter: Eva 1."; "" if none wait */
char *tw_table_waiting_explain (TwTableModel *model, const TwGame *game, guint node);

G_END_DECLS
