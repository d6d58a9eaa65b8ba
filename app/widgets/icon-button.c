/* Buttons with a picture. */
#include "app/widgets/icon-button.h"

void
tw_icon_button_set_words (GtkWidget *button, const char *words)
{
  gtk_widget_set_tooltip_text (button, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
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
