/* What is to be done with each window. */
#include "app/widgets/every-window.h"

typedef struct
{
  void (*func) (GtkWidget *window);
} Watch;

static void
watch_free (gpointer watch, GClosure *closure)
{
  g_free (watch);
}

static void
windows_changed_cb (GListModel *windows,
                    guint position,
                    guint n_removed,
                    guint n_added,
                    Watch *watch)
{
  for (guint i = position; i < position + n_added; i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      watch->func (window);
    }
}

void
tw_every_window (void (*func) (GtkWidget *window))
{
  GListModel *windows = gtk_window_get_toplevels ();
  Watch *watch = g_new (Watch, 1);

  watch->func = func;
  windows_changed_cb (windows, 0, 0, g_list_model_get_n_items (windows), watch);
  g_signal_connect_data (windows, "items-changed", G_CALLBACK (windows_changed_cb), watch,
                         watch_free, 0);
}
