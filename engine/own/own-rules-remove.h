/* What a set adds to the rules, taken out again with all that names it. */
#pragma once

#include "engine/own/own-rules.h"

G_BEGIN_DECLS

/** tw_own_rules_remove_effect: removes effect @index, with the rules that only it names. */
void tw_own_rules_remove_effect (TwOwnRulesEdit *edit, guint index);

/**
 * tw_own_rules_remove:
 * @edit: an edit
 * @what: "symbol", "land", "figure", "token" or "rule"
 * @id: its id
 *
 * Removes it and all that names it: effects that count it, hand it out or ask for it, with the
 * rules that only they name; places of symbols and roles on that land; the symbol or land on tiles,
 * which are mended, and on variants. A symbol that may stand only on that land may stand anywhere
 * afterwards.
 */
void tw_own_rules_remove (TwOwnRulesEdit *edit, const char *what, const char *id);

/** tw_own_rules_n_tiles: Returns: how many tiles have, at least on some copies, the "symbol" or the
 *   "land" of that id */
guint tw_own_rules_n_tiles (const TwTileSet *set, const char *what, const char *id);

G_END_DECLS
