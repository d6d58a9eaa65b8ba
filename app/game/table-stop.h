/* A table that stands still once a turn is over: what comes after it is asked of nobody. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_table_stop_after: has the table stand still once that turn, from 1, is over. A game that is begun
 * or resumed goes on again; what is taken back can be played once more. */
void tw_table_stop_after (TwTableModel *self, guint turn);

/** tw_table_stop_is_still: Returns: whether the table stands still, as that turn is over */
gboolean tw_table_stop_is_still (TwTableModel *self);

G_END_DECLS
