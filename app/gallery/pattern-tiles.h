/* Tiles for the edge patterns that a set lacks. */
#pragma once

#include "app/document/document.h"
#include "app/gallery/edge-patterns.h"

G_BEGIN_DECLS

/**
 * tw_pattern_tiles_add:
 * @document: a document
 * @patterns: (array length=n_patterns): patterns of its set
 * @n_patterns: their number
 *
 * Makes a tile for each pattern that is missing, as tw_edge_pattern_topology() draws it, behind all
 * others and in the order of @patterns; all in one step of undo.
 *
 * Returns: how many tiles there are more; 0 if none is missing, or it was "refused"
 */
guint
tw_pattern_tiles_add (TwDocument *document, const TwEdgePattern *patterns, guint n_patterns);

G_END_DECLS
