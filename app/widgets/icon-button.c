/* Buttons with a picture. */
#include "app/widgets/icon-button.h"

void
tw_icon_button_set_words (GtkWidget *button, const char *words)
{
  /* A tooltip that only says the name once more describes nothing: see button-names.h. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  gtk_widget_set_tooltip_text (button, words);
}

GtkWidget *
tw_icon_button_new (const char *icon_name, const char *words)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon_name);

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  tw_icon_button_set_words (button, words);
  return button;
}
