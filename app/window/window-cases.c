/* What the window asks about cases that name renamed tiles. */
#include <glib/gi18n.h>

#include "app/document/case-updates.h"
#include "app/document/document-file.h"
#include "app/window/window-private.h"

static void
found_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwWindow) self = user_data;
  g_autoptr (GPtrArray) updates = tw_case_updates_find_finish (result);
  g_autofree char *places = NULL, *files = NULL, *message = NULL;
  guint n_renamed = 0;

  if (updates == NULL || updates->len == 0 || self->document == NULL)
    return;
  for (guint i = 0; i < updates->len; i++)
    n_renamed += ((const TwCaseUpdate *) updates->pdata[i])->n_renamed;
  places = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "Old names: %u place",
                                         "Old names: %u places", n_renamed),
                            n_renamed);
  files = g_strdup_printf (_ ("Case files beside the set: %u"), updates->len);
  /* Translators: "Old names: 3 places", "Case files beside the set: 1" */
  message = g_strdup_printf (_ ("%s. %s. Saved games keep the tiles that they were played with and "
                                "need nothing."),
                             places, files);
  tw_window_leave_cases (self);
  self->case_updates = g_steal_pointer (&updates);
  tw_message_bar_ask (self->message_bar, _ ("Cases name tiles that have new names"), message,
                      (const TwMessageButton[]){ { _ ("_Leave Them"), "win.leave-cases", NULL },
                                                 { _ ("_Update Cases"), "win.update-cases", NULL },
                                                 { NULL } });
}

void
tw_window_offer_case_updates (TwWindow *self, GFile *file)
{
  g_autoptr (GHashTable) renames = tw_document_steal_renames (self->document);

  if (renames != NULL)
    tw_case_updates_find_async (file, tw_document_get_set (self->document), renames, NULL, found_cb,
                                g_object_ref (self));
}

void
tw_window_update_cases (TwWindow *self)
{
  g_autoptr (GPtrArray) updates = g_steal_pointer (&self->case_updates);
  g_autoptr (GError) error = NULL;

  if (updates == NULL)
    return;
  tw_message_bar_hide (self->message_bar);
  if (tw_case_updates_write (updates, &error))
    tw_window_add_toast (self, adw_toast_new (_ ("Cases updated")));
  else
    tw_window_show_error (self, _ ("The cases are not updated"), error->message);
}

void
tw_window_leave_cases (TwWindow *self)
{
  if (self->case_updates == NULL)
    return;
  tw_message_bar_hide (self->message_bar);
  g_clear_pointer (&self->case_updates, g_ptr_array_unref);
}
