/* Somebody gets points: a counting figure moves, and others may have a say in it. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * tw_play_add_score:
 * @play: a play
 * @seat: who gains
 * @points: how many
 *
 * If an expansion minds how counting figures move, this puts a frame on top for the gain, except at
 * the end of the game. Waiting gains go to the seats in order from the player on turn; those of one
 * seat make one amount. Where all players share one score, every seat gets the points.
 */
void tw_play_add_score (TwPlay *play, guint seat, int points);

/** tw_play_add_derived: as tw_play_add_score() for points that come from another's points. */
void tw_play_add_derived (TwPlay *play, guint seat, int points);

/** tw_play_pay: as tw_play_add_derived() for points, below 0 as well, that are paid and are no scoring. */
void tw_play_pay (TwPlay *play, guint seat, int points);

/**
 * tw_play_record:
 * @play: a play
 * @kind: what happened
 * @seat: the seat that gains
 *
 * Returns: (transfer none) (nullable): a new event about no node and no tile, to be filled in
 *   before anything else is recorded; %NULL when nothing is recorded
 */
TwEvent *tw_play_record (TwPlay *play, TwEventKind kind, guint seat);

G_END_DECLS
