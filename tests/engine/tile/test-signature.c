/* Signatures: what counts and what does not. */
#include "engine/tile/signature.h"

#include "engine/tile/tile-edit-mark.h"
#include "engine/tile/tile-edit-road.h"
#include "engine/tile/tile-edit.h"
#include "tests/engine/tile/edges.h"

static gboolean
same (const TwTopology *a, const TwTopology *b, gboolean with_mirror)
{
  g_autofree char *one = tw_topology_signature (a, with_mirror);
  g_autofree char *two = tw_topology_signature (b, with_mirror);

  return g_str_equal (one, two);
}

static void
test_turned (void)
{
  TwTopology a = { 0 }, b = { 0 };

  tw_topology_add_segment (&a, TW_KIND_CITY, N);
  tw_topology_add_segment (&a, TW_KIND_ROAD, E | W);
  tw_topology_add_segment (&b, TW_KIND_ROAD, N | S);
  tw_topology_add_segment (&b, TW_KIND_CITY, E);
  g_assert_true (same (&a, &b, FALSE));
  g_strlcpy (b.segments[1].handle, "wall", sizeof b.segments[1].handle);
  g_assert_true (same (&a, &b, FALSE));
  g_assert_cmpuint (tw_topology_hash (&a), !=, tw_topology_hash (&b));
}

static void
test_mirrored (void)
{
  TwTopology a = { 0 }, b = { 0 };

  tw_topology_add_segment (&a, TW_KIND_CITY, N);
  tw_topology_add_segment (&a, TW_KIND_ROAD, E | S);
  tw_topology_add_segment (&b, TW_KIND_CITY, N);
  tw_topology_add_segment (&b, TW_KIND_ROAD, S | W);
  g_assert_false (same (&a, &b, FALSE));
  g_assert_true (same (&a, &b, TRUE));
}

static void
test_what_counts (void)
{
  TwTopology plain = { 0 }, other;
  TwFieldOverride unlink = { .kind = TW_OVERRIDE_UNLINK, .field = TW_RIM_BIT (TW_PORT_EL) };

  tw_topology_add_segment (&plain, TW_KIND_CITY, N);
  tw_topology_add_segment (&plain, TW_KIND_CITY, E);
  tw_topology_add_segment (&plain, TW_KIND_CITY, W);
  tw_tile_edit_click_edge (&plain, TW_EDGE_S, TW_KIND_ROAD);

  other = plain;
  tw_tile_edit_set_symbol (&other, "coat-of-arms", 0, 1, TW_DIRECTION_NONE);
  g_assert_false (same (&plain, &other, FALSE));
  other = plain;
  tw_tile_edit_set_symbol (&other, "gold", -1, 1, TW_DIRECTION_NONE);
  g_assert_false (same (&plain, &other, FALSE));
  other = plain;
  tw_tile_edit_toggle_place (&other, TW_KIND_GARDEN);
  g_assert_false (same (&plain, &other, FALSE));
  other = plain;
  tw_tile_edit_join (&other, 0, 1);
  g_assert_false (same (&plain, &other, FALSE));
  other = plain;
  unlink.field = TW_RIM_BIT (TW_PORT_SL);
  g_assert_cmpint (tw_tile_edit_set_override (&other, &unlink, TRUE), ==, TW_EDIT_LAID);
  g_assert_false (same (&plain, &other, FALSE));
  /* A gate parts what a village leaves whole. */
  other = plain;
  tw_tile_edit_end_road (&other, 3, TW_EDGE_S, TW_JUNCTION_GATE, 0);
  g_assert_false (same (&plain, &other, FALSE));
}

static void
test_village_or_cottage (void)
{
  TwTopology a = { 0 }, b = { 0 };

  tw_tile_edit_click_edge (&a, TW_EDGE_S, TW_KIND_ROAD);
  tw_tile_edit_click_edge (&b, TW_EDGE_E, TW_KIND_ROAD);
  tw_tile_edit_end_road (&b, 0, TW_EDGE_E, TW_JUNCTION_COTTAGE, -1);
  g_assert_true (same (&a, &b, FALSE));
}

static void
test_direction (void)
{
  TwTopology a = { 0 }, b = { 0 };

  tw_topology_add_segment (&a, TW_KIND_ROAD, E | W);
  b = a;
  tw_tile_edit_set_symbol (&a, "flying-machine", -1, 1, TW_DIRECTION_W);
  tw_tile_edit_set_symbol (&b, "flying-machine", -1, 1, TW_DIRECTION_E);
  g_assert_true (same (&a, &b, FALSE));
  tw_tile_edit_set_symbol (&b, "flying-machine", -1, 1, TW_DIRECTION_NW);
  g_assert_false (same (&a, &b, TRUE));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tile/signature/turned", test_turned);
  g_test_add_func ("/tile/signature/mirrored", test_mirrored);
  g_test_add_func ("/tile/signature/what-counts", test_what_counts);
  g_test_add_func ("/tile/signature/village-or-cottage", test_village_or_cottage);
  g_test_add_func ("/tile/signature/direction", test_direction);
  return g_test_run ();
}
