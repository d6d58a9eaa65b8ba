/* Gives the keys back to who had them when a popover closes. */
#include "app/widgets/focus-keeper.h"

/* Of a window its keeper; set on a popover once its closing is heard. */
#define KEY "tw-focus-keeper"

typedef struct
{
  GtkWidget *before; /* weak: what had the focus last outside of popovers */
} Keeper;

static void
keeper_free (gpointer data)
{
  Keeper *keeper = data;

  g_clear_weak_pointer (&keeper->before);
  g_free (keeper);
}

static void
closed_cb (GtkWidget *popover)
{
  GtkRoot *root = gtk_widget_get_root (popover);
  Keeper *keeper = root != NULL ? g_object_get_data (G_OBJECT (root), KEY) : NULL;
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  /* An entry that was chosen may have given it to something else already. */
  if (keeper != NULL && keeper->before != NULL && gtk_widget_get_mapped (keeper->before)
      && focus != NULL && gtk_widget_is_ancestor (focus, popover))
    gtk_widget_grab_focus (keeper->before);
}

static void
focus_cb (GtkWindow *window, GParamSpec *pspec, Keeper *keeper)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;

  if (focus != NULL && popover == NULL)
    g_set_weak_pointer (&keeper->before, focus);
  else if (popover != NULL && g_object_get_data (G_OBJECT (popover), KEY) == NULL)
    {
      g_object_set_data (G_OBJECT (popover), KEY, GUINT_TO_POINTER (TRUE));
      g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
    }
}

void
tw_focus_keeper_watch (GtkWindow *window)
{
  Keeper *keeper;

  g_return_if_fail (GTK_IS_WINDOW (window));
  keeper = g_new0 (Keeper, 1);
  g_object_set_data_full (G_OBJECT (window), KEY, keeper, keeper_free);
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (focus_cb), keeper);
}

void
tw_focus_keeper_leave_focus (GtkMenuButton *button)
{
  g_return_if_fail (GTK_IS_MENU_BUTTON (button));
  /* The button within takes the focus. */
  gtk_widget_set_focus_on_click (gtk_widget_get_first_child (GTK_WIDGET (button)), FALSE);
}

void
tw_focus_keeper_rescue (GtkWidget *around, GtkWidget *to)
{
  GtkRoot *root = gtk_widget_get_root (around);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, around) && !gtk_widget_is_visible (focus)
      && gtk_widget_is_visible (to))
    gtk_widget_grab_focus (to);
}
