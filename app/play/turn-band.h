/* The band across the table that says whose hand it is. */
#pragma once

#include <adwaita.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_TURN_BAND (tw_turn_band_get_type ())
G_DECLARE_FINAL_TYPE (TwTurnBand, tw_turn_band, TW, TURN_BAND, AdwBin)

/**
 * tw_turn_band_set_model:
 * @self: a band
 * @model: a table; once
 *
 * Says for a moment whose turn it is when it has passed: to people at one screen, and of a further
 * tile to everybody.
 */
void tw_turn_band_set_model (TwTurnBand *self, TwTableModel *model);

/** tw_turn_band_hide: nobody is on turn any more. */
void tw_turn_band_hide (TwTurnBand *self);

G_END_DECLS
