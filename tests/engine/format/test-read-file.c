/* Reading: what is no file is refused at once, whoever may be waited for at its other end. */
#include "engine/format/xml-document.h"

#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "engine/format/format-error.h"

typedef struct
{
  char *folder;
  char *path;
} Place;

static void
set_up (Place *place, gconstpointer data)
{
  place->folder = g_dir_make_tmp ("tilewright-read-XXXXXX", NULL);
  place->path = g_build_filename (place->folder, "set.xml", NULL);
}

static void
tear_down (Place *place, gconstpointer data)
{
  g_remove (place->path);
  g_assert_cmpint (g_rmdir (place->folder), ==, 0);
  g_free (place->folder);
  g_free (place->path);
}

static void
assert_refused (const char *path, const char *words)
{
  g_autoptr (GError) error = NULL;
  gsize length;

  g_assert_null (tw_xml_document_read_file (path, &length, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_READ);
  g_assert_nonnull (strstr (error->message, path));
  g_assert_nonnull (strstr (error->message, words));
}

static void
test_file (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  assert_refused (place->path, "no such file");
  assert_refused (place->folder, "This is a folder");
  g_assert_true (g_file_set_contents (place->path, "a\0b", 3, NULL));
  text = tw_xml_document_read_file (place->path, &length, &error);
  g_assert_no_error (error);
  /* A 0 ends it. */
  g_assert_cmpmem (text, length + 1, "a\0b", 4);
}

static void
test_too_large (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  gsize length;

  g_assert_true (g_file_set_contents (place->path, "", 0, NULL));
  g_assert_cmpint (truncate (place->path, TW_XML_MAX_BYTES), ==, 0);
  text = tw_xml_document_read_file (place->path, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (length, ==, TW_XML_MAX_BYTES);
  g_assert_cmpint (truncate (place->path, TW_XML_MAX_BYTES + 1), ==, 0);
  g_assert_null (tw_xml_document_read_file (place->path, &length, &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_LIMIT);
}

/* Nobody writes to it, and nobody ever will. */
static void
test_pipe (Place *place, gconstpointer data)
{
  g_assert_cmpint (mkfifo (place->path, 0600), ==, 0);
  assert_refused (place->path, "no ordinary file");
}

static void
test_device (Place *place, gconstpointer data)
{
  struct sockaddr_un address = { .sun_family = AF_UNIX };
  int fd = socket (AF_UNIX, SOCK_STREAM, 0);

  assert_refused ("/dev/zero", "no ordinary file");
  g_strlcpy (address.sun_path, place->path, sizeof address.sun_path);
  g_assert_cmpint (bind (fd, (struct sockaddr *) &address, sizeof address), ==, 0);
  assert_refused (place->path, "no ordinary file");
  close (fd);
}

/* `tilewright-tool validate <(…)` in a shell. */
static void
test_handed_over (Place *place, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL, *text = NULL;
  gsize length;
  int fds[2];

  g_assert_cmpint (pipe (fds), ==, 0);
  g_assert_cmpint (write (fds[1], "through a pipe", 14), ==, 14);
  close (fds[1]);
  path = g_strdup_printf ("/dev/fd/%d", fds[0]);
  text = tw_xml_document_read_file (path, &length, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (text, ==, "through a pipe");
  close (fds[0]);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, func) g_test_add ("/format/read-file/" name, Place, NULL, set_up, func, tear_down)
  ADD ("file", test_file);
  ADD ("too-large", test_too_large);
  ADD ("pipe", test_pipe);
  ADD ("device", test_device);
  ADD ("handed-over", test_handed_over);
#undef ADD
  return g_test_run ();
}
