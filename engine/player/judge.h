/* Judges how good a position is for a seat, without looking ahead. */
#pragma once

#include "engine/game/play.h"
#include "engine/player/temper.h"

G_BEGIN_DECLS

/**
 * tw_judge:
 * @play: a game, also a finished one
 * @seat: the seat to judge for
 * @temper: what it likes
 *
 * If an expansion has evaluate(), it judges. Otherwise the worth is the lead over the best opponent
 * in points, with the points that figures on the table would bring now and a part of what they
 * could bring when complete. Hidden facts are not used.
 *
 * Returns: the worth in hundredths of a point; only worths of one game can be compared
 */
int tw_judge (const TwPlay *play, guint seat, const TwTemper *temper);

/**
 * tw_judge_lead:
 * @play: a game, also a finished one
 * @seat: the seat to judge for
 *
 * As tw_judge() with %tw_plain_temper, for people: a point of one's own weighs as much as one of the best opponent, so that the
 * difference of two positions is one in points.
 *
 * In games that all win or lose together it is the chance that the team wins.
 *
 * Returns: the lead in hundredths of a point, or the chance in hundredths of a percent
 */
int tw_judge_lead (const TwPlay *play, guint seat);

/** tw_judge_all: as tw_judge() with %tw_plain_temper for every seat at once, for what is averaged: in games that
 * all win or lose together it is the chance in hundredths of a percent; @out has room for %TW_MAX_SEATS. */
void tw_judge_all (const TwPlay *play, int *out);

G_END_DECLS
