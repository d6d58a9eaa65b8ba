/* Names of buttons whose label has a mnemonic, for who does not see them. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_mnemonic_names_init: from now on no button with a mnemonic is called by its underscore, "_Restore":
 * GTK gives the name away as the label is written. Call it once, after GTK has been initialised. */
void tw_mnemonic_names_init (void);

G_END_DECLS
