/* Packages: what can be read is written, and read again the same. */
#include "tests/fuzz/fuzz.h"

#include "engine/format/package-reader.h"
#include "engine/format/package-writer.h"
#include "engine/format/tile-set-file.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set =
      tw_package_file_parse ("fuzz.tilewright", (const char *) data, size, &error);
  g_autoptr (TwTileSet) again = NULL;
  g_autofree char *first = NULL, *second = NULL;
  gsize first_length, second_length;

  if (set == NULL)
    {
      g_assert (error != NULL && error->message[0] != '\0');
      return 0;
    }
  first = tw_package_file_to_data ("again.tilewright", set, &first_length, &error);
  if (first == NULL)
    {
      g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_LIMIT);
      return 0;
    }
  again = tw_package_file_parse ("again.tilewright", first, first_length, &error);
  g_assert_no_error (error);
  g_assert_true (tw_enclosures_equal (set->enclosures, again->enclosures));
  second = tw_package_file_to_data ("again.tilewright", again, &second_length, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (first, first_length, second, second_length);
  return 0;
}
