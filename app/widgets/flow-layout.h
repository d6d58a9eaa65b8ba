/* A line of buttons and the like that wraps to more lines where it has to. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TW_TYPE_FLOW_LAYOUT (tw_flow_layout_get_type ())
G_DECLARE_FINAL_TYPE (TwFlowLayout, tw_flow_layout, TW, FLOW_LAYOUT, GtkLayoutManager)

/**
 * tw_flow_layout_new:
 * @spacing: pixels between children and between lines
 *
 * Each child gets its natural width; only a child wider than a whole line gets less. Lines begin at
 * the start, and the children of a line have the same height.
 *
 * Returns: (transfer full): a layout for one widget
 */
GtkLayoutManager *tw_flow_layout_new (int spacing);

/**
 * tw_flow_layout_new_centred:
 * @spacing: as for tw_flow_layout_new()
 * @most_natural: the most pixels that it asks for, as long as the widest child fits
 *
 * Likewise, with the lines in the middle. What is wider than @most_natural in one line does not make
 * wider what it stands in.
 *
 * Returns: (transfer full): a layout for one widget
 */
GtkLayoutManager *tw_flow_layout_new_centred (int spacing, int most_natural);

G_END_DECLS
