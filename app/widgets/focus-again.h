/* Whoever comes back to a part of a page finds the keyboard where it was. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_focus_again: moves the focus to what had it last in @part, if that is seen still; GTK by itself would go on by
 *   one from there. Returns: whether it did */
gboolean tw_focus_again (GtkWidget *part);

/** tw_focus_part: moves the focus to what had it last in @part, else to the first that takes it. Returns: whether
 *   anything took it */
gboolean tw_focus_part (GtkWidget *part);

/** tw_focus_forget: lets whoever comes to @part begin at its beginning, as it shows something else now. What has the
 *   focus keeps it, and its place. */
void tw_focus_forget (GtkWidget *part);

/** tw_focus_shown_page: lets the keyboard into no page of @stack but the one that is shown: GTK 4.8 goes on in the one
 *   that was shown before, or in the first. */
void tw_focus_shown_page (GtkStack *stack);

G_END_DECLS
