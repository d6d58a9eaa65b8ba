/* Tooltips of what shows the open set, and is told again with every change of it. */
#include "app/widgets/tooltip.h"

gboolean
tw_tooltip_set (GtkWidget *widget, const char *words)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);

  if (g_strcmp0 (gtk_widget_get_tooltip_text (widget), words) == 0)
    return FALSE;
  gtk_widget_set_tooltip_text (widget, words);
  return TRUE;
}
