/* What a set has and what it lacks: edge patterns, what fits into a hole, totals against another
 * set, tiles that repeat each other. */
#pragma once

#include <adwaita.h>

#include "app/document/document.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_COVERAGE_WINDOW (tw_coverage_window_get_type ())
G_DECLARE_FINAL_TYPE (TwCoverageWindow, tw_coverage_window, TW, COVERAGE_WINDOW,
                      AdwPreferencesWindow)

/* Signal "pattern" (guint edges, gboolean present): a pattern was pressed: tiles with it are to be
 * shown, or one made. Signal "show" (TwTileItem *item): a tile is to be shown. */

/** tw_coverage_window_new: Returns: (transfer none): a window that follows @document */
TwCoverageWindow *tw_coverage_window_new (TwDocument *document, TwTileTextures *textures);

G_END_DECLS
