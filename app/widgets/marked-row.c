/* The row that is marked. */
#include "app/widgets/marked-row.h"

void
tw_marked_row_set (const GPtrArray *rows, GtkWidget *marked)
{
  for (guint i = 0; i < rows->len; i++)
    {
      GtkWidget *row = rows->pdata[i];

      if (row == marked)
        gtk_widget_set_state_flags (row, GTK_STATE_FLAG_SELECTED, FALSE);
      else
        gtk_widget_unset_state_flags (row, GTK_STATE_FLAG_SELECTED);
      gtk_accessible_update_state (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_STATE_SELECTED,
                                   row == marked, -1);
    }
}
