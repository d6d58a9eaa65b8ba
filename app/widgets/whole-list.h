/* The list of a drop-down, shown whole. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_drop_down_show_whole:
 * @self: a drop-down
 *
 * Its list opens as long as it is, over the drop-down itself where there is too little room below, and
 * scrolls only if the window is lower than it. What scrolls the drop-down stays while its list is open.
 */
void tw_drop_down_show_whole (GtkDropDown *self);

G_END_DECLS
