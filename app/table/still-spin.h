/* Spin buttons in lists that scroll. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_still_spin_new:
 * @least: least value
 * @most: greatest value
 * @label: its name for screen readers
 *
 * The mouse wheel scrolls the list around the button; it does not change the value.
 *
 * Returns: (transfer floating): a spin button for whole numbers
 */
GtkWidget *tw_still_spin_new (int least, int most, const char *label);

G_END_DECLS
