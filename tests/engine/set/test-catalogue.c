/* Tiles compiled for play: kinds, starts, names, limits. */
#include "engine/set/catalogue.h"
#include "tests/engine/game/base-fixture.h"

#include <string.h>

static const char *const counted[] = { "coat-of-arms", NULL };

static TwCatalogue *
compile (TwTileSet *a, guint copies, TwTileSet *b, GError **error)
{
  TwCatalogueSource sources[] = { { .set = a, .copies = copies }, { .set = b, .copies = 1 } };

  return tw_catalogue_new (sources, b != NULL ? 2 : 1, counted, TW_FIELDS_DEFAULT, error);
}

static void
test_base (void)
{
  g_autoptr (TwTileSet) set = fixture_base_set ();
  g_autoptr (TwCatalogue) catalogue = compile (set, 1, NULL, NULL);
  int d;

  g_assert_cmpuint (catalogue->n_kinds, ==, 24);
  g_assert_cmpuint (catalogue->n_copies, ==, 72);
  g_assert_cmpuint (catalogue->n_starts, ==, 1);
  d = tw_catalogue_find (catalogue, "D");
  g_assert_cmpuint (catalogue->starts[0].kind, ==, (guint) d);
  /* The start lies on the table and is not in the bag. */
  g_assert_cmpuint (catalogue->kinds[d].count, ==, 3);
}

/* What a tile has anywhere on it is said of it as a whole: of all its nodes, fields included. */
static void
test_summary (void)
{
  g_autoptr (TwTileSet) set = fixture_base_set ();
  g_autoptr (TwCatalogue) catalogue = compile (set, 1, NULL, NULL);

  for (guint kind = 0; kind < catalogue->n_kinds; kind++)
    {
      const TwPlayTile *tile = &catalogue->tiles[kind];
      TwKindSet kinds = 0;

      for (guint i = 0; i < tile->n_nodes; i++)
        {
          kinds |= TW_KIND_BIT (tile->kind[i]);
          g_assert_cmpuint (tile->middles >> i & 1, ==,
                            i < tile->n_segments && (tile->rim[i] & TW_RIM_MIDDLES) != 0);
        }
      g_assert_cmpuint (tile->kinds, ==, kinds);
    }
  g_assert_true (catalogue->tiles[tw_catalogue_find (catalogue, "D")].kinds
                 & TW_KIND_BIT (TW_KIND_FIELD));
}

static void
test_copies_and_names (void)
{
  g_autoptr (TwTileSet) base = fixture_base_set ();
  g_autoptr (TwTileSet) other = tw_tile_set_new ("mine");
  g_autoptr (TwCatalogue) catalogue = NULL;

  fixture_add (other, "D", 2, "road:NS");
  fixture_add (other, "Z", 1, "city:N");
  catalogue = compile (base, 2, other, NULL);
  g_assert_cmpuint (catalogue->n_copies, ==, 147);
  g_assert_cmpint (tw_catalogue_find (catalogue, "D"), ==, -1);
  g_assert_cmpint (tw_catalogue_find (catalogue, "base:D"), >=, 0);
  g_assert_cmpint (tw_catalogue_find (catalogue, "mine:D"), >=, 0);
  g_assert_cmpint (tw_catalogue_find (catalogue, "Z"), >=, 0);
}

static void
test_variants (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_new ("mine");
  g_autoptr (TwCatalogue) catalogue = NULL;
  TwTile *tile = fixture_add (set, "E", 5, "city:N");
  TwVariant *garden = tw_tile_add_variant (tile, "G", 1);

  tw_topology_add_segment (&garden->added, TW_KIND_GARDEN, 0);
  tw_tile_add_variant (tile, "B", 2)->decoration = g_strdup ("farmhouse");
  catalogue = compile (set, 1, NULL, NULL);
  g_assert_cmpuint (catalogue->n_kinds, ==, 3);
  /* No start tile: the first one begins. */
  g_assert_cmpuint (catalogue->kinds[0].count, ==, 1);
  g_assert_cmpstr (catalogue->kinds[1].name, ==, "E#G");
  g_assert_cmpuint (catalogue->kinds[1].shape, ==, 1);
  g_assert_cmpuint (catalogue->tiles[1].places, ==, 2);
  g_assert_cmpuint (catalogue->kinds[2].count, ==, 2);
  g_assert_cmpuint (catalogue->kinds[2].shape, ==, 0);
}

