/* The draft of the open set. */
#include "app/window/set-draft.h"

#include <glib/gi18n.h>

#include "app/document/draft-keeper.h"
#include "app/widgets/announce.h"

/*
 * @document, @keeper: (nullable): the open set, and who keeps its changes
 * @has_told: whether it was said that the draft cannot be written
 */
struct _TwSetDraft
{
  GObject parent_instance;

  TwMessageBar *bar; /* not owned */
  TwDocument *document;
  TwDraftKeeper *keeper;
  gboolean has_told;
};

G_DEFINE_FINAL_TYPE (TwSetDraft, tw_set_draft, G_TYPE_OBJECT)

static void
failed_cb (TwSetDraft *self, const char *message)
{
  if (self->has_told)
    return;
  self->has_told = TRUE;
  tw_announce_error (GTK_WIDGET (self->bar), _ ("Unsaved changes are not kept safe"), message);
}

static void
written_cb (TwSetDraft *self)
{
  if (self->has_told)
    tw_message_bar_hide (self->bar);
  self->has_told = FALSE;
}

static void
forget (TwSetDraft *self)
{
  if (self->keeper != NULL)
    g_signal_handlers_disconnect_by_data (self->keeper, self);
  g_clear_object (&self->keeper);
  self->has_told = FALSE;
}

void
tw_set_draft_keep_in (TwSetDraft *self, TwDraft *draft)
{
  forget (self);
  self->keeper = tw_draft_keeper_new (self->document, draft);
  g_signal_connect_swapped (self->keeper, "failed", G_CALLBACK (failed_cb), self);
  g_signal_connect_swapped (self->keeper, "written", G_CALLBACK (written_cb), self);
}

void
tw_set_draft_set_document (TwSetDraft *self, TwDocument *document)
{
  g_autofree char *folder = tw_drafts_folder ();
  g_autoptr (TwDraft) draft = document != NULL ? tw_draft_new (folder) : NULL;

  forget (self);
  g_set_object (&self->document, document);
  if (document != NULL)
    tw_set_draft_keep_in (self, draft);
}

gboolean
tw_set_draft_restore (TwSetDraft *self, TwDraft *draft)
{
  GFile *file = self->document != NULL ? tw_document_get_file (self->document) : NULL;
  GFile *origin = tw_draft_get_origin (draft)->file;

  if (file == NULL || origin == NULL || !g_file_equal (file, origin))
    return FALSE;
  /* What was changed here meanwhile can be had back by Undo, which leads back to what is saved. */
  tw_set_draft_discard (self);
  tw_document_replace_set (self->document, tw_draft_get_set (draft), _ ("Restore Changes"), NULL);
  tw_set_draft_keep_in (self, draft);
  return TRUE;
}

gboolean
tw_set_draft_is_kept (TwSetDraft *self)
{
  return self->keeper != NULL && tw_draft_keeper_has_draft (self->keeper);
}

void
tw_set_draft_flush (TwSetDraft *self)
{
  if (self->keeper != NULL)
    tw_draft_keeper_flush (self->keeper);
}

void
tw_set_draft_discard (TwSetDraft *self)
{
  tw_draft_keeper_discard (self->keeper);
}

static void
set_draft_dispose (GObject *object)
{
  tw_set_draft_set_document (TW_SET_DRAFT (object), NULL);
  G_OBJECT_CLASS (tw_set_draft_parent_class)->dispose (object);
}

static void
tw_set_draft_class_init (TwSetDraftClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = set_draft_dispose;
}

static void
tw_set_draft_init (TwSetDraft *self)
{
}

TwSetDraft *
tw_set_draft_new (TwMessageBar *bar)
{
  TwSetDraft *self = g_object_new (TW_TYPE_SET_DRAFT, NULL);

  self->bar = bar;
  return self;
}
