/* What is not saved yet, kept in a file of our own until it is. */
#include "app/document/draft.h"

#include <string.h>

#include <glib/gstdio.h>

#include "app/document/claimed-file.h"
#include "app/document/enclose.h"
#include "app/document/under-way.h"
#include "engine/format/package-reader.h"
#include "engine/format/package-writer.h"
#include "engine/format/picture-files.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/format/xml-document.h"

#define SUFFIX ".draft"
#define GROUP  "Tilewright draft"

struct _TwDraft
{
  GObject parent_instance;

  /* Held while the file is written or removed. */
  GMutex mutex;
  TwClaimedFile *file;
  /* The pictures lie beside it. */
  char *picture_folder;

  /* Of a draft that was listed; they stay as they are. */
  TwDraftOrigin origin;
  char *key;
  gboolean is_outdated;
  /* Of one that was read. */
  TwTileSet *set;
};

G_DEFINE_FINAL_TYPE (TwDraft, tw_draft, G_TYPE_OBJECT)

char *
tw_drafts_folder (void)
{
  return g_build_filename (g_get_user_data_dir (), "tilewright", "drafts", NULL);
}

static void
draft_finalize (GObject *object)
{
  TwDraft *self = TW_DRAFT (object);

  g_clear_pointer (&self->file, tw_claimed_file_free);
  g_mutex_clear (&self->mutex);
  g_free (self->picture_folder);
  g_clear_object (&self->origin.file);
  g_free (self->origin.shipped_id);
  g_free (self->key);
  g_clear_pointer (&self->set, tw_tile_set_unref);
  G_OBJECT_CLASS (tw_draft_parent_class)->finalize (object);
}

static void
tw_draft_class_init (TwDraftClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = draft_finalize;
}

static void
tw_draft_init (TwDraft *self)
{
  g_mutex_init (&self->mutex);
}

static TwDraft *
new_for_file (const char *folder, TwClaimedFile *file)
{
  TwDraft *self = g_object_new (TW_TYPE_DRAFT, NULL);

  self->file = file;
  self->picture_folder = g_build_filename (folder, tw_claimed_file_get_id (file), NULL);
  return self;
}

TwDraft *
tw_draft_new (const char *folder)
{
  return new_for_file (folder, tw_claimed_file_new (folder, SUFFIX));
}

/* The set as it would be saved: as a package if anything is enclosed but the pictures of its
 * tiles. */
static char *
to_body (const TwTileSet *set, gsize *out_length, GError **error)
{
  g_autoptr (TwEnclosures) others = tw_enclosed_others (set);

  return others != NULL ? tw_package_file_to_data ("", set, out_length, error)
                        : tw_tile_set_file_to_xml (set, out_length);
}

static GKeyFile *
to_head (const TwDraftOrigin *origin)
{
  GKeyFile *head = g_key_file_new ();

  if (origin->file != NULL)
    {
      g_autofree char *uri = g_file_get_uri (origin->file);

      g_key_file_set_string (head, GROUP, "file", uri);
      g_key_file_set_boolean (head, GROUP, "is-there", origin->stamp.is_there);
      g_key_file_set_uint64 (head, GROUP, "inode", origin->stamp.inode);
      g_key_file_set_uint64 (head, GROUP, "size", origin->stamp.size_bytes);
      g_key_file_set_int64 (head, GROUP, "modified", origin->stamp.modified_ns);
    }
  if (origin->shipped_id != NULL)
    g_key_file_set_string (head, GROUP, "shipped", origin->shipped_id);
  return head;
}

/* They are as good as never changed, so that what is there already stays. */
static gboolean
write_pictures (TwDraft *self, const TwTileSet *set, GError **error)
{
  g_autofree char *beside = g_build_filename (self->picture_folder, "set.xml", NULL);

  return tw_tile_set_put_pictures (set, beside, error);
}

static void
remove_pictures (TwDraft *self)
{
  static const char *const folders[] = { "pictures", "references" };

  for (guint i = 0; i < G_N_ELEMENTS (folders); i++)
    {
      g_autofree char *folder = g_build_filename (self->picture_folder, folders[i], NULL);
      g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
      const char *name;

      while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
        {
          g_autofree char *path = g_build_filename (folder, name, NULL);

          g_unlink (path);
        }
      g_rmdir (folder);
    }
  g_rmdir (self->picture_folder);
}

