/* A table that stands still once the last turn of its set-up is over: what comes after it is asked of
 * nobody. What is taken back can be played once more. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_table_stop_is_still: Returns: whether the table stands still, as that turn is over */
gboolean tw_table_stop_is_still (TwTableModel *self);

G_END_DECLS
