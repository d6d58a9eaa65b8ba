/* The turn: draw, place, figure, count, next. The numbers are the steps' labels. */
#pragma once

#include "engine/game/play.h"
#include "engine/game/steps.h"

G_BEGIN_DECLS

/** tw_play_is_placing: Returns: whether the player is asked now to place a figure, and one of that @type can be meant.
 *   The ordinary question is about all types; the one after it is only about types that are placed late. */
gboolean tw_play_is_placing (const TwPlay *play, guint type);

G_END_DECLS
