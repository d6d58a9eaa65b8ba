/* How symbols name fields, and what becomes of the name when the tile is drawn anew or turned. */
#include "engine/tile/field-place.h"

#include "engine/tile/signature.h"
#include "engine/tile/symbol-table.h"
#include "engine/tile/tile-edit-mark.h"
#include "engine/tile/tile-edit-road.h"
#include "engine/tile/tile-words.h"
#include "engine/tile/tile.h"
#include "engine/tile/variants.h"
#include "tests/engine/tile/edges.h"

static int
place_of (const char *text)
{
  int place = 0;

  g_assert_true (tw_field_place_parse (text, &place));
  return place;
}

/* "well@field(NL)*2 …" */
static void
assert_symbols (const TwTopology *t, const char *expected)
{
  GString *text = g_string_new (NULL);
  g_autofree char *written = NULL;

  for (guint i = 0; i < t->n_symbols; i++)
    {
      g_autofree char *place = tw_place_is_field (t->symbols[i].segment)
                                   ? tw_field_place_to_string (t->symbols[i].segment)
                                   : g_strdup_printf ("%d", t->symbols[i].segment);

      g_string_append_printf (text, "%s%s@%s*%u", i > 0 ? " " : "", t->symbols[i].id, place,
                              t->symbols[i].count);
    }
  written = g_string_free (text, FALSE);
  g_assert_cmpstr (written, ==, expected);
}

/* A road from west to east: a field on each side, with one well in each. */
static void
draw_road (TwTopology *t)
{
  *t = (TwTopology){ 0 };
  tw_topology_add_segment (t, TW_KIND_ROAD, E | W);
  tw_topology_add_symbol (t, "well", place_of ("field(NL)"), 1, TW_DIRECTION_NONE);
  tw_topology_add_symbol (t, "well", place_of ("field(ER)"), 1, TW_DIRECTION_NONE);
}

/* Four cities with a field between them. */
static void
draw_yard (TwTopology *t)
{
  *t = (TwTopology){ 0 };
  for (guint edge = 0; edge < TW_N_EDGES; edge++)
    tw_topology_add_segment (t, TW_KIND_CITY, (TwEdgeSet) (1u << edge));
  tw_topology_add_symbol (t, "well", place_of ("field(-)"), 1, TW_DIRECTION_NONE);
}

static void
test_names (void)
{
  static const char *const good[] = { "field(NL)", "field(W)",  "field(SE)",
                                      "field(-)",  "field(-2)", "field(-16)" };
  static const char *const bad[] = { "field()",   "field(X)",  "field(-1)",  "field(-17)",
                                     "field(nl)", "field(NL",  "field",      "NL",
                                     "road(N)",   "field(-x)", "field(NL)x", "" };
  int place;

  for (guint i = 0; i < G_N_ELEMENTS (good); i++)
    {
      g_autofree char *text = tw_field_place_to_string (place_of (good[i]));

      g_assert_cmpstr (text, ==, good[i]);
      g_assert_true (tw_place_is_field (place_of (good[i])));
      g_assert_cmpint (tw_place_is_enclosed (place_of (good[i])), ==, good[i][6] == '-');
    }
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    g_assert_false (tw_field_place_parse (bad[i], &place));
  g_assert_false (tw_place_is_field (-1));
  g_assert_false (tw_place_is_field (-2));
  g_assert_false (tw_place_is_field (0));
}

/* Any place names the field; on one tile it has one name. */
static void
test_settled (void)
{
  TwTopology t = { 0 };
  TwFields fields;

  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  tw_topology_add_symbol (&t, "well", place_of ("field(WR)"), 1, TW_DIRECTION_NONE);
  tw_topology_add_symbol (&t, "well", place_of ("field(S)"), 1, TW_DIRECTION_NONE);
  tw_topology_add_symbol (&t, "well", place_of ("field(NE)"), 2, TW_DIRECTION_NONE);
  tw_topology_add_symbol (&t, "well", place_of ("field(E)"), 1, TW_DIRECTION_NONE);
  tw_fields_derive (&t, TW_FIELDS_DEFAULT, &fields);
  tw_topology_settle_fields (&t, &fields);
  /* There is road in the middle of the east. */
  assert_symbols (&t, "well@field(NL)*3 well@field(ER)*1 well@field(E)*1");
  g_assert_cmpint (tw_fields_find_place (&fields, place_of ("field(E)")), ==, -1);
  g_assert_cmpint (tw_fields_find_place (&fields, place_of ("field(-)")), ==, -1);
  g_assert_cmpint (tw_fields_find_place (&fields, -1), ==, -1);
  g_assert_true (tw_symbol_table_allowed (&t, "well", place_of ("field(S)")));
  g_assert_false (tw_symbol_table_allowed (&t, "well", place_of ("field(E)")));
  g_assert_false (tw_symbol_table_allowed (&t, "inn", place_of ("field(S)")));
}

