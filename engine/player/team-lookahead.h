/* Looks ahead to the end of a turn in games that all players win or lose together. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** TwTeamLookahead: memory for looking ahead in games of some rules; owned by one thread. */
typedef struct _TwTeamLookahead TwTeamLookahead;

/** tw_team_plays: Returns: whether all players win or lose together by @rules, and an expansion judges */
gboolean tw_team_plays (const TwRules *rules);

/** tw_team_narrow: takes off @list, the answers to the question of @play, what needs no thought (see
 * @narrow of #TwTogetherHooks); at least one stays. Does nothing in games that are not played together. */
void tw_team_narrow (const TwPlay *play, TwActionList *list);

/** tw_team_lookahead_new: Returns: (transfer full): a lookahead for games of @rules, with tw_team_plays() */
TwTeamLookahead *tw_team_lookahead_new (const TwRules *rules);

/** tw_team_lookahead_free: frees it. */
void tw_team_lookahead_free (TwTeamLookahead *ahead);

/**
 * tw_team_lookahead_weigh:
 * @ahead: a lookahead
 * @play: a game that waits for a seat's answer
 * @list: legal answers
 * @out_worths: (out) (array): how good each answer is for the team, as the expansion judges
 *
 * Tries every answer on a copy of the game, and all answers to what the turn asks next but those that need
 * no thought. A question with one answer is no step: so what a completed feature brings is seen when the
 * tile is placed. Allocates nothing.
 */
void tw_team_lookahead_weigh (TwTeamLookahead *ahead,
                              const TwPlay *play,
                              const TwActionList *list,
                              int *out_worths);

/** tw_team_to_chances: makes @worths, of @n answers to the question of @play, comparable with what tw_judge_all()
 * says: their differences become those of the chance to win, in hundredths of a percent. */
void tw_team_to_chances (const TwPlay *play, guint n, int *worths);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwTeamLookahead, tw_team_lookahead_free)

G_END_DECLS
