/* Tables of tiles: read, taken into a set, and written again. */
#include "tests/fuzz/fuzz.h"

#include <string.h>

#include "engine/format/csv.h"
#include "engine/format/set-table.h"
#include "engine/format/tile-set-file.h"

static const char set_xml[] =
    "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"s\"><title>S</title>"
    "<tile id=\"A\" count=\"3\" start=\"1\"><variant id=\"G\" "
    "count=\"1\"><garden/></variant></tile>"
    "<tile id=\"B\" back=\"night\"><name>Gate</name><name "
    "xml:lang=\"cs\">Brána</name></tile></tile-set>";

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rows = tw_csv_parse ("fuzz.csv", (const char *) data, size, &error);
  g_autoptr (GPtrArray) again = NULL;
  g_autoptr (TwTileSet) set = NULL, changed = NULL, same = NULL;
  g_autofree char *csv = NULL;
  guint n;

  g_assert ((rows != NULL) == (error == NULL));
  if (rows == NULL)
    return 0;
  set = tw_tile_set_file_parse ("s.xml", set_xml, -1, NULL);
  changed = tw_set_table_apply (set, "fuzz.csv", rows, NULL, &error);
  g_assert ((changed != NULL) == (error == NULL));
  if (changed == NULL)
    return 0;
  /* What was taken is what the set's own table says. */
  csv = tw_set_table_to_csv (changed);
  again = tw_csv_parse ("again.csv", csv, strlen (csv), &error);
  g_assert_no_error (error);
  same = tw_set_table_apply (changed, "again.csv", again, &n, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n, ==, 0);
  return 0;
}