static void
test_merges (void)
{
  TwTopology t;

  draw_road (&t);
  tw_tile_edit_click_edge (&t, TW_EDGE_E, TW_KIND_FIELD);
  /* The road ends at a village now: one field goes round it. */
  assert_symbols (&t, "well@field(NL)*2");
}

static void
test_parted (void)
{
  TwTopology t = { 0 };

  tw_topology_add_symbol (&t, "well", place_of ("field(NL)"), 2, TW_DIRECTION_NONE);
  tw_topology_add_symbol (&t, "gold", -1, 1, TW_DIRECTION_NONE);
  tw_tile_edit_drag_edges (&t, TW_EDGE_W, E | W, TW_KIND_ROAD);
  assert_symbols (&t, "well@field(NL)*2 gold@-1*1");
  /* What named it is city now: it stays in what is left of it. */
  tw_tile_edit_click_edge (&t, TW_EDGE_N, TW_KIND_CITY);
  assert_symbols (&t, "well@field(EL)*2 gold@-1*1");
}

static void
test_vanishes (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_CITY, N | E | S);
  tw_topology_add_symbol (&t, "well", place_of ("field(WL)"), 1, TW_DIRECTION_NONE);
  tw_tile_edit_drag_edges (&t, TW_EDGE_N, N | E | S | W, TW_KIND_CITY);
  assert_symbols (&t, "");
}

/* Joined under the road by hand, and parted again. */
static void
test_joined (void)
{
  const TwFieldOverride join = {
    .kind = TW_OVERRIDE_JOIN, .city = -1, .field = TW_RIM_BIT (0), .other = TW_RIM_BIT (6)
  };
  TwTopology t;

  draw_road (&t);
  g_assert_cmpint (tw_tile_edit_set_override (&t, &join, TRUE), ==, TW_EDIT_LAID);
  assert_symbols (&t, "well@field(NL)*2");
  g_assert_cmpint (tw_tile_edit_clear_overrides (&t), ==, TW_EDIT_CLEARED);
  assert_symbols (&t, "well@field(NL)*2");
}

static void
test_enclosed (void)
{
  g_autoptr (TwTile) turned = NULL, tile = NULL;
  TwTopology t;

  draw_yard (&t);
  tile = tw_tile_new ("Y", 1, &t);
  turned = tw_tile_transform (tile, 1, TRUE);
  assert_symbols (&turned->topology, "well@field(-)*1");
  /* Opened, and closed again. */
  tw_tile_edit_click_edge (&t, TW_EDGE_W, TW_KIND_FIELD);
  assert_symbols (&t, "well@field(WL)*1");
  tw_tile_edit_click_edge (&t, TW_EDGE_W, TW_KIND_CITY);
  assert_symbols (&t, "well@field(-)*1");
}

static void
test_turned (void)
{
  g_autoptr (TwTile) tile = NULL, turned = NULL, mirrored = NULL, back = NULL;
  TwTopology t;
  TwVariant *variant;

  draw_road (&t);
  tw_topology_remove_symbol (&t, 1);
  tile = tw_tile_new ("R", 2, &t);
  variant = tw_tile_add_variant (tile, "W", 1);
  tw_topology_add_symbol (&variant->added, "well", place_of ("field(ER)"), 1, TW_DIRECTION_NONE);
  turned = tw_tile_transform (tile, 1, FALSE);
  /* What was in the north is in the east; the west begins in the south. */
  assert_symbols (&turned->topology, "well@field(NR)*1");
  assert_symbols (&turned->variants[0].added, "well@field(NL)*1");
  back = tw_tile_transform (turned, 3, FALSE);
  g_assert_true (tw_tile_equal (tile, back));
  mirrored = tw_tile_transform (turned, 0, TRUE);
  assert_symbols (&mirrored->topology, "well@field(NL)*1");
  tw_tile_variant_topology (tile, 0, &t);
  assert_symbols (&t, "well@field(NL)*1 well@field(ER)*1");
}

