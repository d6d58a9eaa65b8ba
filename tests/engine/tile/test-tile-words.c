/* Tiles in words. */
#include "engine/tile/tile-edit-mark.h"
#include "engine/tile/tile-edit-road.h"
#include "engine/tile/tile-words.h"

#include <string.h>

#include "engine/tile/tile-edit.h"
#include "tests/engine/tile/edges.h"

#define assert_words(call, expected)                                                               \
  G_STMT_START                                                                                     \
  {                                                                                                \
    g_autofree char *words_ = call;                                                                \
    g_assert_cmpstr (words_, ==, expected);                                                        \
  }                                                                                                \
  G_STMT_END

static void
test_blank (void)
{
  TwTopology t = { 0 };

  assert_words (tw_tile_words (&t, NULL), "nothing but field");
  tw_tile_edit_set_symbol (&t, "flying-machine", -1, 1, TW_DIRECTION_NW);
  assert_words (tw_tile_words (&t, NULL),
                "nothing but field; with a flying machine pointing north-west");
}

static void
test_city_and_road (void)
{
  TwTopology t = { 0 };

  tw_tile_edit_click_edge (&t, TW_EDGE_S, TW_KIND_ROAD);
  tw_tile_edit_drag_edges (&t, TW_EDGE_N, N | W, TW_KIND_CITY);
  tw_tile_edit_set_symbol (&t, "coat-of-arms", 1, 1, TW_DIRECTION_NONE);
  assert_words (tw_tile_words (&t, NULL),
                "city north and west with a coat of arms; road from south to a village");
  tw_tile_edit_set_symbol (&t, "coat-of-arms", 1, 2, TW_DIRECTION_NONE);
  assert_words (tw_tile_words_segment (&t, 1, NULL), "city north and west with 2 coats of arms");
  assert_words (tw_tile_words_segment_short (&t, 0, NULL), "road from south");
}

static void
test_every_edge_set (void)
{
  for (guint edges = 1; edges < 16; edges++)
    {
      g_assert_cmpstr (tw_tile_words_edges ((TwEdgeSet) edges), !=, "");
      for (guint other = 1; other < edges; other++)
        g_assert_cmpstr (tw_tile_words_edges ((TwEdgeSet) edges), !=,
                         tw_tile_words_edges ((TwEdgeSet) other));
    }
  g_assert_cmpstr (tw_tile_words_edges (0), ==, "");
}

static void
test_bridge_and_contact (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_RIVER, E | W);
  tw_tile_edit_drag_edges (&t, TW_EDGE_N, N | S, TW_KIND_ROAD);
  assert_words (tw_tile_words (&t, NULL),
                "river east and west; road from north to south over a river");

  t = (TwTopology){ 0 };
  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_CITY, E);
  tw_tile_edit_set_contact (&t, 0, 1, TRUE);
  assert_words (tw_tile_words (&t, NULL), "city north; city east touching a city");
}

static void
test_places_and_mist (void)
{
  TwTopology t = { 0 };

  tw_tile_edit_toggle_place (&t, TW_KIND_MONASTERY);
  tw_tile_edit_toggle_place (&t, TW_KIND_GARDEN);
  tw_tile_edit_click_edge (&t, TW_EDGE_E, TW_KIND_ROAD);
  tw_tile_edit_drag_edges (&t, TW_EDGE_E, E | S, TW_KIND_MIST);
  tw_tile_edit_set_symbol (&t, "ghost", 3, 2, TW_DIRECTION_NONE);
  assert_words (tw_tile_words (&t, NULL), "monastery; road from east to the monastery; garden; "
                                          "mist east and south with 2 ghosts");
}

/* Every kind has words with edges and without, and every end has its own. */
static void
test_every_kind_and_end (void)
{
  for (guint kind = TW_KIND_ROAD; kind < TW_N_KINDS; kind++)
    for (guint edges = 0; edges < 16; edges++)
      {
        TwTopology t = { 0 };
        g_autofree char *words = NULL;

        tw_topology_add_segment (&t, (TwKind) kind, (TwEdgeSet) edges);
        words = tw_tile_words_segment_short (&t, 0, NULL);
        g_assert_cmpstr (words, !=, "");
        if (t.segments[0].rim == 0)
          g_assert_cmpuint (strlen (words), <, 20);
        else
          g_assert_nonnull (strchr (words, ' '));
      }
  for (guint end = 0; end < TW_N_JUNCTIONS; end++)
    if (tw_junction_ends_roads ((TwJunctionKind) end))
      {
        TwTopology t = { 0 };
        g_autofree char *words = NULL;

        tw_topology_add_segment (&t, TW_KIND_ROAD, S);
        tw_topology_add_junction (&t, (TwJunctionKind) end, 1);
        words = tw_tile_words_segment (&t, 0, NULL);
        g_assert_true (g_str_has_prefix (words, "road from south to "));
      }
}

static void
test_goods (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N | E | S | W);
  tw_topology_add_symbol (&t, "wine", 0, 1, TW_DIRECTION_NONE);
  tw_topology_add_symbol (&t, "grain", 0, 2, TW_DIRECTION_NONE);
  tw_topology_add_symbol (&t, "cloth", 0, 1, TW_DIRECTION_NONE);
  assert_words (tw_tile_words (&t, NULL),
                "city all sides with wine with 2 sheaves of grain with cloth");
}

static void
test_own_symbol (void)
{
  TwTopology t = { 0 };

  tw_topology_add_symbol (&t, "griffin", -1, 1, TW_DIRECTION_NONE);
  assert_words (tw_tile_words (&t, NULL), "nothing but field; with griffin");
  t.symbols[0].count = 3;
  assert_words (tw_tile_words (&t, NULL), "nothing but field; with 3 of griffin");
}

static void
test_fields (void)
{
  TwTopology t = { 0 };
  TwFields fields;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    tw_tile_edit_click_edge (&t, (TwEdge) edge, TW_KIND_CITY);
  tw_fields_derive (&t, TW_FIELDS_DEFAULT, &fields);
  assert_words (tw_tile_words_field (&fields, 0), "field that reaches no edge touching 4 cities");
  t = (TwTopology){ 0 };
  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  tw_fields_derive (&t, TW_FIELDS_DEFAULT, &fields);
  assert_words (tw_tile_words_field (&fields, 0), "field east and west touching a city");
  assert_words (tw_tile_words_field (&fields, 1), "field east, south and west");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tile/tile-words/blank", test_blank);
  g_test_add_func ("/tile/tile-words/city-and-road", test_city_and_road);
  g_test_add_func ("/tile/tile-words/every-edge-set", test_every_edge_set);
  g_test_add_func ("/tile/tile-words/bridge-and-contact", test_bridge_and_contact);
  g_test_add_func ("/tile/tile-words/places-and-mist", test_places_and_mist);
  g_test_add_func ("/tile/tile-words/every-kind-and-end", test_every_kind_and_end);
  g_test_add_func ("/tile/tile-words/goods", test_goods);
  g_test_add_func ("/tile/tile-words/own-symbol", test_own_symbol);
  g_test_add_func ("/tile/tile-words/fields", test_fields);
  return g_test_run ();
}
