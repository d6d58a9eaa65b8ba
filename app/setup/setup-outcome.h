/* The result of the choices on the set-up page: the game they make, or what is wrong with them. */
#pragma once

#include "app/setup/setup-choices.h"
#include "app/setup/setup-seats.h"
#include "app/setup/setup-sets.h"

G_BEGIN_DECLS

/**
 * TwSetupOutcome: the widgets that show it; all are borrowed.
 * @words: the result
 * @missing: choices that are not in play, and what was added at once
 * @added: (nullable): says that, until something else is chosen
 * @added_remedy: (nullable): the house rule by which more could have been added, owned by the kit's vocabulary
 * @remedy: a button that turns on a house rule by which the parts can be played together
 * @remedy_switch: (nullable): that house rule, owned by the kit's vocabulary
 * @save_as: hidden while @remedy is shown
 * @seats: marked if their number is the problem
 * @sets: rows that show their share in the result
 */
typedef struct
{
  GtkWidget *problem_icon;
  GtkLabel *words;
  GtkLabel *missing;
  char *added;
  const char *added_remedy;
  GtkWidget *remedy;
  const char *remedy_switch;
  GtkWidget *save_as;
  TwSetupSeats *seats;
  TwSetupSets *sets;
} TwSetupOutcome;

/** tw_setup_outcome_show: tries all choices and shows the result. Returns: whether a game can begin */
gboolean tw_setup_outcome_show (TwSetupOutcome *self, TwSetupGame *game,
                                const TwSetupChoices *choices);

/** tw_setup_outcome_tell_problem: shows why no game can begin; %NULL for no reason. */
void tw_setup_outcome_tell_problem (TwSetupOutcome *self, TwSetupGame *game, const char *problem);

/**
 * tw_setup_outcome_tell_added:
 * @self: the widgets
 * @game: the choices
 * @n: how many expansions were put into play at once
 * @left_out: (nullable) (element-type utf8): which could not be, and why; %NULL if nothing was tried: then
 *   nothing is told any more
 * @remedy: (nullable): the house rule by which more could be added, owned by the kit's vocabulary
 *
 * Tells it, and offers @remedy, with the next tw_setup_outcome_show().
 */
void tw_setup_outcome_tell_added (TwSetupOutcome *self, TwSetupGame *game, guint n,
                                  const GPtrArray *left_out, const char *remedy);

G_END_DECLS
