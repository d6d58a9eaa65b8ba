/* Symbols in fields, in files: read, written, refused, found wrong and repaired. */
#include "engine/format/tile-set-writer.h"
#include "engine/set/problem.h"
#include "engine/set/validate.h"
#include "engine/tile/field-place.h"
#include "tests/engine/format/set-fixture.h"

#define HEAD                                                                                       \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='x'><title>X</title>"              \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"                                           \
  "<symbol id='well' on='field'><title>Well</title></symbol>"                                      \
  "<symbol id='mill' on='road'><title>Mill</title></symbol></rules>"

static TwTileSet *
parse_tile (const char *tile)
{
  g_autofree char *text =
      g_strconcat (HEAD "<tile id='A' count='2' start='1'", tile, "</tile></tile-set>", NULL);

  return parse (text);
}

static char *
to_xml (TwTileSet *set)
{
  gsize length;

  return tw_tile_set_file_to_xml (set, &length);
}

static void
test_round_trip (void)
{
  g_autoptr (TwTileSet) set =
      parse_tile (" symbols='gold well@field(WR) well*2:NE@field(S)' shape='picture:well@0.3,0.2 "
                  "picture:well*3@0.6,0.8'><road edges='E W'/>"
                  "<variant id='V' symbols='well@field(NR) gold'/>");
  g_autoptr (TwTileSet) again = NULL;
  g_autofree char *xml = to_xml (set), *once_more = NULL;

  /* Each field has one name. */
  assert_has (xml, "symbols=\"gold well@field(NL) well*2:NE@field(ER)\"");
  assert_has (xml, "shape=\"picture:well@0.3,0.2 picture:well*3@0.6,0.8\"");
  assert_has (xml, "symbols=\"well@field(NL) gold\"");
  assert_has (xml, "on=\"field\"");
  again = parse (xml);
  g_assert_true (tw_tile_equal (set->tiles[0], again->tiles[0]));
  once_more = to_xml (again);
  g_assert_cmpstr (once_more, ==, xml);
}

static void
test_enclosed (void)
{
  g_autoptr (TwTileSet) set =
      parse_tile (" symbols='well@field(-)'><city edges='N'/><city edges='E'/>"
                  "<city edges='S'/><city edges='W'/>");
  g_autofree char *xml = to_xml (set);

  assert_has (xml, "symbols=\"well@field(-)\"");
  g_assert_cmpint (tw_fields_find_place (&set->tiles[0]->fields,
                                         set->tiles[0]->topology.symbols[0].segment),
                   ==, 0);
}

static void
test_refused (void)
{
  static const struct
  {
    const char *tile;
    const char *said;
  } cases[] = {
    { " symbols='well@field(XX)'><road edges='E W'/>", "“well@field(XX)” names no field." },
    { " symbols='well@field(-1)'><road edges='E W'/>", "“well@field(-1)” names no field." },
    { "><road edges='E W' symbols='well@field(NL)'/>",
      "“well@field(NL)” stands in a field. Write it among the “symbols” of <tile>." },
    { " symbols='well@field(NL) well@field(NL)'><road edges='E W'/>",
      "The symbol “well” is named twice." },
    { " symbols='well@NL'><road edges='E W'/>", "“well@NL” is no symbol." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text =
          g_strconcat (HEAD "<tile id='A'", cases[i].tile, "</tile></tile-set>", NULL);
      g_autoptr (GError) error = NULL;

      g_assert_null (tw_tile_set_file_parse ("set.xml", text, -1, &error));
      assert_has (error->message, cases[i].said);
    }
}

/* What is wrong with the tile is said so, and mended to what @wanted is; "" for nothing wrong. */
static void
check (const char *tile, const char *said, const char *repair, const char *wanted)
{
  g_autoptr (TwTileSet) set = parse_tile (tile), want = NULL, repaired = NULL;
  g_autoptr (TwProblems) problems = tw_tile_set_validate (set, NULL);
  g_autofree char *words = NULL, *label = NULL;

  g_assert_cmpuint (problems->n_problems, ==, *said != '\0');
  if (*said == '\0')
    return;
  words = tw_problem_message (&problems->problems[0], set);
  assert_has (words, said);
  label = tw_problem_repair_label (&problems->problems[0], set);
  g_assert_cmpstr (label, ==, repair);
  repaired = tw_problem_repair (&problems->problems[0], set);
  want = parse_tile (wanted);
  g_assert_true (tw_tile_equal (repaired->tiles[0], want->tiles[0]));
}

static void
test_problems (void)
{
  check (" symbols='well@field(NL)'><road edges='E W'/>", "", NULL, NULL);
  /* There is city; one field is left, and it clearly belongs there. */
  check (" symbols='well@field(NL)'><city edges='N E'/>",
         "“Well” stands in a field that the tile does not have.", "Move It",
         " symbols='well@field(SL)'><city edges='N E'/>");
  check (" symbols='well@field(N)'><road edges='N S'/>",
         "“Well” stands in a field that the tile does not have.", "Take It Off",
         "><road edges='N S'/>");
  check (" symbols='mill@field(SL)'><road edges='E W'/>",
         "“Mill” means nothing on: field east, south and west.", "Move It",
         "><road edges='E W' symbols='mill'/>");
  check ("><road edges='E W' symbols='well'/>", "“Well” means nothing on: road from east to west.",
         "Take It Off", "><road edges='E W'/>");
  check (" symbols='well'><garden/>", "“Well” stands on nothing that can bear it.", "Move It",
         " symbols='well@field(NL)'><garden/>");
  check ("><city edges='N E'/><variant id='V' symbols='well@field(NL)'/>",
         "“Well” stands in a field that the tile does not have.", "Move It",
         "><city edges='N E'/><variant id='V' symbols='well@field(SL)'/>");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/field-symbols/round-trip", test_round_trip);
  g_test_add_func ("/field-symbols/enclosed", test_enclosed);
  g_test_add_func ("/field-symbols/refused", test_refused);
  g_test_add_func ("/field-symbols/problems", test_problems);
  return g_test_run ();
}
