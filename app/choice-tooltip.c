/* What is chosen in a row, told in full. */
#include "app/choice-tooltip.h"

void
tw_choice_tooltip (AdwComboRow *row)
{
  GtkExpression *item = gtk_property_expression_new (ADW_TYPE_COMBO_ROW, NULL, "selected-item");

  gtk_expression_bind (gtk_property_expression_new (GTK_TYPE_STRING_OBJECT, item, "string"), row,
                       "tooltip-text", row);
}
