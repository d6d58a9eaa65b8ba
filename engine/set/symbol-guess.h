/* What somebody meant who misspelt a symbol. */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/**
 * tw_symbol_guess:
 * @own: (nullable): what a set adds to the rules
 * @id: a symbol's id as it stands on a tile
 *
 * Any word is a symbol, so nothing is wrong with one that nobody knows. But if neither the program nor
 * @own says anything about it, and it is all but a word that they know, it is most likely that one.
 *
 * Returns: (transfer none) (nullable): the id of that symbol, or the name of a kind of land that is a
 *   place on a tile: "monastery"; %NULL if there is none, or @id is known
 */
const char *tw_symbol_guess (const TwVocabulary *own, const char *id);

/** tw_symbol_guess_place: Returns: the place that is named by what tw_symbol_guess() returned,
 *   %TW_KIND_NONE if that is a symbol */
TwKind tw_symbol_guess_place (const char *guess);

G_END_DECLS
