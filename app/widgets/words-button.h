/* Buttons that say more in a popover, and scrolling content for popovers. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_scrolled_new: Returns: (transfer floating): @child in its natural height, up to @most_height
 *   pixels; a higher child scrolls */
GtkWidget *tw_scrolled_new (GtkWidget *child, int most_height);

/**
 * tw_scrolled_fit:
 * @scrolled: a scrolled window
 * @width: pixels that its child gets at least
 * @most_height: pixels
 *
 * Gives @scrolled the height that its child has at @width, up to @most_height. By itself it asks for
 * the height of lines that are not broken.
 */
void tw_scrolled_fit (GtkScrolledWindow *scrolled, int width, int most_height);

/** tw_words_new: Returns: (transfer floating): @words for a popover that fits above or below its
 *   button on the smallest supported screen */
GtkWidget *tw_words_new (const char *words);

/**
 * tw_words_button_new:
 * @icon_name: the button's icon
 * @name: the topic, for its tooltip and for screen readers
 *
 * Returns: (transfer floating): a flat #GtkMenuButton with an empty popover
 */
GtkWidget *tw_words_button_new (const char *icon_name, const char *name);

G_END_DECLS
