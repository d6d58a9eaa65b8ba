/* Words that are said shortly at the table, whichever window it is in. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/** tw_table_toast: shows @toast (transfer full) in the window that @widget is in; outside the
 * program's windows (a test) nobody is told. */
void tw_table_toast (GtkWidget *widget, AdwToast *toast);

G_END_DECLS
