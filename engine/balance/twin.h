/* Neutral twins: what takes a tile's place to see what the tile is worth.
 *
 * A tile that is left out changes the game by a turn, and by the edges that are missing. Its twin has the same edges, joined
 * in the same way, and nothing else. */
#pragma once

#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

/**
 * tw_twin_take_tile:
 * @setup: a setup that has been compiled to @rules
 * @rules: the rules
 * @name: a tile of a set in play: "D", "base:D"
 * @out_key: (out): key of the copy that has a twin now, in decks of both games
 * @error: %TW_SETUP_ERROR_UNKNOWN, %TW_SETUP_ERROR_REFUSED
 *
 * Replaces the last copy of a tile in the bag by its neutral twin: no symbols, and nothing that reaches no edge.
 *
 * Returns: %FALSE with @error set if there is no such copy
 */
gboolean tw_twin_take_tile (TwGameSetup *setup, const TwRules *rules, const char *name, guint64 *out_key, GError **error);

/**
 * tw_twin_take_symbol:
 * @setup: a setup that has been compiled to @rules
 * @rules: the rules
 * @symbol: id of a symbol
 * @out_n: (out): how many of them are in the bag
 * @error: %TW_SETUP_ERROR_UNKNOWN
 *
 * Takes a symbol off all tiles.
 *
 * Returns: %FALSE with @error set if no tile has it
 */
gboolean tw_twin_take_symbol (TwGameSetup *setup, const TwRules *rules, const char *symbol, guint *out_n, GError **error);

G_END_DECLS
