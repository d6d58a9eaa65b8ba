/* What fits into a hole, totals, tiles that are joined. */
#include "app/gallery/hole-fits.h"
#include "app/gallery/repeats-page.h"
#include "app/gallery/set-totals.h"
#include "engine/format/shipped-sets.h"
#include "engine/tile/signature.h"

static TwTileSet *
load (const char *id)
{
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_shipped_set_load (id, &error);

  g_assert_no_error (error);
  return set;
}

static void
assert_fits (const TwTileSet *set, const char *sides, const char *expected, guint n_copies)
{
  guint8 lands[TW_N_EDGES];
  g_autoptr (GArray) fits = NULL;
  g_autoptr (GString) ids = g_string_new (NULL);
  guint n;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    lands[edge] = sides[edge] == '.' ? TW_HOLE_OPEN : (guint8) tw_kind_from_letter (sides[edge]);
  fits = tw_hole_fits (set, lands, &n);
  for (guint i = 0; i < fits->len; i++)
    g_string_append (ids, set->tiles[g_array_index (fits, TwHoleFit, i).tile]->id);
  g_assert_cmpstr (ids->str, ==, expected);
  g_assert_cmpuint (n, ==, n_copies);
}

static void
test_hole (void)
{
  g_autoptr (TwTileSet) set = load ("base");
  const guint8 road_and_field[] = { TW_KIND_ROAD, TW_KIND_FIELD, TW_KIND_ROAD, TW_KIND_FIELD };
  g_autoptr (GArray) fits = tw_hole_fits (set, road_and_field, NULL);

  /* The only tile with four edges of city; three and a road; the straight roads. */
  assert_fits (set, "CCCC", "C", 1);
  assert_fits (set, "CCRC", "ST", 3);
  assert_fits (set, "RFRF", "U", 8);
  assert_fits (set, "FFFF", "B", 4);
  assert_fits (set, "RRRR", "X", 1);
  /* Every tile fits where nothing lies. */
  assert_fits (set, "....", "ABCDEFGHIJKLMNOPQRSTUVWX", 72);
  /* Three roads and anything: the crossings with and without a city. */
  assert_fits (set, "RRR.", "LWX", 8);
  g_assert_cmpuint (fits->len, ==, 1);
  g_assert_cmpuint (g_array_index (fits, TwHoleFit, 0).rotations, ==, 0x5 << 1 | 0x0);
}

static void
assert_total (GPtrArray *totals, const char *key, guint number, double share)
{
  const TwSetTotal *total = tw_set_total_find (totals, key);

  g_assert_nonnull (total);
  g_assert_cmpuint (total->number, ==, number);
  g_assert_cmpfloat_with_epsilon (total->share, share, 1e-9);
}

static void
test_totals (void)
{
  g_autoptr (TwTileSet) set = load ("base");
  g_autoptr (GPtrArray) totals = tw_set_totals (set);

  assert_total (totals, "tiles", 72, 1);
  assert_total (totals, "shapes", 24, 24 / 72.0);
  assert_total (totals, "symbol coat-of-arms", 10, 10 / 72.0);
  /* Two with a road and four without. */
  assert_total (totals, "piece 7", 6, 6 / 72.0);
  g_assert_null (tw_set_total_find (totals, "edge 4"));
}

static void
test_join (void)
{
  g_autoptr (TwTileSet) set = tw_tile_set_new ("test");
  TwTopology topology = { 0 };
  g_autoptr (TwTile) north = NULL, east = NULL;
  TwBlock *block;
  TwTopology lies;

  g_test_summary ("A tile that is joined with another lies in blocks as before");
  tw_topology_add_segment (&topology, TW_KIND_CITY, 1 << TW_EDGE_N);
  north = tw_tile_new ("N", 2, &topology);
  tw_topology_rotate (&topology, 1);
  east = tw_tile_new ("E", 3, &topology);
  tw_tile_set_insert_tile (set, -1, north);
  tw_tile_set_insert_tile (set, -1, east);
  block = tw_tile_set_add_block (set, "b");
  tw_block_add_tile (block, "E", 0, 0, 1);
  set->last_tile = g_strdup ("E");
  tw_tile_set_join_tiles (set, 1, 0);
  g_assert_cmpuint (set->n_tiles, ==, 1);
  g_assert_cmpuint (set->tiles[0]->count, ==, 5);
  g_assert_cmpstr (set->last_tile, ==, "N");
  g_assert_cmpstr (set->blocks[0].tiles[0].tile, ==, "N");
  /* It lay with its city in the south: E turned once, N turned twice. */
  lies = set->tiles[0]->topology;
  tw_topology_rotate (&lies, set->blocks[0].tiles[0].quarter_turns);
  g_assert_cmpuint (tw_edge_code (tw_topology_edge_codes (&lies), TW_EDGE_S), ==, TW_KIND_CITY);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/gallery/set-numbers/hole", test_hole);
  g_test_add_func ("/gallery/set-numbers/totals", test_totals);
  g_test_add_func ("/gallery/set-numbers/join", test_join);
  return g_test_run ();
}
