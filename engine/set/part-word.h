/* Part words: the words that put a part of the game into play, all of it or only some facets:
 * "river", "river:tiles". */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwPartFacets: facets of a part that can be in play; bits.
 * @TW_PART_TILES: its tiles are in the bag
 * @TW_PART_SYMBOLS: its symbols count, on the tiles of any set
 * @TW_PART_FIGURES: its figures are in the supplies
 * @TW_PART_RULES: its symbols, its figures, and its other rules
 *
 * Rulesets, cases and the command line write a facet after the part's id: "river:tiles",
 * "inns-and-cathedrals:rules".
 */
typedef enum
{
  TW_PART_TILES = 1 << 0,
  TW_PART_SYMBOLS = 1 << 1,
  TW_PART_FIGURES = 1 << 2,
  TW_PART_RULES = TW_PART_SYMBOLS | TW_PART_FIGURES,
  TW_PART_ALL = TW_PART_TILES | TW_PART_RULES
} TwPartFacets;

/**
 * tw_part_facets_parse:
 * @name: "tiles", "symbols", "figures" or "rules"
 * @out_facets: (out): the facets it names
 *
 * Returns: %FALSE if @name names no facet
 */
gboolean tw_part_facets_parse (const char *name, guint *out_facets);

/**
 * tw_part_word_split:
 * @word: "river", "river:tiles", or the path of a set with such an ending
 * @out_facets: (out): a set of #TwPartFacets; %TW_PART_ALL for a word without ending
 *
 * Returns: (transfer full): the word without its ending
 */
char *tw_part_word_split (const char *word, guint *out_facets);

/**
 * tw_part_is_among:
 * @parts: (array zero-terminated=1): the parts in play: "river", or "abbot:figures" for one facet
 * @id: a part's id
 * @facet: a facet, or %TW_PART_RULES for both symbols and figures
 *
 * Returns: whether the facet is in play
 */
gboolean tw_part_is_among (const char *const *parts, const char *id, TwPartFacets facet);

G_END_DECLS