/* Two fields of the same kind: which has the well is told by its cities. */
static void
test_which_enclosed (void)
{
  static const TwField fields_before[] = { { .cities = 3 }, { .cities = 12 } };
  static const TwField fields_now[] = { { .cities = 12 }, { .cities = 3 } };
  TwFields before = { .n_fields = 2 }, now = { .n_fields = 2 };

  memcpy (before.fields, fields_before, sizeof fields_before);
  memcpy (now.fields, fields_now, sizeof fields_now);
  g_assert_cmpint (tw_field_place_turned (&before, place_of ("field(-)"), &now), ==,
                   place_of ("field(-2)"));
  g_assert_cmpint (tw_field_place_turned (&before, place_of ("field(-2)"), &now), ==,
                   place_of ("field(-)"));
  /* With the same cities they keep their order. */
  before.fields[1].cities = now.fields[0].cities = 3;
  g_assert_cmpint (tw_field_place_turned (&before, place_of ("field(-)"), &now), ==,
                   place_of ("field(-)"));
  g_assert_cmpint (tw_field_place_turned (&before, place_of ("field(-2)"), &now), ==,
                   place_of ("field(-2)"));
}

/* Symbols of a field that point different ways stay two; of those that are one there are no more
 * than can be written. */
static void
test_unite (void)
{
  TwTopology t = { 0 };
  TwFields fields;

  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  tw_topology_add_symbol (&t, "well", place_of ("field(NL)"), 1, TW_DIRECTION_N);
  tw_topology_add_symbol (&t, "well", place_of ("field(WR)"), 2, TW_DIRECTION_S);
  tw_topology_add_symbol (&t, "well", place_of ("field(ER)"), 200, TW_DIRECTION_NONE);
  tw_topology_add_symbol (&t, "well", place_of ("field(SL)"), 100, TW_DIRECTION_NONE);
  tw_fields_derive (&t, TW_FIELDS_DEFAULT, &fields);
  tw_topology_settle_fields (&t, &fields);
  assert_symbols (&t, "well@field(NL)*1 well@field(NL)*2 well@field(ER)*255");
}

/* Fields that reach no edge have numbers of their own: those that do are not counted. */
static void
test_numbers (void)
{
  TwFields fields = { .n_fields = 3, .fields = { { .rim = TW_RIM_BIT (0) } } };

  g_assert_cmpint (tw_fields_place (&fields, 1), ==, place_of ("field(-)"));
  g_assert_cmpint (tw_fields_place (&fields, 2), ==, place_of ("field(-2)"));
  g_assert_cmpint (tw_fields_find_place (&fields, place_of ("field(-)")), ==, 1);
}

/* A field that is gone is not the one that is left, which was there before. */
static void
test_gone (void)
{
  TwTopology t = { 0 };
  TwFields before, now;

  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  tw_fields_derive (&t, TW_FIELDS_DEFAULT, &before);
  t = (TwTopology){ 0 };
  tw_topology_add_segment (&t, TW_KIND_CITY, N | E | W);
  tw_fields_derive (&t, TW_FIELDS_DEFAULT, &now);
  g_assert_cmpuint (now.n_fields, ==, 1);
  g_assert_cmpint (tw_field_place_follow (&before, place_of ("field(NL)"), &now), ==,
                   place_of ("field(NL)"));
  g_assert_cmpint (tw_field_place_follow (&before, place_of ("field(ER)"), &now), ==,
                   place_of ("field(SL)"));
}

static void
test_variant_follows (void)
{
  g_autoptr (TwTile) tile = NULL, one = NULL, none = NULL;
  TwTopology t = { 0 };
  TwVariant *variant;

  tw_topology_add_segment (&t, TW_KIND_CITY, E | S);
  tile = tw_tile_new ("R", 2, &t);
  variant = tw_tile_add_variant (tile, "W", 1);
  tw_topology_add_symbol (&variant->added, "well", place_of ("field(NL)"), 1, TW_DIRECTION_NONE);
  tw_tile_edit_drag_edges (&t, TW_EDGE_E, N | E | S, TW_KIND_CITY);
  one = tw_tile_with_topology (tile, &t);
  assert_symbols (&one->variants[0].added, "well@field(WL)*1");
  tw_tile_edit_drag_edges (&t, TW_EDGE_E, N | E | S | W, TW_KIND_CITY);
  none = tw_tile_with_topology (one, &t);
  assert_symbols (&none->variants[0].added, "");
}

