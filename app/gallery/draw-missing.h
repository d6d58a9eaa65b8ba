/* Draws all patterns that a set lacks, after a question if they are many. */
#pragma once

#include <gtk/gtk.h>

#include "app/document/document.h"
#include "app/gallery/edge-patterns.h"

G_BEGIN_DECLS

/* More tiles are made at once only after a question. */
#define TW_DRAW_MISSING_UNASKED 20

/**
 * tw_draw_missing:
 * @widget: where the button is
 * @document: a document
 * @patterns: (array length=n_patterns): patterns of its set, as they are shown
 * @n_patterns: their number
 *
 * Does tw_pattern_tiles_add() and says so in @widget's window, with a button that undoes it.
 */
void tw_draw_missing (GtkWidget *widget, TwDocument *document, const TwEdgePattern *patterns,
                      guint n_patterns);

G_END_DECLS