gboolean
tw_draft_write (TwDraft *self,
                const TwDraftOrigin *origin,
                const TwTileSet *set,
                GCancellable *cancellable,
                GError **error)
{
  const char *title = tw_texts_best (set->titles, g_get_language_names ());
  g_autoptr (GKeyFile) head = to_head (origin);
  g_autoptr (GMutexLocker) locker = NULL;
  gsize length;
  g_autofree char *body = to_body (set, &length, error);

  if (body == NULL)
    return FALSE;
  locker = g_mutex_locker_new (&self->mutex);
  return !g_cancellable_set_error_if_cancelled (cancellable, error)
         && tw_claimed_file_write (self->file, head, GROUP, title != NULL ? title : "", body,
                                   length, error)
         && write_pictures (self, set, error);
}

void
tw_draft_clear (TwDraft *self)
{
  g_autoptr (GMutexLocker) locker = NULL;

  g_return_if_fail (TW_IS_DRAFT (self));
  locker = g_mutex_locker_new (&self->mutex);
  if (tw_claimed_file_clear (self->file))
    remove_pictures (self);
}

static void
read_origin (TwDraftOrigin *origin, GKeyFile *head)
{
  g_autofree char *uri = g_key_file_get_string (head, GROUP, "file", NULL);
  TwFileStamp *stamp = &origin->stamp;

  origin->shipped_id = g_key_file_get_string (head, GROUP, "shipped", NULL);
  if (uri == NULL)
    return;
  origin->file = g_file_new_for_uri (uri);
  stamp->is_there = g_key_file_get_boolean (head, GROUP, "is-there", NULL);
  stamp->inode = g_key_file_get_uint64 (head, GROUP, "inode", NULL);
  stamp->size_bytes = g_key_file_get_uint64 (head, GROUP, "size", NULL);
  stamp->modified_ns = g_key_file_get_int64 (head, GROUP, "modified", NULL);
}

/* Pictures of tiles lie beside the draft; what was not changed is beside the set. */
static void
take_pictures (TwDraft *self, TwTileSet *set)
{
  g_autofree char *path = self->origin.file != NULL ? g_file_get_path (self->origin.file) : NULL;
  g_autofree char *folder = path != NULL ? g_path_get_dirname (path) : NULL;

  tw_tile_set_take_pictures (set, self->picture_folder);
  if (folder != NULL)
    tw_tile_set_take_pictures (set, folder);
}

/* Whether @there is the file that @body would be saved as. */
static gboolean
says_the_same (const char *there, gsize there_length, const char *body, gsize length)
{
  g_autoptr (TwTileSet) set = NULL;
  g_autoptr (TwEnclosures) others = NULL;
  g_autofree char *inner = NULL;

  if (there_length == length && memcmp (there, body, length) == 0)
    return TRUE;
  if (!tw_package_file_is (there, there_length) || tw_package_file_is (body, length))
    return FALSE;
  /* A package that has nothing but the set and the pictures of its tiles. */
  set = tw_package_file_parse ("", there, there_length, NULL);
  others = set != NULL ? tw_enclosed_others (set) : NULL;
  inner = set != NULL && others == NULL ? tw_tile_set_file_to_xml (set, NULL) : NULL;
  return g_strcmp0 (inner, body) == 0;
}

/* Whether the file says what the draft says: the program ended between the one and the other. */
static gboolean
is_saved (TwDraft *self)
{
  g_autofree char *path = self->origin.file != NULL ? g_file_get_path (self->origin.file) : NULL;
  g_autoptr (GKeyFile) head = g_key_file_new ();
  g_autofree char *there = NULL, *body = NULL;
  gsize there_length, length;

  return path != NULL && (there = tw_xml_document_read_file (path, &there_length, NULL)) != NULL
         && tw_claimed_file_read (self->file, head, &body, &length) && body != NULL
         && says_the_same (there, there_length, body, length);
}

/* What was being read when the program died is not read by itself again. */
static gboolean
is_saved_in_file (TwDraft *self)
{
  TwUnderWay *under_way = tw_under_way_get_default ();
  gboolean is_so;

  if (!self->is_outdated || tw_under_way_is_suspect (under_way, self->key))
    return FALSE;
  tw_under_way_begin (under_way, self->key);
  is_so = is_saved (self);
  tw_under_way_end (under_way, self->key, FALSE);
  return is_so;
}

static gboolean
has_file_changed (TwDraft *self)
{
  g_autofree char *path = self->origin.file != NULL ? g_file_get_path (self->origin.file) : NULL;
  TwFileStamp now;

  if (path == NULL)
    return FALSE;
  tw_file_stamp_take (path, &now);
  return !tw_file_stamp_equal (&now, &self->origin.stamp);
}

