/* The drafts that programs which are gone have left. */
#include "app/start/draft-list.h"

struct _TwDraftList
{
  GObject parent_instance;

  GPtrArray *drafts;
  gboolean is_looking;
};

static guint
draft_list_get_n_items (GListModel *model)
{
  return TW_DRAFT_LIST (model)->drafts->len;
}

static gpointer
draft_list_get_item (GListModel *model, guint position)
{
  TwDraftList *self = TW_DRAFT_LIST (model);

  return position < self->drafts->len ? g_object_ref (self->drafts->pdata[position]) : NULL;
}

static GType
draft_list_get_item_type (GListModel *model)
{
  return TW_TYPE_DRAFT;
}

static void
list_model_init (GListModelInterface *interface)
{
  interface->get_n_items = draft_list_get_n_items;
  interface->get_item = draft_list_get_item;
  interface->get_item_type = draft_list_get_item_type;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (TwDraftList,
                               tw_draft_list,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
draft_list_finalize (GObject *object)
{
  g_ptr_array_unref (TW_DRAFT_LIST (object)->drafts);
  G_OBJECT_CLASS (tw_draft_list_parent_class)->finalize (object);
}

static void
tw_draft_list_class_init (TwDraftListClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = draft_list_finalize;
}

static void
tw_draft_list_init (TwDraftList *self)
{
  self->drafts = g_ptr_array_new_with_free_func (g_object_unref);
}

TwDraftList *
tw_draft_list_get_default (void)
{
  static TwDraftList *list;

  if (list == NULL)
    list = g_object_new (TW_TYPE_DRAFT_LIST, NULL);
  return list;
}

/* Runs in a worker thread. What is in the list already is locked and not found again. */
static void
claim_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  g_autofree char *folder = tw_drafts_folder ();

  g_task_return_pointer (task, tw_drafts_claim (folder), (GDestroyNotify) g_ptr_array_unref);
}

static void
claimed_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TwDraftList *self = TW_DRAFT_LIST (object);
  g_autoptr (GPtrArray) found = g_task_propagate_pointer (G_TASK (result), NULL);

  self->is_looking = FALSE;
  for (guint i = 0; i < found->len; i++)
    tw_draft_list_put (self, found->pdata[i]);
}

void
tw_draft_list_refresh (TwDraftList *self)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (TW_IS_DRAFT_LIST (self));
  if (self->is_looking)
    return;
  self->is_looking = TRUE;
  task = g_task_new (self, NULL, claimed_cb, NULL);
  g_task_run_in_thread (task, claim_in_thread);
}

TwDraft *
tw_draft_list_take (TwDraftList *self, const char *id)
{
  g_return_val_if_fail (TW_IS_DRAFT_LIST (self), NULL);
  for (guint i = 0; i < self->drafts->len; i++)
    if (g_str_equal (tw_draft_get_id (self->drafts->pdata[i]), id))
      {
        TwDraft *draft = g_ptr_array_steal_index (self->drafts, i);

        g_list_model_items_changed (G_LIST_MODEL (self), i, 1, 0);
        return draft;
      }
  return NULL;
}

void
tw_draft_list_put (TwDraftList *self, TwDraft *draft)
{
  guint position = 0;

  g_return_if_fail (TW_IS_DRAFT_LIST (self));
  g_return_if_fail (TW_IS_DRAFT (draft));
  while (position < self->drafts->len
         && g_date_time_compare (tw_draft_get_time (self->drafts->pdata[position]),
                                 tw_draft_get_time (draft))
                > 0)
    position++;
  g_ptr_array_insert (self->drafts, (int) position, g_object_ref (draft));
  g_list_model_items_changed (G_LIST_MODEL (self), position, 0, 1);
}

TwDraft *
tw_draft_list_find (TwDraftList *self, GFile *file)
{
  g_return_val_if_fail (TW_IS_DRAFT_LIST (self), NULL);
  for (guint i = 0; i < self->drafts->len; i++)
    {
      const TwDraftOrigin *origin = tw_draft_get_origin (self->drafts->pdata[i]);

      if (origin->file != NULL && g_file_equal (origin->file, file))
        return self->drafts->pdata[i];
    }
  return NULL;
}
