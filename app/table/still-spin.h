/* Spin buttons in lists that scroll. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_still_spin_new:
 * @least: least value
 * @most: greatest value
 * @label: what it is about, for who does not see it
 *
 * The wheel moves the list that it lies in; it does not change what it passes.
 *
 * Returns: (transfer floating): a spin button for whole numbers
 */
GtkWidget *tw_still_spin_new (int least, int most, const char *label);

G_END_DECLS
