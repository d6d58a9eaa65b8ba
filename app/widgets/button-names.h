/* Names of buttons for who does not see them, where GTK gives too much away. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_button_names_init: from now on no button with a mnemonic is called by its underscore, "_Restore", and none with
 * a picture is called after it, "GtkImage Fit"; the one that closes a toast is called so; and of a tooltip that has the name once more, "Fit (Ctrl+0)", the key is
 * all that describes the button. Call it once, after GTK has been initialised. */
void tw_button_names_init (void);

G_END_DECLS
