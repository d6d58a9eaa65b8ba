/* The designer's gestures, each as a small drawing before and after. */
#include "engine/tile/field-derivation.h"
#include "engine/tile/tile-edit-mark.h"
#include "engine/tile/tile-edit-road.h"
#include "tests/engine/tile/gestures.h"

static void
test_click_lays_and_clears (void)
{
  TwTopology t = { 0 };

  g_assert_cmpint (click (&t, TW_EDGE_N, TW_KIND_CITY), ==, TW_EDIT_LAID);
  assert_topology (&t, "city:N");
  g_assert_cmpuint (t.segments[0].rim, ==, TW_RIM_EDGE (TW_EDGE_N));
  g_assert_cmpint (click (&t, TW_EDGE_N, TW_KIND_CITY), ==, TW_EDIT_CLEARED);
  assert_topology (&t, "");
  click (&t, TW_EDGE_E, TW_KIND_RIVER);
  assert_topology (&t, "river:E");
  g_assert_cmpint (click (&t, TW_EDGE_E, TW_KIND_CITY), ==, TW_EDIT_LAID);
  assert_topology (&t, "city:E");
  g_assert_cmpint (click (&t, TW_EDGE_E, TW_KIND_FIELD), ==, TW_EDIT_CLEARED);
  g_assert_cmpint (click (&t, TW_EDGE_E, TW_KIND_FIELD), ==, TW_EDIT_NOTHING);
  g_assert_cmpint (click (&t, TW_EDGE_E, TW_KIND_MONASTERY), ==, TW_EDIT_NOTHING);
}

static void
test_click_leaves_the_others (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N | E | W);
  tw_tile_edit_set_symbol (&t, "coat-of-arms", 0, 1, TW_DIRECTION_NONE);
  g_assert_cmpint (click (&t, TW_EDGE_N, TW_KIND_CITY), ==, TW_EDIT_SEPARATED);
  assert_topology (&t, "city:EW | | coat-of-arms*1@0");
  g_assert_cmpint (click (&t, TW_EDGE_E, TW_KIND_RIVER), ==, TW_EDIT_LAID);
  assert_topology (&t, "city:W river:E | | coat-of-arms*1@0");
  click (&t, TW_EDGE_W, TW_KIND_CITY);
  assert_topology (&t, "river:E");
}

static void
test_mist_is_a_layer (void)
{
  TwTopology t = { 0 };

  click (&t, TW_EDGE_N, TW_KIND_ROAD);
  click (&t, TW_EDGE_N, TW_KIND_MIST);
  assert_topology (&t, "road:N mist:N | village(0)");
  g_assert_cmpint (tw_tile_edit_drag_edges (&t, TW_EDGE_N, N | W, TW_KIND_MIST), ==,
                   TW_EDIT_JOINED);
  assert_topology (&t, "road:N mist:NW | village(0)");
  tw_tile_edit_set_symbol (&t, "ghost", 1, 2, TW_DIRECTION_NONE);
  click (&t, TW_EDGE_N, TW_KIND_FIELD);
  assert_topology (&t, "mist:NW | | ghost*2@0");
  click (&t, TW_EDGE_N, TW_KIND_FIELD);
  click (&t, TW_EDGE_W, TW_KIND_MIST);
  assert_topology (&t, "");
}

