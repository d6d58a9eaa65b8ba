/* Help with the designer, in a few pages. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * tw_help_window_new:
 * @parent: the window to help with
 *
 * Returns: (transfer full): a window with a first expansion step by step, drawing, rules, and the
 *   quick line
 */
GtkWindow *tw_help_window_new (GtkWindow *parent);

G_END_DECLS
