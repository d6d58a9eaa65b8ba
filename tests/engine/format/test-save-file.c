/* Saving: what goes wrong must leave the old file. */
#include "engine/format/save-file.h"

#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <gio/gio.h>
#include <glib/gstdio.h>

typedef struct
{
  char *folder;
  char *path;
} Place;

static void
place_set_up (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  place->folder = g_dir_make_tmp ("tilewright-save-XXXXXX", &error);
  g_assert_no_error (error);
  place->path = g_build_filename (place->folder, "set.xml", NULL);
  g_assert_true (g_file_set_contents (place->path, "old", -1, NULL));
  g_assert_cmpint (g_chmod (place->path, 0644), ==, 0);
}

static void
place_tear_down (Place *place, gconstpointer data)
{
  g_autoptr (GDir) dir = NULL;

  g_chmod (place->folder, 0700);
  dir = g_dir_open (place->folder, 0, NULL);
  for (const char *name = g_dir_read_name (dir); name != NULL; name = g_dir_read_name (dir))
    {
      g_autofree char *path = g_build_filename (place->folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  g_free (place->folder);
  g_free (place->path);
}

static void
assert_content (const char *path, const char *expected)
{
  g_autofree char *content = NULL;

  g_assert_true (g_file_get_contents (path, &content, NULL, NULL));
  g_assert_cmpstr (content, ==, expected);
}

/* No temporary file is left lying about. */
static void
assert_files (const Place *place, guint expected)
{
  g_autoptr (GDir) dir = g_dir_open (place->folder, 0, NULL);
  guint count = 0;

  while (g_dir_read_name (dir) != NULL)
    count++;
  g_assert_cmpuint (count, ==, expected);
}

static int
mode_of (const char *path)
{
  GStatBuf info;

  g_assert_cmpint (g_stat (path, &info), ==, 0);
  return (int) (info.st_mode & 07777);
}

static void
test_plain (Place *place, gconstpointer data)
{
  g_autofree char *fresh = g_build_filename (place->folder, "fresh.xml", NULL);
  g_autoptr (GError) error = NULL;
  TwFileStamp before, after, now;

  tw_file_stamp_take (place->path, &before);
  g_assert_true (before.is_there);
  g_assert_cmpuint (before.size_bytes, ==, 3);
  g_assert_true (tw_save_file (place->path, "newer", 5, &before, &after, &error));
  g_assert_no_error (error);
  assert_content (place->path, "newer");
  tw_file_stamp_take (place->path, &now);
  g_assert_true (tw_file_stamp_equal (&after, &now));
  g_assert_false (tw_file_stamp_equal (&after, &before));

  tw_file_stamp_take (fresh, &before);
  g_assert_false (before.is_there);
  g_assert_true (tw_save_file (fresh, "", 0, &before, NULL, &error));
  assert_content (fresh, "");
  assert_files (place, 2);
}

static void
test_mode (Place *place, gconstpointer data)
{
  static const int modes[] = { 0600, 0640, 0666, 0755 };
  mode_t old = umask (027);

  for (guint i = 0; i < G_N_ELEMENTS (modes); i++)
    {
      g_assert_cmpint (g_chmod (place->path, modes[i]), ==, 0);
      g_assert_true (tw_save_file (place->path, "new", 3, NULL, NULL, NULL));
      g_assert_cmpint (mode_of (place->path), ==, modes[i]);
    }
  umask (old);
}

static void
test_link (Place *place, gconstpointer data)
{
  g_autofree char *link = g_build_filename (place->folder, "link.xml", NULL);
  g_autofree char *second = g_build_filename (place->folder, "second.xml", NULL);
  g_autofree char *left = NULL;

  g_assert_cmpint (symlink ("set.xml", link), ==, 0);
  g_assert_cmpint (symlink (link, second), ==, 0);
  g_assert_true (tw_save_file (second, "new", 3, NULL, NULL, NULL));
  assert_content (place->path, "new");
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_test (second, G_FILE_TEST_IS_SYMLINK));
  g_assert_false (g_file_test (place->path, G_FILE_TEST_IS_SYMLINK));
  left = g_file_read_link (link, NULL);
  g_assert_cmpstr (left, ==, "set.xml");
}

/* A link to nothing: the file is made where it leads to. */
static void
test_dangling_link (Place *place, gconstpointer data)
{
  g_autofree char *link = g_build_filename (place->folder, "link.xml", NULL);
  g_autofree char *target = g_build_filename (place->folder, "target.xml", NULL);

  g_assert_cmpint (symlink ("target.xml", link), ==, 0);
  g_assert_true (tw_save_file (link, "new", 3, NULL, NULL, NULL));
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  assert_content (target, "new");
}

static void
test_link_circle (Place *place, gconstpointer data)
{
  g_autofree char *link = g_build_filename (place->folder, "link.xml", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (symlink ("link.xml", link), ==, 0);
  g_assert_false (tw_save_file (link, "new", 3, NULL, NULL, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
}

static void
test_changed (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  TwFileStamp stamp;

  tw_file_stamp_take (place->path, &stamp);
  g_assert_true (g_file_set_contents (place->path, "foreign", -1, NULL));
  g_assert_false (tw_save_file (place->path, "new", 3, &stamp, NULL, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CHANGED);
  g_assert_nonnull (strstr (error->message, "Another program has changed the file"));
  assert_content (place->path, "foreign");
  assert_files (place, 1);
  g_assert_true (tw_save_file (place->path, "new", 3, NULL, NULL, NULL));
  assert_content (place->path, "new");
}

/* Same length, same name, written in place: only the time tells. */
static void
test_changed_in_place (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  TwFileStamp stamp;
  FILE *file;

  tw_file_stamp_take (place->path, &stamp);
  stamp.modified_ns -= 1;
  file = g_fopen (place->path, "r+");
  g_assert_cmpint (fputs ("OLD", file), >=, 0);
  fclose (file);
  g_assert_false (tw_save_file (place->path, "new", 3, &stamp, NULL, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CHANGED);
  assert_content (place->path, "OLD");
}

static void
test_gone (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  TwFileStamp stamp;

  tw_file_stamp_take (place->path, &stamp);
  g_assert_cmpint (g_unlink (place->path), ==, 0);
  g_assert_false (tw_save_file (place->path, "new", 3, &stamp, NULL, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CHANGED);
  g_assert_nonnull (strstr (error->message, "no longer there"));
  g_assert_false (g_file_test (place->path, G_FILE_TEST_EXISTS));
}

static void
test_appeared (Place *place, gconstpointer data)
{
  g_autofree char *fresh = g_build_filename (place->folder, "fresh.xml", NULL);
  g_autoptr (GError) error = NULL;
  TwFileStamp stamp;

  tw_file_stamp_take (fresh, &stamp);
  g_assert_true (g_file_set_contents (fresh, "foreign", -1, NULL));
  g_assert_false (tw_save_file (fresh, "new", 3, &stamp, NULL, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CHANGED);
  assert_content (fresh, "foreign");
}

/* Root may write everywhere, so the test becomes somebody else for a while. */
static void
become_nobody (const Place *place, gboolean on)
{
  if (getuid () != 0)
    return;
  if (on)
    {
      g_assert_cmpint (chown (place->folder, 65534, (gid_t) -1), ==, 0);
      g_assert_cmpint (chown (place->path, 65534, (gid_t) -1), ==, 0);
    }
  g_assert_cmpint (seteuid (on ? 65534 : 0), ==, 0);
}

static void
test_read_only_folder (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  become_nobody (place, TRUE);
  g_assert_cmpint (g_chmod (place->folder, 0555), ==, 0);
  g_assert_false (tw_save_file (place->path, "new", 3, NULL, NULL, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
  g_assert_true (g_str_has_prefix (error->message, place->path));
  assert_content (place->path, "old");
  become_nobody (place, FALSE);
  assert_files (place, 1);
}

static void
test_read_only_file (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  become_nobody (place, TRUE);
  g_assert_cmpint (g_chmod (place->path, 0444), ==, 0);
  g_assert_false (tw_save_file (place->path, "new", 3, NULL, NULL, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, "protected against writing"));
  assert_content (place->path, "old");
  become_nobody (place, FALSE);
}

static void
test_no_folder (Place *place, gconstpointer data)
{
  g_autofree char *nowhere = g_build_filename (place->folder, "no", "set.xml", NULL);
  g_autofree char *below = g_build_filename (place->path, "set.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) below_error = NULL;

  g_assert_false (tw_save_file (nowhere, "new", 3, NULL, NULL, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
  g_assert_false (tw_save_file (below, "new", 3, NULL, NULL, &below_error));
  g_assert_error (below_error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
  /* It was never there: it is not told that it is no longer. */
  g_assert_nonnull (strstr (error->message, ": There is no folder “"));
  g_assert_nonnull (strstr (error->message, "/no”. Save in another place, or create it."));
  assert_content (place->path, "old");
}

static void
test_folder_itself (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (tw_save_file (place->folder, "new", 3, NULL, NULL, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, "no ordinary file"));
}

/* No room left, as the limit of a file's size has it: the write fails half way. */
static void
test_no_room (Place *place, gconstpointer data)
{
  g_autofree char *large = g_malloc0 (1 << 20);
  g_autoptr (GError) error = NULL;
  struct rlimit old, small;
  void (*handler) (int) = signal (SIGXFSZ, SIG_IGN);

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &old), ==, 0);
  small = old;
  small.rlim_cur = 4096;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &small), ==, 0);
  g_assert_false (tw_save_file (place->path, large, 1 << 20, NULL, NULL, &error));
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &old), ==, 0);
  signal (SIGXFSZ, handler);
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
  assert_content (place->path, "old");
  assert_files (place, 1);
}

typedef struct
{
  const Place *place;
  guint number;
} Job;

static gpointer
save_many (gpointer data)
{
  const Job *job = data;
  g_autofree char *text = g_strnfill (10000, (char) ('a' + (int) job->number));

  for (guint i = 0; i < 20; i++)
    if (!tw_save_file (job->place->path, text, 10000, NULL, NULL, NULL))
      return GINT_TO_POINTER (1);
  return NULL;
}

/* Threads that save to one file at once: it is always whole. */
static void
test_threads (Place *place, gconstpointer data)
{
  GThread *threads[4];
  Job jobs[4];
  g_autofree char *content = NULL;
  gsize length;

  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    {
      jobs[i] = (Job){ place, i };
      threads[i] = g_thread_new ("save", save_many, &jobs[i]);
    }
  for (guint i = 0; i < G_N_ELEMENTS (threads); i++)
    g_assert_null (g_thread_join (threads[i]));
  g_assert_true (g_file_get_contents (place->path, &content, &length, NULL));
  g_assert_cmpuint (length, ==, 10000);
  for (gsize i = 1; i < length; i++)
    g_assert_cmpint (content[i], ==, content[0]);
  assert_files (place, 1);
}

/* Killed at any moment, a program that saves leaves the old file or the new one. */
static void
test_killed (Place *place, gconstpointer data)
{
  g_autofree char *first = g_strnfill (300000, 'a');
  g_autofree char *second = g_strnfill (500000, 'b');

  g_assert_true (tw_save_file (place->path, first, 300000, NULL, NULL, NULL));
  for (guint i = 0; i < 20; i++)
    {
      g_autofree char *content = NULL;
      gsize length;
      pid_t child = fork ();

      if (child == 0)
        for (;;)
          {
            tw_save_file (place->path, second, 500000, NULL, NULL, NULL);
            tw_save_file (place->path, first, 300000, NULL, NULL, NULL);
          }
      g_assert_cmpint (child, >, 0);
      g_usleep (i * 700);
      g_assert_cmpint (kill (child, SIGKILL), ==, 0);
      g_assert_cmpint (waitpid (child, NULL, 0), ==, child);
      g_assert_true (g_file_get_contents (place->path, &content, &length, NULL));
      g_assert_true ((length == 300000 && content[0] == 'a' && content[length - 1] == 'a')
                     || (length == 500000 && content[0] == 'b' && content[length - 1] == 'b'));
    }
  /* Nothing of them is left behind the next one. */
  g_assert_true (tw_save_file (place->path, first, 300000, NULL, NULL, NULL));
  assert_files (place, 1);
}

/* Names may have 255 bytes, and so may the file's; none longer is asked to be saved elsewhere. */
static void
test_long_name (Place *place, gconstpointer data)
{
  g_autoptr (GString) name = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL, *too_long = NULL;

  while (name->len < 255)
    g_string_append (name, "猫");
  path = g_build_filename (place->folder, name->str, NULL);
  g_assert_true (tw_save_file (path, "new", 3, NULL, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (tw_save_file (path, "newer", 5, NULL, NULL, &error));
  g_assert_no_error (error);
  assert_content (path, "newer");
  assert_files (place, 2);

  g_string_append_c (name, 'x');
  too_long = g_build_filename (place->folder, name->str, NULL);
  g_assert_false (tw_save_file (too_long, "new", 3, NULL, NULL, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, "Save under a shorter one"));
  assert_files (place, 2);
}

static char *
put (const Place *place, const char *name)
{
  char *path = g_build_filename (place->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, "half", -1, NULL));
  return path;
}

/* What a killed save has left goes at the next one: not what somebody is still writing, and
 * nothing that only looks like it. */
static void
test_stale (Place *place, gconstpointer data)
{
  g_autofree char *stale = put (place, ".tilewright-save-abcdefgh");
  g_autofree char *living = put (place, ".tilewright-save-01234567");
  g_autofree char *longer = put (place, ".tilewright-save-abcdefghi");
  g_autofree char *other = put (place, ".tilewright-save-ABCDEFGH");
  g_autofree char *glib = put (place, "set.xml.ABCDEF");
  g_autofree char *link = g_build_filename (place->folder, ".tilewright-save-linklink", NULL);
  int fd = g_open (living, O_RDONLY | O_CLOEXEC, 0);

  g_assert_cmpint (flock (fd, LOCK_EX), ==, 0);
  g_assert_cmpint (symlink (other, link), ==, 0);
  g_assert_true (tw_save_file (place->path, "new", 3, NULL, NULL, NULL));
  assert_content (place->path, "new");
  g_assert_false (g_file_test (stale, G_FILE_TEST_EXISTS));
  assert_content (living, "half");
  assert_content (longer, "half");
  assert_content (other, "half");
  assert_content (glib, "half");
  assert_content (link, "half");
  assert_files (place, 6);
  g_assert_true (g_close (fd, NULL));
  g_assert_true (tw_save_file (place->path, "newer", 5, NULL, NULL, NULL));
  g_assert_false (g_file_test (living, G_FILE_TEST_EXISTS));
  assert_files (place, 5);
}

#define ADD(name, function)                                                                        \
  g_test_add ("/format/save-file/" name, Place, NULL, place_set_up, function, place_tear_down)

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  ADD ("plain", test_plain);
  ADD ("mode", test_mode);
  ADD ("link", test_link);
  ADD ("dangling-link", test_dangling_link);
  ADD ("link-circle", test_link_circle);
  ADD ("changed", test_changed);
  ADD ("changed-in-place", test_changed_in_place);
  ADD ("gone", test_gone);
  ADD ("appeared", test_appeared);
  ADD ("read-only-folder", test_read_only_folder);
  ADD ("read-only-file", test_read_only_file);
  ADD ("no-folder", test_no_folder);
  ADD ("folder-itself", test_folder_itself);
  ADD ("no-room", test_no_room);
  ADD ("killed", test_killed);
  ADD ("threads", test_threads);
  ADD ("long-name", test_long_name);
  ADD ("stale", test_stale);
  return g_test_run ();
}
