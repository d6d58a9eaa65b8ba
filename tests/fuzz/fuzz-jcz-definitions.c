/* JCloisterZone's tile definitions: what can be read is a set that our file holds, and
 * is written in their words again. */
#include "tests/fuzz/fuzz.h"

#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/jcz/jcz-definitions.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (TwTileSet) set = tw_jcz_definitions_parse ("fuzz.xml", (const char *) data,
                                                        (gssize) size, NULL, problems, &error);
  g_autoptr (TwTileSet) again = NULL;
  g_autofree char *ours = NULL, *theirs = NULL;
  gsize length;

  if (set == NULL)
    {
      g_assert (error != NULL && error->message[0] != '\0');
      return 0;
    }
  ours = tw_tile_set_file_to_xml (set, &length);
  again = tw_tile_set_file_parse ("again.xml", ours, (gssize) length, &error);
  g_assert_no_error (error);
  theirs = tw_jcz_definitions_to_xml (again, NULL, problems, &length);
  g_assert_nonnull (theirs);
  return 0;
}
