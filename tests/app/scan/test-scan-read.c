/* Pictures from files that nobody vouches for. */
#include "app/scan/scan-read.h"

#include <glib/gstdio.h>
#include <string.h>

#include "app/scan/scan-cut.h"
#include "app/scan/scan-find.h"
#include "engine/format/format-error.h"
#include "engine/format/shipped-sets.h"
#include "tests/app/scan/sheet-maker.h"

typedef struct
{
  char *folder;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  f->folder = g_dir_make_tmp ("scan-XXXXXX", NULL);
  g_assert_nonnull (f->folder);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  GDir *dir = g_dir_open (f->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (f->folder, name, NULL);

      g_remove (path);
    }
  g_dir_close (dir);
  g_rmdir (f->folder);
  g_free (f->folder);
}

static TwPixels *
read_bytes (Fixture *f, const char *name, gconstpointer data, gsize length, GError **error)
{
  g_autofree char *path = g_build_filename (f->folder, name, NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, data, (gssize) length, NULL));
  return tw_scan_read (file, error);
}

static GBytes *
jpeg_of_sheet (void)
{
  g_autoptr (TwTileSet) set = tw_shipped_set_load ("base", NULL);
  const SheetMaker maker = { set, tw_theme_of (NULL), 0, 3, 2, 90, 6, 10, 0xffffff };
  g_autoptr (TwPixels) sheet = sheet_make (&maker);

  return tw_scan_write_jpeg (sheet);
}

static void
test_round (Fixture *f, gconstpointer data)
{
  g_autoptr (GBytes) jpeg = jpeg_of_sheet ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TwPixels) pixels = NULL;
  TwScanPlan plan;

  g_test_summary ("What is written is read again, and found");
  pixels =
      read_bytes (f, "sheet.jpg", g_bytes_get_data (jpeg, NULL), g_bytes_get_size (jpeg), &error);
  g_assert_no_error (error);
  g_assert_cmpint (tw_scan_find (pixels, &plan), !=, TW_SCAN_NOTHING);
  g_assert_cmpuint (tw_scan_plan_n_cells (&plan), ==, 6);
}

static void
test_damaged (Fixture *f, gconstpointer data)
{
  g_autoptr (GBytes) jpeg = jpeg_of_sheet ();
  gsize length = g_bytes_get_size (jpeg);

  g_test_summary ("A file that ends early, or has a wrong byte, is refused or shows something");
  for (guint i = 0; i < 48; i++)
    {
      g_autofree guint8 *bytes = g_memdup2 (g_bytes_get_data (jpeg, NULL), length);
      g_autoptr (GError) error = NULL;
      g_autoptr (TwPixels) pixels = NULL;
      gsize end = i < 32 ? length * i / 32 : length;

      if (i >= 32)
        bytes[(length / 17) * (i - 31)] ^= (guint8) (0x5a + i);
      pixels = read_bytes (f, "broken.jpg", bytes, end, &error);
      g_assert_true ((pixels == NULL) == (error != NULL));
      if (error != NULL)
        {
          g_assert_true (g_str_has_prefix (error->message, "broken.jpg"));
        }
      else
        {
          TwScanPlan plan;
          TwQuad quad;

          tw_scan_find (pixels, &plan);
          g_assert_cmpuint (tw_scan_plan_n_cells (&plan), >=, 1);
          tw_scan_find_one (pixels, &quad);
        }
    }
}

/* The header of a PNG of that size, and nothing after it. */
static void
assert_refused_size (Fixture *f, guint32 width, guint32 height)
{
  guint8 png[33] = "\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR";
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < 4; i++)
    {
      png[16 + i] = (guint8) (width >> (24 - 8 * i));
      png[20 + i] = (guint8) (height >> (24 - 8 * i));
    }
  png[24] = 8;
  png[25] = 2;
  g_assert_null (read_bytes (f, "huge.png", png, sizeof png, &error));
  g_assert_nonnull (error);
  g_assert_true (g_str_has_prefix (error->message, "huge.png"));
}

static void
test_huge (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_test_summary ("Sizes are refused before anything is decoded");
  assert_refused_size (f, 100000, 100000);
  assert_refused_size (f, 0xffffffff, 1);
  assert_refused_size (f, 0, 0);
  g_assert_null (read_bytes (f, "words.png", "no picture", 10, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_null (read_bytes (f, "words.txt", "no picture", 10, &error));
  g_assert_nonnull (error);
}

static void
test_folder (Fixture *f, gconstpointer data)
{
  static const char *const names[] = { "tile 10.JPG", "tile 2.png", "ž.jpeg", "notes.txt", "png" };
  g_autoptr (GFile) folder = g_file_new_for_path (f->folder), none = NULL;
  g_autoptr (GPtrArray) files = NULL;
  g_autoptr (GError) error = NULL;

  g_test_summary ("The pictures of a folder come in the order that people see, and nothing else");
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (f->folder, names[i], NULL);

      g_assert_true (g_file_set_contents (path, "", 0, NULL));
    }
  files = tw_scan_list_folder (folder, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (files->len, ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      static const char *const wanted[] = { "tile 2.png", "tile 10.JPG", "ž.jpeg" };
      g_autofree char *name = g_file_get_basename (files->pdata[i]);

      g_assert_cmpstr (name, ==, wanted[i]);
    }
  none = g_file_get_child (folder, "gone");
  g_assert_null (tw_scan_list_folder (none, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
#define ADD(name, test) g_test_add ("/scan-read/" name, Fixture, NULL, set_up, test, tear_down)
  ADD ("round", test_round);
  ADD ("damaged", test_damaged);
  ADD ("huge", test_huge);
  ADD ("folder", test_folder);
  return g_test_run ();
}
