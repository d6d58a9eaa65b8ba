/* Which patterns of four edges a set has, and which it lacks. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwEdgePattern:
 * @edges: the four edges; of the four rotations of a pattern always the same one
 * @n_tiles: copies of tiles in the set that have these edges
 */
typedef struct
{
  TwEdgeCodes edges;
  guint n_tiles;
} TwEdgePattern;

/* Patterns of city, road and field; those with rivers, paths and closed edges come on
 * top. Mist lies over the land and is not counted. */
#define TW_N_PLAIN_PATTERNS 24

/**
 * tw_edge_patterns_find:
 * @set: a set
 * @out_n_patterns: (out): how many
 * @out_n_present: (out): how many of the plain patterns are in the set
 *
 * All plain patterns, and of the others those that the set has. Those that are there
 * come first.
 *
 * Returns: (transfer full) (array length=out_n_patterns): the patterns
 */
TwEdgePattern *
tw_edge_patterns_find (const TwTileSet *set, guint *out_n_patterns, guint *out_n_present);

/**
 * tw_edge_patterns_find_all: as tw_edge_patterns_find(), with all patterns that have one or two
 * edges of river if the set has rivers; @out_n_present counts all patterns.
 */
TwEdgePattern *
tw_edge_patterns_find_all (const TwTileSet *set, guint *out_n_patterns, guint *out_n_present);

/** tw_edge_pattern_canonical: Returns: of the four rotations of @edges always the same one,
 * without mist */
TwEdgeCodes tw_edge_pattern_canonical (TwEdgeCodes edges);

/**
 * tw_edge_pattern_topology:
 * @edges: a plain pattern, or one with rivers
 * @out_topology: (out caller-allocates): the simplest drawing with these edges:
 *   neighbouring and opposite cities joined, two roads joined, more of them ending
 *   at a village, two edges of river joined, a bridge where the road crosses it
 */
void tw_edge_pattern_topology (TwEdgeCodes edges, TwTopology *out_topology);

/** tw_edge_pattern_letters: Returns: (transfer full): "CCRF", to be typed into the filter; @own
 *   (nullable) has the letters of land that the set invents */
char *tw_edge_pattern_letters (const TwVocabulary *own, TwEdgeCodes edges);

/** tw_edge_pattern_words: Returns: (transfer full): "city, city, road, field", translated */
char *tw_edge_pattern_words (const TwVocabulary *own, TwEdgeCodes edges);

/**
 * tw_edge_pattern_parse:
 * @letters: four letters of C F R V, in either case
 * @out_edges: (out): the edges
 *
 * Returns: %FALSE if @letters is something else
 */
gboolean tw_edge_pattern_parse (const TwVocabulary *own, const char *letters, TwEdgeCodes *out_edges);

G_END_DECLS
