/* A tile with variants keeps them in step with its drawing. */
#include "engine/tile/tile-edit-road.h"
#include "engine/tile/tile.h"

#include "engine/tile/tile-edit.h"
#include "engine/tile/variants.h"
#include "tests/engine/tile/edges.h"

static void
test_variant_symbols_follow (void)
{
  TwTopology t = { 0 };
  g_autoptr (TwTile) tile = NULL;
  g_autoptr (TwTile) moved = NULL;
  g_autoptr (TwTile) gone = NULL;
  g_autoptr (TwTile) turned = NULL;
  TwVariant *variant;

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  tile = tw_tile_new ("A", 2, &t);
  variant = tw_tile_add_variant (tile, "I", 1);
  tw_topology_add_segment (&variant->added, TW_KIND_GARDEN, 0);
  tw_topology_add_symbol (&variant->added, "coat-of-arms", 0, 1, TW_DIRECTION_NONE);
  tw_topology_add_symbol (&variant->added, "inn", 1, 1, TW_DIRECTION_NONE);
  tw_topology_add_symbol (&variant->added, "own", 2, 1, TW_DIRECTION_NONE);
  tw_topology_add_symbol (&variant->added, "gold", -1, 1, TW_DIRECTION_NONE);

  tw_tile_edit_click_edge (&t, TW_EDGE_N, TW_KIND_FIELD);
  moved = tw_tile_with_topology (tile, &t);
  g_assert_cmpuint (moved->variants[0].added.n_symbols, ==, 3);
  tw_tile_variant_topology (moved, 0, &t);
  g_assert_cmpuint (t.segments[t.symbols[0].segment].kind, ==, TW_KIND_ROAD);
  g_assert_cmpuint (t.segments[t.symbols[1].segment].kind, ==, TW_KIND_GARDEN);
  g_assert_cmpint (t.symbols[2].segment, ==, -1);
  /* The tile itself is as it was. */
  g_assert_cmpuint (tile->variants[0].added.n_symbols, ==, 4);

  t = tile->topology;
  tw_topology_rotate (&t, 1);
  turned = tw_tile_with_topology (tile, &t);
  g_assert_cmpint (turned->variants[0].added.symbols[0].segment, ==, 0);
  g_assert_cmpint (turned->variants[0].added.symbols[1].segment, ==, 1);

  t = moved->topology;
  tw_tile_edit_drag_edges (&t, TW_EDGE_N, N | E | W, TW_KIND_CITY);
  gone = tw_tile_with_topology (moved, &t);
  g_assert_cmpuint (gone->variants[0].added.n_symbols, ==, 2);
}

static void
test_places_follow_by_number (void)
{
  TwTopology t = { 0 };
  g_autoptr (TwTile) tile = NULL;
  g_autoptr (TwTile) changed = NULL;
  TwVariant *variant;

  tw_topology_add_segment (&t, TW_KIND_GARDEN, 0);
  tw_topology_add_segment (&t, TW_KIND_GARDEN, 0);
  tile = tw_tile_new ("A", 2, &t);
  variant = tw_tile_add_variant (tile, "I", 1);
  tw_topology_add_symbol (&variant->added, "own", 1, 1, TW_DIRECTION_NONE);
  tw_topology_remove_segment (&t, 0);
  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_GARDEN, 0);
  changed = tw_tile_with_topology (tile, &t);
  g_assert_cmpint (changed->variants[0].added.symbols[0].segment, ==, 2);
}

/* A variant adds symbols and places; land, and what all copies have, is not its own. */
static void
test_variant_edit (void)
{
  TwTopology t = { 0 }, changed;
  g_autoptr (TwTile) tile = NULL, drawn = NULL, more = NULL, added = NULL, land = NULL, less = NULL;

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_symbol (&t, "coat-of-arms", 0, 1, TW_DIRECTION_NONE);
  tile = tw_tile_new ("A", 3, &t);
  tw_tile_add_variant (tile, "G", 1);
  drawn = tw_variant_tile (tile, 0);

  changed = drawn->topology;
  tw_topology_add_symbol (&changed, "coat-of-arms", 0, 1, TW_DIRECTION_NONE);
  tw_tile_edit_toggle_place (&changed, TW_KIND_GARDEN);
  added = tw_tile_with_topology (drawn, &changed);
  more = tw_variant_edit (tile, 0, added);
  g_assert_nonnull (more);
  g_assert_cmpuint (more->variants[0].added.n_segments, ==, 1);
  g_assert_cmpuint (more->variants[0].added.n_symbols, ==, 1);
  g_assert_cmpuint (more->variants[0].added.symbols[0].count, ==, 1);
  g_assert_true (tw_topology_equal (&more->topology, &tile->topology));

  changed = drawn->topology;
  tw_tile_edit_click_edge (&changed, TW_EDGE_S, TW_KIND_ROAD);
  land = tw_tile_with_topology (drawn, &changed);
  g_assert_null (tw_variant_edit (tile, 0, land));
  changed = drawn->topology;
  tw_topology_remove_symbol (&changed, 0);
  less = tw_tile_with_topology (drawn, &changed);
  g_assert_null (tw_variant_edit (tile, 0, less));
}

static void
test_count_bounds_start_tiles (void)
{
  g_autoptr (TwTile) tile = tw_tile_new ("D", 4, NULL);
  g_autoptr (TwTile) fewer = NULL;
  g_autoptr (TwTile) more = NULL;

  tile->n_start = 2;
  fewer = tw_tile_with_count (tile, 1);
  g_assert_cmpuint (fewer->count, ==, 1);
  g_assert_cmpuint (fewer->n_start, ==, 1);
  more = tw_tile_with_count (tile, 9);
  g_assert_cmpuint (more->n_start, ==, 2);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tile/tile/variant-symbols-follow", test_variant_symbols_follow);
  g_test_add_func ("/tile/tile/places-follow-by-number", test_places_follow_by_number);
  g_test_add_func ("/tile/tile/count-bounds-start-tiles", test_count_bounds_start_tiles);
  g_test_add_func ("/tile/variant-edit", test_variant_edit);
  return g_test_run ();
}
