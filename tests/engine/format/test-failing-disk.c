/* Saving to a disk that fails: every call of the system may say no. The linker puts the functions
 * here in the place of the system's (--wrap, see meson.build). */
#include "engine/format/save-file.h"

#include <errno.h>
#include <string.h>
#include <stdio.h>
#include <unistd.h>

#include <glib/gstdio.h>

typedef enum
{
  CALL_NONE,
  CALL_WRITE,
  CALL_WRITE_LATER, /* after a part was written */
  CALL_WRITE_NOTHING,
  CALL_FSYNC,
  CALL_CLOSE,
  CALL_RENAME
} Call;

static Call failing;
static int failing_cause;
static guint n_failed;

gssize __real_write (int fd, const void *data, size_t length);
int __real_fsync (int fd);
int __real_close (int fd);
int __real_rename (const char *from, const char *to);
gssize __wrap_write (int fd, const void *data, size_t length);
int __wrap_fsync (int fd);
int __wrap_close (int fd);
int __wrap_rename (const char *from, const char *to);

static int
fail (void)
{
  n_failed++;
  errno = failing_cause;
  return -1;
}

gssize
__wrap_write (int fd, const void *data, size_t length)
{
  if (failing == CALL_WRITE || (failing == CALL_WRITE_LATER && length < 1000))
    return fail ();
  if (failing == CALL_WRITE_NOTHING)
    {
      n_failed++;
      return 0;
    }
  return __real_write (fd, data, failing == CALL_WRITE_LATER ? MIN (length, 700) : length);
}

int
__wrap_fsync (int fd)
{
  return failing == CALL_FSYNC ? fail () : __real_fsync (fd);
}

/* As the system does it: the file is closed all the same. */
int
__wrap_close (int fd)
{
  int result = __real_close (fd);

  return failing == CALL_CLOSE ? fail () : result;
}

int
__wrap_rename (const char *from, const char *to)
{
  return failing == CALL_RENAME ? fail () : __real_rename (from, to);
}

typedef struct
{
  Call call;
  int cause;
  const char *words; /* the cause for people, and what helps */
} Failure;

#define FULL  "The disk is full. Free some space there, or save in another place."
#define SHARE "Your share of the disk is used up. Free some space there, or save in another place."
#define OTHER "Input/output error. Save in another place."

static const Failure failures[] = {
  { CALL_WRITE, ENOSPC, FULL },        { CALL_WRITE, EDQUOT, SHARE },
  { CALL_WRITE, EIO, OTHER },          { CALL_WRITE_LATER, ENOSPC, FULL },
  { CALL_WRITE_LATER, EDQUOT, SHARE }, { CALL_WRITE_LATER, EIO, OTHER },
  { CALL_WRITE_NOTHING, 0, OTHER },    { CALL_FSYNC, ENOSPC, FULL },
  { CALL_FSYNC, EDQUOT, SHARE },       { CALL_FSYNC, EIO, OTHER },
  { CALL_CLOSE, ENOSPC, FULL },        { CALL_CLOSE, EDQUOT, SHARE },
  { CALL_CLOSE, EIO, OTHER },          { CALL_RENAME, ENOSPC, FULL },
  { CALL_RENAME, EDQUOT, SHARE },      { CALL_RENAME, EIO, OTHER },
};

static void
assert_only (const char *folder, const char *path, const char *content)
{
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  g_autofree char *found = NULL, *name = g_path_get_basename (path);
  const char *entry;
  guint n = 0;

  for (; (entry = g_dir_read_name (dir)) != NULL; n++)
    g_assert_cmpstr (entry, ==, name);
  g_assert_cmpuint (n, ==, content != NULL);
  if (content == NULL)
    return;
  g_assert_true (g_file_get_contents (path, &found, NULL, NULL));
  g_assert_cmpstr (found, ==, content);
}

/* @content: (nullable): of the file that is there before */
static void
check_failure (const Failure *failure, const char *content)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-failing-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "set.xml", NULL);
  g_autofree char *text = g_strnfill (2100, 'n');
  g_autofree char *start = g_strdup_printf ("%s: ", path);
  g_autoptr (GError) error = NULL;
  gboolean is_saved;

  if (content != NULL)
    g_assert_true (g_file_set_contents (path, content, -1, NULL));
  n_failed = 0;
  failing_cause = failure->cause;
  failing = failure->call;
  is_saved = tw_save_file (path, text, 2100, NULL, NULL, &error);
  failing = CALL_NONE;
  g_assert_cmpuint (n_failed, >, 0);
  g_assert_false (is_saved);
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
  g_assert_true (g_str_has_prefix (error->message, start));
  g_assert_true (g_str_has_suffix (error->message, failure->words));
  g_assert_null (strstr (error->message, ".tilewright-save-"));
  assert_only (folder, path, content);

  /* With the disk mended, all is as ever. */
  g_clear_error (&error);
  g_assert_true (tw_save_file (path, text, 2100, NULL, NULL, &error));
  g_assert_no_error (error);
  assert_only (folder, path, text);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_failure (gconstpointer data)
{
  check_failure (data, "old");
  check_failure (data, NULL);
}

int
main (int argc, char *argv[])
{
  static const char *const names[] = { "",      "write", "write-later", "write-nothing",
                                       "fsync", "close", "rename" };

  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (failures); i++)
    {
      g_autofree char *path = g_strdup_printf ("/format/failing-disk/%s/%d",
                                               names[failures[i].call], failures[i].cause);

      g_test_add_data_func (path, &failures[i], test_failure);
    }
  return g_test_run ();
}
