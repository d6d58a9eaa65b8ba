/* What is being read or drawn just now, written down so that a start after a crash knows of it. */
#include "app/document/under-way.h"

#include <string.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "app/document/lock-file.h"
#include "engine/format/oldest-files.h"
#include "engine/format/save-file.h"

#define JOURNAL_SUFFIX ".journal"
#define SUSPECT_SUFFIX ".suspect"

/* In a journal; a key has no line breaks. */
#define BEGUN '+'
#define ENDED '-'

/* A journal of this size is begun anew as soon as nothing is under way. */
#define JOURNAL_BYTES 65536

/* The oldest suspicions go: nobody has so many recent files. */
#define MOST_SUSPECTS 500

struct _TwUnderWay
{
  char *folder;
  GMutex mutex;
  /* -1 until something begins, and if nothing can be written. */
  int fd;
  char *journal;
  gsize size_bytes;
  gboolean has_ended;
  /* Keys that are under way, and how many times. */
  GHashTable *counts;
};

static char *
suspect_path (TwUnderWay *self, const char *key)
{
  g_autofree char *hash = g_compute_checksum_for_string (G_CHECKSUM_SHA256, key, -1);
  g_autofree char *name = g_strconcat (hash, SUSPECT_SUFFIX, NULL);

  return g_build_filename (self->folder, name, NULL);
}

static void
suspect (TwUnderWay *self, const char *key)
{
  g_autofree char *path = suspect_path (self, key);

  if (!g_file_set_contents_full (path, key, -1, G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL))
    g_info ("%s: cannot be written", path);
}

static GHashTable *
counts_new (void)
{
  return g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

/* Returns: how often @key is under way after that */
static guint
count (GHashTable *counts, const char *key, int by)
{
  int n = GPOINTER_TO_INT (g_hash_table_lookup (counts, key)) + by;

  if (n > 0)
    g_hash_table_replace (counts, g_strdup (key), GINT_TO_POINTER (n));
  else
    g_hash_table_remove (counts, key);
  return (guint) MAX (n, 0);
}

/* What was begun in @text and not ended. Its last line may have been cut off. */
static void
suspect_all (TwUnderWay *self, char *text)
{
  g_autoptr (GHashTable) counts = counts_new ();
  GHashTableIter iter;
  gpointer key;
  char *end;

  for (char *line = text; (end = strchr (line, '\n')) != NULL; line = end + 1)
    {
      *end = '\0';
      if (*line == BEGUN || *line == ENDED)
        count (counts, line + 1, *line == BEGUN ? 1 : -1);
    }
  g_hash_table_iter_init (&iter, counts);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    suspect (self, key);
}

/* The lock of a process that is gone is free. */
static void
look_at_journal (TwUnderWay *self, const char *path)
{
  g_autofree char *text = NULL;
  int fd = tw_lock_file_take (path);

  if (fd < 0)
    return;
  if (g_file_get_contents (path, &text, NULL, NULL))
    suspect_all (self, text);
  tw_lock_file_release (fd, path, TRUE);
}

static void
look_through (TwUnderWay *self)
{
  g_autoptr (GDir) dir = g_dir_open (self->folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, JOURNAL_SUFFIX))
      {
        g_autofree char *path = g_build_filename (self->folder, name, NULL);

        look_at_journal (self, path);
      }
  tw_oldest_files_drop (self->folder, SUSPECT_SUFFIX, MOST_SUSPECTS);
}

TwUnderWay *
tw_under_way_new (const char *folder)
{
  TwUnderWay *self = g_new0 (TwUnderWay, 1);
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *name = g_strconcat (id, JOURNAL_SUFFIX, NULL);

  self->folder = g_strdup (folder);
  self->journal = g_build_filename (folder, name, NULL);
  self->fd = -1;
  self->counts = counts_new ();
  g_mutex_init (&self->mutex);
  look_through (self);
  return self;
}

TwUnderWay *
tw_under_way_get_default (void)
{
  static TwUnderWay *under_way;

  if (g_once_init_enter (&under_way))
    {
      g_autofree char *folder =
          g_build_filename (g_get_user_state_dir (), "tilewright", "under-way", NULL);

      g_once_init_leave (&under_way, tw_under_way_new (folder));
    }
  return under_way;
}

char *
tw_under_way_key (const char *path)
{
  g_autofree char *escaped = g_uri_escape_string (path, "/", TRUE);
  TwFileStamp stamp;

  tw_file_stamp_take (path, &stamp);
  return g_strdup_printf ("%" G_GUINT64_FORMAT " %" G_GINT64_FORMAT " %s", stamp.size_bytes,
                          stamp.modified_ns, escaped);
}

gboolean
tw_under_way_is_suspect (TwUnderWay *self, const char *key)
{
  g_autofree char *path = suspect_path (self, key);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Call with the mutex held. In one piece, so that no line is torn. */
static void
note (TwUnderWay *self, char what, const char *key)
{
  g_autofree char *line = g_strdup_printf ("%c%s\n", what, key);
  gsize length = strlen (line);

  if (self->fd < 0 && what == BEGUN && g_mkdir_with_parents (self->folder, 0700) == 0)
    self->fd = tw_lock_file_take (self->journal);
  if (self->fd < 0)
    return;
  if (write (self->fd, line, length) != (gssize) length)
    g_info ("%s: cannot be written", self->journal);
  self->size_bytes += length;
}

/* Call with the mutex held. */
static void
begin_anew (TwUnderWay *self)
{
  if (self->fd >= 0 && ftruncate (self->fd, 0) == 0)
    {
      lseek (self->fd, 0, SEEK_SET);
      self->size_bytes = 0;
    }
}

void
tw_under_way_begin (TwUnderWay *self, const char *key)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  if (self->has_ended)
    return;
  if (count (self->counts, key, 1) == 1)
    note (self, BEGUN, key);
}

void
tw_under_way_end (TwUnderWay *self, const char *key, gboolean is_done)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  if (self->has_ended || !g_hash_table_contains (self->counts, key))
    return;
  if (count (self->counts, key, -1) == 0)
    note (self, ENDED, key);
  if (g_hash_table_size (self->counts) == 0 && self->size_bytes > JOURNAL_BYTES)
    begin_anew (self);
  if (is_done)
    {
      g_autofree char *path = suspect_path (self, key);

      g_unlink (path);
    }
}

void
tw_under_way_end_all (TwUnderWay *self)
{
  g_autoptr (GMutexLocker) locker = g_mutex_locker_new (&self->mutex);

  self->has_ended = TRUE;
  g_hash_table_remove_all (self->counts);
  if (self->fd >= 0)
    tw_lock_file_release (self->fd, self->journal, TRUE);
  self->fd = -1;
}
