/* Keeps the choices of the user when a different ruleset is chosen, as far as it allows them. */
#pragma once

#include "app/setup/setup-choices.h"

G_BEGIN_DECLS

/** tw_setup_carry_take: puts @choices into play as far as they can be played together under the ruleset
 * of @game. */
void tw_setup_carry_take (TwSetupGame *game, const TwSetupChoices *choices);

/** tw_setup_carry_dup_missing: Returns: (transfer full) (nullable): a sentence that names the choices
 * which the ruleset of @game does not allow */
char *tw_setup_carry_dup_missing (TwSetupGame *game, const TwSetupChoices *choices);

G_END_DECLS
