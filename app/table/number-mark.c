/* What can be chosen by a number, while that is being typed. */
#include "app/table/number-mark.h"

#include "app/game/table-number.h"

static GQuark
number_quark (void)
{
  return g_quark_from_static_string ("tw-number-mark");
}

static void
typed_cb (GtkWidget *button, TwTableModel *model)
{
  guint number = GPOINTER_TO_UINT (g_object_get_qdata (G_OBJECT (button), number_quark ()));

  gtk_widget_set_opacity (button, tw_table_number_may_mean (model, number) ? 1 : TW_NUMBER_FAINT);
}

void
tw_number_mark_watch (GtkWidget *button, TwTableModel *model, guint number)
{
  g_object_set_qdata (G_OBJECT (button), number_quark (), GUINT_TO_POINTER (number));
  g_signal_connect_object (model, "typed", G_CALLBACK (typed_cb), button, G_CONNECT_SWAPPED);
}
