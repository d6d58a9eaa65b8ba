/* What is chosen in a row, told in full. */
#include "app/widgets/choice-tooltip.h"

#include "app/widgets/choice-row.h"

/* Whether a label that says @words has no room for all of them. */
static gboolean
is_cut (GtkWidget *widget, const char *words)
{
  gboolean is_one_cut = FALSE;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && g_strcmp0 (gtk_label_get_label (GTK_LABEL (widget)), words) == 0)
    return pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && !is_one_cut;
       child = gtk_widget_get_next_sibling (child))
    is_one_cut = is_cut (child, words);
  return is_one_cut;
}

/* What stands there in full would only be told twice, over the list that opens below. */
static gboolean
query_tooltip_cb (GtkWidget *row, int x, int y, gboolean is_keyboard, GtkTooltip *tooltip)
{
  if (!is_cut (row, gtk_widget_get_tooltip_text (row)))
    g_signal_stop_emission_by_name (row, "query-tooltip");
  return FALSE;
}

void
tw_choice_tooltip (AdwComboRow *row)
{
  GtkExpression *item = gtk_property_expression_new (ADW_TYPE_COMBO_ROW, NULL, "selected-item");

  tw_choice_list (row);
  gtk_expression_bind (gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, item, "string"), row,
                       "tooltip-text", row);
  g_signal_connect (row, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
}
