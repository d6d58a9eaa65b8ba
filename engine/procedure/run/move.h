/* Figures moved. Private to the folder. */
#pragma once

#include "engine/procedure/state/figure.h"

G_BEGIN_DECLS

/** tw_move_to: moves the figure @thing; @to: (nullable): where it goes, %NULL for home; what is no figure
 * there may name a tile, a space of the track, a zone or the segment of a standing. */
void tw_move_to (TwPlay *play, const TwThing *thing, const TwThing *to);

/** tw_move_out: the figure @thing leaves the game, and lies on @to if that is on the table and the figure
 * belongs to a player. */
void tw_move_out (TwPlay *play, const TwThing *thing, const TwThing *to);

G_END_DECLS
