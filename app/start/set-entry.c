/* A set that can be opened, as the start page lists it. */
#include "app/start/set-entry.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/start/time-words.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"

struct _TwSetEntry
{
  GObject parent_instance;

  char *target;
  char *name;
  GFile *file;
  GDateTime *used;
  TwTileSet *set;
  gboolean is_asked;
  gboolean has_failed;
};

G_DEFINE_FINAL_TYPE (TwSetEntry, tw_set_entry, G_TYPE_OBJECT)

enum
{
  SIGNAL_LOADED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
set_entry_finalize (GObject *object)
{
  TwSetEntry *self = TW_SET_ENTRY (object);

  g_free (self->target);
  g_free (self->name);
  g_clear_object (&self->file);
  g_clear_pointer (&self->used, g_date_time_unref);
  g_clear_pointer (&self->set, tw_tile_set_unref);
  G_OBJECT_CLASS (tw_set_entry_parent_class)->finalize (object);
}

static void
tw_set_entry_class_init (TwSetEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = set_entry_finalize;
  signals[SIGNAL_LOADED] = g_signal_new ("loaded", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0,
                                         NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
tw_set_entry_init (TwSetEntry *self)
{
}

TwSetEntry *
tw_set_entry_new_shipped (const char *id)
{
  TwSetEntry *self = g_object_new (TW_TYPE_SET_ENTRY, NULL);

  self->target = g_strdup (id);
  self->name = g_strdup (id);
  return self;
}

TwSetEntry *
tw_set_entry_new_file (GFile *file, GDateTime *used)
{
  TwSetEntry *self = g_object_new (TW_TYPE_SET_ENTRY, NULL);

  self->target = g_file_get_uri (file);
  self->name = g_file_get_basename (file);
  self->file = g_object_ref (file);
  self->used = used != NULL ? g_date_time_ref (used) : NULL;
  return self;
}

/* Runs in a worker thread: target and file never change. */
static void
load_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  TwSetEntry *self = source;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = self->file != NULL ? g_file_get_path (self->file) : NULL;
  TwTileSet *set;

  if (self->file == NULL)
    set = tw_shipped_set_load (self->target, &error);
  else if (path != NULL)
    set = tw_tile_set_load (path, &error);
  else
    set = NULL;
  g_task_return_pointer (task, set, (GDestroyNotify) tw_tile_set_unref);
}

/* A card for a set that cannot be read keeps its file's name; opening it says why. */
static void
loaded_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TwSetEntry *self = TW_SET_ENTRY (object);

  self->set = g_task_propagate_pointer (G_TASK (result), NULL);
  self->has_failed = self->set == NULL;
  g_signal_emit (self, signals[SIGNAL_LOADED], 0);
}

void
tw_set_entry_load (TwSetEntry *self)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (TW_IS_SET_ENTRY (self));

  if (self->is_asked)
    return;
  self->is_asked = TRUE;
  task = g_task_new (self, NULL, loaded_cb, NULL);
  g_task_run_in_thread (task, load_in_thread);
}

TwTileSet *
tw_set_entry_get_set (TwSetEntry *self)
{
  g_return_val_if_fail (TW_IS_SET_ENTRY (self), NULL);
  return self->set;
}

gboolean
tw_set_entry_is_older (TwSetEntry *self, GDateTime *used)
{
  g_return_val_if_fail (TW_IS_SET_ENTRY (self), FALSE);
  return self->used == NULL || g_date_time_compare (self->used, used) < 0;
}

const char *
tw_set_entry_get_target (TwSetEntry *self)
{
  g_return_val_if_fail (TW_IS_SET_ENTRY (self), NULL);
  return self->target;
}

const char *
tw_set_entry_get_title (TwSetEntry *self)
{
  const char *title = NULL;

  g_return_val_if_fail (TW_IS_SET_ENTRY (self), NULL);
  if (self->set != NULL)
    title = tw_texts_best (self->set->titles, g_get_language_names ());
  if (title != NULL)
    return title;
  /* An id is no name: it is shown only when there will be no other. */
  return self->file != NULL || self->has_failed ? self->name : "";
}

char *
tw_set_entry_dup_detail (TwSetEntry *self)
{
  g_autofree char *base = NULL, *name = NULL, *when = NULL, *tiles = NULL, *shapes = NULL;
  guint n_copies;

  g_return_val_if_fail (TW_IS_SET_ENTRY (self), NULL);

  if (self->has_failed)
    return g_strdup (_ ("Cannot be read"));
  if (self->file != NULL)
    {
      /* A set and the package that was made of it have one title and one folder. */
      base = g_file_get_basename (self->file);
      name = g_filename_display_name (base);
      if (self->used == NULL)
        return g_steal_pointer (&name);
      when = tw_time_in_words (self->used);
      /* Translators: the name of a recent file, and when it was used */
      return g_strdup_printf (_ ("%s, %s"), name, when);
    }
  if (self->set == NULL)
    return g_strdup ("");
  n_copies = tw_tile_set_n_copies (self->set);
  tiles =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u tile", "%u tiles", n_copies), n_copies);
  shapes =
      g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u shape", "%u shapes", self->set->n_tiles),
                       self->set->n_tiles);
  /* Translators: "72 tiles", "24 shapes" */
  return g_strdup_printf (_ ("%s, %s"), tiles, shapes);
}

gboolean
tw_set_entry_matches (TwSetEntry *self, const char *words)
{
  g_autofree char *title = NULL, *description = NULL;

  g_return_val_if_fail (TW_IS_SET_ENTRY (self), FALSE);

  title = g_utf8_casefold (tw_set_entry_get_title (self), -1);
  if (strstr (title, words) != NULL)
    return TRUE;
  if (self->set == NULL || self->set->descriptions == NULL)
    return FALSE;
  description =
      g_utf8_casefold (tw_texts_best (self->set->descriptions, g_get_language_names ()), -1);
  return strstr (description, words) != NULL;
}
