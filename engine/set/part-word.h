/* Words that put a part of the game into play, whole or by halves: "river", "river:tiles". */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwPartFacets: what of a part is in play; bits.
 * @TW_PART_TILES: its tiles are in the bag
 * @TW_PART_SYMBOLS: its symbols count, whatever set's tiles carry them
 * @TW_PART_FIGURES: its figures are in the supplies
 * @TW_PART_RULES: its symbols, its figures, and all else it does
 *
 * Written behind the part's id in words of rulesets, cases and the command line:
 * "river:tiles", "inns-and-cathedrals:rules".
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
 * @out_facets: (out): what it names
 *
 * Returns: %FALSE if it names nothing
 */
gboolean tw_part_facets_parse (const char *name, guint *out_facets);

/**
 * tw_part_word_split:
 * @word: "river", "river:tiles", or the path of a set with the same endings
 * @out_facets: (out): a set of #TwPartFacets, %TW_PART_ALL without an ending
 *
 * Returns: (transfer full): what stands before the ending
 */
char *tw_part_word_split (const char *word, guint *out_facets);

/**
 * tw_part_is_among:
 * @parts: (array zero-terminated=1): parts in play: "river", or "abbot:figures" where only
 *   that is
 * @id: a part's id
 * @facet: %TW_PART_RULES for the whole part, or one of its facets
 *
 * Returns: whether that is in play
 */
gboolean tw_part_is_among (const char *const *parts, const char *id, TwPartFacets facet);

G_END_DECLS
