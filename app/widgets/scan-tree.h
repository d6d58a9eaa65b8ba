/* What can be chosen in a window, as a tree of groups: for who has a single switch and goes through it group by
 * group. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * TwScanNode:
 * @widgets: (element-type GtkWidget): owned references; what is framed while it is its turn: one widget, or of a group
 *   that was made of too many their widgets
 * @nodes: (nullable) (element-type TwScanNode): the members of a group, in the order of the window; %NULL for what
 *   is chosen itself
 */
typedef struct _TwScanNode
{
  GPtrArray *widgets;
  GPtrArray *nodes;
} TwScanNode;

/**
 * tw_scan_tree_new:
 * @root: a window or a popover
 *
 * A group has at least two members and at most nine; what leads to one thing only is left out.
 *
 * Returns: (transfer full) (nullable): all that can be chosen in @root now; %NULL for nothing
 */
TwScanNode *tw_scan_tree_new (GtkWidget *root);

/** tw_scan_tree_free: frees a tree. */
void tw_scan_tree_free (TwScanNode *self);

/** tw_scan_tree_find: Returns: (transfer full) (element-type TwScanNode): the groups from @self down to that which has
 *   @widget as a member, which is the last one; empty if none has */
GPtrArray *tw_scan_tree_find (TwScanNode *self, GtkWidget *widget);

/** tw_scan_tree_is_there: Returns: whether all of it is still to be seen and may be chosen */
gboolean tw_scan_tree_is_there (const TwScanNode *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwScanNode, tw_scan_tree_free)

G_END_DECLS