static void
test_drag_lays_one_segment (void)
{
  TwTopology t = { 0 };

  g_assert_cmpint (tw_tile_edit_drag_edges (&t, TW_EDGE_W, W | E, TW_KIND_ROAD), ==, TW_EDIT_LAID);
  assert_topology (&t, "road:EW");
  g_assert_cmpint (tw_tile_edit_drag_edges (&t, TW_EDGE_W, W | E, TW_KIND_ROAD), ==,
                   TW_EDIT_NOTHING);
  g_assert_cmpint (tw_tile_edit_drag_edges (&t, TW_EDGE_N, N, TW_KIND_CITY), ==, TW_EDIT_NOTHING);
  /* The land at the first edge decides, not the pen; the other land gives way. */
  g_assert_cmpint (tw_tile_edit_drag_edges (&t, TW_EDGE_N, N | E, TW_KIND_CITY), ==, TW_EDIT_LAID);
  assert_topology (&t, "road:W city:NE | village(0)");
  g_assert_cmpint (tw_tile_edit_drag_edges (&t, TW_EDGE_E, E | S, TW_KIND_ROAD), ==,
                   TW_EDIT_JOINED);
  assert_topology (&t, "road:W city:NES | village(0)");
  g_assert_cmpint (tw_tile_edit_drag_edges (&t, TW_EDGE_N, N | E | S | W, TW_KIND_FIELD), ==,
                   TW_EDIT_JOINED);
  assert_topology (&t, "city:NESW");
}

static void
test_drag_wipes_with_field (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, E | S);
  g_assert_cmpint (tw_tile_edit_drag_edges (&t, TW_EDGE_N, N | E, TW_KIND_FIELD), ==,
                   TW_EDIT_CLEARED);
  assert_topology (&t, "city:S");
}

static void
test_drag_joins_whole_segments (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N | W);
  tw_topology_add_segment (&t, TW_KIND_CITY, S);
  tw_tile_edit_set_symbol (&t, "coat-of-arms", 0, 1, TW_DIRECTION_NONE);
  tw_tile_edit_set_symbol (&t, "coat-of-arms", 1, 1, TW_DIRECTION_NONE);
  tw_tile_edit_set_symbol (&t, "cathedral", 0, 1, TW_DIRECTION_NONE);
  tw_tile_edit_set_symbol (&t, "cathedral", 1, 1, TW_DIRECTION_NONE);
  g_assert_cmpint (tw_tile_edit_drag_edges (&t, TW_EDGE_N, N | S, TW_KIND_CITY), ==,
                   TW_EDIT_JOINED);
  assert_topology (&t, "city:NSW | | coat-of-arms*2@0 cathedral*1@0");
}

static void
test_toggle_joined (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N | E | W);
  tw_tile_edit_set_symbol (&t, "coat-of-arms", 0, 1, TW_DIRECTION_NONE);
  g_assert_cmpint (tw_tile_edit_toggle_joined (&t, TW_CORNER_NE), ==, TW_EDIT_PARTED);
  assert_topology (&t, "city:NW city:E | | coat-of-arms*1@0");
  tw_tile_edit_set_contact (&t, 0, 1, TRUE);
  assert_topology (&t, "city:NW city:E | contact(0,1) | coat-of-arms*1@0");
  g_assert_cmpint (tw_tile_edit_toggle_joined (&t, TW_CORNER_NE), ==, TW_EDIT_JOINED);
  assert_topology (&t, "city:NEW | | coat-of-arms*1@0");
  g_assert_cmpint (tw_tile_edit_toggle_joined (&t, TW_CORNER_SE), ==, TW_EDIT_NOTHING);

  t = (TwTopology){ 0 };
  tw_topology_add_segment (&t, TW_KIND_CITY, N | E | S | W);
  tw_tile_edit_toggle_joined (&t, TW_CORNER_NW);
  assert_topology (&t, "city:ESW city:N");
}

static void
test_part (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N | S);
  tw_tile_edit_set_symbol (&t, "wine", 0, 1, TW_DIRECTION_NONE);
  g_assert_cmpint (tw_tile_edit_part (&t, 0), ==, TW_EDIT_PARTED);
  assert_topology (&t, "city:N city:S | | wine*1@0");
  g_assert_cmpint (tw_tile_edit_part (&t, 0), ==, TW_EDIT_NOTHING);

  t = (TwTopology){ 0 };
  tw_topology_add_segment (&t, TW_KIND_CITY, N | E | S | W);
  tw_tile_edit_part (&t, 0);
  assert_topology (&t, "city:N city:E city:S city:W");

  t = (TwTopology){ 0 };
  tw_topology_add_segment (&t, TW_KIND_ROAD, N | S);
  tw_tile_edit_part (&t, 0);
  assert_topology (&t, "road:N road:S | crossing(0,1)");
}

