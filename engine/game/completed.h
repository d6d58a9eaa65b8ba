/* Features that the tile of a part has completed: they wait in a queue and are counted one after the
 * other. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * tw_play_queue_feature:
 * @play: a play
 * @frame: a turn that has settled what its tile completed (3a)
 * @node: any node of a feature
 *
 * Has the feature counted in this part too if it is complete: for a feature, anywhere on the table,
 * that something other than the tile completed. For steps before the counting.
 */
void tw_play_queue_feature (TwPlay *play, TwFrame *frame, guint node);

/** tw_play_queued_gainers: Returns: the seats that get points from the features that @turn has
 *   still to count, a bit each */
guint tw_play_queued_gainers (const TwPlay *play, const TwFrame *turn);

/**
 * tw_play_end_counted:
 * @play: a play
 * @reason: a #TwReason
 *
 * Ends the game as tw_play_end() does, but what the tile of the part has completed is counted before, so
 * that nothing complete is taken for unfinished or counted twice.
 */
void tw_play_end_counted (TwPlay *play, guint reason);

G_END_DECLS
