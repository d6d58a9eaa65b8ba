/* The patterns of four edges that a set has or lacks. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwEdgePattern:
 * @edges: the four edges, in a rotation that is always the same for one pattern
 * @n_tiles: copies of the set's tiles with these edges
 * @n_asking: how many open places of games ask for it; 0 from
 *   tw_edge_patterns_find()
 */
typedef struct
{
  TwEdgeCodes edges;
  guint n_tiles;
  guint64 n_asking;
} TwEdgePattern;

/* The number of patterns of city, road and field. Those with other land come on top. Mist lies over
 * the land and does not count. */
#define TW_N_PLAIN_PATTERNS 24

/**
 * tw_edge_patterns_find:
 * @set: a set
 * @out_n_patterns: (out): how many patterns
 *
 * Finds all plain patterns; of a river and of each kind of land that the set invents, if it has
 * tiles with it on an edge, those of one or two edges of it beside city, road and field; and what
 * else the set has. Present ones come first, and of what is missing cities before roads before
 * fields.
 *
 * Returns: (transfer full) (array length=out_n_patterns): the patterns
 */
TwEdgePattern *tw_edge_patterns_find (const TwTileSet *set, guint *out_n_patterns);

/** tw_edge_patterns_n_missing: Returns: how many of @patterns the set lacks; wherever that number is
 * told, it is this one */
guint tw_edge_patterns_n_missing (const TwEdgePattern *patterns, guint n_patterns);

/** tw_edge_patterns_say_missing: Returns: (transfer full): how many of @patterns the set lacks, as a
 * sentence */
char *tw_edge_patterns_say_missing (const TwEdgePattern *patterns, guint n_patterns);

/** tw_edge_patterns_order: puts @patterns in order anew after their n_asking was set: of what is
 * missing, that first for which most open places ask. */
void tw_edge_patterns_order (TwEdgePattern *patterns, guint n_patterns);

/** tw_edge_pattern_canonical: Returns: that rotation of @edges, without mist, which is the same for
 * all rotations of a pattern */
TwEdgeCodes tw_edge_pattern_canonical (TwEdgeCodes edges);

/**
 * tw_edge_pattern_topology:
 * @edges: a pattern from tw_edge_patterns_find() that the set may lack
 * @out_topology: (out caller-allocates): the simplest drawing with these edges: all edges of city
 *   are one city, and so with land that the set invents as an area, but two face to face are two if
 *   there is anything between them; two edges of a road, a river or another line are joined; other
 *   lines end at one village, a single road at the gate of the city if nothing lies between them;
 *   where two lines cross straight, a bridge. Whether a river that stops has a source or a lake is
 *   left to people
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
