/* Looks ahead to the end of one player's own decisions. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** TwLookahead: room for looking ahead in games of some rules; owned by one thread. */
typedef struct _TwLookahead TwLookahead;

/** tw_lookahead_new: Returns: (transfer full): room for games of @rules */
TwLookahead *tw_lookahead_new (const TwRules *rules);

/** tw_lookahead_free: frees it. */
void tw_lookahead_free (TwLookahead *ahead);

/**
 * tw_lookahead_weigh:
 * @ahead: room
 * @play: a game that waits for a seat
 * @list: all legal answers
 * @out_worths: (out) (array): how good each is for who decides, as tw_judge() says it
 *
 * Tries every answer on a copy of the game, and what that leads to if the next answers are
 * as good as can be. Allocates nothing.
 */
void tw_lookahead_weigh (TwLookahead *ahead,
                         const TwPlay *play,
                         const TwActionList *list,
                         int *out_worths);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwLookahead, tw_lookahead_free)

G_END_DECLS
