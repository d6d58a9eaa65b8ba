/* What can be chosen in a window, as a tree of groups. */
#include "app/widgets/scan-tree.h"

#include <math.h>

#include "app/widgets/scanned.h"

/* Of more nobody wants to wait for the last one. */
#define MOST 9

static void
node_free (gpointer data)
{
  tw_scan_tree_free (data);
}

static TwScanNode *
node_new (GtkWidget *widget)
{
  TwScanNode *self = g_new0 (TwScanNode, 1);

  self->widgets = g_ptr_array_new_with_free_func (g_object_unref);
  if (widget != NULL)
    g_ptr_array_add (self->widgets, g_object_ref (widget));
  return self;
}

/* What does something by itself. A field is chosen to be typed in. */
static gboolean
is_chosen (GtkWidget *widget)
{
  if (TW_IS_SCANNED (widget))
    return tw_scanned_count (TW_SCANNED (widget)) > 0;
  if (GTK_IS_LIST_BOX_ROW (widget))
    return gtk_list_box_row_get_activatable (GTK_LIST_BOX_ROW (widget));
  return GTK_IS_BUTTON (widget)
         || (gtk_widget_get_focusable (widget) && !GTK_IS_LABEL (widget) && !GTK_IS_RANGE (widget)
             && !GTK_IS_SCROLLED_WINDOW (widget) && !GTK_IS_WINDOW (widget)
             && !GTK_IS_POPOVER (widget) && !GTK_IS_LIST_BOX (widget) && !GTK_IS_FLOW_BOX (widget)
             && !GTK_IS_LIST_BASE (widget));
}

static gboolean
is_there (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget)
         && gtk_widget_get_child_visible (widget);
}

/* Puts @nodes, which are many, into groups that are about as many as each has members. */
static GPtrArray *
in_groups (GPtrArray *nodes)
{
  GPtrArray *groups = g_ptr_array_new_with_free_func (node_free);
  guint most = (guint) ceil (sqrt (nodes->len));

  g_ptr_array_set_free_func (nodes, NULL);
  for (guint i = 0; i < nodes->len; i++)
    {
      TwScanNode *node = nodes->pdata[i], *group;

      if (i % most == 0)
        {
          group = node_new (NULL);
          group->nodes = g_ptr_array_new_with_free_func (node_free);
          g_ptr_array_add (groups, group);
        }
      group = groups->pdata[groups->len - 1];
      g_ptr_array_add (group->nodes, node);
      for (guint k = 0; k < node->widgets->len; k++)
        g_ptr_array_add (group->widgets, g_object_ref (node->widgets->pdata[k]));
    }
  g_ptr_array_unref (nodes);
  return groups;
}

static TwScanNode *
build (GtkWidget *widget)
{
  TwScanNode *self;
  GPtrArray *nodes;

  if (!is_there (widget))
    return NULL;
  nodes = g_ptr_array_new_with_free_func (node_free);
  if (is_chosen (widget))
    g_ptr_array_add (nodes, node_new (widget));
  /* What is in a button is its face, and a picture goes through what is in it itself. */
  for (GtkWidget *child = GTK_IS_BUTTON (widget) || TW_IS_SCANNED (widget)
                              ? NULL
                              : gtk_widget_get_first_child (widget);
       child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      TwScanNode *node = GTK_IS_NATIVE (child) ? NULL : build (child);

      if (node != NULL)
        g_ptr_array_add (nodes, node);
    }
  if (nodes->len < 2)
    {
      self = nodes->len > 0 ? g_ptr_array_steal_index (nodes, 0) : NULL;
      g_ptr_array_unref (nodes);
      return self;
    }
  while (nodes->len > MOST)
    nodes = in_groups (nodes);
  self = node_new (widget);
  self->nodes = nodes;
  return self;
}

TwScanNode *
tw_scan_tree_new (GtkWidget *root)
{
  TwScanNode *self = build (root), *whole;

  if (self == NULL || self->nodes != NULL)
    return self;
  whole = node_new (root);
  whole->nodes = g_ptr_array_new_with_free_func (node_free);
  g_ptr_array_add (whole->nodes, self);
  return whole;
}

void
tw_scan_tree_free (TwScanNode *self)
{
  g_ptr_array_unref (self->widgets);
  g_clear_pointer (&self->nodes, g_ptr_array_unref);
  g_free (self);
}

static gboolean
find (TwScanNode *self, GtkWidget *widget, GPtrArray *path)
{
  g_ptr_array_add (path, self);
  for (guint i = 0; i < self->nodes->len; i++)
    {
      TwScanNode *node = self->nodes->pdata[i];

      if (node->nodes == NULL ? node->widgets->pdata[0] == widget : find (node, widget, path))
        return TRUE;
    }
  g_ptr_array_set_size (path, (int) path->len - 1);
  return FALSE;
}

GPtrArray *
tw_scan_tree_find (TwScanNode *self, GtkWidget *widget)
{
  GPtrArray *path = g_ptr_array_new ();

  find (self, widget, path);
  return path;
}

gboolean
tw_scan_tree_is_there (const TwScanNode *self)
{
  for (guint i = 0; i < self->widgets->len; i++)
    if (!is_there (self->widgets->pdata[i]))
      return FALSE;
  return TRUE;
}
