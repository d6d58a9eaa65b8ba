/* Buttons at the end of a row that show a picture and have their words in a tooltip. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_icon_button_new:
 * @icon_name: the picture
 * @words: what it does: its tooltip, and its name for screen readers
 *
 * Returns: (transfer floating): a flat button, as high as it needs to be
 */
GtkWidget *tw_icon_button_new (const char *icon_name, const char *words);

/** tw_icon_button_set_words: says anew what @button does. */
void tw_icon_button_set_words (GtkWidget *button, const char *words);

G_END_DECLS
