/* What is not saved yet, kept in a file of our own until it is. */
#include "app/document/draft.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "engine/format/package-file.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/xml-document.h"

#define SUFFIX      ".draft"
#define LOCK_SUFFIX ".lock"
#define GROUP       "Tilewright draft"

struct _TwDraft
{
  GObject parent_instance;

  /* Held while the file is written or removed. */
  GMutex mutex;
  char *folder;
  char *id;
  char *path;
  char *lock_path;
  /* -1 while it is not locked. */
  int lock_fd;

  /* Of a claimed draft; they stay as they are. */
  TwDraftOrigin origin;
  char *title;
  GDateTime *time;
  TwTileSet *set;
  gboolean is_outdated;
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

  if (self->lock_fd >= 0)
    {
      /* While it is locked nobody else can be about to lock the same file. */
      if (!g_file_test (self->path, G_FILE_TEST_EXISTS))
        g_unlink (self->lock_path);
      close (self->lock_fd);
    }
  g_mutex_clear (&self->mutex);
  g_free (self->folder);
  g_free (self->id);
  g_free (self->path);
  g_free (self->lock_path);
  g_clear_object (&self->origin.file);
  g_free (self->origin.shipped_id);
  g_free (self->title);
  g_clear_pointer (&self->time, g_date_time_unref);
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
  self->lock_fd = -1;
}

static TwDraft *
new_with_id (const char *folder, const char *id)
{
  TwDraft *self = g_object_new (TW_TYPE_DRAFT, NULL);
  g_autofree char *name = g_strconcat (id, SUFFIX, NULL);
  g_autofree char *lock_name = g_strconcat (id, LOCK_SUFFIX, NULL);

  self->folder = g_strdup (folder);
  self->id = g_strdup (id);
  self->path = g_build_filename (folder, name, NULL);
  self->lock_path = g_build_filename (folder, lock_name, NULL);
  return self;
}

TwDraft *
tw_draft_new (const char *folder)
{
  g_autofree char *id = g_uuid_string_random ();

  return new_with_id (folder, id);
}

/* The lock goes with the process, however that ends. Whoever had it before may have removed
 * the file between our opening and our locking it: then the lock is worth nothing. */
static gboolean
lock (TwDraft *self)
{
  struct stat held, there;
  int fd = open (self->lock_path, O_RDWR | O_CREAT | O_CLOEXEC, 0600);

  if (fd < 0)
    return FALSE;
  if (flock (fd, LOCK_EX | LOCK_NB) == 0 && fstat (fd, &held) == 0
      && stat (self->lock_path, &there) == 0 && held.st_ino == there.st_ino)
    {
      self->lock_fd = fd;
      return TRUE;
    }
  close (fd);
  return FALSE;
}

/* A head of keys and values, an empty line, and the set as it would be saved. */
static GString *
to_text (const TwDraftOrigin *origin, const TwTileSet *set)
{
  g_autoptr (GKeyFile) head = g_key_file_new ();
  const char *title = tw_texts_best (set->titles, g_get_language_names ());
  g_autofree char *xml = NULL, *keys = NULL;
  GString *text;
  gsize length;

  g_key_file_set_string (head, GROUP, "title", title != NULL ? title : "");
  g_key_file_set_int64 (head, GROUP, "time", g_get_real_time ());
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
  keys = g_key_file_to_data (head, NULL, NULL);
  text = g_string_new (g_strchomp (keys));
  g_string_append (text, "\n\n");
  xml = tw_tile_set_to_xml (set, &length);
  g_string_append_len (text, xml, (gssize) length);
  return text;
}

static gboolean
write_locked (TwDraft *self, const GString *text, GError **error)
{
  if (g_mkdir_with_parents (self->folder, 0700) != 0 || (self->lock_fd < 0 && !lock (self)))
    return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, self->folder, 0,
                                /* Translators: %s is the system's reason. */
                                _ ("Nothing can be written to this folder: %s. Check its "
                                   "permissions."),
                                g_strerror (errno));
  return tw_save_file (self->path, text->str, text->len, NULL, NULL, error);
}

gboolean
tw_draft_write (TwDraft *self,
                const TwDraftOrigin *origin,
                const TwTileSet *set,
                GCancellable *cancellable,
                GError **error)
{
  GString *text = to_text (origin, set);
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);
  gboolean is_written = !g_cancellable_set_error_if_cancelled (cancellable, error)
                        && write_locked (self, text, error);

  g_string_free (text, TRUE);
  return is_written;
}

void
tw_draft_clear (TwDraft *self)
{
  g_autoptr (GMutexLocker) locker = NULL;

  g_return_if_fail (TW_IS_DRAFT (self));
  locker = g_mutex_locker_new (&self->mutex);
  if (self->lock_fd >= 0 && g_unlink (self->path) != 0 && errno != ENOENT)
    g_warning ("%s: cannot be removed: %s", self->path, g_strerror (errno));
}

