/* How good a position is for somebody, at a glance and without looking ahead. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * tw_judge:
 * @play: a game, also a finished one
 * @seat: for whom
 *
 * An expansion that plays another game judges for it (its evaluate()); else what counts are
 * points ahead of the best of the others, with what figures on the table would bring now
 * and a part of what they could bring when complete. Nothing that is hidden is looked at.
 *
 * Returns: the worth in hundredths of a point; only worths of one game can be compared
 */
int tw_judge (const TwPlay *play, guint seat);

/** tw_judge_all: as tw_judge() for every seat at once; @out has room for %TW_MAX_SEATS. */
void tw_judge_all (const TwPlay *play, int *out);

G_END_DECLS
