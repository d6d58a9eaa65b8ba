/* Keys as they stand on the keyboard. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_key_label:
 * @accelerators: keys as GTK writes them, several parted by blanks, the ends of a row by three
 *   points
 *
 * Needs no display, and no translations but the program's own.
 *
 * Returns: (transfer full): what is written on them, in the user's language
 */
char *tw_key_label (const char *accelerators);

G_END_DECLS
