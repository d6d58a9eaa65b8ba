/* Pictures as files: equal bytes each time, and what goes wrong leaves no trace. */
#include "app/drawing/picture-file.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "engine/format/format-error.h"

#include "tests/app/drawing/drawing-fixture.h"

static Fixture fixture;
static char *folder;

static char *
save (const char *name, gsize *out_length)
{
  const Subject *subject = fixture_find (&fixture, "base", "O");
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *bytes;

  g_assert_true (tw_picture_file_save_tile (path, subject->set, subject->tile, -1, TW_TILE_FRONT,
                                            160, 1, tw_theme_find (NULL), &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &bytes, out_length, &error));
  g_unlink (path);
  return bytes;
}

static void
test_bytes (void)
{
  static const struct
  {
    const char *name, *again, *magic;
    gsize most;
  } formats[] = { { "a.png", "b.PNG", "\x89PNG", 60000 },
                  { "a.svg", "b.svg", "<?xml", 300000 },
                  { "a.pdf", "b.pdf", "%PDF-", 150000 } };

  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      gsize length, length_again;
      g_autofree char *first = save (formats[i].name, &length);
      g_autofree char *again = save (formats[i].again, &length_again);

      g_test_message ("%s: %" G_GSIZE_FORMAT " bytes", formats[i].name, length);
      g_assert_true (g_str_has_prefix (first, formats[i].magic));
      g_assert_cmpmem (first, length, again, length_again);
      g_assert_cmpuint (length, <, formats[i].most);
    }
}

static void
test_sheet (void)
{
  g_autofree char *path = g_build_filename (folder, "sheet.png", NULL);
  g_autoptr (cairo_surface_t) sheet = NULL;
  g_autoptr (GError) error = NULL;
  const Subject *subject = fixture_find (&fixture, "river", "BB6F1");

  g_assert_true (
      tw_picture_file_save_sheet (path, subject->set, TW_TILE_FRONT, 40, 0, NULL, &error));
  g_assert_no_error (error);
  sheet = cairo_image_surface_create_from_png (path);
  g_assert_cmpint (cairo_surface_status (sheet), ==, CAIRO_STATUS_SUCCESS);
  g_assert_cmpint (cairo_image_surface_get_width (sheet), >, 3 * 40);
  g_assert_cmpint (cairo_image_surface_get_height (sheet), >, 3 * 40);
  g_unlink (path);
}

/* A name longer than its tile is wide stays off the tile beside it. */
static void
test_sheet_long_names (void)
{
  enum
  {
    SIZE = 24,
    GAP = 4
  };
  g_autofree char *path = g_build_filename (folder, "long.png", NULL);
  g_autoptr (cairo_surface_t) sheet = NULL;
  g_autoptr (GError) error = NULL;
  const Subject *subject = fixture_find (&fixture, "mists", "Mists-Start-NW");
  int width;

  g_assert_true (
      tw_picture_file_save_sheet (path, subject->set, TW_TILE_FRONT, SIZE, 0, NULL, &error));
  g_assert_no_error (error);
  sheet = cairo_image_surface_create_from_png (path);
  g_assert_cmpint (cairo_surface_status (sheet), ==, CAIRO_STATUS_SUCCESS);
  width = cairo_image_surface_get_width (sheet);
  for (int x = GAP + SIZE + GAP / 2; x < width; x += SIZE + GAP)
    for (int y = 0; y < cairo_image_surface_get_height (sheet); y++)
      {
        const guint8 *row = cairo_image_surface_get_data (sheet)
                            + (gsize) y * (gsize) cairo_image_surface_get_stride (sheet);
        guint32 pixel;

        memcpy (&pixel, row + (gsize) x * sizeof pixel, sizeof pixel);
        g_assert_cmphex (pixel & 0xffffff, ==, 0xffffff);
      }
  g_unlink (path);
}

static void
check_refused (const char *name, double size, GQuark domain, int code)
{
  const Subject *subject = fixture_find (&fixture, "base", "D");
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (tw_picture_file_save_tile (path, subject->set, subject->tile, -1, TW_TILE_FRONT,
                                             size, 0, tw_theme_find (NULL), &error));
  g_assert_error (error, domain, code);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_refusals (void)
{
  check_refused ("a.jpeg", 64, TW_PICTURE_ERROR, TW_PICTURE_ERROR_FORMAT);
  check_refused ("png", 64, TW_PICTURE_ERROR, TW_PICTURE_ERROR_FORMAT);
  check_refused ("a.png", 0, TW_PICTURE_ERROR, TW_PICTURE_ERROR_SIZE);
  check_refused ("a.png", 1e9, TW_PICTURE_ERROR, TW_PICTURE_ERROR_SIZE);
  check_refused ("no/such/folder/a.png", 64, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
}

/* A picture goes where every file goes: through a link, and not over what is protected. */
static void
test_saving (void)
{
  const Subject *subject = fixture_find (&fixture, "base", "D");
  g_autofree char *path = g_build_filename (folder, "real.png", NULL);
  g_autofree char *link = g_build_filename (folder, "link.png", NULL);
  g_autofree char *fifo = g_build_filename (folder, "fifo.png", NULL);
  g_autofree char *content = NULL;
  g_autoptr (GError) error = NULL;
  gsize length;

  g_assert_true (g_file_set_contents (path, "old", -1, NULL));
  g_assert_cmpint (symlink ("real.png", link), ==, 0);
  g_assert_true (tw_picture_file_save_tile (link, subject->set, subject->tile, -1, TW_TILE_FRONT,
                                            64, 0, tw_theme_find (NULL), &error));
  g_assert_no_error (error);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  g_assert_true (g_file_get_contents (path, &content, &length, NULL));
  g_assert_cmpuint (length, >, 3);
  g_assert_cmpint (mkfifo (fifo, 0600), ==, 0);
  g_assert_false (tw_picture_file_save_tile (fifo, subject->set, subject->tile, -1, TW_TILE_FRONT,
                                             64, 0, tw_theme_find (NULL), &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
  g_assert_true (g_str_has_prefix (error->message, fifo));
  g_assert_cmpint (g_unlink (fifo), ==, 0);
  g_assert_cmpint (g_unlink (link), ==, 0);
  g_assert_cmpint (g_unlink (path), ==, 0);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  fixture_init (&fixture);
  folder = g_dir_make_tmp ("tilewright-pictures-XXXXXX", &error);
  g_assert_no_error (error);
  g_test_add_func ("/drawing/picture-file/bytes", test_bytes);
  g_test_add_func ("/drawing/picture-file/sheet", test_sheet);
  g_test_add_func ("/drawing/picture-file/sheet-long-names", test_sheet_long_names);
  g_test_add_func ("/drawing/picture-file/refusals", test_refusals);
  g_test_add_func ("/drawing/picture-file/saving", test_saving);
  status = g_test_run ();
  g_rmdir (folder);
  g_free (folder);
  fixture_clear (&fixture);
  return status;
}
