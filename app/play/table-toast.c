/* Words that are said shortly at the table. */
#include "app/play/table-toast.h"

#include "app/table-window.h"
#include "app/window.h"

void
tw_table_toast (GtkWidget *widget, AdwToast *toast)
{
  GtkRoot *root = gtk_widget_get_root (widget);

  if (TW_IS_WINDOW (root))
    tw_window_add_toast (TW_WINDOW (root), toast);
  else if (TW_IS_TABLE_WINDOW (root))
    tw_table_window_add_toast (TW_TABLE_WINDOW (root), toast);
  else
    g_object_unref (g_object_ref_sink (toast));
}
