/* The thing that a form shows leaves the set. */
#include "app/ruleset/own-form-private.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/widgets/announce.h"
#include "app/widgets/text-limit.h"

static void
remove_now (TwOwnForm *self)
{
  TwOwnSort sort = self->thing.sort;
  g_autofree char *id = g_strdup (self->thing.id), *name = NULL, *words = NULL;
  g_autoptr (GError) error = NULL;

  if (id == NULL)
    return;
  name = tw_short_name (tw_own_thing_name (own_form_set (self), sort, id));
  words = g_strdup_printf (_ ("%s removed"), name);
  if (tw_own_thing_remove (self->document, sort, id, &error))
    tw_announce_undo (GTK_WIDGET (self), self->document, words);
  else
    own_form_show_error (self->error_label, tw_error_words (error));
}

/* The form may show something else by now. */
static void
asked_cb (TwOwnForm *self, const char *response, GtkWidget *dialog)
{
  const char *id = g_object_get_data (G_OBJECT (dialog), "id");

  if (strcmp (response, "remove") == 0 && g_strcmp0 (self->thing.id, id) == 0)
    remove_now (self);
}

/* Asks if more than the thing itself would change. */
void
own_form_remove (GtkWidget *widget, const char *action, GVariant *parameter)
{
  TwOwnForm *self = TW_OWN_FORM (widget);
  GtkRoot *root = gtk_widget_get_root (widget);
  g_autofree char *heading = NULL, *words = NULL, *name = NULL;
  GtkWidget *dialog;

  if (self->thing.id == NULL)
    return;
  words = tw_own_thing_removal (own_form_set (self), self->thing.sort, self->thing.id);
  if (words == NULL)
    {
      remove_now (self);
      return;
    }
  name = tw_short_name (tw_own_thing_name (own_form_set (self), self->thing.sort, self->thing.id));
  heading = g_strdup_printf (_ ("Remove “%s”?"), name);
  dialog = adw_message_dialog_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, heading, words);
  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _ ("_Cancel"), "remove",
                                    _ ("_Remove"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "remove",
                                              ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_object_set_data_full (G_OBJECT (dialog), "id", g_strdup (self->thing.id), g_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}
