/* Who plays: names, colours, people or the program. */
#pragma once

#include <adwaita.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_SETUP_SEATS (tw_setup_seats_get_type ())
G_DECLARE_FINAL_TYPE (TwSetupSeats, tw_setup_seats, TW, SETUP_SEATS, AdwBin)

/* Signal "changed" (): another number of players.
 * Signal "start" (): Enter in a name. */

/** tw_setup_seats_get_n: Returns: how many play, 1 to %TW_MAX_SEATS */
guint tw_setup_seats_get_n (TwSetupSeats *self);

/** tw_setup_seats_set_n: has @n play. */
void tw_setup_seats_set_n (TwSetupSeats *self, guint n);

/** tw_setup_seats_set_wrong: marks the number of players as one that cannot be. */
void tw_setup_seats_set_wrong (TwSetupSeats *self, gboolean is_wrong);

/** tw_setup_seats_grab: puts the focus on the number of players. */
void tw_setup_seats_grab (TwSetupSeats *self);

/** tw_setup_seats_fill: gives @setup, which has its rules, its seats; what it had is freed. */
void tw_setup_seats_fill (TwSetupSeats *self, TwTableSetup *setup);

/** tw_setup_seats_take: those who play @setup are to play the next game, too. */
void tw_setup_seats_take (TwSetupSeats *self, const TwTableSetup *setup);

G_END_DECLS
