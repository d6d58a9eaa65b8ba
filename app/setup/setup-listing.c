/* The user's own rulesets on the set-up page: read in a worker each time the page opens, for
 * another window may have saved one. */
#include "app/setup/setup-page-private.h"

#include "app/setup/own-rulesets.h"
#include "engine/format/ruleset-file.h"

typedef struct
{
  char *folder;
  char *set;
  TwVocabulary *vocabulary;
} Listing;

static void
listing_free (gpointer data)
{
  Listing *listing = data;

  g_free (listing->folder);
  g_free (listing->set);
  tw_vocabulary_unref (listing->vocabulary);
  g_free (listing);
}

/* Runs in a worker thread. */
static void
list_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Listing *listing = data;
  GPtrArray *rulesets = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_ruleset_unref);

  tw_own_rulesets_add (listing->folder, listing->vocabulary, listing->set, rulesets);
  g_task_return_pointer (task, rulesets, (GDestroyNotify) g_ptr_array_unref);
}

static gboolean
is_same (const TwRuleset *a, const TwRuleset *b)
{
  g_autofree char *xml = tw_ruleset_file_to_xml (a, NULL),
                  *other = tw_ruleset_file_to_xml (b, NULL);

  return g_strcmp0 (a->path, b->path) == 0 && g_strcmp0 (xml, other) == 0;
}

/* Who is as before stays the same. Returns: whether all are */
static gboolean
take_own (TwSetupPage *self, GPtrArray *rulesets)
{
  gboolean is_all = rulesets->len == self->own->len;

  for (guint i = 0; i < rulesets->len; i++)
    {
      guint k = 0;

      while (k < self->own->len && !is_same (rulesets->pdata[i], self->own->pdata[k]))
        k++;
      is_all = is_all && k == i;
      if (k == self->own->len)
        continue;
      tw_ruleset_unref (rulesets->pdata[i]);
      rulesets->pdata[i] = tw_ruleset_ref (self->own->pdata[k]);
    }
  g_ptr_array_unref (self->own);
  self->own = rulesets;
  return is_all;
}

/* The ruleset that new games begin with, if it has come at last. */
static void
choose_awaited (TwSetupPage *self)
{
  g_autofree char *usual = tw_setup_usual (self->set->id);

  self->is_filling = TRUE;
  if (usual != NULL)
    tw_setup_rulesets_choose (self->rulesets, usual);
  self->is_filling = FALSE;
}

static void
listed_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  g_autofree GWeakRef *weak = user_data;
  g_autoptr (TwSetupPage) self = g_weak_ref_get (weak);
  GTask *task = G_TASK (result);
  GPtrArray *rulesets = g_task_propagate_pointer (task, NULL);
  g_autoptr (TwRuleset) before = NULL;
  gboolean was_awaited, is_other;

  g_weak_ref_clear (weak);
  if (self == NULL || self->kit == NULL || g_task_get_cancellable (task) != self->listing)
    {
      g_clear_pointer (&rulesets, g_ptr_array_unref);
      return;
    }
  g_clear_object (&self->listing);
  was_awaited = self->awaits_own;
  self->awaits_own = FALSE;
  if (was_awaited && self->opening != NULL && rulesets != NULL)
    tw_opening_page_end (self->opening);
  before = tw_setup_rulesets_get (self->rulesets);
  before = before != NULL ? tw_ruleset_ref (before) : NULL;
  /* Who has given up waiting plays by another one. */
  if (rulesets != NULL && !take_own (self, rulesets))
    tw_setup_page_list (self, NULL);
  if (was_awaited)
    choose_awaited (self);
  is_other = tw_setup_rulesets_get (self->rulesets) != before;
  if (is_other)
    tw_setup_page_change_ruleset (self);
  if (is_other || was_awaited)
    tw_setup_page_check (self);
  if (was_awaited && !tw_setup_page_is_reading (self))
    g_signal_emit_by_name (self, "ready");
}

void
tw_setup_page_stop_listing (TwSetupPage *self)
{
  g_autoptr (GCancellable) listing = g_steal_pointer (&self->listing);

  g_cancellable_cancel (listing);
  if (self->awaits_own && self->opening != NULL
      && tw_opening_page_get_cancellable (self->opening) == listing)
    tw_opening_page_end (self->opening);
  self->awaits_own = FALSE;
}

/* Whether new games begin with a ruleset that nobody has read yet. */
static gboolean
awaits_usual (TwSetupPage *self)
{
  g_autofree char *usual = tw_setup_usual (self->set->id);

  return usual != NULL && !tw_setup_rulesets_has (self->rulesets, usual);
}

void
tw_setup_page_read_own (TwSetupPage *self, gboolean is_first)
{
  g_autoptr (GFile) folder = g_file_new_for_path (self->own_folder);
  g_autoptr (GTask) task = NULL;
  Listing *listing = g_new (Listing, 1);
  GWeakRef *weak = g_new (GWeakRef, 1);

  tw_setup_page_stop_listing (self);
  self->awaits_own = is_first && awaits_usual (self);
  self->listing = self->awaits_own && self->opening != NULL
                      ? g_object_ref (tw_opening_page_begin (self->opening, folder))
                      : g_cancellable_new ();
  *listing = (Listing){ g_strdup (self->own_folder), g_strdup (self->set->id),
                        tw_vocabulary_ref (self->kit->vocabulary) };
  g_weak_ref_init (weak, self);
  task = g_task_new (NULL, self->listing, listed_cb, weak);
  g_task_set_task_data (task, listing, listing_free);
  g_task_set_return_on_cancel (task, TRUE);
  g_task_run_in_thread (task, list_in_thread);
}

static int
compare_paths (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 ((*(const TwRuleset *const *) a)->path, (*(const TwRuleset *const *) b)->path);
}

void
tw_setup_page_put_own (TwSetupPage *self, const char *id, TwRuleset *ruleset)
{
  for (guint i = self->own->len; i-- > 0;)
    if (g_str_equal (((TwRuleset *) self->own->pdata[i])->id, id))
      g_ptr_array_remove_index (self->own, i);
  if (ruleset != NULL)
    g_ptr_array_add (self->own, tw_ruleset_ref (ruleset));
  g_ptr_array_sort (self->own, compare_paths);
  /* What is being listed may be older. */
  if (self->listing != NULL && !self->awaits_own)
    tw_setup_page_read_own (self, FALSE);
}
