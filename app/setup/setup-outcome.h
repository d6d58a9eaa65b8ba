/* What comes of what is chosen on the set-up page, or what is wrong with it. */
#pragma once

#include "app/setup/setup-choices.h"
#include "app/setup/setup-seats.h"
#include "app/setup/setup-sets.h"

G_BEGIN_DECLS

/**
 * TwSetupOutcome: where it is told; the widgets are borrowed.
 * @words: the outcome
 * @missing: what was chosen and is not in play
 * @remedy: a button that turns on what lets the parts be played together
 * @remedy_switch: (nullable): the switch, of the kit's vocabulary
 * @save_as: leaves its room to @remedy
 * @seats: marked when their number is what is wrong
 * @sets: say what the outcome has to do with them
 */
typedef struct
{
  GtkWidget *problem_icon;
  GtkLabel *words;
  GtkLabel *missing;
  GtkWidget *remedy;
  const char *remedy_switch;
  GtkWidget *save_as;
  TwSetupSeats *seats;
  TwSetupSets *sets;
} TwSetupOutcome;

/** tw_setup_outcome_show: tries what is chosen, and says what comes of it. Returns: whether a game can
 * begin */
gboolean tw_setup_outcome_show (TwSetupOutcome *self, TwSetupGame *game,
                                const TwSetupChoices *choices);

/** tw_setup_outcome_tell_problem: says why no game can begin; %NULL says nothing. */
void tw_setup_outcome_tell_problem (TwSetupOutcome *self, TwSetupGame *game, const char *problem);

G_END_DECLS
