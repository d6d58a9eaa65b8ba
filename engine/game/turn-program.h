/* The turn: draw, place, figure, count, next. The numbers are the steps' labels. */
#pragma once

#include "engine/game/play.h"
#include "engine/game/steps.h"

G_BEGIN_DECLS

/** tw_play_record_unplaceable: records that the tile of @frame fits nowhere and is put away. */
void tw_play_record_unplaceable (TwPlay *play, const TwFrame *frame, const char *rules);

/** tw_play_is_placing: Returns: whether it is asked for figures now, or for those of the type, which are
 *   placed late */
gboolean tw_play_is_placing (const TwPlay *play, guint type);

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

G_END_DECLS
