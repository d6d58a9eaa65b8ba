/* The band across the table that tells whose turn it is. */
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
 * Shows for a moment whose turn it is when the turn passes between people at one screen, and whenever
 * a player has a further tile.
 */
void tw_turn_band_set_model (TwTurnBand *self, TwTableModel *model);

/** tw_turn_band_hide: hides the band at once. */
void tw_turn_band_hide (TwTurnBand *self);

G_END_DECLS
