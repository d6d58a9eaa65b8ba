/* What the window says when another program touches the open file, and older versions of it. */
#include <glib/gi18n.h>

#include "app/document/document-file.h"
#include "app/widgets/key-bindings.h"
#include "app/window/versions-window.h"
#include "app/window/window-private.h"

static char *
name_of (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  return g_filename_display_name (name);
}

static void
ask_about_change (TwWindow *self, const char *title)
{
  tw_message_bar_ask (self->file_bar, title,
                      _ ("Another program has written to it. Reload what it says now, which can be "
                         "undone, or keep what is here and replace it by saving."),
                      (const TwMessageButton[]){ { _ ("_Keep Mine"), "win.keep-mine", NULL },
                                                 { _ ("_Reload"), "win.reload-file", NULL },
                                                 { NULL } });
}

/* What is here may be all there is: it counts as changed, so that it is kept in a draft and not
 * closed unasked. */
static void
ask_about_loss (TwWindow *self, const char *title)
{
  const TwFileStamp nothing = { 0 };

  tw_document_expect (self->document, &nothing);
  tw_document_mark_unsaved (self->document);
  tw_message_bar_ask (self->file_bar, title,
                      _ ("Another program has deleted or moved it. What is here is not lost: save "
                         "it again, or under another name."),
                      (const TwMessageButton[]){ { _ ("Save _As…"), "doc.save-as", NULL },
                                                 { _ ("Save A_gain"), "doc.save", NULL },
                                                 { NULL } });
}

static void
ask_about_name (TwWindow *self, const char *title, GFile *renamed)
{
  const TwFileStamp nothing = { 0 };
  g_autofree char *uri = g_file_get_uri (renamed);

  tw_document_expect (self->document, &nothing);
  tw_message_bar_ask (self->file_bar, title,
                      _ ("Another program has renamed it. Go on with it under the new name, or "
                         "save under the old name again."),
                      (const TwMessageButton[]){ { _ ("Save A_gain"), "doc.save", NULL },
                                                 { _ ("_Use New Name"), "win.follow-file", uri },
                                                 { NULL } });
}

static void
news_cb (TwWindow *self, TwFileNews news, GFile *renamed)
{
  g_autofree char *name = name_of (tw_document_get_file (self->document));
  g_autofree char *new_name = renamed != NULL ? name_of (renamed) : NULL;
  g_autofree char *title = NULL;

  g_clear_pointer (&self->offered_draft, g_free);
  self->has_file_news = news != TW_FILE_AS_BEFORE;
  switch (news)
    {
    case TW_FILE_AS_BEFORE:
      tw_message_bar_hide (self->file_bar);
      break;
    case TW_FILE_CHANGED:
      title = g_strdup_printf (_ ("“%s” was changed"), name);
      ask_about_change (self, title);
      break;
    case TW_FILE_GONE:
      title = g_strdup_printf (_ ("“%s” is gone"), name);
      ask_about_loss (self, title);
      break;
    case TW_FILE_RENAMED:
      /* Translators: the old and the new name of a file */
      title = g_strdup_printf (_ ("“%s” is now called “%s”"), name, new_name);
      ask_about_name (self, title, renamed);
      break;
    }
}

void
tw_window_ask_after_save (TwWindow *self, const char *title)
{
  g_autofree char *path = g_file_get_path (tw_document_get_file (self->document));

  self->has_file_news = TRUE;
  if (path != NULL && g_file_test (path, G_FILE_TEST_EXISTS))
    ask_about_change (self, title);
  else
    ask_about_loss (self, title);
}

void
tw_window_forget_news (TwWindow *self)
{
  if (self->has_file_news)
    tw_message_bar_hide (self->file_bar);
  self->has_file_news = FALSE;
}

void
tw_window_watch_file (TwWindow *self)
{
  self->watch = tw_file_watch_new (self->document);
  g_signal_connect_swapped (self->watch, "news", G_CALLBACK (news_cb), self);
}

void
tw_window_unwatch_file (TwWindow *self)
{
  if (self->watch != NULL)
    g_signal_handlers_disconnect_by_data (self->watch, self);
  g_clear_object (&self->watch);
  self->has_file_news = FALSE;
}

static void
reload_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwWindow) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwDocument) read = tw_document_load_finish (result, &error);
  GFile *file = tw_document_load_get_file (result);
  g_autofree char *name = name_of (file);
  g_autofree char *refused = g_strdup_printf (_ ("“%s” cannot be opened"), name);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->document == NULL)
    return;
  tw_window_end_opening (self);
  if (read == NULL)
    {
      tw_window_show_error (self, refused, error->message);
      return;
    }
  tw_window_hide_error (self, refused);
  if (tw_document_get_file (self->document) == NULL
      || !g_file_equal (tw_document_get_file (self->document), file))
    return;
  tw_document_adopt (self->document, read);
  tw_window_forget_news (self);
}

void
tw_window_reload_file (TwWindow *self)
{
  GFile *file = tw_document_get_file (self->document);

  tw_document_load_async (file, tw_window_begin_opening (self, file), reload_cb,
                          g_object_ref (self));
}

void
tw_window_keep_mine (TwWindow *self)
{
  g_autofree char *path = g_file_get_path (tw_document_get_file (self->document));
  TwFileStamp stamp;

  tw_file_stamp_take (path, &stamp);
  tw_document_expect (self->document, &stamp);
  tw_document_mark_unsaved (self->document);
  tw_window_forget_news (self);
}

void
tw_window_follow_file (TwWindow *self, const char *uri)
{
  g_autoptr (GFile) file = g_file_new_for_uri (uri);

  tw_document_set_file (self->document, file);
  tw_window_forget_news (self);
}

static void
restored_cb (TwWindow *self)
{
  AdwToast *toast = adw_toast_new (_ ("Version restored"));

  adw_toast_set_button_label (toast, _ ("Undo"));
  adw_toast_set_action_name (toast, "doc.undo");
  tw_window_add_toast (self, toast);
}

void
tw_window_show_versions (TwWindow *self)
{
  TwVersionsWindow *versions = tw_versions_window_new (self->document, self->textures);

  tw_key_bindings_share (GTK_WINDOW (versions), GTK_WINDOW (self));
  gtk_window_set_modal (GTK_WINDOW (versions), TRUE);
  g_signal_connect_object (versions, "restored", G_CALLBACK (restored_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (versions));
}
