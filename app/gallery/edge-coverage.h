/* The edge patterns of a set as small pictures of tiles: present ones with their count, missing
 * ones faded, with how many of 100 open places ask for them, and a button that draws all of those. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_EDGE_COVERAGE (tw_edge_coverage_get_type ())
G_DECLARE_FINAL_TYPE (TwEdgeCoverage, tw_edge_coverage, TW, EDGE_COVERAGE, GtkWidget)

/* Signal "chosen" (guint edges, gboolean present): a picture was pressed. @edges is a
 * TwEdgeCodes. */

/** tw_edge_coverage_set_columns: shows so many in a row, six at first; before any are shown. */
void tw_edge_coverage_set_columns (TwEdgeCoverage *self, guint n_columns);

/** tw_edge_coverage_set_document: shows the patterns of @document; once. */
void tw_edge_coverage_set_document (TwEdgeCoverage *self, TwDocument *document,
                                    TwTileTextures *textures);

/**
 * tw_edge_coverage_update:
 * @self: the patterns
 *
 * The set has changed; what is not seen is shown anew when it is. Present patterns come first, then
 * what most places ask for. While they are seen, each pattern keeps its place, but once: when it is
 * first known what is asked for.
 */
void tw_edge_coverage_update (TwEdgeCoverage *self);

/** tw_edge_coverage_draw_missing: draws a tile for each pattern that is missing, after asking if there
 * are many. */
void tw_edge_coverage_draw_missing (TwEdgeCoverage *self);

/**
 * tw_edge_coverage_words:
 * @self: the patterns
 * @out_is_missing: (out) (optional): whether any is missing
 *
 * Returns: (transfer full): how many patterns the present set lacks, as a sentence; wherever they are
 *   shown, it is the same
 */
char *tw_edge_coverage_words (TwEdgeCoverage *self, gboolean *out_is_missing);

G_END_DECLS
