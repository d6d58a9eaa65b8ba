/* What people call kinds of land and places. */
#pragma once

#include "engine/set/vocabulary.h"
#include "engine/tile/tile-words.h"

G_BEGIN_DECLS

/**
 * tw_land_names_use:
 * @own: (nullable): what the set that is being looked at adds to the rules
 *
 * Names of land and symbols that a set invents are those of @own from now on. Main thread only:
 * there one set is looked at, that of the window which is active.
 */
void tw_land_names_use (TwVocabulary *own);

/** tw_own_symbol_name: Returns: (transfer none) (nullable): what the set calls a symbol of its own */
const char *tw_own_symbol_name (const char *id);

/** tw_word_names: Returns: (transfer none): the names of tw_land_names_use() for words of tiles */
const TwWordNames *tw_word_names (void);

/** tw_own_n_symbols: Returns: how many symbols the set invents */
guint tw_own_n_symbols (void);

/** tw_own_symbol_nth: Returns: (transfer none): the id of the nth of them */
const char *tw_own_symbol_nth (guint n);

/** tw_land_id: Returns: (transfer none) (nullable): the word for it in files; %NULL for an own kind
 *   that the set does not have */
const char *tw_land_id (TwKind kind);

/** tw_land_letter: Returns: the letter of its edges, '-' where it has none */
char tw_land_letter (TwKind kind);

/** tw_land_from_letter: Returns: the kind of that capital, or %TW_KIND_NONE */
TwKind tw_land_from_letter (char letter);

/** tw_land_edge_letters: the four letters of a tile of the set, and a final 0. */
void tw_land_edge_letters (const TwTopology *topology, char out[5]);

/** tw_land_name: Returns: (transfer none): "city", "road", …, within a sentence, translated */
const char *tw_land_name (TwKind kind);

G_END_DECLS