static void
test_join (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_CITY, S);
  click (&t, TW_EDGE_E, TW_KIND_ROAD);
  tw_tile_edit_end_road (&t, 2, TW_EDGE_E, TW_JUNCTION_GATE, 1);
  g_assert_cmpint (tw_tile_edit_join (&t, 0, 2), ==, TW_EDIT_NOTHING);
  g_assert_cmpint (tw_tile_edit_join (&t, 0, 0), ==, TW_EDIT_NOTHING);
  g_assert_cmpint (tw_tile_edit_join (&t, 0, 1), ==, TW_EDIT_JOINED);
  assert_topology (&t, "city:NS road:E | gate(0,1)");
  g_assert_cmpstr (t.segments[0].handle, ==, "c");
}

static void
test_join_keeps_overrides (void)
{
  TwTopology t = { 0 };
  TwFieldOverride unlink = { .kind = TW_OVERRIDE_UNLINK,
                             .city = 1,
                             .field = TW_RIM_BIT (TW_PORT_EL) };

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_CITY, W);
  g_assert_cmpint (tw_tile_edit_set_override (&t, &unlink, TRUE), ==, TW_EDIT_LAID);
  tw_tile_edit_join (&t, 0, 1);
  assert_topology (&t, "city:NW | | | 1");
  g_assert_cmpint (t.overrides[0].city, ==, 0);
}

static void
test_contact_and_corner (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_CITY, E);
  tw_topology_add_segment (&t, TW_KIND_GARDEN, 0);
  g_assert_cmpint (tw_tile_edit_set_contact (&t, 0, 1, TRUE), ==, TW_EDIT_TOUCHED);
  g_assert_cmpint (tw_tile_edit_set_contact (&t, 1, 0, TRUE), ==, TW_EDIT_NOTHING);
  g_assert_cmpint (tw_tile_edit_set_contact (&t, 0, 2, TRUE), ==, TW_EDIT_NOTHING);
  g_assert_cmpstr (t.segments[0].handle, ==, "c");
  g_assert_cmpstr (t.segments[1].handle, ==, "c2");
  g_assert_cmpint (tw_tile_edit_set_contact (&t, 0, 1, FALSE), ==, TW_EDIT_UNTOUCHED);
  g_assert_cmpint (tw_tile_edit_set_corner (&t, 0, TW_CORNER_SW, TRUE), ==, TW_EDIT_TOUCHED);
  assert_topology (&t, "city:N+SW city:E garden");
  tw_tile_edit_set_corner (&t, 1, TW_CORNER_SW, TRUE);
  assert_topology (&t, "city:N city:E+SW garden");
  g_assert_cmpint (tw_tile_edit_set_corner (&t, 0, TW_CORNER_SW, FALSE), ==, TW_EDIT_NOTHING);
  g_assert_cmpint (tw_tile_edit_set_corner (&t, 1, TW_CORNER_SW, FALSE), ==, TW_EDIT_UNTOUCHED);
  assert_topology (&t, "city:N city:E garden");
}

static void
test_places (void)
{
  TwTopology t = { 0 };

  click (&t, TW_EDGE_S, TW_KIND_ROAD);
  click (&t, TW_EDGE_E, TW_KIND_ROAD);
  g_assert_cmpint (tw_tile_edit_toggle_place (&t, TW_KIND_MONASTERY), ==, TW_EDIT_PLACE);
  assert_topology (&t, "road:S road:E monastery | monastery(0,1)");
  g_assert_cmpint (tw_tile_edit_toggle_place (&t, TW_KIND_MONASTERY), ==, TW_EDIT_PLACE);
  assert_topology (&t, "road:S road:E | village(0,1)");
  g_assert_cmpint (tw_tile_edit_toggle_place (&t, TW_KIND_CITY), ==, TW_EDIT_NOTHING);
}

