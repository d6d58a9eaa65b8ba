/* What GTK and libadwaita would cut where texts are large. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * tw_large_text_init:
 *
 * Has the titles of groups of rows take as many lines as they need, and windows that lie over another one open as
 * much larger as texts are, up to the size of that. Entries of menus take lines instead of width, and icons grow
 * (large-icons.h). Once, when the program starts, after gtk_init().
 */
void tw_large_text_init (void);

/** tw_large_text_scroll: has the child of @bin, a line of buttons and the like, scroll sideways where texts are large. */
void tw_large_text_scroll (AdwBin *bin);

/** tw_large_text_stack: has what is side by side in @box stand one below the other where texts are large. */
void tw_large_text_stack (GtkBox *box);

/** tw_large_text_wrap: has @label take as many lines as it needs where texts are large, instead of ending with dots. */
void tw_large_text_wrap (GtkLabel *label);

G_END_DECLS
