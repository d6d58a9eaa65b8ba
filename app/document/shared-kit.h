/* The rules that come with the program, read once for all who play or explain. */
#pragma once

#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/**
 * tw_shared_kit_load:
 * @out_kit: (out caller-allocates): the materials of games
 * @error: return location
 *
 * What tw_play_rules_kit_load() does, but the vocabulary is one for all and stays. May be called in
 * any thread. Free what it gives with tw_play_rules_kit_clear().
 *
 * Returns: %FALSE if the program's files are missing
 */
gboolean tw_shared_kit_load (TwGameKit *out_kit, GError **error);

G_END_DECLS