static void
test_symbols (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  g_assert_cmpint (tw_tile_edit_set_symbol (&t, "inn", 0, 1, TW_DIRECTION_NONE), ==,
                   TW_EDIT_NOTHING);
  g_assert_cmpint (tw_tile_edit_set_symbol (&t, "inn", -1, 1, TW_DIRECTION_NONE), ==,
                   TW_EDIT_NOTHING);
  g_assert_cmpint (tw_tile_edit_set_symbol (&t, "inn", 7, 1, TW_DIRECTION_NONE), ==,
                   TW_EDIT_NOTHING);
  g_assert_cmpint (tw_tile_edit_set_symbol (&t, "inn", 1, 3, TW_DIRECTION_NE), ==, TW_EDIT_SYMBOL);
  tw_tile_edit_set_symbol (&t, "coat-of-arms", 0, 1, TW_DIRECTION_NONE);
  tw_tile_edit_set_symbol (&t, "flying-machine", -1, 1, TW_DIRECTION_NONE);
  tw_tile_edit_set_symbol (&t, "griffin", 1, 2, TW_DIRECTION_SE);
  assert_topology (&t, "city:N road:EW | | inn*1@1 coat-of-arms*1@0 flying-machine*1>N "
                       "griffin*2@1>SE");
  tw_tile_edit_set_symbol (&t, "coat-of-arms", 0, 2, TW_DIRECTION_NONE);
  tw_tile_edit_set_symbol (&t, "flying-machine", -1, 1, TW_DIRECTION_W);
  assert_topology (&t, "city:N road:EW | | inn*1@1 coat-of-arms*2@0 flying-machine*1>W "
                       "griffin*2@1>SE");
  g_assert_cmpint (tw_tile_edit_set_symbol (&t, "inn", 1, 0, TW_DIRECTION_NONE), ==,
                   TW_EDIT_SYMBOL);
  g_assert_cmpint (tw_tile_edit_set_symbol (&t, "inn", 1, 0, TW_DIRECTION_NONE), ==,
                   TW_EDIT_NOTHING);
  click (&t, TW_EDGE_N, TW_KIND_FIELD);
  assert_topology (&t, "road:EW | | flying-machine*1>W griffin*2@0>SE");
}

/* A drawing that is not sound, read from a file, is not mended on the way. */
static void
test_symbols_alone (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_ROAD, N | S);
  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  tw_topology_add_segment (&t, TW_KIND_PATH, 0);
  g_assert_cmpint (tw_tile_edit_set_symbol (&t, "inn", 1, 1, TW_DIRECTION_NONE), ==,
                   TW_EDIT_SYMBOL);
  assert_topology (&t, "road:NS road:EW path | | inn*1@1");
  g_assert_cmpint (tw_tile_edit_set_symbol (&t, "inn", 1, 0, TW_DIRECTION_NONE), ==,
                   TW_EDIT_SYMBOL);
  assert_topology (&t, "road:NS road:EW path");
}

