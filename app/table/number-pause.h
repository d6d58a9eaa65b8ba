/* A number that is being typed is taken after a pause. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/* How long a further digit may be waited for, in milliseconds. */
#define TW_NUMBER_PAUSE_MS 1500

/** TwNumberPause: waits for further digits at one table; main thread only. */
typedef struct _TwNumberPause TwNumberPause;

/** tw_number_pause_new: Returns: (transfer full): takes what is typed at the table @model after a pause,
 * until it is freed */
TwNumberPause *tw_number_pause_new (TwTableModel *model);

/** tw_number_pause_free: waits no longer; what was typed stays. */
void tw_number_pause_free (TwNumberPause *self);

G_END_DECLS
