/* Names for drop-downs. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_drop_down_set_name:
 * @self: a drop-down; the button inside it is GTK's own
 * @name: what it chooses, translated; a mnemonic's underscore is left out
 *
 * Names @self and its inner button, which takes the focus, for assistive technology. If the model
 * has strings, the present choice becomes the button's description. Call it once for each
 * drop-down.
 */
void tw_drop_down_set_name (GtkDropDown *self, const char *name);

G_END_DECLS
