/* Buttons and the like in a line, and in more lines where one has no room for all. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define TW_TYPE_FLOW_LAYOUT (tw_flow_layout_get_type ())
G_DECLARE_FINAL_TYPE (TwFlowLayout, tw_flow_layout, TW, FLOW_LAYOUT, GtkLayoutManager)

/**
 * tw_flow_layout_new:
 * @spacing: pixels between children and between lines
 *
 * Each child is as wide as it likes to be; only one that is wider than a whole line has to do with
 * that. They begin at the start of the line, and those of a line are of one height.
 *
 * Returns: (transfer full): a layout for one widget
 */
GtkLayoutManager *tw_flow_layout_new (int spacing);

G_END_DECLS
