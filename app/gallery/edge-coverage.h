/* The edge patterns of a set as small pictures of tiles: present ones with their count, missing
 * ones faded and with a plus. */
#pragma once

#include <gtk/gtk.h>

#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_EDGE_COVERAGE (tw_edge_coverage_get_type ())
G_DECLARE_FINAL_TYPE (TwEdgeCoverage, tw_edge_coverage, TW, EDGE_COVERAGE, GtkWidget)

/* Signal "chosen" (guint edges, gboolean present): a picture was pressed. @edges is a
 * TwEdgeCodes. */

/** tw_edge_coverage_set_textures: sets the source of pictures, before any set is shown. */
void tw_edge_coverage_set_textures (TwEdgeCoverage *self, TwTileTextures *textures);

/**
 * tw_edge_coverage_show_set:
 * @self: the patterns
 * @set: the set
 *
 * Present patterns come first. Once shown, each pattern keeps its place.
 */
void tw_edge_coverage_show_set (TwEdgeCoverage *self, const TwTileSet *set);

/** tw_edge_coverage_show_all: shows patterns with rivers, too, in @n_columns; before any set is
 * shown. */
void tw_edge_coverage_show_all (TwEdgeCoverage *self, guint n_columns);

/** tw_edge_coverage_words: Returns: (transfer full): how many patterns of which land the set has;
 *   plain patterns are counted separately, wherever they are shown */
char *tw_edge_coverage_words (TwEdgeCoverage *self);

G_END_DECLS
