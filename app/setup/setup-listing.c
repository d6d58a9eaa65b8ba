/* The user's own rulesets on the set-up page. */
#include "app/setup/setup-listing.h"

#include "app/setup/own-rulesets.h"
#include "engine/format/ruleset-writer.h"
#include "engine/setup/play-rules.h"

/*
 * @own: (element-type TwRuleset): as far as they have been read
 * @vocabulary: (nullable): what they were read with last
 * @set: (nullable): and for which set
 * @is_awaited: a game is to begin with one of them
 */
struct _TwSetupListing
{
  GObject parent_instance;

  TwSetupErrand *errand;
  char *folder;
  GPtrArray *own;
  TwVocabulary *vocabulary;
  char *set;
  gboolean is_awaited;
};

G_DEFINE_FINAL_TYPE (TwSetupListing, tw_setup_listing, G_TYPE_OBJECT)

static guint listed_signal;

typedef struct
{
  char *folder;
  char *set;
  TwVocabulary *vocabulary;
} Reading;

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  g_free (reading->folder);
  g_free (reading->set);
  tw_vocabulary_unref (reading->vocabulary);
  g_free (reading);
}

/* Runs in a worker thread. */
static void
list_in_thread (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Reading *reading = data;
  GPtrArray *rulesets = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_ruleset_unref);

  tw_own_rulesets_add (reading->folder, reading->vocabulary, reading->set, rulesets);
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
take_own (TwSetupListing *self, GPtrArray *rulesets)
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

static void
done_cb (TwSetupListing *self, GTask *task)
{
  GPtrArray *rulesets = g_task_propagate_pointer (task, NULL);
  gboolean was_awaited = self->is_awaited;
  /* Who has given up waiting plays by another one. */
  gboolean is_other = rulesets != NULL && !take_own (self, rulesets);

  self->is_awaited = FALSE;
  g_signal_emit (self, listed_signal, 0, is_other, was_awaited);
}

void
tw_setup_listing_stop (TwSetupListing *self)
{
  tw_setup_errand_stop (self->errand);
  self->is_awaited = FALSE;
}

gboolean
tw_setup_listing_is_awaited (TwSetupListing *self)
{
  return self->is_awaited;
}

const char *
tw_setup_listing_get_folder (TwSetupListing *self)
{
  return self->folder;
}

GPtrArray *
tw_setup_listing_dup_all (TwSetupListing *self, const TwGameKit *kit, TwTileSet *set)
{
  GPtrArray *rulesets = tw_play_rulesets (kit, set);

  if (!tw_play_rules_needs_ruleset (kit, set) || rulesets->len == 0)
    g_ptr_array_insert (rulesets, 0, NULL);
  for (guint i = 0; i < self->own->len; i++)
    g_ptr_array_add (rulesets, tw_ruleset_ref (self->own->pdata[i]));
  return rulesets;
}

void
tw_setup_listing_forget (TwSetupListing *self)
{
  g_ptr_array_set_size (self->own, 0);
}

void
tw_setup_listing_set_opening (TwSetupListing *self, TwOpeningPage *opening)
{
  tw_setup_errand_set_opening (self->errand, opening);
}

static void
read_again (TwSetupListing *self)
{
  g_autoptr (GFile) folder = self->is_awaited ? g_file_new_for_path (self->folder) : NULL;
  Reading *reading = g_new (Reading, 1);

  *reading = (Reading){ g_strdup (self->folder), g_strdup (self->set),
                        tw_vocabulary_ref (self->vocabulary) };
  tw_setup_errand_begin (self->errand, folder, list_in_thread, reading, reading_free);
}

void
tw_setup_listing_read (TwSetupListing *self,
                       TwVocabulary *vocabulary,
                       const char *set,
                       gboolean is_awaited)
{
  tw_setup_listing_stop (self);
  tw_vocabulary_ref (vocabulary);
  g_clear_pointer (&self->vocabulary, tw_vocabulary_unref);
  self->vocabulary = vocabulary;
  g_free (self->set);
  self->set = g_strdup (set);
  self->is_awaited = is_awaited;
  read_again (self);
}

static int
compare_paths (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 ((*(const TwRuleset *const *) a)->path, (*(const TwRuleset *const *) b)->path);
}

void
tw_setup_listing_put (TwSetupListing *self, const char *id, TwRuleset *ruleset)
{
  for (guint i = self->own->len; i-- > 0;)
    if (g_str_equal (((TwRuleset *) self->own->pdata[i])->id, id))
      g_ptr_array_remove_index (self->own, i);
  if (ruleset != NULL)
    g_ptr_array_add (self->own, tw_ruleset_ref (ruleset));
  g_ptr_array_sort (self->own, compare_paths);
  /* What is being listed may be older. */
  if (tw_setup_errand_is_under_way (self->errand) && !self->is_awaited)
    read_again (self);
}

static void
setup_listing_finalize (GObject *object)
{
  TwSetupListing *self = TW_SETUP_LISTING (object);

  g_object_unref (self->errand);
  g_free (self->folder);
  g_free (self->set);
  g_ptr_array_unref (self->own);
  g_clear_pointer (&self->vocabulary, tw_vocabulary_unref);
  G_OBJECT_CLASS (tw_setup_listing_parent_class)->finalize (object);
}

static void
tw_setup_listing_class_init (TwSetupListingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = setup_listing_finalize;
  listed_signal = g_signal_new ("listed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                NULL, NULL, G_TYPE_NONE, 2, G_TYPE_BOOLEAN, G_TYPE_BOOLEAN);
}

static void
tw_setup_listing_init (TwSetupListing *self)
{
  self->errand = tw_setup_errand_new ();
  self->folder = tw_own_rulesets_folder ();
  self->own = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_ruleset_unref);
  g_signal_connect_object (self->errand, "done", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);
}

TwSetupListing *
tw_setup_listing_new (void)
{
  return g_object_new (TW_TYPE_SETUP_LISTING, NULL);
}
