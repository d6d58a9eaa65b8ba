/* What is heard of entries, where GTK 4.8 and libadwaita 1.2 say nothing of them. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/**
 * tw_entry_names_init:
 *
 * From now on screen readers say the title of an AdwEntryRow that gets the keyboard, and what stands in it. What they
 * are told of, which is what libadwaita has in it for its text, has no name otherwise. They say the entry, too, that
 * has the keyboard in a window that has just been opened. Call it once, after libadwaita has been initialised and
 * before an entry is made.
 */
void tw_entry_names_init (void);

G_END_DECLS
