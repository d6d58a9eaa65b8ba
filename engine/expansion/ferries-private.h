/* Shared by the files of the Ferries. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** tw_ferries_phrase: see #TwShowingHooks. */
gboolean tw_ferries_phrase (const TwPlay *play, gconstpointer own, const TwSaying *saying,
                            TwPhrase *out_phrase);

G_END_DECLS
