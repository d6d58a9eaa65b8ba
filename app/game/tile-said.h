/* Tiles of a game in the designer's own words, for who does not see them: what is on a tile and how that goes together,
 * as it lies. */
#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

/**
 * tw_tile_said:
 * @rules: the rules of a game
 * @kind: a kind of its tiles
 * @turns: quarter turns clockwise
 *
 * Returns: (transfer full): "city north and west with a coat of arms; road from south to a village"
 */
char *tw_tile_said (const TwRules *rules, guint kind, guint turns);

/** tw_tile_said_name: Returns: (transfer full): the same, behind it the name by which a designer knows the tile:
 *   "monastery; road from south to the monastery (tile A)" */
char *tw_tile_said_name (const TwRules *rules, guint kind, guint turns);

/**
 * tw_tile_said_node:
 * @play: a position
 * @node: a node of its board
 *
 * Returns: (transfer full): what that is and where it lies on its tile: "road from south", "field north and east"
 */
char *tw_tile_said_node (const TwPlay *play, guint node);

G_END_DECLS
