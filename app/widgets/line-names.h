/* Names of the lines of lists for who does not see them. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_line_names_init: from now on a line of a list or grid that gets the keyboard is called by the words that stand in
 * it, where nobody has given it a name: GTK 4.8 has none for the choices of a drop-down list. Call it once, after GTK
 * has been initialised. */
void tw_line_names_init (void);

G_END_DECLS
