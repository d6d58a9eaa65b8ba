/* Tile sets: what can be read is validated, written, and read again as the same bytes. */
#include "tests/fuzz/fuzz.h"

#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/set/validate.h"

#include <string.h>

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set =
      tw_tile_set_file_parse ("fuzz.xml", (const char *) data, (gssize) size, &error);
  g_autoptr (TwTileSet) again = NULL;
  g_autoptr (TwProblems) problems = NULL;
  g_autofree char *first = NULL, *second = NULL;
  gsize first_length, second_length;

  if (set == NULL)
    {
      g_assert (error != NULL && error->message[0] != '\0');
      return 0;
    }
  problems = tw_tile_set_validate (set, NULL);
  first = tw_tile_set_file_to_xml (set, &first_length);
  again = tw_tile_set_file_parse ("again.xml", first, (gssize) first_length, &error);
  g_assert_no_error (error);
  second = tw_tile_set_file_to_xml (again, &second_length);
  g_assert_cmpmem (first, first_length, second, second_length);
  return 0;
}
