/* The end of the process while another thread reads: whoever closes the last window does not wait
 * for a disk. */
#include <stdlib.h>

#include "engine/format/tile-set-file.h"

#define N_ENDS 40

static gpointer
read_on (gpointer data)
{
  for (;;)
    {
      g_autoptr (TwTileSet) set = tw_tile_set_file_load (data, NULL);

      g_assert_nonnull (set);
    }
  return NULL;
}

static void
test_end (void)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("TILEWRIGHT_DATA_DIR"), "tile-sets", "base.xml", NULL);

  if (!g_test_subprocess ())
    {
      for (guint i = 0; i < N_ENDS; i++)
        {
          g_test_trap_subprocess (NULL, 0, 0);
          g_test_trap_assert_passed ();
        }
      return;
    }
  for (guint i = 0; i < 3; i++)
    g_thread_unref (g_thread_new ("reader", read_on, path));
  g_usleep (3000 + g_random_int_range (0, 5000));
  exit (EXIT_SUCCESS);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/at-exit/reading", test_end);
  return g_test_run ();
}
