/* Looks ahead to the end of a player's successive decisions. */
#pragma once

#include "engine/game/play.h"
#include "engine/player/temper.h"

G_BEGIN_DECLS

/** TwLookahead: memory for looking ahead in games of some rules; owned by one thread. */
typedef struct _TwLookahead TwLookahead;

/** tw_lookahead_new: Returns: (transfer full): a lookahead for games of @rules, for who has @temper */
TwLookahead *tw_lookahead_new (const TwRules *rules, const TwTemper *temper);

/** tw_lookahead_free: frees it. */
void tw_lookahead_free (TwLookahead *ahead);

/**
 * tw_lookahead_weigh:
 * @ahead: a lookahead
 * @play: a game that waits for a seat's answer
 * @list: all legal answers
 * @out_worths: (out) (array): how good each answer is for the deciding seat, as by tw_judge()
 *
 * Tries every answer on a copy of the game and judges the position it leads to with the seat's best
 * next answers. Allocates nothing.
 */
void tw_lookahead_weigh (TwLookahead *ahead,
                         const TwPlay *play,
                         const TwActionList *list,
                         int *out_worths);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwLookahead, tw_lookahead_free)

G_END_DECLS
