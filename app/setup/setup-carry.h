/* What somebody has chosen goes on with another ruleset, as far as it can. */
#pragma once

#include "app/setup/setup-choices.h"

G_BEGIN_DECLS

/** tw_setup_carry_take: has in play what somebody has chosen, by whatever ruleset, as far as it can be
 * played together. */
void tw_setup_carry_take (TwSetupGame *game, const TwSetupChoices *choices);

/** tw_setup_carry_dup_missing: Returns: (transfer full) (nullable): what somebody has chosen and this
 * ruleset cannot take, as a sentence */
char *tw_setup_carry_dup_missing (TwSetupGame *game, const TwSetupChoices *choices);

G_END_DECLS