/* A draft that cannot be read is offered all the same, by the name of its file: it is the user's,
 * and perhaps all there is. */
static gboolean
look_at (TwDraft *self)
{
  g_autoptr (GKeyFile) head = g_key_file_new ();

  if (!tw_claimed_file_read_head (self->file, head))
    return FALSE;
  read_origin (&self->origin, head);
  self->key = tw_under_way_key (tw_claimed_file_get_path (self->file));
  self->is_outdated = has_file_changed (self);
  if (!is_saved_in_file (self) || !tw_claimed_file_claim (self->file))
    return TRUE;
  tw_draft_clear (self);
  return FALSE;
}

static TwTileSet *
parse (TwDraft *self)
{
  const char *path = tw_claimed_file_get_path (self->file);
  g_autoptr (GKeyFile) head = g_key_file_new ();
  g_autoptr (GError) error = NULL;
  g_autofree char *body = NULL;
  TwTileSet *set;
  gsize length;

  if (!tw_claimed_file_read (self->file, head, &body, &length) || body == NULL)
    return NULL;
  set = tw_package_file_is (body, length)
            ? tw_package_file_parse (path, body, length, &error)
            : tw_tile_set_file_parse (path, body, (gssize) length, &error);
  if (set != NULL)
    take_pictures (self, set);
  else
    g_info ("%s", error->message);
  return set;
}

TwTileSet *
tw_draft_load_set (TwDraft *self)
{
  g_autoptr (GMutexLocker) locker = NULL;
  TwTileSet *set;

  g_return_val_if_fail (TW_IS_DRAFT (self), NULL);
  locker = g_mutex_locker_new (&self->mutex);
  if (self->key == NULL)
    return NULL;
  tw_under_way_begin (tw_under_way_get_default (), self->key);
  set = parse (self);
  tw_under_way_end (tw_under_way_get_default (), self->key, FALSE);
  return set;
}

void
tw_draft_read (TwDraft *self)
{
  TwTileSet *set = tw_draft_load_set (self);

  g_clear_pointer (&self->set, tw_tile_set_unref);
  self->set = set;
}

gboolean
tw_draft_claim (TwDraft *self)
{
  g_return_val_if_fail (TW_IS_DRAFT (self), FALSE);
  return tw_claimed_file_claim (self->file);
}

void
tw_draft_release (TwDraft *self)
{
  g_autoptr (GMutexLocker) locker = NULL;

  g_return_if_fail (TW_IS_DRAFT (self));
  locker = g_mutex_locker_new (&self->mutex);
  tw_claimed_file_release (self->file);
  g_clear_pointer (&self->set, tw_tile_set_unref);
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  return tw_claimed_file_compare ((*(TwDraft *const *) a)->file, (*(TwDraft *const *) b)->file);
}

GPtrArray *
tw_drafts_list (const char *folder)
{
  GPtrArray *drafts = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GPtrArray) files = tw_claimed_files_list (folder, SUFFIX);

  while (files->len > 0)
    {
      g_autoptr (TwDraft) draft =
          new_for_file (folder, g_ptr_array_steal_index_fast (files, files->len - 1));

      if (look_at (draft))
        g_ptr_array_add (drafts, g_steal_pointer (&draft));
    }
  g_ptr_array_sort (drafts, compare_times);
  return drafts;
}

const char *
tw_draft_get_id (TwDraft *self)
{
  g_return_val_if_fail (TW_IS_DRAFT (self), NULL);
  return tw_claimed_file_get_id (self->file);
}

const TwDraftOrigin *
tw_draft_get_origin (TwDraft *self)
{
  g_return_val_if_fail (TW_IS_DRAFT (self), NULL);
  return &self->origin;
}

const char *
tw_draft_get_title (TwDraft *self)
{
  g_return_val_if_fail (TW_IS_DRAFT (self), NULL);
  return tw_claimed_file_get_title (self->file);
}

GDateTime *
tw_draft_get_time (TwDraft *self)
{
  g_return_val_if_fail (TW_IS_DRAFT (self), NULL);
  return tw_claimed_file_get_time (self->file);
}

const char *
tw_draft_get_key (TwDraft *self)
{
  g_return_val_if_fail (TW_IS_DRAFT (self), NULL);
  return self->key;
}

TwTileSet *
tw_draft_get_set (TwDraft *self)
{
  g_return_val_if_fail (TW_IS_DRAFT (self), NULL);
  return self->set;
}

gboolean
tw_draft_is_outdated (TwDraft *self)
{
  g_return_val_if_fail (TW_IS_DRAFT (self), FALSE);
  return self->is_outdated;
}