static void
test_overrides (void)
{
  TwTopology t = { 0 };
  TwFieldOverride unlink = { .kind = TW_OVERRIDE_UNLINK, .field = TW_RIM_BIT (TW_PORT_EL) };
  TwFieldOverride link = { .kind = TW_OVERRIDE_LINK, .field = TW_RIM_BIT (TW_PORT_WR) };
  TwFieldOverride tunnel = { .kind = TW_OVERRIDE_JOIN,
                             .field = TW_RIM_BIT (TW_PORT_EL),
                             .other = TW_RIM_BIT (TW_PORT_SL) };
  TwFieldOverride back = { .kind = TW_OVERRIDE_JOIN,
                           .field = TW_RIM_BIT (TW_PORT_ER),
                           .other = TW_RIM_BIT (TW_PORT_WR) };
  TwFields fields;

  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  /* The fields say so already. */
  g_assert_cmpint (tw_tile_edit_set_override (&t, &link, TRUE), ==, TW_EDIT_NOTHING);
  g_assert_cmpint (tw_tile_edit_set_override (&t, &unlink, TRUE), ==, TW_EDIT_LAID);
  g_assert_cmpuint (t.n_overrides, ==, 1);
  g_assert_cmpint (tw_tile_edit_set_override (&t, &unlink, TRUE), ==, TW_EDIT_NOTHING);
  /* EL and WR are one field: the link undoes the unlink. */
  g_assert_cmpint (tw_tile_edit_set_override (&t, &link, TRUE), ==, TW_EDIT_LAID);
  g_assert_cmpuint (t.n_overrides, ==, 0);

  g_assert_cmpint (tw_tile_edit_set_override (&t, &tunnel, TRUE), ==, TW_EDIT_LAID);
  tw_fields_derive (&t, TW_FIELDS_DEFAULT, &fields);
  g_assert_cmpuint (fields.n_fields, ==, 1);
  g_assert_cmpint (tw_tile_edit_set_override (&t, &back, TRUE), ==, TW_EDIT_NOTHING);
  g_assert_cmpint (tw_tile_edit_set_override (&t, &back, FALSE), ==, TW_EDIT_LAID);
  g_assert_cmpuint (t.n_overrides, ==, 0);

  /* One that the drawing has overtaken stays and is reported as stale. */
  tw_tile_edit_set_override (&t, &tunnel, TRUE);
  click (&t, TW_EDGE_E, TW_KIND_FIELD);
  click (&t, TW_EDGE_W, TW_KIND_FIELD);
  assert_topology (&t, "city:N | | | 1");
  tw_fields_derive (&t, TW_FIELDS_DEFAULT, &fields);
  g_assert_cmpuint (fields.stale, ==, 1);
  g_assert_cmpint (tw_tile_edit_clear_overrides (&t), ==, TW_EDIT_CLEARED);
  g_assert_cmpint (tw_tile_edit_clear_overrides (&t), ==, TW_EDIT_NOTHING);
}

/* A field shut in by cities is named by its number. */
static void
test_override_of_an_enclosed_field (void)
{
  TwTopology t = { 0 };
  TwFieldOverride unlink = { .kind = TW_OVERRIDE_UNLINK, .city = 2 };
  TwFields fields;

  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    click (&t, (TwEdge) edge, TW_KIND_CITY);
  g_assert_cmpint (tw_tile_edit_set_override (&t, &unlink, TRUE), ==, TW_EDIT_LAID);
  tw_fields_derive (&t, TW_FIELDS_DEFAULT, &fields);
  g_assert_cmpuint (fields.fields[0].cities, ==, 0xb);
  unlink.index = 1;
  g_assert_cmpint (tw_tile_edit_set_override (&t, &unlink, TRUE), ==, TW_EDIT_NOTHING);
}

/* What no gesture makes but a file may hold. */
static void
test_tidy (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  tw_topology_add_segment (&t, TW_KIND_CITY, 0);
  tw_topology_add_segment (&t, TW_KIND_RIVER, N | S);
  tw_topology_add_junction (&t, TW_JUNCTION_BRIDGE, TW_SEGMENT_BIT (0) | TW_SEGMENT_BIT (2));
  tw_topology_add_junction (&t, TW_JUNCTION_GATE, TW_SEGMENT_BIT (1));
  tw_topology_add_junction (&t, TW_JUNCTION_CONTACT, TW_SEGMENT_BIT (1) | TW_SEGMENT_BIT (2));
  tw_topology_add_junction (&t, TW_JUNCTION_LAKE, 0);
  tw_topology_add_symbol (&t, "gold", -1, 1, TW_DIRECTION_NONE);
  tw_topology_add_symbol (&t, "inn", 7, 1, TW_DIRECTION_NONE);
  tw_topology_add_symbol (&t, "wine", 1, 1, TW_DIRECTION_NONE);
  t.overrides[t.n_overrides++] =
      (TwFieldOverride){ .kind = TW_OVERRIDE_LINK, .field = TW_RIM_BIT (TW_PORT_NL), .city = 9 };
  tw_tile_edit_tidy (&t);
  assert_topology (&t, "road:EW river:NS | bridge(0^,1) | gold*1");
}

