/* Looking for shipped files. */
#include "engine/format/data-dir.h"

#include "tilewright-config.h"

char *
tw_data_dir_find (const char *relative)
{
  const char *const places[] = { TW_PKGDATADIR, TW_SOURCE_DATADIR };
  const char *chosen = g_getenv ("TILEWRIGHT_DATA_DIR");
  g_autofree char *path = NULL;

  if (chosen != NULL && *chosen != '\0')
    {
      path = g_build_filename (chosen, relative, NULL);
      return g_file_test (path, G_FILE_TEST_EXISTS) ? g_steal_pointer (&path) : NULL;
    }
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      g_free (path);
      path = g_build_filename (places[i], relative, NULL);
      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }
  return NULL;
}
