/* Guesses which symbol a misspelt one stands for. */
#pragma once

#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

/**
 * tw_symbol_guess:
 * @own: (nullable): what a set adds to the rules
 * @id: a symbol's id as it stands on a tile
 *
 * Any word can be a symbol, so an unknown one is no error. But an unknown word that differs little
 * from one that the program or @own knows most likely means that one.
 *
 * Returns: (transfer none) (nullable): id of the symbol meant, or the name of a kind of land that
 *   is a place on a tile: "monastery"; %NULL if there is no guess, or @id is known
 */
const char *tw_symbol_guess (const TwVocabulary *own, const char *id);

/** tw_symbol_guess_place: Returns: the place that @guess, a result of tw_symbol_guess(), names;
 *   %TW_KIND_NONE if it is a symbol */
TwKind tw_symbol_guess_place (const char *guess);

G_END_DECLS
