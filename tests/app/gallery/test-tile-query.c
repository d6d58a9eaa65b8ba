/* What is typed into the filter line. */
#include "app/gallery/tile-query.h"

#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"

static void
assert_found (const TwTileSet *set, const char *words, const char *expected)
{
  g_autoptr (TwTileQuery) query = tw_tile_query_new (words, set->own);
  g_autoptr (GString) ids = g_string_new (NULL);

  for (guint i = 0; i < set->n_tiles; i++)
    if (tw_tile_query_matches (query, set->tiles[i], set))
      g_string_append_printf (ids, "%s%s", ids->len > 0 ? " " : "", set->tiles[i]->id);
  g_assert_cmpstr (ids->str, ==, expected);
}

static TwTileSet *
load (const char *id)
{
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_shipped_set_load (id, &error);

  g_assert_no_error (error);
  return set;
}

static void
test_words (void)
{
  g_autoptr (TwTileSet) set = load ("base");

  assert_found (set, "ccff", "I M N");
  assert_found (set, " Monastery ", "A B");
  assert_found (set, "monastery road", "A");
  assert_found (set, "monastery -road", "B");
  assert_found (set, "monastery|cccc", "A B C");
  assert_found (set, "-road -cccc city", "E F G H I M N Q R");
  assert_found (set, "start", "D");
  assert_found (set, "-field", "C");
}

static void
test_numbers (void)
{
  g_autoptr (TwTileSet) set = load ("base");

  g_test_summary ("Edges of land, pieces of land, symbols and copies are counted");
  assert_found (set, "road=3", "L W");
  assert_found (set, "road>=3", "L W X");
  assert_found (set, "city=4", "C");
  assert_found (set, "city=2 cities=2", "H I");
  assert_found (set, "city=2 cities=1", "F G M N O P");
  assert_found (set, "coat-of-arms>0 road>0", "O S");
  assert_found (set, "coat=1 road=0", "C F M Q");
  assert_found (set, "copies>=8", "U V");
  assert_found (set, "copies<2 road", "T X");
  assert_found (set, "fields=4", "X");
  assert_found (set, "monastery=1 road!=1", "B");
  assert_found (set, "symbols=1 city<3", "F M O");
}

static void
test_others (void)
{
  g_autoptr (TwTileSet) count = load ("count");
  g_autoptr (TwTileSet) base = load ("base");
  g_autoptr (TwTileQuery) block = tw_tile_query_new ("block", NULL);
  g_autoptr (TwTileQuery) unknown = tw_tile_query_new ("inn raod=3", NULL);
  g_autoptr (TwTileQuery) empty = tw_tile_query_new (" , - ", NULL);
  guint n_found = 0;

  for (guint i = 0; i < count->n_tiles; i++)
    n_found += tw_tile_query_matches (block, count->tiles[i], count);
  /* The twelve of the start block, and the one that the printing of 2015 has otherwise. */
  g_assert_cmpuint (n_found, ==, 13);
  g_assert_cmpstr (tw_tile_query_unknown (unknown), ==, "raod");
  g_assert_null (tw_tile_query_unknown (block));
  assert_found (base, "raod=3", "");
  /* A single sign is a word like any other. */
  g_assert_false (tw_tile_query_is_empty (empty));
  assert_found (base, "", "A B C D E F G H I J K L M N O P Q R S T U V W X");
}

static void
test_mist (void)
{
  g_autoptr (TwTileSet) set = load ("mists");
  g_autoptr (TwTileQuery) some = tw_tile_query_new ("mist", NULL);
  g_autoptr (TwTileQuery) none = tw_tile_query_new ("mist=0", NULL);
  guint n_misty = 0;

  g_test_summary ("The word for what is on a tile does not find tiles that are only called so");
  for (guint i = 0; i < set->n_tiles; i++)
    {
      gboolean is_misty = tw_topology_find_kind (&set->tiles[i]->topology, TW_KIND_MIST) >= 0;

      n_misty += is_misty;
      g_assert_cmpint (tw_tile_query_matches (some, set->tiles[i], set), ==, is_misty);
      g_assert_cmpint (tw_tile_query_matches (none, set->tiles[i], set), ==, !is_misty);
    }
  g_assert_cmpuint (n_misty, >, 0);
  g_assert_cmpuint (n_misty, <, set->n_tiles);
}

/* What the set invents is found by its letter, its id and its name; what it does not have is not.
 */
static void
test_own (void)
{
  static const char text[] =
      "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='mine'>"
      "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"
      "<land id='rail' letter='B'><title>Iron road</title></land>"
      "<symbol id='mill'><title>Windmill</title></symbol></rules>"
      "<tile id='A'><land kind='rail' edges='E W'/></tile>"
      "<tile id='B' symbols='mill'><land kind='rail' edges='N'/><road edges='S'/></tile>"
      "<tile id='C'><city edges='N'/></tile></tile-set>";
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("mine.xml", text, -1, &error);

  g_assert_no_error (error);
  assert_found (set, "fbfb", "A");
  assert_found (set, "rail", "A B");
  assert_found (set, "rail=1", "B");
  assert_found (set, "mill", "B");
  assert_found (set, "windmill=1", "B");
  assert_found (set, "-mill", "A C");
  assert_found (set, "land-1", "");
  assert_found (set, "land", "");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/gallery/tile-query/words", test_words);
  g_test_add_func ("/gallery/tile-query/numbers", test_numbers);
  g_test_add_func ("/gallery/tile-query/others", test_others);
  g_test_add_func ("/gallery/tile-query/mist", test_mist);
  g_test_add_func ("/tile-query/own", test_own);
  return g_test_run ();
}
