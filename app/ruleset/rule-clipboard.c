/* Whether there is a rule to paste. */
#include "app/ruleset/rule-clipboard.h"

#include "app/document/own-procedure.h"

/* One look at the clipboard; the next one makes it stale. */
typedef struct
{
  GtkWidget *widget;
  const char *action;
} Watch;

static void
enable (GtkWidget *widget, const char *action, const char *text)
{
  gtk_widget_action_set_enabled (widget, action, text != NULL && tw_own_procedure_is_copied (text));
}

static void
read_cb (GObject *clipboard, GAsyncResult *result, gpointer data)
{
  g_autofree Watch *watch = data;
  g_autoptr (GError) error = NULL;
  g_autofree char *text =
      gdk_clipboard_read_text_finish (GDK_CLIPBOARD (clipboard), result, &error);

  if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    enable (watch->widget, watch->action, text);
  g_object_unref (watch->widget);
}

/* What was copied in this program is there at once. Returns: (transfer full) (nullable) */
static char *
own_text (GdkClipboard *clipboard)
{
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, G_TYPE_STRING);
  return gdk_clipboard_get_content (clipboard) != NULL
                 && gdk_content_provider_get_value (gdk_clipboard_get_content (clipboard), &value,
                                                    NULL)
             ? g_value_dup_string (&value)
             : NULL;
}

static void
changed_cb (GtkWidget *widget, GdkClipboard *clipboard)
{
  const char *action = g_object_get_data (G_OBJECT (widget), "tw-paste-action");
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  GdkContentFormats *formats = gdk_clipboard_get_formats (clipboard);
  GCancellable *before = g_object_get_data (G_OBJECT (widget), "tw-paste-look");

  if (before != NULL)
    g_cancellable_cancel (before);
  g_object_set_data (G_OBJECT (widget), "tw-paste-look", NULL);
  if (gdk_clipboard_is_local (clipboard))
    {
      g_autofree char *text = own_text (clipboard);

      enable (widget, action, text);
      return;
    }
  enable (widget, action, NULL);
  if (!gdk_content_formats_contain_mime_type (formats, "text/plain")
      && !gdk_content_formats_contain_mime_type (formats, "text/plain;charset=utf-8")
      && !gdk_content_formats_contain_gtype (formats, G_TYPE_STRING))
    return;
  {
    Watch *watch = g_new (Watch, 1);

    *watch = (Watch){ g_object_ref (widget), action };
    g_object_set_data_full (G_OBJECT (widget), "tw-paste-look", g_object_ref (cancellable),
                            g_object_unref);
    gdk_clipboard_read_text_async (clipboard, cancellable, read_cb, watch);
  }
}

void
tw_rule_clipboard_watch (GtkWidget *widget, const char *action)
{
  GdkClipboard *clipboard = gtk_widget_get_clipboard (widget);

  g_object_set_data (G_OBJECT (widget), "tw-paste-action", (gpointer) action);
  g_signal_connect_object (clipboard, "changed", G_CALLBACK (changed_cb), widget,
                           G_CONNECT_SWAPPED);
  changed_cb (widget, clipboard);
}
