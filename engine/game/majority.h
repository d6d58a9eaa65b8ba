/* Who has the majority on a feature, and by what weight. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * tw_majority_weights:
 * @play: a play
 * @root: the feature's root
 * @out_weights: (out caller-allocates): what each seat's figures there weigh
 *
 * A figure weighs what its type says (a large meeple two, a builder nothing), and what rules add to
 * that on this feature. No weight is below 0.
 *
 * Rule: BASE-067.
 */
void tw_majority_weights (const TwPlay *play, guint root, TwWeights *out_weights);

/**
 * tw_majority_of:
 * @weights: what the figures of @n_seats seats weigh
 *
 * Returns: the seats with the greatest weight above 0, a bit each; of several those whose ties are decided
 *   for them
 */
guint tw_majority_of (const TwWeights *weights, guint n_seats);

/**
 * tw_majority:
 * @play: a play
 * @root: the feature's root
 *
 * Rule: BASE-067, BASE-068.
 *
 * Returns: the seats that have the majority there, a bit each; 0 if nobody stands there
 */
guint tw_majority (const TwPlay *play, guint root);

G_END_DECLS
