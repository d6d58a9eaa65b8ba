/* Why a rule does nothing: symbols that rules wait for and that no tile has. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** tw_missing_symbol_find: Returns: (transfer none) (nullable): a symbol that @rule names and no tile of the game has,
 * or one without which no rule brings a figure of nobody's to the table for it */
const TwSymbolType *tw_missing_symbol_find (const TwRules *rules, const TwWatched *rule);

G_END_DECLS
