/* The end of the game: unfinished features, then fields. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * tw_play_end:
 * @play: a play
 * @reason: a #TwReason
 *
 * Drops what is going on and goes on with the final scoring.
 */
void tw_play_end (TwPlay *play, guint reason);

G_END_DECLS
