/* How procedures take part in a game: an expansion made for its rules. */
#pragma once

#include "engine/game/expansion.h"

G_BEGIN_DECLS

/** tw_expansion_procedures: stands in the list of expansions for all that is said as data. */
extern const TwExpansion tw_expansion_procedures;

G_END_DECLS
