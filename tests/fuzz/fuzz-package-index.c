/* Lists of packages: no name leads out of the folder, and every sum is one. */
#include "tests/fuzz/fuzz.h"

#include <string.h>

#include "engine/format/package-index.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) packages =
      tw_package_index_parse ("fuzz.json", (const char *) data, size, &error);

  g_assert ((packages != NULL) == (error == NULL));
  for (guint i = 0; packages != NULL && i < packages->len; i++)
    {
      const TwListedPackage *package = packages->pdata[i];

      g_assert (strchr (package->file, '/') == NULL && *package->file != '.');
      g_assert_cmpuint (strlen (package->sha256), ==, 64);
      g_assert (package->id != NULL && package->requires != NULL);
    }
  return 0;
}
