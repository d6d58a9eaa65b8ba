/* Drafts of unsaved changes: kept while the set is edited, offered after a crash. */
#include <glib/gi18n.h>

#include "app/document/document-file.h"
#include "app/start/draft-list.h"
#include "app/start/time-words.h"
#include "app/widgets/discard-toast.h"
#include "app/window/window-private.h"

static void
failed_cb (TwWindow *self, const char *message)
{
  if (self->has_told_of_draft)
    return;
  self->has_told_of_draft = TRUE;
  tw_window_show_error (self, _ ("Unsaved changes are not kept safe"), message);
}

static void
written_cb (TwWindow *self)
{
  if (self->has_told_of_draft)
    tw_message_bar_hide (self->message_bar);
  self->has_told_of_draft = FALSE;
}

static void
keep_in (TwWindow *self, TwDraft *draft)
{
  tw_window_forget_draft (self);
  self->keeper = tw_draft_keeper_new (self->document, draft);
  g_signal_connect_swapped (self->keeper, "failed", G_CALLBACK (failed_cb), self);
  g_signal_connect_swapped (self->keeper, "written", G_CALLBACK (written_cb), self);
}

void
tw_window_keep_draft (TwWindow *self)
{
  g_autofree char *folder = tw_drafts_folder ();
  g_autoptr (TwDraft) draft = tw_draft_new (folder);

  keep_in (self, draft);
}

void
tw_window_forget_draft (TwWindow *self)
{
  if (self->keeper != NULL)
    g_signal_handlers_disconnect_by_data (self->keeper, self);
  g_clear_object (&self->keeper);
  self->has_told_of_draft = FALSE;
}

/* What a restoration under way needs when draft and set are read. */
typedef struct
{
  TwWindow *window;
  TwDraft *draft;
} Restoration;

static Restoration *
restoration_new (TwWindow *window, TwDraft *draft)
{
  Restoration *restoration = g_new (Restoration, 1);

  *restoration = (Restoration){ g_object_ref (window), g_object_ref (draft) };
  return restoration;
}

static void
restoration_free (Restoration *restoration)
{
  g_object_unref (restoration->window);
  g_object_unref (restoration->draft);
  g_free (restoration);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Restoration, restoration_free)

/* Undo leads back to what is saved. */
static void
put_into (TwDocument *document, TwDraft *draft)
{
  tw_document_replace_set (document, tw_draft_get_set (draft), _ ("Restore Changes"), NULL);
}

/* Of what cannot be read any more, or never was saved, there is the draft alone. */
static TwDocument *
new_from_draft (TwDraft *draft)
{
  const TwDraftOrigin *origin = tw_draft_get_origin (draft);
  TwDocument *document =
      tw_document_new_for_set (tw_draft_get_set (draft), origin->file, origin->shipped_id);

  tw_document_mark_unsaved (document);
  return document;
}

static void
show_restored (TwWindow *self, TwDocument *document, TwDraft *draft)
{
  const TwDraftOrigin *origin = tw_draft_get_origin (draft);

  /* Then saving does not overwrite unasked what another program has written since. */
  if (origin->file != NULL)
    tw_document_expect (document, &origin->stamp);
  tw_window_set_document (self, document);
  keep_in (self, draft);
  tw_window_note_drawing (self, tw_draft_get_key (draft));
}

static void
restore_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Restoration) restoration = user_data;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwDocument) document = tw_document_load_finish (result, &error);

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    {
      tw_draft_list_put (tw_draft_list_get_default (), restoration->draft);
      return;
    }
  tw_window_end_opening (restoration->window);
  if (document != NULL)
    put_into (document, restoration->draft);
  else
    document = new_from_draft (restoration->draft);
  show_restored (restoration->window, document, restoration->draft);
}

static void
open_restored (TwWindow *window, TwDraft *draft)
{
  const TwDraftOrigin *origin = tw_draft_get_origin (draft);

  if (origin->file != NULL)
    tw_document_load_async (origin->file, tw_window_begin_opening (window, origin->file),
                            restore_cb, restoration_new (window, draft));
  else if (origin->shipped_id != NULL)
    tw_document_load_shipped_async (origin->shipped_id, tw_window_begin_opening (window, NULL),
                                    restore_cb, restoration_new (window, draft));
  else
    {
      g_autoptr (TwDocument) document = new_from_draft (draft);

      show_restored (window, document, draft);
    }
}

