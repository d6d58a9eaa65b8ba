/* A set as a table, and what was changed in it taken back. */
#include "engine/format/set-table.h"

#include <string.h>

#include "engine/format/csv.h"
#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"

static const char small[] =
    "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='small'><title>Small</title>"
    "<tile id='A' count='3' start='1'><road edges='E W'/><variant id='G' "
    "count='1'><garden/></variant></tile>"
    "<tile id='B' count='2' back='night'><city edges='N'/><name>Gate, old</name><name "
    "xml:lang='cs'>Brána</name></tile>"
    "<tile id='C' count='1'><name>=C</name></tile>"
    "</tile-set>";

static const char table[] = "id,count,start,back,edges,picture,name,name:cs\r\n"
                            "A,3,1,,FRFr,,,\r\n"
                            "A#G,1,,,FRFr,,,\r\n"
                            "B,2,0,night,CFFF,,\"Gate, old\",Brána\r\n"
                            "C,1,0,,FFFF,,\"'=C\",\r\n";

static TwTileSet *
small_set (void)
{
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_tile_set_file_parse ("small.xml", small, -1, &error);

  g_assert_no_error (error);
  return set;
}

static TwTileSet *
apply (const TwTileSet *set, const char *data, guint *out_n, GError **error)
{
  g_autoptr (GPtrArray) rows = tw_csv_parse ("t.csv", data, strlen (data), error);

  return rows != NULL ? tw_set_table_apply (set, "t.csv", rows, out_n, error) : NULL;
}

static void
test_written (void)
{
  g_autoptr (TwTileSet) set = small_set ();
  g_autofree char *csv = tw_set_table_to_csv (set);

  g_assert_cmpstr (csv, ==, table);
}

/* A table that nobody changed changes nothing, of any set that comes with the program. */
static void
test_unchanged (void)
{
  g_auto (GStrv) ids = tw_shipped_set_ids ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (TwTileSet) set = tw_shipped_set_load (ids[i], NULL), same = NULL;
      g_autofree char *csv = tw_set_table_to_csv (set);
      g_autoptr (GError) error = NULL;
      guint n = 99;

      same = apply (set, csv, &n, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (n, ==, 0);
    }
}

/* As a spreadsheet in Europe writes it, with columns in another order and rows left out. */
static void
test_changed (void)
{
  g_autoptr (TwTileSet) set = small_set (), changed = NULL;
  g_autoptr (GError) error = NULL;
  guint n = 0;

  changed = apply (set,
                   "name:pl;id;count;back;name\n"
                   "Brama;B;7;;\"  Gate\n \001two\"\n"
                   ";A#G;4;;\n"
                   ";A;5;day;\n",
                   &n, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n, ==, 2);
  g_assert_cmpuint (changed->tiles[0]->count, ==, 5);
  g_assert_cmpuint (changed->tiles[0]->n_start, ==, 1);
  g_assert_cmpuint (changed->tiles[0]->variants[0].count, ==, 4);
  g_assert_cmpstr (changed->tiles[0]->back, ==, "day");
  g_assert_cmpuint (changed->tiles[1]->count, ==, 7);
  g_assert_null (changed->tiles[1]->back);
  g_assert_cmpstr (tw_texts_get (changed->tiles[1]->names, ""), ==, "Gate two");
  g_assert_cmpstr (tw_texts_get (changed->tiles[1]->names, "cs"), ==, "Brána");
  g_assert_cmpstr (tw_texts_get (changed->tiles[1]->names, "pl"), ==, "Brama");
  g_assert_true (tw_tile_equal (changed->tiles[2], set->tiles[2]));
  /* The set itself is as it was. */
  g_assert_cmpuint (set->tiles[0]->count, ==, 3);
}

/* As languages are compared elsewhere, case does not count: a column "name:cS" is Czech, which the
 * set has, and a name that is new in another row is of the same language. */
static void
test_language_of_column (void)
{
  g_autoptr (TwTileSet) set = small_set (), changed = NULL, same = NULL;
  g_autofree char *csv = NULL;
  g_autoptr (GError) error = NULL;
  guint n = 0;

  changed = apply (set, "id,name:cS\nA,Cesta\nB,Brána\n", &n, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpstr (tw_texts_get (changed->tiles[0]->names, "cs"), ==, "Cesta");
  g_assert_true (tw_tile_equal (changed->tiles[1], set->tiles[1]));
  csv = tw_set_table_to_csv (changed);
  same = apply (changed, csv, &n, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (n, ==, 0);
}

static void
test_refused (void)
{
  static const struct
  {
    const char *data;
    const char *place;
    const char *words;
  } tables[] = {
    { "", "t.csv:1: ", "empty" },
    { "count\n3\n", "t.csv:1: ", "“id”" },
    { "id,cuont\nA,3\n", "t.csv:1: ", "“cuont”" },
    { "id,name:\nA,x\n", "t.csv:1: ", "“name:”" },
    { "id,count,count\nA,3,3\n", "t.csv:1: ", "twice" },
    { "id,count\nA,3\n\nX,3\n", "t.csv:4: ", "“X”" },
    { "id,count\nA#X,3\n", "t.csv:2: ", "“A#X”" },
    { "id,count\nA,3\nA,3\n", "t.csv:3: ", "“A”" },
    { "id,count\nA,many\n", "t.csv:2: ", "“many”" },
    { "id,count\nA,-1\n", "t.csv:2: ", "“-1”" },
    { "id,count\nA,10000\n", "t.csv:2: ", "9999" },
    { "id,count\nA,\n", "t.csv:2: ", "“”" },
    { "id,count\nA#G,0\n", "t.csv:2: ", "from 1" },
    { "id,start\nA,1.5\n", "t.csv:2: ", "“1.5”" },
    { "id,start\nA,4\n", "t.csv: ", "start" },
    { "id,count\nA#G,4\n", "t.csv: ", "variants" },
    { "id,edges\nA,CCCC\n", "t.csv:2: ", "“edges”" },
    { "id,name\nA#G,Garden\n", "t.csv:2: ", "“name”" },
    { "id,count\nA,3,4\n", "t.csv:2: ", "more cells" },
  };
  g_autoptr (TwTileSet) set = small_set ();

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (GError) error = NULL;

      g_test_message ("%s", tables[i].data);
      g_assert_null (apply (set, tables[i].data, NULL, &error));
      g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
      g_assert_true (g_str_has_prefix (error->message, tables[i].place));
      g_assert_nonnull (strstr (error->message, tables[i].words));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set-table/written", test_written);
  g_test_add_func ("/set-table/unchanged", test_unchanged);
  g_test_add_func ("/set-table/changed", test_changed);
  g_test_add_func ("/set-table/language", test_language_of_column);
  g_test_add_func ("/set-table/refused", test_refused);
  return g_test_run ();
}