static gboolean
read_head (TwDraft *self, const char *text, gsize length)
{
  g_autoptr (GKeyFile) head = g_key_file_new ();
  g_autofree char *uri = NULL;
  TwFileStamp *stamp = &self->origin.stamp;
  g_autoptr (GDateTime) utc = NULL;

  if (!g_key_file_load_from_data (head, text, length, G_KEY_FILE_NONE, NULL))
    return FALSE;
  self->title = g_key_file_get_string (head, GROUP, "title", NULL);
  utc = g_date_time_new_from_unix_utc (g_key_file_get_int64 (head, GROUP, "time", NULL)
                                       / G_USEC_PER_SEC);
  if (self->title == NULL || utc == NULL)
    return FALSE;
  self->time = g_date_time_to_local (utc);
  self->origin.shipped_id = g_key_file_get_string (head, GROUP, "shipped", NULL);
  uri = g_key_file_get_string (head, GROUP, "file", NULL);
  if (uri == NULL)
    return TRUE;
  self->origin.file = g_file_new_for_uri (uri);
  stamp->is_there = g_key_file_get_boolean (head, GROUP, "is-there", NULL);
  stamp->inode = g_key_file_get_uint64 (head, GROUP, "inode", NULL);
  stamp->size_bytes = g_key_file_get_uint64 (head, GROUP, "size", NULL);
  stamp->modified_ns = g_key_file_get_int64 (head, GROUP, "modified", NULL);
  return TRUE;
}

/* What a package has beside its set is not in the draft; it is still in the file. */
static void
take_enclosures (TwDraft *self)
{
  g_autofree char *path = self->origin.file != NULL ? g_file_get_path (self->origin.file) : NULL;
  g_autoptr (TwTileSet) there =
      path != NULL && tw_package_is_name (path) ? tw_tile_set_load (path, NULL) : NULL;

  if (there != NULL)
    self->set->enclosures = tw_enclosures_ref (there->enclosures);
}

/* Whether @there is the file that @xml would be saved as. */
static gboolean
says_the_same (const char *there, gsize length, const char *xml)
{
  g_autoptr (TwTileSet) set = NULL;
  g_autofree char *inner = NULL;

  if (!tw_package_is (there, length))
    return strcmp (there, xml) == 0;
  set = tw_package_parse ("", there, length, NULL);
  inner = set != NULL ? tw_tile_set_to_xml (set, NULL) : NULL;
  return g_strcmp0 (inner, xml) == 0;
}

/* Whether the file says what the draft says: the program ended between the one and the other. */
static gboolean
is_saved (TwDraft *self, const char *xml)
{
  g_autofree char *path = NULL, *there = NULL;
  TwFileStamp now;
  gsize length;

  if (self->origin.file == NULL || (path = g_file_get_path (self->origin.file)) == NULL)
    return FALSE;
  tw_file_stamp_take (path, &now);
  self->is_outdated = !tw_file_stamp_equal (&now, &self->origin.stamp);
  return self->is_outdated && (there = tw_xml_read_file (path, &length, NULL)) != NULL
         && says_the_same (there, length, xml);
}

/* A draft that cannot be read is offered all the same, by the name of its file: it is the user's,
 * and perhaps all there is. */
static gboolean
read_draft (TwDraft *self)
{
  g_autofree char *text = NULL;
  const char *xml;
  gsize length;

  if (!g_file_get_contents (self->path, &text, &length, NULL))
    return FALSE;
  xml = strstr (text, "\n\n");
  if (xml != NULL && read_head (self, text, (gsize) (xml - text) + 1))
    {
      g_autoptr (GError) error = NULL;

      xml += 2;
      if (is_saved (self, xml))
        {
          tw_draft_clear (self);
          return FALSE;
        }
      self->set = tw_tile_set_parse (self->path, xml, -1, &error);
      if (self->set != NULL)
        take_enclosures (self);
      if (error != NULL)
        g_info ("%s", error->message);
    }
  if (self->title == NULL)
    self->title = g_path_get_basename (self->path);
  if (self->time == NULL)
    self->time = g_date_time_new_now_local ();
  return TRUE;
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  return -g_date_time_compare ((*(TwDraft *const *) a)->time, (*(TwDraft *const *) b)->time);
}

GPtrArray *
tw_drafts_claim (const char *folder)
{
  GPtrArray *drafts = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, SUFFIX))
      {
        g_autofree char *id = g_strndup (name, strlen (name) - strlen (SUFFIX));
        g_autoptr (TwDraft) draft = new_with_id (folder, id);

        if (lock (draft) && read_draft (draft))
          g_ptr_array_add (drafts, g_steal_pointer (&draft));
      }
  g_ptr_array_sort (drafts, compare_times);
  return drafts;
}

const char *
tw_draft_get_id (TwDraft *self)
{
  g_return_val_if_fail (TW_IS_DRAFT (self), NULL);
  return self->id;
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
  return self->title;
}

GDateTime *
tw_draft_get_time (TwDraft *self)
{
  g_return_val_if_fail (TW_IS_DRAFT (self), NULL);
  return self->time;
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
