/* Points that are given beside features, and how they were reckoned. */
#pragma once

#include "engine/game/event.h"
#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * tw_play_record_award:
 * @play: a play
 * @seat: who gains
 * @points: how many; 0 does nothing
 * @node: a node of the feature that brings them, %TW_NO_NODE for none
 * @award: what the points are for
 * @rules: rule ids
 *
 * Records points that the caller gives itself.
 *
 * Returns: (transfer none) (nullable): the event; before anything else is recorded,
 *   tw_event_count() or its like can say how the points were reckoned. %NULL when nothing is
 *   recorded
 */
TwEvent *tw_play_record_award (TwPlay *play,
                               guint seat,
                               int points,
                               guint node,
                               const TwAward *award,
                               const char *rules);

/** tw_event_count: says that the points are @n times @points for what @words say. */
void tw_event_count (TwEvent *event, guint n, int points,
                     const TwCountedWords *words);

/** tw_event_share: says that the points are @whole divided by @divisor; @other is the seat whose
 * points these are a share of, or that gets a share. */
void tw_event_share (TwEvent *event, guint other, int whole, int divisor, gboolean rounds_down);

/** tw_event_reckon: says that the points are a feature's value by @lines. */
void tw_event_reckon (TwEvent *event, const TwValueLine *lines, guint n_lines);

G_END_DECLS
