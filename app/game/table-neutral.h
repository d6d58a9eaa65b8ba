/* Figures that belong to nobody, explained where they stand. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/**
 * tw_table_neutral_explain:
 * @play: a game
 * @slot: one of its tiles
 *
 * Returns: (transfer full): the figures of nobody that are on the tile, each with the rules by which it brings
 *   or does something where it stands: "Fairy: Who begins a turn and has a follower beside whom the fairy is gets
 *   1 point, once a turn."; "" if there are none
 */
char *tw_table_neutral_explain (const TwPlay *play, guint slot);

G_END_DECLS
