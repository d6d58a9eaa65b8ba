/* Buttons that tell more in a popover, and what of a popover scrolls. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_scrolled_new: Returns: (transfer floating): @child, as high as it wants to be up to @most_height
 *   pixels; what is higher scrolls */
GtkWidget *tw_scrolled_new (GtkWidget *child, int most_height);

/** tw_words_new: Returns: (transfer floating): @words to be read in a popover on the smallest screen
 *   that the program is for, above or below its button */
GtkWidget *tw_words_new (const char *words);

/**
 * tw_words_button_new:
 * @icon_name: its icon
 * @name: what it tells of, for its tooltip and for screen readers
 *
 * Returns: (transfer floating): a flat #GtkMenuButton with an empty popover
 */
GtkWidget *tw_words_button_new (const char *icon_name, const char *name);

G_END_DECLS
