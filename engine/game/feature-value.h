/* What a feature is worth: effects applied in stages. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * tw_feature_value:
 * @play: a play
 * @node: any node of the feature
 * @event: one #TwEffectEvent
 * @out_lines: (nullable) (array): room for %TW_MAX_VALUE_LINES
 * @out_n_lines: (nullable): lines written
 *
 * Rates and additions first, then divisions, each rounded as it says.
 *
 * Rule: BASE-062, BASE-063, BASE-066, BASE-092 to BASE-094, BASE-101.
 *
 * Returns: points, before anybody's majority
 */
int tw_feature_value (const TwPlay *play,
                      guint node,
                      guint event,
                      TwValueLine *out_lines,
                      guint *out_n_lines);

/**
 * tw_feature_majority:
 * @play: a play
 * @root: the feature's root
 *
 * Rule: BASE-067, BASE-068.
 *
 * Returns: the seats with the greatest weight above 0, a bit each
 */
guint tw_feature_majority (const TwPlay *play, guint root);

G_END_DECLS
