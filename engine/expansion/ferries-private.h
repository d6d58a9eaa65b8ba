/* The Ferries: what their files share. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** tw_ferries_phrase: see TwExpansion.phrase. */
gboolean tw_ferries_phrase (const TwPlay *play, gconstpointer own, const TwSaying *saying,
                            TwPhrase *out_phrase);

G_END_DECLS
