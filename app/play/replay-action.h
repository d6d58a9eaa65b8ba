/* The actions that play the game again, and what was counted at its end. */
#pragma once

#include "app/game/table-replay.h"

G_BEGIN_DECLS

/** tw_replay_action_add: adds "replay" to @actions, whose state is whether @replay is playing, "replay-scoring", which
 * plays the last scoring from its beginning, and "replay-speed", whose target is a step: -1 slower, 1 faster, 0
 * faster and from the fastest to the slowest. */
void tw_replay_action_add (GActionMap *actions, TwTableReplay *replay);

G_END_DECLS