/* Where it is drawn stays with it. */
static void
test_picture_follows (void)
{
  TwShape shape = { .n_points = 1,
                    .points = { { .role = TW_SHAPE_PICTURE, .owner = 1, .x = 700, .y = 800 } } };
  g_autoptr (TwTile) plain = NULL, tile = NULL, moved = NULL;
  TwTopology t;

  draw_road (&t);
  plain = tw_tile_new ("R", 2, &t);
  tile = tw_tile_with_shape (plain, &shape);
  tw_tile_edit_set_symbol (&t, "well", place_of ("field(NL)"), 0, TW_DIRECTION_NONE);
  tw_tile_edit_click_edge (&t, TW_EDGE_S, TW_KIND_CITY);
  moved = tw_tile_with_topology (tile, &t);
  assert_symbols (&t, "well@field(ER)*1");
  g_assert_cmpuint (moved->shape.n_points, ==, 1);
  g_assert_cmpint (moved->shape.points[0].owner, ==, 0);
}

/* Tiles that differ in which field has the well do not play alike. */
static void
test_signature (void)
{
  TwTopology north, south, turned;
  g_autofree char *one = NULL, *other = NULL, *same = NULL;

  draw_road (&north);
  draw_road (&south);
  tw_topology_add_segment (&north, TW_KIND_CITY, N);
  tw_topology_add_segment (&south, TW_KIND_CITY, N);
  north.n_symbols = south.n_symbols = 1;
  north.symbols[0].segment = (gint8) place_of ("field(EL)");
  south.symbols[0].segment = (gint8) place_of ("field(ER)");
  turned = north;
  tw_topology_rotate (&turned, 1);
  one = tw_topology_signature (&north, FALSE);
  other = tw_topology_signature (&south, FALSE);
  same = tw_topology_signature (&turned, FALSE);
  g_assert_cmpstr (one, !=, other);
  g_assert_cmpstr (one, ==, same);
}

static void
test_words (void)
{
  TwTopology t;
  TwFields fields;
  g_autofree char *words = NULL, *field = NULL;

  draw_road (&t);
  tw_topology_remove_symbol (&t, 1);
  tw_fields_derive (&t, TW_FIELDS_DEFAULT, &fields);
  words = tw_tile_words (&t, NULL);
  g_assert_cmpstr (words, ==, "road from east to west; field north, east and west with well");
  field = tw_tile_words_field_with (&t, &fields, 0, NULL);
  g_assert_cmpstr (field, ==, "field north, east and west with well");
}

static void
test_set (void)
{
  TwTopology t = { 0 };

  tw_topology_add_segment (&t, TW_KIND_ROAD, E | W);
  g_assert_cmpint (tw_tile_edit_set_symbol (&t, "well", place_of ("field(-)"), 1,
                                            TW_DIRECTION_NONE),
                   ==, TW_EDIT_NOTHING);
  g_assert_cmpint (tw_tile_edit_set_symbol (&t, "inn", place_of ("field(NL)"), 1,
                                            TW_DIRECTION_NONE),
                   ==, TW_EDIT_NOTHING);
  g_assert_cmpint (tw_tile_edit_set_symbol (&t, "well", place_of ("field(NL)"), 3,
                                            TW_DIRECTION_NONE),
                   ==, TW_EDIT_SYMBOL);
  assert_symbols (&t, "well@field(NL)*3");
  tw_tile_edit_tidy (&t);
  assert_symbols (&t, "well@field(NL)*3");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/field-place/names", test_names);
  g_test_add_func ("/field-place/settled", test_settled);
  g_test_add_func ("/field-place/unite", test_unite);
  g_test_add_func ("/field-place/numbers", test_numbers);
  g_test_add_func ("/field-place/gone", test_gone);
  g_test_add_func ("/field-place/merges", test_merges);
  g_test_add_func ("/field-place/parted", test_parted);
  g_test_add_func ("/field-place/vanishes", test_vanishes);
  g_test_add_func ("/field-place/joined", test_joined);
  g_test_add_func ("/field-place/enclosed", test_enclosed);
  g_test_add_func ("/field-place/which-enclosed", test_which_enclosed);
  g_test_add_func ("/field-place/turned", test_turned);
  g_test_add_func ("/field-place/variant-follows", test_variant_follows);
  g_test_add_func ("/field-place/picture-follows", test_picture_follows);
  g_test_add_func ("/field-place/signature", test_signature);
  g_test_add_func ("/field-place/words", test_words);
  g_test_add_func ("/field-place/set", test_set);
  return g_test_run ();
}
