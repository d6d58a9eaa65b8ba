/* Names within a tile, and the table of symbols. */
#include "engine/tile/handles.h"

#include <string.h>

#include "engine/tile/symbol-table.h"
#include "tests/engine/tile/edges.h"

static void
test_only_what_is_referred_to (void)
{
  TwTopology t = { 0 }, again;

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_CITY, W);
  tw_topology_add_segment (&t, TW_KIND_ROAD, S);
  tw_topology_add_junction (&t, TW_JUNCTION_GATE, TW_SEGMENT_BIT (1) | TW_SEGMENT_BIT (2));
  tw_topology_assign_handles (&t, 0);
  g_assert_cmpstr (t.segments[0].handle, ==, "");
  g_assert_cmpstr (t.segments[1].handle, ==, "c");
  g_assert_cmpstr (t.segments[2].handle, ==, "");
  again = t;
  tw_topology_assign_handles (&again, 0);
  g_assert_true (tw_topology_equal (&t, &again));
  tw_topology_assign_handles (&t, TW_SEGMENT_BIT (0) | TW_SEGMENT_BIT (2));
  g_assert_cmpstr (t.segments[0].handle, ==, "c2");
  g_assert_cmpstr (t.segments[2].handle, ==, "r");
}

static void
test_names_stay_unless_repeated (void)
{
  TwTopology t = { 0 };

  for (guint i = 0; i < 3; i++)
    tw_topology_add_segment (&t, TW_KIND_RIVER, 1u << i);
  g_strlcpy (t.segments[0].handle, "rhine", TW_HANDLE_SIZE);
  g_strlcpy (t.segments[1].handle, "rhine", TW_HANDLE_SIZE);
  tw_topology_assign_handles (&t, TW_SEGMENT_BIT (2));
  g_assert_cmpstr (t.segments[0].handle, ==, "rhine");
  g_assert_cmpstr (t.segments[1].handle, ==, "river");
  g_assert_cmpstr (t.segments[2].handle, ==, "river2");
}

static void
test_junctions (void)
{
  TwTopology t = { 0 };

  for (guint i = 0; i < 4; i++)
    tw_topology_add_segment (&t, TW_KIND_ROAD, 1u << i);
  tw_topology_add_junction (&t, TW_JUNCTION_VILLAGE, TW_SEGMENT_BIT (0));
  tw_topology_add_junction (&t, TW_JUNCTION_CROP, TW_SEGMENT_BIT (1));
  tw_topology_add_junction (&t, TW_JUNCTION_VILLAGE, TW_SEGMENT_BIT (2));
  tw_topology_assign_handles (&t, 0);
  g_assert_cmpstr (t.junctions[0].handle, ==, "a");
  g_assert_cmpstr (t.junctions[1].handle, ==, "");
  g_assert_cmpstr (t.junctions[2].handle, ==, "b");
  g_strlcpy (t.junctions[2].handle, "a", TW_HANDLE_SIZE);
  tw_topology_assign_handles (&t, 0);
  g_assert_cmpstr (t.junctions[0].handle, ==, "a");
  g_assert_cmpstr (t.junctions[2].handle, ==, "b");
}

/* The segments on which a symbol may stand. */
static TwSegmentSet
places (const TwTopology *topology, const char *id)
{
  TwSegmentSet found = 0;

  for (guint i = 0; i < topology->n_segments; i++)
    if (tw_symbol_table_allowed (topology, id, (int) i))
      found |= TW_SEGMENT_BIT (i);
  return found;
}

static void
test_symbol_table (void)
{
  guint n_symbols;
  const TwSymbolInfo *symbols = tw_symbol_table (&n_symbols);
  TwTopology t = { 0 };

  g_assert_cmpuint (n_symbols, >=, 20);
  for (guint i = 0; i < n_symbols; i++)
    {
      g_assert_true (tw_symbol_table_find (symbols[i].id) == &symbols[i]);
      g_assert_cmpuint (strlen (symbols[i].id), <, TW_SYMBOL_SIZE);
      g_assert_cmpuint (symbols[i].kinds, !=, 0);
      g_assert_cmpuint (symbols[i].max_count, >=, 1);
      g_assert_true (i == 0 || symbols[i].category >= symbols[i - 1].category);
      g_assert_cmpstr (tw_symbol_table_name (symbols[i].id), ==, symbols[i].name);
      g_assert_cmpstr (tw_symbol_table_category_name (symbols[i].category), !=, "");
    }
  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  tw_topology_add_segment (&t, TW_KIND_ROAD, S);
  g_assert_cmpuint (places (&t, "inn"), ==, TW_SEGMENT_BIT (1) | TW_SEGMENT_BIT (2));
  g_assert_cmpuint (places (&t, "cathedral"), ==, TW_SEGMENT_BIT (0));
  g_assert_cmpuint (places (&t, "gold"), ==, 0);
  g_assert_true (tw_symbol_table_allowed (&t, "gold", -1));
  g_assert_false (tw_symbol_table_allowed (&t, "inn", -1));
  g_assert_false (tw_symbol_table_allowed (&t, "inn", 3));
  g_assert_true (tw_symbol_table_allowed (&t, "griffin", -1));
  g_assert_cmpuint (places (&t, "griffin"), ==, 7);
  g_assert_cmpstr (tw_symbol_table_name ("griffin"), ==, "griffin");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tile/handles/only-what-is-referred-to", test_only_what_is_referred_to);
  g_test_add_func ("/tile/handles/names-stay", test_names_stay_unless_repeated);
  g_test_add_func ("/tile/handles/junctions", test_junctions);
  g_test_add_func ("/tile/symbol-table/table", test_symbol_table);
  return g_test_run ();
}
