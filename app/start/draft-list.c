/* The drafts that programs which are gone have left. */
#include "app/start/draft-list.h"

#include "app/start/list-update.h"

struct _TwDraftList
{
  GObject parent_instance;

  GListStore *drafts;
  gboolean is_looking;
  /* Whether a draft was taken or put back since the worker began to look, or it is to look again.
   */
  gboolean has_changed;
};

static guint
draft_list_get_n_items (GListModel *model)
{
  return g_list_model_get_n_items (G_LIST_MODEL (TW_DRAFT_LIST (model)->drafts));
}

static gpointer
draft_list_get_item (GListModel *model, guint position)
{
  return g_list_model_get_item (G_LIST_MODEL (TW_DRAFT_LIST (model)->drafts), position);
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
  g_object_unref (TW_DRAFT_LIST (object)->drafts);
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
  self->drafts = g_list_store_new (TW_TYPE_DRAFT);
  g_signal_connect_swapped (self->drafts, "items-changed", G_CALLBACK (g_list_model_items_changed),
                            self);
}

TwDraftList *
tw_draft_list_get_default (void)
{
  static TwDraftList *list;

  if (list == NULL)
    list = g_object_new (TW_TYPE_DRAFT_LIST, NULL);
  return list;
}

/* Runs in a worker thread. */
static void
look_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  g_autofree char *folder = tw_drafts_folder ();

  g_task_return_pointer (task, tw_drafts_list (folder), (GDestroyNotify) g_ptr_array_unref);
}

static gboolean
shows_the_same (gconstpointer a, gconstpointer b)
{
  TwDraft *one = TW_DRAFT ((gpointer) a), *other = TW_DRAFT ((gpointer) b);

  return g_str_equal (tw_draft_get_id (one), tw_draft_get_id (other))
         && g_str_equal (tw_draft_get_key (one), tw_draft_get_key (other))
         && tw_draft_is_outdated (one) == tw_draft_is_outdated (other);
}

static void
found_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TwDraftList *self = TW_DRAFT_LIST (object);
  g_autoptr (GPtrArray) found = g_task_propagate_pointer (G_TASK (result), NULL);

  self->is_looking = FALSE;
  if (self->has_changed)
    tw_draft_list_refresh (self);
  else
    tw_list_update (self->drafts, found, shows_the_same);
}

void
tw_draft_list_refresh (TwDraftList *self)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (TW_IS_DRAFT_LIST (self));
  /* The worker may have passed by what is to be found. */
  self->has_changed = TRUE;
  if (self->is_looking)
    return;
  self->is_looking = TRUE;
  self->has_changed = FALSE;
  task = g_task_new (self, NULL, found_cb, NULL);
  g_task_run_in_thread (task, look_in_thread);
}

TwDraft *
tw_draft_list_take (TwDraftList *self, const char *id)
{
  g_return_val_if_fail (TW_IS_DRAFT_LIST (self), NULL);
  for (guint i = 0; i < draft_list_get_n_items (G_LIST_MODEL (self)); i++)
    {
      g_autoptr (TwDraft) draft = draft_list_get_item (G_LIST_MODEL (self), i);

      if (!g_str_equal (tw_draft_get_id (draft), id))
        continue;
      self->has_changed = TRUE;
      g_list_store_remove (self->drafts, i);
      return tw_draft_claim (draft) ? g_steal_pointer (&draft) : NULL;
    }
  return NULL;
}

static int
compare_times (gconstpointer a, gconstpointer b, gpointer user_data)
{
  return -g_date_time_compare (tw_draft_get_time ((TwDraft *) a),
                               tw_draft_get_time ((TwDraft *) b));
}

void
tw_draft_list_put (TwDraftList *self, TwDraft *draft)
{
  g_return_if_fail (TW_IS_DRAFT_LIST (self));
  g_return_if_fail (TW_IS_DRAFT (draft));
  tw_draft_release (draft);
  self->has_changed = TRUE;
  g_list_store_insert_sorted (self->drafts, draft, compare_times, NULL);
}

TwDraft *
tw_draft_list_find (TwDraftList *self, GFile *file)
{
  g_return_val_if_fail (TW_IS_DRAFT_LIST (self), NULL);
  for (guint i = 0; i < draft_list_get_n_items (G_LIST_MODEL (self)); i++)
    {
      g_autoptr (TwDraft) draft = draft_list_get_item (G_LIST_MODEL (self), i);
      const TwDraftOrigin *origin = tw_draft_get_origin (draft);

      if (origin->file != NULL && g_file_equal (origin->file, file))
        /* The list keeps it. */
        return draft;
    }
  return NULL;
}