/* Whether the set of @draft is the one that is open. */
static gboolean
is_of_open_file (TwWindow *self, TwDraft *draft)
{
  GFile *file = self->document != NULL ? tw_document_get_file (self->document) : NULL;
  GFile *origin = tw_draft_get_origin (draft)->file;

  return file != NULL && origin != NULL && g_file_equal (file, origin);
}

static const char *
not_restored (void)
{
  return _ ("The changes cannot be restored");
}

static void
show_gone (TwWindow *self)
{
  tw_draft_list_refresh (tw_draft_list_get_default ());
  tw_window_show_error (
      self, not_restored (),
      _ ("They have already been restored or discarded, perhaps in another window."));
}

/* Runs in a worker thread. */
static void
read_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  tw_draft_read (source);
  g_task_return_boolean (task, TRUE);
}

static void
draft_read_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (TwWindow) self = user_data;
  TwDraft *draft = TW_DRAFT (object);

  if (tw_draft_get_set (draft) == NULL)
    {
      tw_draft_list_put (tw_draft_list_get_default (), draft);
      tw_window_show_error (self, not_restored (), _ ("Their draft is damaged. Discard it."));
    }
  else if (is_of_open_file (self, draft))
    {
      tw_window_hide_error (self, not_restored ());
      /* What was changed here meanwhile can be had back by Undo. */
      tw_draft_keeper_discard (self->keeper);
      put_into (self->document, draft);
      keep_in (self, draft);
      tw_window_show_mode (self, "edit");
      tw_window_note_drawing (self, tw_draft_get_key (draft));
    }
  else
    open_restored (tw_window_for_another_set (self), draft);
}

void
tw_window_restore_draft (TwWindow *self, const char *id)
{
  g_autoptr (TwDraft) draft = tw_draft_list_take (tw_draft_list_get_default (), id);
  g_autoptr (GTask) task = NULL;

  if (draft == NULL)
    {
      show_gone (self);
      return;
    }
  task = g_task_new (draft, NULL, draft_read_cb, g_object_ref (self));
  g_task_run_in_thread (task, read_in_thread);
}

static void
discard (gpointer draft)
{
  tw_draft_clear (draft);
}

static void
put_back (gpointer draft)
{
  tw_draft_list_put (tw_draft_list_get_default (), draft);
}

void
tw_window_discard_draft (TwWindow *self, const char *id)
{
  TwDraft *draft = tw_draft_list_take (tw_draft_list_get_default (), id);

  if (draft == NULL)
    {
      tw_draft_list_refresh (tw_draft_list_get_default ());
      return;
    }
  tw_window_hide_error (self, not_restored ());
  tw_window_add_toast (self, tw_discard_toast_new (
                                 /* Translators: %s is a set's name */
                                 g_strdup_printf (_ ("Changes of “%s” discarded"),
                                                  tw_draft_get_title (draft)),
                                 G_OBJECT (draft), discard, put_back));
}

void
tw_window_offer_draft (TwWindow *self)
{
  GFile *file = self->document != NULL ? tw_document_get_file (self->document) : NULL;
  TwDraft *draft = file != NULL ? tw_draft_list_find (tw_draft_list_get_default (), file) : NULL;
  g_autofree char *when = NULL, *words = NULL;

  if (self->has_file_news)
    return;
  if (draft == NULL)
    {
      if (self->offered_draft != NULL)
        tw_message_bar_hide (self->file_bar);
      g_clear_pointer (&self->offered_draft, g_free);
      return;
    }
  if (g_strcmp0 (self->offered_draft, tw_draft_get_id (draft)) == 0)
    return;
  g_free (self->offered_draft);
  self->offered_draft = g_strdup (tw_draft_get_id (draft));
  when = tw_time_in_words (tw_draft_get_time (draft));
  /* Translators: %s is a time, "today, 14:05" */
  words = g_strdup_printf (
      _ ("Last change: %s. The changes are in no file. Restored, they can be undone."), when);
  tw_message_bar_ask (self->file_bar, _ ("This set has changes that were not saved"), words,
                      (const TwMessageButton[]){
                          { _ ("_Discard"), "win.discard-draft", self->offered_draft },
                          { _ ("_Restore"), "win.restore-draft", self->offered_draft },
                          { NULL } });
}

void
tw_window_flush_draft (TwWindow *self)
{
  if (self->keeper != NULL)
    tw_draft_keeper_flush (self->keeper);
}
