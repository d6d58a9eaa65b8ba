/* The actions that play the game again, and what was counted at its end. */
#pragma once

#include "app/game/table-replay.h"

G_BEGIN_DECLS

/** tw_replay_action_add: adds "replay" to @actions, whose state is whether @replay is playing, and
 * "replay-scoring", which plays the last scoring from its beginning. */
void tw_replay_action_add (GActionMap *actions, TwTableReplay *replay);

G_END_DECLS
