/* The seats of a round in which several people are asked: ticked when they have answered. */
#pragma once

#include <adwaita.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_SEAT_QUEUE (tw_seat_queue_get_type ())
G_DECLARE_FINAL_TYPE (TwSeatQueue, tw_seat_queue, TW, SEAT_QUEUE, AdwBin)

/** tw_seat_queue_update: shows the round of @model; hidden unless several people are asked. */
void tw_seat_queue_update (TwSeatQueue *self, TwTableModel *model);

G_END_DECLS
