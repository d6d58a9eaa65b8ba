/* Where the keyboard was in a part of a page. */
#include "app/widgets/focus-again.h"

gboolean
tw_focus_again (GtkWidget *part)
{
  GtkWidget *last = part;

  while (gtk_widget_get_focus_child (last) != NULL)
    last = gtk_widget_get_focus_child (last);
  return last != part && gtk_widget_get_mapped (last) && gtk_widget_grab_focus (last);
}

gboolean
tw_focus_part (GtkWidget *part)
{
  if (tw_focus_again (part))
    return TRUE;
  tw_focus_forget (part);
  return gtk_widget_child_focus (part, GTK_DIR_TAB_FORWARD);
}

void
tw_focus_forget (GtkWidget *part)
{
  GtkRoot *root = gtk_widget_get_root (part);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *child;

  if (focus != NULL && gtk_widget_get_mapped (focus) && gtk_widget_is_ancestor (focus, part))
    return;
  for (; (child = gtk_widget_get_focus_child (part)) != NULL; part = child)
    gtk_widget_set_focus_child (part, NULL);
}

static void
visible_child_cb (GtkWidget *stack)
{
  GtkWidget *shown = gtk_stack_get_visible_child (GTK_STACK (stack));

  for (GtkWidget *page = gtk_widget_get_first_child (stack); page != NULL;
       page = gtk_widget_get_next_sibling (page))
    gtk_widget_set_can_focus (page, page == shown);
  tw_focus_forget (stack);
}

void
tw_focus_shown_page (GtkStack *stack)
{
  g_signal_connect (stack, "notify::visible-child", G_CALLBACK (visible_child_cb), NULL);
  visible_child_cb (GTK_WIDGET (stack));
}
