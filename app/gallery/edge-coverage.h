/* The edge patterns of a set as small glyphs: what is there with its count, what is
 * missing dashed with a plus. */
#pragma once

#include <gtk/gtk.h>

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_TYPE_EDGE_COVERAGE (tw_edge_coverage_get_type ())
G_DECLARE_FINAL_TYPE (TwEdgeCoverage, tw_edge_coverage, TW, EDGE_COVERAGE, GtkWidget)

/* Signal "chosen" (guint edges, gboolean present): a glyph was pressed. @edges is a
 * TwEdgeCodes. */

/**
 * tw_edge_coverage_show_set:
 * @self: the glyphs
 * @set: the set
 *
 * Those that are there come first; once it is on the screen each stays where it is.
 *
 * Returns: how many of the plain patterns are in the set, or of all if all are shown
 */
guint tw_edge_coverage_show_set (TwEdgeCoverage *self, const TwTileSet *set);

/** tw_edge_coverage_show_all: shows rivers, too, and so many columns; before any set is shown. */
void tw_edge_coverage_show_all (TwEdgeCoverage *self, guint n_columns);

/** tw_edge_coverage_n_patterns: Returns: how many patterns are shown */
guint tw_edge_coverage_n_patterns (TwEdgeCoverage *self);

G_END_DECLS
