/* A further tile within a part of the turn: <play>. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_procedure_may_play: Returns: whether a tile is left and turns do not lie too deep within each other */
gboolean tw_procedure_may_play (const TwPlay *play);

/** tw_procedure_play: begins a turn within the turn, if a tile is left and turns do not lie too deep within
 *   each other; with @is_optional the tile may be declined. */
void tw_procedure_play (TwPlay *play, gboolean is_optional);

G_END_DECLS