static void
test_mend (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  tw_topology_add_segment (&t, TW_KIND_CITY, N);
  tw_topology_add_segment (&t, TW_KIND_ROAD, S);
  tw_topology_add_junction (&t, TW_JUNCTION_GATE, TW_SEGMENT_BIT (1) | TW_SEGMENT_BIT (2));
  g_assert_cmpint (tw_tile_edit_mend (&t), ==, TW_EDIT_ENDED);
  assert_topology (&t, "road:EW city:N road:S | gate(1,2) bridge(0,2^)");
  g_assert_cmpint (tw_tile_edit_mend (&t), ==, TW_EDIT_NOTHING);
}

static void
test_full (void)
{
  TwTopology t = { 0 }, before;

  for (guint i = 0; i < TW_MAX_SEGMENTS; i++)
    tw_topology_add_segment (&t, TW_KIND_GARDEN, 0);
  before = t;
  g_assert_cmpint (click (&t, TW_EDGE_N, TW_KIND_CITY), ==, TW_EDIT_FULL);
  g_assert_cmpint (tw_tile_edit_toggle_place (&t, TW_KIND_MONASTERY), ==, TW_EDIT_FULL);
  g_assert_true (tw_topology_equal (&t, &before));
  t = (TwTopology){ 0 };
  for (guint i = 0; i < TW_MAX_SYMBOLS; i++)
    {
      g_autofree char *id = g_strdup_printf ("own-%u", i);

      g_assert_cmpint (tw_tile_edit_set_symbol (&t, id, -1, 1, TW_DIRECTION_NONE), ==,
                       TW_EDIT_SYMBOL);
    }
  g_assert_cmpint (tw_tile_edit_set_symbol (&t, "gold", -1, 1, TW_DIRECTION_NONE), ==,
                   TW_EDIT_FULL);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tile/tile-edit/click-lays-and-clears", test_click_lays_and_clears);
  g_test_add_func ("/tile/tile-edit/click-leaves-the-others", test_click_leaves_the_others);
  g_test_add_func ("/tile/tile-edit/mist-is-a-layer", test_mist_is_a_layer);
  g_test_add_func ("/tile/tile-edit/drag-lays-one-segment", test_drag_lays_one_segment);
  g_test_add_func ("/tile/tile-edit/drag-wipes-with-field", test_drag_wipes_with_field);
  g_test_add_func ("/tile/tile-edit/drag-joins-whole-segments", test_drag_joins_whole_segments);
  g_test_add_func ("/tile/tile-edit/toggle-joined", test_toggle_joined);
  g_test_add_func ("/tile/tile-edit/part", test_part);
  g_test_add_func ("/tile/tile-edit/join", test_join);
  g_test_add_func ("/tile/tile-edit/join-keeps-overrides", test_join_keeps_overrides);
  g_test_add_func ("/tile/tile-edit/contact-and-corner", test_contact_and_corner);
  g_test_add_func ("/tile/tile-edit/places", test_places);
  g_test_add_func ("/tile/tile-edit/symbols", test_symbols);
  g_test_add_func ("/tile/tile-edit/symbols-alone", test_symbols_alone);
  g_test_add_func ("/tile/tile-edit/overrides", test_overrides);
  g_test_add_func ("/tile/tile-edit/override-enclosed", test_override_of_an_enclosed_field);
  g_test_add_func ("/tile/tile-edit/tidy", test_tidy);
  g_test_add_func ("/tile/tile-edit/mend", test_mend);
  g_test_add_func ("/tile/tile-edit/full", test_full);
  return g_test_run ();
}
