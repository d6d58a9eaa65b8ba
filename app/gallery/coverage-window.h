/* What a set has and what it lacks: edge patterns, tiles for a hole, totals beside another set, and
 * tiles that repeat each other. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_COVERAGE_WINDOW (tw_coverage_window_get_type ())
G_DECLARE_FINAL_TYPE (TwCoverageWindow, tw_coverage_window, TW, COVERAGE_WINDOW,
                      AdwPreferencesWindow)

/* Signal "pattern" (guint edges, gboolean present): a pattern was pressed; show tiles that have it,
 * or make one. Signal "show" (TwTileItem *item): show a tile. */

/** tw_coverage_window_new: Returns: (transfer none): a window that follows @document */
TwCoverageWindow *tw_coverage_window_new (TwDocument *document, TwTileTextures *textures);

G_END_DECLS
