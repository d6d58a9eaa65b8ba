/* Looks ahead to the end of a player's successive decisions. */
#pragma once

#include "engine/game/play.h"
#include "engine/player/outlook.h"
#include "engine/player/temper.h"

G_BEGIN_DECLS

/** TwLookahead: memory for looking ahead in games of some rules; owned by one thread. */
typedef struct _TwLookahead TwLookahead;

/** tw_lookahead_new: Returns: (transfer full): a lookahead for games of @rules, for who has @temper: it judges as
 *   tw_judge() does */
TwLookahead *tw_lookahead_new (const TwRules *rules, const TwTemper *temper);

/** tw_lookahead_new_outlook: Returns: (transfer full): a lookahead for games of @rules that judges as
 *   tw_outlook_leads() does with @weights, which have to outlive it */
TwLookahead *tw_lookahead_new_outlook (const TwRules *rules, const TwOutlookWeights *weights);

/** tw_lookahead_free: frees it. */
void tw_lookahead_free (TwLookahead *ahead);

/**
 * tw_lookahead_weigh:
 * @ahead: a lookahead
 * @play: a game that waits for a seat's answer
 * @list: all legal answers
 * @out_worths: (out) (array): how good each answer is for the deciding seat, in hundredths of a point
 *
 * Tries every answer on a copy of the game and judges the position it leads to with the seat's best
 * next answers. Allocates nothing.
 */
void tw_lookahead_weigh (TwLookahead *ahead,
                         const TwPlay *play,
                         const TwActionList *list,
                         int *out_worths);

/**
 * tw_lookahead_choose:
 * @ahead: a lookahead
 * @play: a game that waits for a seat's answer
 * @list: (inout): room for all legal answers, which are there afterwards
 * @worths: (array): room for as many
 * @dice: (inout): of answers that are as good as each other each is as likely
 *
 * Returns: the best answer, see tw_lookahead_weigh()
 */
TwAction tw_lookahead_choose (TwLookahead *ahead,
                              const TwPlay *play,
                              TwActionList *list,
                              int *worths,
                              guint64 *dice);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwLookahead, tw_lookahead_free)

G_END_DECLS
