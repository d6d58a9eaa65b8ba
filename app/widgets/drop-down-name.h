/* Names for drop-downs. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_drop_down_set_name:
 * @self: a drop-down; the button inside is GTK's own
 * @name: what is chosen with it, translated; a mnemonic's underscore is left out
 *
 * Names @self and the button within it, which is what takes the focus, for assistive technology.
 * What is chosen, where the model has strings, is the button's description and follows the choice.
 * To be called once for each drop-down.
 */
void tw_drop_down_set_name (GtkDropDown *self, const char *name);

G_END_DECLS
