/* The house rule by which parts can be played together that a rule keeps apart. */
#pragma once

#include "app/setup/setup-game.h"

G_BEGIN_DECLS

/** tw_setup_remedy_find: Returns: (transfer none) (nullable): the switch with which the choices of @game can be
 *   played, owned by the kit's vocabulary; %NULL if none of them helps */
const char *tw_setup_remedy_find (TwSetupGame *game);

G_END_DECLS
