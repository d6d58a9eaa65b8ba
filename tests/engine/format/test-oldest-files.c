/* Folders that do not grow for ever. */
#include "engine/format/oldest-files.h"

#include <utime.h>

#include <glib/gstdio.h>

/* Those that were written last stay, and what has another ending. */
static void
test_dropped (void)
{
  static const char *const names[] = { "a.json", "b.json", "c.json", "d.txt" };
  g_autofree char *folder = g_dir_make_tmp ("tilewright-oldest-XXXXXX", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "nowhere", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);
      /* The first is the youngest but one. */
      struct utimbuf times = { 1000000, (time_t[]){ 3000, 1000, 4000, 2000 }[i] };

      g_assert_true (g_file_set_contents (path, "x", 1, NULL));
      g_assert_cmpint (g_utime (path, &times), ==, 0);
    }
  tw_oldest_files_drop (folder, ".json", 2);
  tw_oldest_files_drop (nowhere, ".json", 2);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (folder, names[i], NULL);

      g_assert_cmpint (g_unlink (path), ==, i == 1 ? -1 : 0);
    }
  g_rmdir (folder);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/oldest-files/dropped", test_dropped);
  return g_test_run ();
}
