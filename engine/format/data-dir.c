/* Looking for shipped files. */
#include "engine/format/data-dir.h"

#include "tilewright-config.h"

char *
tw_data_dir_find (const char *relative)
{
  const char *chosen = g_getenv ("TILEWRIGHT_DATA_DIR");
  const char *folder = chosen != NULL && *chosen != '\0' ? chosen : TW_PKGDATADIR;
  g_autofree char *path = g_build_filename (folder, relative, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS) ? g_steal_pointer (&path) : NULL;
}
