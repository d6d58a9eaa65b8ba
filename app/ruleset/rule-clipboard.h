/* Whether the clipboard holds a rule. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/** tw_rule_clipboard_watch: enables the action @action of @widget as long as the clipboard holds what
 *   tw_own_procedure_paste() could take. Whoever owns it is asked, and never waited for. @action: a string
 *   that stays */
void tw_rule_clipboard_watch (GtkWidget *widget, const char *action);

G_END_DECLS
