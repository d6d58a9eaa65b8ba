/* A toast with Undo. */
#include "app/ruleset/removed-toast.h"

#include <glib/gi18n.h>

void
tw_removed_toast (GtkWidget *widget, TwDocument *document, const char *title)
{
  AdwToast *toast = adw_toast_new (title);

  adw_toast_set_button_label (toast, _ ("Undo"));
  adw_toast_set_action_name (toast, "doc.undo");
  g_signal_connect_object (document, "changed", G_CALLBACK (adw_toast_dismiss), toast,
                           G_CONNECT_SWAPPED);
  tw_announce (widget, toast);
}
