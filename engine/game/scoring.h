/* Counting one feature: majority and value, points, figures home. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * tw_play_count_feature:
 * @play: a play
 * @node: any node of a feature
 * @event: the #TwEffectEvent
 *
 * Puts a frame with the feature program on top: it reckons and gives the feature's points, and
 * after a completion sends its figures home. At a recall only the player on turn gets points.
 */
void tw_play_count_feature (TwPlay *play, guint node, guint event);

/**
 * tw_play_foresee_value:
 * @play: a play
 * @node: any node of a feature
 * @event: a #TwEffectEvent
 * @value: what effects say it is worth then
 * @out_changes: (out): what rules would do to that
 *
 * Returns: the value that each would get who has the majority, as far as it can be known
 */
int tw_play_foresee_value (const TwPlay *play, guint node, guint event, int value,
                           TwValueChanges *out_changes);

G_END_DECLS
