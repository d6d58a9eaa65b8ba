/* The patterns of four edges that a set has or lacks. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwEdgePattern:
 * @edges: the four edges, in a rotation that is always the same for one pattern
 * @n_tiles: copies of the set's tiles with these edges
 */
typedef struct
{
  TwEdgeCodes edges;
  guint n_tiles;
} TwEdgePattern;

/* The number of patterns of city, road and field. Those with rivers, paths and closed edges come on
 * top. Mist lies over the land and does not count. */
#define TW_N_PLAIN_PATTERNS 24

/**
 * tw_edge_patterns_find:
 * @set: a set
 * @out_n_patterns: (out): how many patterns
 * @out_n_present: (out): how many of the plain patterns the set has
 *
 * Finds all plain patterns, and those others that the set has. Present ones come first.
 *
 * Returns: (transfer full) (array length=out_n_patterns): the patterns
 */
TwEdgePattern *
tw_edge_patterns_find (const TwTileSet *set, guint *out_n_patterns, guint *out_n_present);

/**
 * tw_edge_patterns_find_all: as tw_edge_patterns_find(), but with all patterns of one or two river
 * edges if the set has rivers; @out_n_present counts all patterns.
 */
TwEdgePattern *
tw_edge_patterns_find_all (const TwTileSet *set, guint *out_n_patterns, guint *out_n_present);

/** tw_edge_pattern_canonical: Returns: that rotation of @edges, without mist, which is the same for
 * all rotations of a pattern */
TwEdgeCodes tw_edge_pattern_canonical (TwEdgeCodes edges);

/**
 * tw_edge_pattern_topology:
 * @edges: a plain pattern, or one with rivers
 * @out_topology: (out caller-allocates): the simplest drawing with these edges:
 *   neighbouring and opposite cities joined, two roads joined, more of them ending
 *   at a village, two edges of river joined, a bridge where the road crosses it
 */
void tw_edge_pattern_topology (TwEdgeCodes edges, TwTopology *out_topology);

/** tw_edge_pattern_letters: Returns: (transfer full): "CCRF", as typed into the filter; @own
 *   (nullable), the set's own vocabulary, has the letters of its land */
char *tw_edge_pattern_letters (const TwVocabulary *own, TwEdgeCodes edges);

/** tw_edge_pattern_words: Returns: (transfer full): "city, city, road, field", translated */
char *tw_edge_pattern_words (const TwVocabulary *own, TwEdgeCodes edges);

/**
 * tw_edge_pattern_parse:
 * @letters: four letters of C F R V, in either case
 * @out_edges: (out): the edges
 *
 * Returns: %FALSE if @letters are anything else
 */
gboolean tw_edge_pattern_parse (const TwVocabulary *own, const char *letters, TwEdgeCodes *out_edges);

G_END_DECLS
