/* Add-ons of another program: what is read becomes a set that can be written as ours. */
#include "tests/fuzz/fuzz.h"

#include "app/export/jcz-addon-reader.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (TwTileSet) set =
      tw_jcz_addon_parse ("fuzz.jca", (const char *) data, size, NULL, problems, &error);
  g_autoptr (TwTileSet) again = NULL;
  g_autofree char *ours = NULL;
  gsize length;

  if (set == NULL)
    {
      g_assert (error != NULL && error->message[0] != '\0');
      return 0;
    }
  ours = tw_tile_set_file_to_xml (set, &length);
  again = tw_tile_set_file_parse ("again.xml", ours, (gssize) length, &error);
  g_assert_no_error (error);
  return 0;
}
