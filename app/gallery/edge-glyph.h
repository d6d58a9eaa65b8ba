/* Four edges as a glyph, so small that only their kind can be seen. */
#pragma once

#include <gtk/gtk.h>

#include "engine/tile/topology.h"

G_BEGIN_DECLS

#define TW_TYPE_EDGE_GLYPH (tw_edge_glyph_get_type ())
G_DECLARE_FINAL_TYPE (TwEdgeGlyph, tw_edge_glyph, TW, EDGE_GLYPH, GtkWidget)

/* Side of a glyph in pixels. */
#define TW_EDGE_GLYPH_SIZE 34

/** tw_edge_glyph_new: Returns: (transfer floating): an empty glyph */
GtkWidget *tw_edge_glyph_new (void);

/** tw_edge_glyph_show: shows @edges, dashed and without colour if they are missing. */
void tw_edge_glyph_show (TwEdgeGlyph *self, TwEdgeCodes edges, gboolean is_missing);

G_END_DECLS
