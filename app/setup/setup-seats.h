/* Who plays: names, colours, people or the program. */
#pragma once

#include <adwaita.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_SETUP_SEATS (tw_setup_seats_get_type ())
G_DECLARE_FINAL_TYPE (TwSetupSeats, tw_setup_seats, TW, SETUP_SEATS, AdwBin)

/* Signal "changed" (): the number of players has changed.
 * Property "is-by-file" (gboolean, read): whether somebody who plays is elsewhere.
 * Signal "start" (): Enter was pressed in a name. */

/** tw_setup_seats_get_n: Returns: the number of players, 1 to %TW_MAX_SEATS */
guint tw_setup_seats_get_n (TwSetupSeats *self);

/** tw_setup_seats_set_n: sets the number of players. */
void tw_setup_seats_set_n (TwSetupSeats *self, guint n);

/** tw_setup_seats_set_wrong: sets whether the number of players is marked as impossible. */
void tw_setup_seats_set_wrong (TwSetupSeats *self, gboolean is_wrong);

/** tw_setup_seats_set_people: sets whether only people can play; no program is offered then. */
void tw_setup_seats_set_people (TwSetupSeats *self, gboolean only_people);

/** tw_setup_seats_grab: gives the number of players the focus. */
void tw_setup_seats_grab (TwSetupSeats *self);

/** tw_setup_seats_fill: sets the seats of @setup, which has its rules; frees the seats it had. */
void tw_setup_seats_fill (TwSetupSeats *self, TwTableSetup *setup);

/** tw_setup_seats_take: proposes the players of @setup for the next game. */
void tw_setup_seats_take (TwSetupSeats *self, const TwTableSetup *setup);

/** tw_setup_seats_dup_ids: Returns: (transfer full) (array zero-terminated=1): who plays, by players, see #TwOpponent; a
 * person for whoever is elsewhere this time */
char **tw_setup_seats_dup_ids (TwSetupSeats *self);

/** tw_setup_seats_choose: proposes who plays, as tw_setup_seats_dup_ids() has it; persons beyond the end of @ids. Where
 * programs alone would play, the first player is a person: whoever presses Play is there to play. */
void tw_setup_seats_choose (TwSetupSeats *self, const char *const *ids);

G_END_DECLS
