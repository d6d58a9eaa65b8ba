/* The turn: draw, place, figure, count, next. The numbers are the steps' labels. */
#pragma once

#include "engine/game/play.h"
#include "engine/game/steps.h"

G_BEGIN_DECLS

/** tw_play_is_placing: Returns: whether it is asked for figures now, or for those of the type, which are
 *   placed late */
gboolean tw_play_is_placing (const TwPlay *play, guint type);

G_END_DECLS
