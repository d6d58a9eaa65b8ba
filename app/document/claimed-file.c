/* A file of our own that belongs to one program at a time. */
#include "app/document/claimed-file.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "app/document/lock-file.h"
#include "engine/format/format-error.h"
#include "engine/format/save-file.h"

#define LOCK_SUFFIX ".lock"
/* Of every head, in whatever group the file has. */
#define KEY_TITLE "title"
#define KEY_TIME  "time"

/* Between head and body. */
#define GAP "\n\n"

/* How much is read at once, and at most, to find the end of a head. */
#define HEAD_BYTES      4096
#define MOST_HEAD_BYTES 65536

struct _TwClaimedFile
{
  char *folder;
  char *id;
  char *path;
  char *lock_path;
  /* -1 while it is not locked. */
  int lock_fd;
  char *title;
  GDateTime *time;
};

static TwClaimedFile *
new_with_id (const char *folder, const char *id, const char *suffix)
{
  TwClaimedFile *self = g_new0 (TwClaimedFile, 1);
  g_autofree char *name = g_strconcat (id, suffix, NULL);
  g_autofree char *lock_name = g_strconcat (id, LOCK_SUFFIX, NULL);

  self->folder = g_strdup (folder);
  self->id = g_strdup (id);
  self->path = g_build_filename (folder, name, NULL);
  self->lock_path = g_build_filename (folder, lock_name, NULL);
  self->lock_fd = -1;
  return self;
}

TwClaimedFile *
tw_claimed_file_new (const char *folder, const char *suffix)
{
  g_autofree char *id = g_uuid_string_random ();

  return new_with_id (folder, id, suffix);
}

void
tw_claimed_file_free (TwClaimedFile *self)
{
  tw_claimed_file_release (self);
  g_free (self->folder);
  g_free (self->id);
  g_free (self->path);
  g_free (self->lock_path);
  g_free (self->title);
  g_clear_pointer (&self->time, g_date_time_unref);
  g_free (self);
}

static gboolean
lock (TwClaimedFile *self)
{
  if (self->lock_fd < 0)
    self->lock_fd = tw_lock_file_take (self->lock_path);
  return self->lock_fd >= 0;
}

gboolean
tw_claimed_file_claim (TwClaimedFile *self)
{
  if (!lock (self))
    return FALSE;
  if (g_file_test (self->path, G_FILE_TEST_EXISTS))
    return TRUE;
  tw_claimed_file_release (self);
  return FALSE;
}

void
tw_claimed_file_release (TwClaimedFile *self)
{
  if (self->lock_fd >= 0)
    tw_lock_file_release (self->lock_fd, self->lock_path,
                          !g_file_test (self->path, G_FILE_TEST_EXISTS));
  self->lock_fd = -1;
}

GPtrArray *
tw_claimed_files_list_all (const char *folder, const char *suffix)
{
  GPtrArray *files = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_claimed_file_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, suffix))
      {
        g_autofree char *id = g_strndup (name, strlen (name) - strlen (suffix));

        g_ptr_array_add (files, new_with_id (folder, id, suffix));
      }
  return files;
}

gboolean
tw_claimed_file_is_free (const TwClaimedFile *self)
{
  return tw_lock_file_is_free (self->lock_path);
}

GPtrArray *
tw_claimed_files_list (const char *folder, const char *suffix)
{
  GPtrArray *files = tw_claimed_files_list_all (folder, suffix);

  for (guint i = files->len; i > 0; i--)
    if (!tw_claimed_file_is_free (files->pdata[i - 1]))
      g_ptr_array_remove_index_fast (files, i - 1);
  return files;
}

gboolean
tw_claimed_file_write (TwClaimedFile *self,
                       GKeyFile *head,
                       const char *group,
                       const char *title,
                       const char *body,
                       gsize length,
                       GError **error)
{
  g_autofree char *keys = NULL;
  g_autoptr (GString) text = NULL;

  if (g_mkdir_with_parents (self->folder, 0700) != 0 || !lock (self))
    return tw_format_error_set (error, TW_FORMAT_ERROR_WRITE, self->folder, 0,
                                /* Translators: %s is the system's reason. */
                                _ ("Nothing can be written to this folder: %s. Check its "
                                   "permissions."),
                                g_strerror (errno));
  g_key_file_set_string (head, group, KEY_TITLE, title);
  g_key_file_set_int64 (head, group, KEY_TIME, g_get_real_time ());
  keys = g_key_file_to_data (head, NULL, NULL);
  text = g_string_new (g_strchomp (keys));
  g_string_append (text, GAP);
  g_string_append_len (text, body, (gssize) length);
  return tw_save_file (self->path, text->str, text->len, NULL, NULL, error);
}

