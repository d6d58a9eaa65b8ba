/* Buttons that tell more in a popover, and what of a popover scrolls. */
#include "app/widgets/words-button.h"

#include "app/widgets/icon-button.h"
#include "app/widgets/text-scale.h"

/* Half of the smallest screen, and the most of it where texts are large. */
#define WIDTH_CHARS 44
#define MOST_CHARS  64
#define MOST_HEIGHT 220
#define HIGHEST     380

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
  double scale = tw_text_scale (label);
  int n_chars = MIN (WIDTH_CHARS, (int) (MOST_CHARS / scale));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  /* As wide as that and no wider or narrower: how high it is depends on it. */
  gtk_label_set_width_chars (GTK_LABEL (label), n_chars);
  gtk_label_set_max_width_chars (GTK_LABEL (label), n_chars);
  return tw_scrolled_new (label, MIN ((int) (MOST_HEIGHT * scale), HIGHEST));
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
