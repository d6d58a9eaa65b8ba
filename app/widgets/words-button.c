/* Buttons that tell more in a popover, and what of a popover scrolls. */
#include "app/widgets/words-button.h"

#include "app/widgets/icon-button.h"

/* Half of the smallest screen. */
#define WIDTH_CHARS 44
#define MOST_HEIGHT 220

GtkWidget *
tw_scrolled_new (GtkWidget *child, int most_height)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scrolled), TRUE);
  gtk_scrolled_window_set_max_content_height (GTK_SCROLLED_WINDOW (scrolled), most_height);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), child);
  return scrolled;
}

void
tw_scrolled_fit (GtkScrolledWindow *scrolled, int width, int most_height)
{
  int height = 0;

  gtk_widget_measure (gtk_scrolled_window_get_child (scrolled), GTK_ORIENTATION_VERTICAL, width,
                      NULL, &height, NULL, NULL);
  /* At no time may the least be more than the most. */
  gtk_scrolled_window_set_min_content_height (scrolled, -1);
  gtk_scrolled_window_set_max_content_height (scrolled, most_height);
  gtk_scrolled_window_set_min_content_height (scrolled, MIN (height, most_height));
}

GtkWidget *
tw_words_new (const char *words)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  /* As wide as that and no wider or narrower: how high it is depends on it. */
  gtk_label_set_width_chars (GTK_LABEL (label), WIDTH_CHARS);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WIDTH_CHARS);
  return tw_scrolled_new (label, MOST_HEIGHT);
}

GtkWidget *
tw_words_button_new (const char *icon_name, const char *name)
{
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), icon_name);
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (button), gtk_popover_new ());
  gtk_widget_add_css_class (button, "flat");
  tw_icon_button_set_words (button, name);
  return button;
}