static void
test_start_block (void)
{
  g_autoptr (TwTileSet) set = fixture_base_set ();
  g_autoptr (TwTileSet) wrong = fixture_base_set ();
  g_autoptr (TwCatalogue) catalogue = NULL;
  g_autoptr (GError) error = NULL;
  TwBlock *block = tw_tile_set_add_block (set, "start");

  block->is_start = TRUE;
  tw_block_add_tile (block, "U", 0, 0, 0);
  tw_block_add_tile (block, "V", 1, 0, 1);
  catalogue = compile (set, 1, NULL, NULL);
  g_assert_cmpuint (catalogue->n_starts, ==, 2);
  g_assert_cmpint (catalogue->starts[1].x, ==, 1);
  g_assert_cmpuint (catalogue->starts[1].quarter_turns, ==, 1);

  block = tw_tile_set_add_block (wrong, "start");
  block->is_start = TRUE;
  tw_block_add_tile (block, "nowhere", 0, 0, 0);
  g_assert_null (compile (wrong, 1, NULL, &error));
  g_assert_error (error, TW_CATALOGUE_ERROR, TW_CATALOGUE_ERROR_BLOCK);
}

static void
test_limits (void)
{
  g_autoptr (TwTileSet) empty = tw_tile_set_new ("empty");
  g_autoptr (TwTileSet) huge = tw_tile_set_new ("huge");
  g_autoptr (GError) error = NULL;

  g_assert_null (compile (empty, 1, NULL, &error));
  g_assert_error (error, TW_CATALOGUE_ERROR, TW_CATALOGUE_ERROR_EMPTY);
  g_clear_error (&error);
  fixture_add (huge, "U", 9000, "road:EW");
  g_assert_null (compile (huge, 1, NULL, &error));
  g_assert_error (error, TW_CATALOGUE_ERROR, TW_CATALOGUE_ERROR_TOO_LARGE);
}

static void
test_play_tile (void)
{
  static const char *const ids[] = { "coat-of-arms" };
  TwTopology topology;
  TwPlayTile tile;

  fixture_topology ("city:NEW,coa=2 road:S,end=city", &topology);
  g_assert_true (
      tw_play_tile_compile (&topology, (char *const *) ids, 1, TW_FIELDS_DEFAULT, &tile));
  g_assert_cmpuint (tile.n_segments, ==, 2);
  g_assert_cmpuint (tile.n_nodes, ==, 4);
  g_assert_cmpint (tile.n_open[0], ==, 3);
  g_assert_cmpuint (tile.symbols[0][0], ==, 2);
  g_assert_cmpuint (tile.cities[2], ==, 1);
  g_assert_cmphex (tile.edges[0], ==, 0x03020303);
  g_assert_cmphex (tile.edges[1], ==, 0x02030303);
  g_assert_cmpint (tile.half[4], ==, 2);
  g_assert_cmpint (tile.half[5], ==, 3);
  g_assert_cmpint (tile.half[0], ==, -1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set/catalogue/base", test_base);
  g_test_add_func ("/set/catalogue/summary", test_summary);
  g_test_add_func ("/set/catalogue/copies-and-names", test_copies_and_names);
  g_test_add_func ("/set/catalogue/variants", test_variants);
  g_test_add_func ("/set/catalogue/start-block", test_start_block);
  g_test_add_func ("/set/catalogue/limits", test_limits);
  g_test_add_func ("/set/catalogue/play-tile", test_play_tile);
  return g_test_run ();
}
