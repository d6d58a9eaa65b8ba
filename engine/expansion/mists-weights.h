/* What the signs of a game of the mists weigh. */
#pragma once

#include "engine/expansion/mists-signs.h"

G_BEGIN_DECLS

/** mists_weights: tells what the signs are worth in the level that is most like @level: @out has room for
 *   %MISTS_N_SIGNS. */
void mists_weights (const MistsLevel *level, double *out);

/** mists_weights_of_chance: tells what the signs add there to the logarithm of the odds to win: @out has room for
 *   %MISTS_N_SIGNS_OF_CHANCE. */
void mists_weights_of_chance (const MistsLevel *level, double *out);

G_END_DECLS
