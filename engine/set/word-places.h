/* What may stand in braces in the words that rules have for people: who it is, where, how many.
 *
 * The one list of these places: what is validated and what is shown go by it.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwWordPlace:
 * @TW_WORD_PLACE_PLAYER: {player}: who did it, or to whom it happened
 * @TW_WORD_PLACE_OTHER: {other}: another player whom an answer names, or who holds a figure
 * @TW_WORD_PLACE_CELL: {cell}: where
 * @TW_WORD_PLACE_FIGURE: {figure}: a figure, by its role
 * @TW_WORD_PLACE_END: {end}: where what is joined comes from
 * @TW_WORD_PLACE_ENDS: {ends}: the two sides that are joined
 * @TW_WORD_PLACE_N: {n}: how many, which time, or what was drawn
 * @TW_WORD_PLACE_MOST: {most}: how many times it is at most
 * @TW_WORD_PLACE_POINTS: {points}: how many points each of what is counted brings
 * @TW_WORD_PLACE_TILE: {tile}: the tile that was laid
 */
typedef enum
{
  TW_WORD_PLACE_PLAYER,
  TW_WORD_PLACE_OTHER,
  TW_WORD_PLACE_CELL,
  TW_WORD_PLACE_FIGURE,
  TW_WORD_PLACE_END,
  TW_WORD_PLACE_ENDS,
  TW_WORD_PLACE_N,
  TW_WORD_PLACE_MOST,
  TW_WORD_PLACE_POINTS,
  TW_WORD_PLACE_TILE,
  TW_N_WORD_PLACES
} TwWordPlace;

/** tw_word_place_name: Returns: (transfer none): what stands in the braces: "player" */
const char *tw_word_place_name (TwWordPlace place);

/**
 * tw_word_place_stands_in:
 * @place: a place
 * @element: an element of procedures: "ask", "choice", "said", "tell" or "end"
 *
 * Returns: whether it is filled in the words of that element; of no other element any place is
 */
gboolean tw_word_place_stands_in (TwWordPlace place, const char *element);

/** tw_word_places_has_words: Returns: whether @element has words whose places are known, be there
 * any or not */
gboolean tw_word_places_has_words (const char *element);

/** tw_word_places_has_counters: Returns: whether counters are filled in the words of @element, by
 * their names */
gboolean tw_word_places_has_counters (const char *element);

/** tw_word_places_is_in: Returns: whether @place stands somewhere in @words */
gboolean tw_word_places_is_in (TwWordPlace place, const char *words);

/**
 * tw_word_places_fill:
 * @sentence: words with places
 * @words: (array fixed-size=10) (element-type utf8): the words for each #TwWordPlace; a place whose
 *   words are %NULL stays as it is written
 *
 * Returns: (transfer full): the sentence, filled in
 */
char *tw_word_places_fill (const char *sentence, const char *const *words);

G_END_DECLS
