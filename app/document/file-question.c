/* What is to be asked about the file of the open set. */
#include "app/document/file-question.h"

#include <glib/gi18n.h>

#include "app/document/document-file.h"
#include "app/document/file-watch.h"

static guint asks_signal;

struct _TwFileQuestion
{
  GObject parent_instance;

  TwDocument *document;
  TwFileWatch *watch;
  TwFileAsks asks;
  char *title;
  GFile *renamed;
  TwDraft *draft;
};

G_DEFINE_FINAL_TYPE (TwFileQuestion, tw_file_question, G_TYPE_OBJECT)

static gboolean
is_news (TwFileQuestion *self)
{
  return self->asks != TW_FILE_ASKS_NOTHING && self->asks != TW_FILE_ASKS_DRAFT;
}

/* Takes @title and refers to what else is given. */
static void
ask (TwFileQuestion *self, TwFileAsks asks, char *title, GFile *renamed, TwDraft *draft)
{
  self->asks = asks;
  g_free (self->title);
  self->title = title;
  g_set_object (&self->renamed, renamed);
  g_set_object (&self->draft, draft);
  g_signal_emit (self, asks_signal, 0);
}

/* A draft that was offered, and closed without an answer, is not offered again. */
static void
ask_nothing (TwFileQuestion *self, TwDraft *draft)
{
  ask (self, TW_FILE_ASKS_NOTHING, NULL, NULL, draft);
}

/* What is here may be all there is: it counts as changed, so that it is kept in a draft and not
 * closed unasked. */
static void
note_loss (TwFileQuestion *self)
{
  const TwFileStamp nothing = { 0 };

  tw_document_file_expect (self->document, &nothing);
  tw_document_mark_unsaved (self->document);
}

static void
news_cb (TwFileQuestion *self, TwFileNews news, GFile *renamed)
{
  const TwFileStamp nothing = { 0 };
  g_autofree char *name = tw_document_file_name (tw_document_get_file (self->document));
  g_autofree char *new_name = renamed != NULL ? tw_document_file_name (renamed) : NULL;

  switch (news)
    {
    case TW_FILE_AS_BEFORE:
      ask_nothing (self, NULL);
      break;
    case TW_FILE_CHANGED:
      ask (self, TW_FILE_ASKS_CHANGE, g_strdup_printf (_ ("“%s” was changed"), name), NULL, NULL);
      break;
    case TW_FILE_GONE:
      note_loss (self);
      ask (self, TW_FILE_ASKS_LOSS, g_strdup_printf (_ ("“%s” is gone"), name), NULL, NULL);
      break;
    case TW_FILE_RENAMED:
      tw_document_file_expect (self->document, &nothing);
      ask (self, TW_FILE_ASKS_NAME,
           /* Translators: the old and the new name of a file */
           g_strdup_printf (_ ("“%s” is now called “%s”"), name, new_name), renamed, NULL);
      break;
    }
}

TwFileAsks
tw_file_question_get (TwFileQuestion *self)
{
  g_return_val_if_fail (TW_IS_FILE_QUESTION (self), TW_FILE_ASKS_NOTHING);
  return self->asks;
}

const char *
tw_file_question_get_title (TwFileQuestion *self)
{
  g_return_val_if_fail (TW_IS_FILE_QUESTION (self), NULL);
  return self->title;
}

GFile *
tw_file_question_get_renamed (TwFileQuestion *self)
{
  g_return_val_if_fail (TW_IS_FILE_QUESTION (self), NULL);
  return self->renamed;
}

TwDraft *
tw_file_question_get_draft (TwFileQuestion *self)
{
  g_return_val_if_fail (TW_IS_FILE_QUESTION (self), NULL);
  return self->draft;
}

void
tw_file_question_look (TwFileQuestion *self)
{
  g_return_if_fail (TW_IS_FILE_QUESTION (self));
  tw_file_watch_look (self->watch);
}

void
tw_file_question_offer_draft (TwFileQuestion *self, TwDraft *draft)
{
  g_return_if_fail (TW_IS_FILE_QUESTION (self));
  if (is_news (self))
    return;
  if (draft == NULL && self->draft != NULL)
    ask_nothing (self, NULL);
  else if (draft != NULL
           && (self->draft == NULL
               || !g_str_equal (tw_draft_get_id (draft), tw_draft_get_id (self->draft))))
    ask (self, TW_FILE_ASKS_DRAFT, NULL, NULL, draft);
}

void
tw_file_question_refused (TwFileQuestion *self, const char *title)
{
  g_autofree char *path = NULL;

  g_return_if_fail (TW_IS_FILE_QUESTION (self));
  path = g_file_get_path (tw_document_get_file (self->document));
  if (path != NULL && g_file_test (path, G_FILE_TEST_EXISTS))
    ask (self, TW_FILE_ASKS_CHANGE, g_strdup (title), NULL, self->draft);
  else
    {
      note_loss (self);
      ask (self, TW_FILE_ASKS_LOSS, g_strdup (title), NULL, self->draft);
    }
}

void
tw_file_question_settle (TwFileQuestion *self)
{
  g_return_if_fail (TW_IS_FILE_QUESTION (self));
  if (is_news (self))
    ask_nothing (self, self->draft);
}

void
tw_file_question_keep_mine (TwFileQuestion *self)
{
  g_autofree char *path = NULL;
  TwFileStamp stamp;

  g_return_if_fail (TW_IS_FILE_QUESTION (self));
  path = g_file_get_path (tw_document_get_file (self->document));
  tw_file_stamp_take (path, &stamp);
  tw_document_file_expect (self->document, &stamp);
  tw_document_mark_unsaved (self->document);
  tw_file_question_settle (self);
}

void
tw_file_question_follow (TwFileQuestion *self, GFile *file)
{
  g_return_if_fail (TW_IS_FILE_QUESTION (self));
  tw_document_file_set_file (self->document, file);
  tw_file_question_settle (self);
}

void
tw_file_question_adopt (TwFileQuestion *self, TwDocument *read, GFile *file)
{
  GFile *open;

  g_return_if_fail (TW_IS_FILE_QUESTION (self));
  open = tw_document_get_file (self->document);
  if (open == NULL || !g_file_equal (open, file))
    return;
  tw_document_file_adopt (self->document, read);
  tw_file_question_settle (self);
}

static void
file_question_dispose (GObject *object)
{
  TwFileQuestion *self = TW_FILE_QUESTION (object);

  if (self->watch != NULL)
    g_signal_handlers_disconnect_by_data (self->watch, self);
  g_clear_object (&self->watch);
  g_clear_object (&self->document);
  g_clear_object (&self->renamed);
  g_clear_object (&self->draft);
  g_clear_pointer (&self->title, g_free);
  G_OBJECT_CLASS (tw_file_question_parent_class)->dispose (object);
}

static void
tw_file_question_class_init (TwFileQuestionClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = file_question_dispose;
  asks_signal = g_signal_new ("asks", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 0);
}

static void
tw_file_question_init (TwFileQuestion *self)
{
}

TwFileQuestion *
tw_file_question_new (TwDocument *document)
{
  TwFileQuestion *self = g_object_new (TW_TYPE_FILE_QUESTION, NULL);

  self->document = g_object_ref (document);
  self->watch = tw_file_watch_new (document);
  g_signal_connect_swapped (self->watch, "news", G_CALLBACK (news_cb), self);
  return self;
}
