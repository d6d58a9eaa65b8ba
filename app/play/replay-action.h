/* The action that plays the game again. */
#pragma once

#include "app/game/table-replay.h"

G_BEGIN_DECLS

/** tw_replay_action_add: adds "replay" to @actions, whose state is whether @replay is playing. */
void tw_replay_action_add (GActionMap *actions, TwTableReplay *replay);

G_END_DECLS
