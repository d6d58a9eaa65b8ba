/* A set that can be opened, as the start page lists it. */
#include "app/start/set-entry.h"

#include <string.h>

#include <glib/gi18n.h>

#include "app/document/under-way.h"
#include "app/start/not-drawn.h"
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
  gboolean shows_folder;
  /* (nullable): what stands for the file as it was read. */
  char *key;
  gboolean is_suspect;
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
  g_free (self->key);
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

/* What a worker brings back. */
typedef struct
{
  TwTileSet *set;
  char *key;
  gboolean is_suspect;
} Loaded;

static void
loaded_free (gpointer data)
{
  Loaded *loaded = data;

  g_clear_pointer (&loaded->set, tw_tile_set_unref);
  g_free (loaded->key);
  g_free (loaded);
}

/* What the program died of is not tried again unasked. */
static void
load_file (Loaded *loaded, const char *path)
{
  TwUnderWay *under_way = tw_under_way_get_default ();

  loaded->key = tw_under_way_key (path);
  loaded->is_suspect = tw_under_way_is_suspect (under_way, loaded->key);
  if (loaded->is_suspect)
    return;
  tw_under_way_begin (under_way, loaded->key);
  loaded->set = tw_tile_set_file_load (path, NULL);
  tw_under_way_end (under_way, loaded->key, FALSE);
}

/* Runs in a worker thread: target and file never change. */
static void
load_in_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  TwSetEntry *self = source;
  g_autofree char *path = self->file != NULL ? g_file_get_path (self->file) : NULL;
  Loaded *loaded = g_new0 (Loaded, 1);

  if (self->file == NULL)
    loaded->set = tw_shipped_set_load (self->target, NULL);
  else if (path != NULL)
    load_file (loaded, path);
  g_task_return_pointer (task, loaded, loaded_free);
}

/* A card for a set that cannot be read keeps its file's name; opening it says why. */
static void
loaded_cb (GObject *object, GAsyncResult *result, gpointer user_data)
{
  TwSetEntry *self = TW_SET_ENTRY (object);
  Loaded *loaded = g_task_propagate_pointer (G_TASK (result), NULL);

  self->set = g_steal_pointer (&loaded->set);
  self->key = g_steal_pointer (&loaded->key);
  self->is_suspect = loaded->is_suspect;
  self->has_failed = self->set == NULL && !self->is_suspect;
  loaded_free (loaded);
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

const char *
tw_set_entry_get_key (TwSetEntry *self)
{
  g_return_val_if_fail (TW_IS_SET_ENTRY (self), NULL);
  return self->key;
}

gboolean
tw_set_entry_is_suspect (TwSetEntry *self)
{
  g_return_val_if_fail (TW_IS_SET_ENTRY (self), FALSE);
  return self->is_suspect;
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

gboolean
tw_set_entry_looks_like (TwSetEntry *self, TwSetEntry *other)
{
  g_return_val_if_fail (TW_IS_SET_ENTRY (self) && TW_IS_SET_ENTRY (other), FALSE);
  return strcmp (self->name, other->name) == 0
         && strcmp (tw_set_entry_get_title (self), tw_set_entry_get_title (other)) == 0;
}

void
tw_set_entry_show_folder (TwSetEntry *self, gboolean is_shown)
{
  g_return_if_fail (TW_IS_SET_ENTRY (self));
  if (is_shown == self->shows_folder)
    return;
  self->shows_folder = is_shown;
  g_signal_emit (self, signals[SIGNAL_LOADED], 0);
}

/* The name of the file, after that of its folder where another one has both title and name. */
static char *
name_of_file (TwSetEntry *self)
{
  g_autoptr (GFile) folder = g_file_get_parent (self->file);
  g_autofree char *base = g_file_get_basename (self->file);
  g_autofree char *name = g_filename_display_name (base), *folder_base = NULL, *folder_name = NULL;

  if (!self->shows_folder || folder == NULL)
    return g_steal_pointer (&name);
  folder_base = g_file_get_basename (folder);
  folder_name = g_filename_display_name (folder_base);
  return g_strdup_printf ("%s/%s", folder_name, name);
}

char *
tw_set_entry_dup_detail (TwSetEntry *self)
{
  g_autofree char *name = NULL, *when = NULL, *tiles = NULL, *shapes = NULL;
  guint n_copies;

  g_return_val_if_fail (TW_IS_SET_ENTRY (self), NULL);

  if (self->has_failed)
    return g_strdup (_ ("Cannot be read"));
  if (self->is_suspect)
    return g_strdup (tw_not_drawn_words ());
  if (self->file != NULL)
    {
      /* A set and the package that was made of it have one title and one folder. */
      name = name_of_file (self);
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
