/* What people call kinds of land, places and symbols: the program's own by its translations, those
 * that a set invents by the set's texts. @own is the set's own vocabulary, %NULL for none. */
#pragma once

#include "engine/set/vocabulary.h"
#include "engine/tile/tile-words.h"
#include "engine/tile/tile.h"

G_BEGIN_DECLS

/** tw_land_names_symbol_name: Returns: (transfer none) (nullable): the name of the set's own symbol
 *   @id, %NULL for any other symbol */
const char *tw_land_names_symbol_name (const TwVocabulary *own, const char *id);

/** tw_land_id: Returns: (transfer none) (nullable): the kind's word in files; %NULL for an own kind
 *   that the set does not have */
const char *tw_land_id (const TwVocabulary *own, TwKind kind);

/** tw_land_name: Returns: (transfer none): "city", "road", …, within a sentence, translated */
const char *tw_land_name (const TwVocabulary *own, TwKind kind);

/** tw_land_names_tile_words: Returns: (transfer full): tw_tile_words() with the set's names */
char *tw_land_names_tile_words (const TwVocabulary *own, const TwTopology *topology);

/** tw_land_names_segment_words: Returns: (transfer full): tw_tile_words_segment() with the set's
 *   names */
char *tw_land_names_segment_words (const TwVocabulary *own, const TwTopology *topology,
                                   guint segment);

/** tw_land_names_field_words: Returns: (transfer full): tw_tile_words_field_with() with the set's
 *   names */
char *tw_land_names_field_words (const TwVocabulary *own, const TwTile *tile, guint field);

G_END_DECLS