/* What was read once stays: other threads may be using it. */
static gboolean
read_head (TwClaimedFile *self, GKeyFile *head, const char *text, gsize length)
{
  g_autoptr (GDateTime) utc = NULL, exact = NULL;
  g_autofree char *group = NULL, *title = NULL;
  gint64 time_us;

  if (!g_key_file_load_from_data (head, text, length, G_KEY_FILE_NONE, NULL)
      || (group = g_key_file_get_start_group (head)) == NULL)
    return FALSE;
  title = g_key_file_get_string (head, group, KEY_TITLE, NULL);
  time_us = g_key_file_get_int64 (head, group, KEY_TIME, NULL);
  utc = g_date_time_new_from_unix_utc (time_us / G_USEC_PER_SEC);
  exact = time_us > 0 && utc != NULL ? g_date_time_add (utc, time_us % G_USEC_PER_SEC) : NULL;
  if (title == NULL || exact == NULL)
    return FALSE;
  if (self->title == NULL)
    self->title = g_steal_pointer (&title);
  if (self->time == NULL)
    self->time = g_date_time_to_local (exact);
  return TRUE;
}

/* What a damaged head does not tell. */
static void
name_by_file (TwClaimedFile *self)
{
  struct stat info;

  if (self->title == NULL)
    self->title = g_path_get_basename (self->path);
  if (self->time == NULL && stat (self->path, &info) == 0)
    self->time = g_date_time_new_from_unix_local (info.st_mtime);
  if (self->time == NULL)
    self->time = g_date_time_new_now_local ();
}

/* The beginning of the file, as far as a head can reach. */
static char *
read_beginning (const char *path)
{
  g_autofree char *text = g_malloc (MOST_HEAD_BYTES + 1);
  gsize length = 0;
  gssize n = 0;
  int fd = open (path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);

  if (fd < 0)
    return NULL;
  do
    {
      length += (gsize) n;
      text[length] = '\0';
      if (strstr (text, GAP) != NULL)
        break;
      n = read (fd, text + length, MIN (MOST_HEAD_BYTES - length, HEAD_BYTES));
    }
  while (n > 0);
  close (fd);
  return g_steal_pointer (&text);
}

gboolean
tw_claimed_file_read_head (TwClaimedFile *self, GKeyFile *head)
{
  g_autofree char *text = read_beginning (self->path);
  const char *gap = text != NULL ? strstr (text, GAP) : NULL;

  if (text == NULL)
    return FALSE;
  if (gap != NULL)
    read_head (self, head, text, (gsize) (gap - text) + 1);
  name_by_file (self);
  return TRUE;
}

gboolean
tw_claimed_file_read (TwClaimedFile *self, GKeyFile *head, char **out_body, gsize *out_length)
{
  g_autofree char *text = NULL;
  const char *gap;
  gsize length;

  *out_body = NULL;
  *out_length = 0;
  if (!g_file_get_contents (self->path, &text, &length, NULL))
    return FALSE;
  gap = strstr (text, GAP);
  if (gap != NULL && read_head (self, head, text, (gsize) (gap - text) + 1))
    {
      *out_length = length - (gsize) (gap + 2 - text);
      *out_body = g_malloc (*out_length + 1);
      memcpy (*out_body, gap + 2, *out_length + 1);
    }
  name_by_file (self);
  return TRUE;
}

gboolean
tw_claimed_file_clear (TwClaimedFile *self)
{
  if (self->lock_fd < 0)
    return FALSE;
  if (g_unlink (self->path) != 0 && errno != ENOENT)
    g_warning ("%s: cannot be removed: %s", self->path, g_strerror (errno));
  return TRUE;
}

const char *
tw_claimed_file_get_id (const TwClaimedFile *self)
{
  return self->id;
}

const char *
tw_claimed_file_get_path (const TwClaimedFile *self)
{
  return self->path;
}

const char *
tw_claimed_file_get_title (const TwClaimedFile *self)
{
  return self->title;
}

GDateTime *
tw_claimed_file_get_time (const TwClaimedFile *self)
{
  return self->time;
}

int
tw_claimed_file_compare (const TwClaimedFile *a, const TwClaimedFile *b)
{
  return g_date_time_compare (b->time, a->time);
}
