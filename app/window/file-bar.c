/* The bar above the pages that asks about the file of the open set. */
#include "app/window/file-bar.h"

#include <glib/gi18n.h>

#include "app/document/document-file.h"
#include "app/start/draft-list.h"
#include "app/start/time-words.h"
#include "app/widgets/announce.h"
#include "app/widgets/message-bar.h"

struct _TwFileBar
{
  AdwBin parent_instance;

  TwMessageBar *bar;
  TwDocument *document;
  TwFileQuestion *question;
};

G_DEFINE_FINAL_TYPE (TwFileBar, tw_file_bar, ADW_TYPE_BIN)

static void
ask_about_draft (TwFileBar *self)
{
  TwDraft *draft = tw_file_question_get_draft (self->question);
  g_autofree char *when = tw_time_in_words (tw_draft_get_time (draft));
  g_autofree char *id = g_strdup (tw_draft_get_id (draft));
  /* Translators: %s is a time, "today, 14:05" */
  g_autofree char *words = g_strdup_printf (
      _ ("Last change: %s. The changes are in no file. Restored, they can be undone."), when);

  tw_message_bar_ask (self->bar, _ ("This set has changes that were not saved"), words,
                      (const TwMessageButton[]){ { _ ("_Discard"), "win.discard-draft", id },
                                                 { _ ("_Restore"), "win.restore-draft", id },
                                                 { NULL } });
}

static void
asks_cb (TwFileBar *self)
{
  const char *title = tw_file_question_get_title (self->question);

  switch (tw_file_question_get (self->question))
    {
    case TW_FILE_ASKS_NOTHING:
      tw_message_bar_hide (self->bar);
      break;
    case TW_FILE_ASKS_CHANGE:
      tw_message_bar_ask (
          self->bar, title,
          _ ("Another program has written to it. Reload what it says now, which can "
             "be undone, or keep what is here and replace it by saving."),
          (const TwMessageButton[]){ { _ ("_Keep Mine"), "file.keep-mine", NULL },
                                     { _ ("_Reload"), "file.reload", NULL },
                                     { NULL } });
      break;
    case TW_FILE_ASKS_LOSS:
      tw_message_bar_ask (self->bar, title,
                          _ ("Another program has deleted or moved it. What is here is not lost: "
                             "save it again, or under another name."),
                          (const TwMessageButton[]){ { _ ("Save _As…"), "doc.save-as", NULL },
                                                     { _ ("Save A_gain"), "doc.save", NULL },
                                                     { NULL } });
      break;
    case TW_FILE_ASKS_NAME:
      tw_message_bar_ask (self->bar, title,
                          _ ("Another program has renamed it. Go on with it under the new name, or "
                             "save under the old name again."),
                          (const TwMessageButton[]){ { _ ("Save A_gain"), "doc.save", NULL },
                                                     { _ ("_Use New Name"), "file.follow", NULL },
                                                     { NULL } });
      break;
    case TW_FILE_ASKS_DRAFT:
      ask_about_draft (self);
      break;
    }
}

static void
offer_draft (TwFileBar *self)
{
  GFile *file = self->document != NULL ? tw_document_get_file (self->document) : NULL;

  if (self->question != NULL)
    tw_file_question_offer_draft (self->question,
                                  file != NULL
                                      ? tw_draft_list_find (tw_draft_list_get_default (), file)
                                      : NULL);
}

static void
keep_mine (GtkWidget *widget, const char *name, GVariant *parameter)
{
  tw_file_question_keep_mine (TW_FILE_BAR (widget)->question);
}

static void
follow (GtkWidget *widget, const char *name, GVariant *parameter)
{
  TwFileBar *self = TW_FILE_BAR (widget);
  g_autoptr (GFile) renamed = g_object_ref (tw_file_question_get_renamed (self->question));

  tw_file_question_follow (self->question, renamed);
}

static void
reload_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwFileBar) self = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwDocument) read = tw_document_file_load_finish (result, &error);
  GFile *file = tw_document_file_load_get_file (result);
  g_autofree char *name = tw_document_file_name (file);
  g_autofree char *refused = g_strdup_printf (_ ("“%s” cannot be opened"), name);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED) || self->question == NULL)
    return;
  tw_announce_opened (GTK_WIDGET (self));
  if (read == NULL)
    {
      tw_announce_error (GTK_WIDGET (self), refused, error->message);
      return;
    }
  tw_announce_no_error (GTK_WIDGET (self), refused);
  tw_file_question_adopt (self->question, read, file);
}

static void
reload (GtkWidget *widget, const char *name, GVariant *parameter)
{
  GFile *file = tw_document_get_file (TW_FILE_BAR (widget)->document);

  tw_document_file_load_async (file, tw_announce_opening (widget, file), reload_cb,
                               g_object_ref (widget));
}

static void
file_bar_dispose (GObject *object)
{
  tw_file_bar_set_document (TW_FILE_BAR (object), NULL);
  G_OBJECT_CLASS (tw_file_bar_parent_class)->dispose (object);
}

static void
tw_file_bar_class_init (TwFileBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = file_bar_dispose;
  gtk_widget_class_install_action (widget_class, "file.keep-mine", NULL, keep_mine);
  gtk_widget_class_install_action (widget_class, "file.follow", NULL, follow);
  gtk_widget_class_install_action (widget_class, "file.reload", NULL, reload);
}

static void
tw_file_bar_init (TwFileBar *self)
{
  self->bar = g_object_new (TW_TYPE_MESSAGE_BAR, NULL);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->bar));
  g_signal_connect_object (tw_draft_list_get_default (), "items-changed", G_CALLBACK (offer_draft),
                           self, G_CONNECT_SWAPPED);
}

void
tw_file_bar_set_document (TwFileBar *self, TwDocument *document)
{
  if (self->question != NULL)
    g_signal_handlers_disconnect_by_data (self->question, self);
  g_clear_object (&self->question);
  g_set_object (&self->document, document);
  if (document == NULL)
    return;
  tw_message_bar_hide (self->bar);
  self->question = tw_file_question_new (document);
  g_signal_connect_swapped (self->question, "asks", G_CALLBACK (asks_cb), self);
  offer_draft (self);
}

TwFileQuestion *
tw_file_bar_get_question (TwFileBar *self)
{
  return self->question;
}
