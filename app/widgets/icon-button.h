/* Icon buttons at the end of a row, with their words in a tooltip. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_icon_button_new:
 * @icon_name: the icon
 * @words: what the button does: its tooltip and its name for screen readers
 *
 * Returns: (transfer floating): a flat button that does not fill the row's height
 */
GtkWidget *tw_icon_button_new (const char *icon_name, const char *words);

/** tw_icon_button_set_words: changes the words of @button. */
void tw_icon_button_set_words (GtkWidget *button, const char *words);

G_END_DECLS
