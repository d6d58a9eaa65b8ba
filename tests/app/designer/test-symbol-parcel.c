/* Symbols on their way from one tile to another, without a clipboard. */
#include "app/designer/symbol-parcel.h"
#include "engine/format/tile-set-file.h"

#define RULES                                                                                      \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>"                                           \
  "<symbol id='kite' on='city'><title>Kite</title></symbol></rules>"

static TwTileSet *
set_of (const char *content)
{
  g_autofree char *xml =
      g_strdup_printf ("<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='s'>"
                       "<title>T</title>%s</tile-set>",
                       content);
  g_autoptr (GError) error = NULL;
  TwTileSet *set = tw_tile_set_file_parse ("s.xml", xml, -1, &error);

  g_assert_no_error (error);
  return set;
}

static int
find (const TwTile *tile, const char *id)
{
  for (guint i = 0; i < tile->topology.n_symbols; i++)
    if (g_str_equal (tile->topology.symbols[i].id, id))
      return (int) i;
  return -1;
}

/* @id of the set's first tile, laid onto its second. */
static TwTile *
carry (const TwTileSet *set, const char *id, TwCanvasSpot spot, TwCanvasDeed *out_deed)
{
  g_autoptr (TwTile) parcel = NULL;
  int symbol = find (set->tiles[0], id);

  g_assert_cmpint (symbol, >=, 0);
  parcel = tw_symbol_parcel_new (set->tiles[0], (guint) symbol);
  g_assert_cmpuint (parcel->topology.n_symbols, ==, 1);
  g_assert_cmpuint (parcel->topology.n_segments, <=, 1);
  return tw_symbol_parcel_lay (parcel, set, set->tiles[1], spot, out_deed);
}

static const TwCanvasSpot nowhere = { TW_CANVAS_NOWHERE, 0 };

/* How many, where to and where they are drawn. */
static void
test_all_that_is_said (void)
{
  g_autoptr (TwTileSet) set =
      set_of ("<tile id='A' symbols='flying-machine:SE'><city edges='N' symbols='wine*2'/></tile>"
              "<tile id='B'><city edges='N'/><city edges='S'/></tile>");
  g_autoptr (TwTile) from = tw_tile_copy (set->tiles[0]);
  TwShape shape = { 0 };
  TwCanvasDeed deed;
  int at;

  for (guint8 part = 0; part < 2; part++)
    {
      TwShapePoint point = { TW_SHAPE_PICTURE, (gint8) find (from, "wine"), part,
                             (gint16) (300 + 300 * part), 150 };

      tw_shape_put (&shape, &point);
    }
  {
    g_autoptr (TwTile) shaped = tw_tile_with_shape (from, &shape);
    g_autoptr (TwTile) parcel = tw_symbol_parcel_new (shaped, (guint) find (from, "wine"));
    g_autoptr (TwTile) laid = tw_symbol_parcel_lay (parcel, set, set->tiles[1], nowhere, &deed);

    g_assert_nonnull (laid);
    at = find (laid, "wine");
    g_assert_cmpint (laid->topology.symbols[at].segment, ==, 0);
    g_assert_cmpuint (laid->topology.symbols[at].count, ==, 2);
    g_assert_cmpuint (laid->shape.n_points, ==, 2);
    g_assert_cmpint (laid->shape.points[1].x, ==, 600);
  }
  {
    g_autoptr (TwTile) laid = carry (set, "flying-machine", nowhere, &deed);

    g_assert_nonnull (laid);
    at = find (laid, "flying-machine");
    g_assert_cmpint (laid->topology.symbols[at].segment, ==, -1);
    g_assert_cmpuint (laid->topology.symbols[at].direction, ==, TW_DIRECTION_SE);
  }
}

/* Where it is told to, else on land like that it stood on, else where it may. */
static void
test_where (void)
{
  g_autoptr (TwTileSet) set =
      set_of ("<tile id='A'><city edges='S' symbols='wine'/><road edges='N' symbols='inn'/></tile>"
              "<tile id='B'><city edges='N'/><city edges='S'/></tile>");
  TwCanvasDeed deed;
  {
    g_autoptr (TwTile) laid = carry (set, "wine", nowhere, &deed);

    g_assert_cmpint (laid->topology.symbols[0].segment, ==, 1);
  }
  {
    g_autoptr (TwTile) laid =
        carry (set, "wine", TW_CANVAS_SPOT (TW_CANVAS_EDGE, TW_EDGE_N), &deed);

    g_assert_cmpint (laid->topology.symbols[0].segment, ==, 0);
    g_assert_cmpint (deed.segment, ==, 0);
  }
  g_assert_null (carry (set, "wine", TW_CANVAS_SPOT (TW_CANVAS_EDGE, TW_EDGE_E), &deed));
  g_assert_true (deed.refused);
  g_assert_null (carry (set, "inn", nowhere, &deed));
  g_assert_true (deed.refused);
}

/* More of it where one stands, as far as the rules have it; one that is there is not turned. */
static void
test_more (void)
{
  g_autoptr (TwTileSet) set = set_of (
      "<tile id='A' symbols='flying-machine:SE'><city edges='N' coats='2'/></tile>"
      "<tile id='B' symbols='flying-machine:W'><city edges='N' symbols='coat-of-arms'/></tile>");
  TwCanvasDeed deed;
  g_autoptr (TwTile) laid = carry (set, "coat-of-arms", nowhere, &deed);

  g_assert_nonnull (laid);
  g_assert_cmpuint (laid->topology.symbols[find (laid, "coat-of-arms")].count, ==, 3);
  g_assert_null (carry (set, "flying-machine", nowhere, &deed));
  g_assert_false (deed.refused);
  g_assert_cmpint (deed.note, ==, TW_EDIT_NOTHING);
}

/* With nothing selected it goes where there is room: to the other of two roads, else to other land.
 */
static void
test_room (void)
{
  g_autoptr (TwTileSet) set = set_of ("<tile id='A'><road edges='N S' symbols='inn'/></tile>"
                                      "<tile id='B'><road id='a' edges='N S' symbols='inn'/><road "
                                      "id='b' edges='E W'/><bridge over='a' "
                                      "under='b'/></tile>");
  TwCanvasDeed deed;
  g_autoptr (TwTile) laid = carry (set, "inn", nowhere, &deed), again = NULL;
  g_autoptr (TwTile) parcel = tw_symbol_parcel_new (set->tiles[0], 0);

  g_assert_nonnull (laid);
  g_assert_cmpint (deed.segment, ==, 1);
  g_assert_cmpuint (tw_topology_symbol_count (&laid->topology, "inn", 1), ==, 1);
  again = tw_symbol_parcel_lay (parcel, set, laid, nowhere, &deed);
  g_assert_null (again);
  g_assert_false (deed.refused);
  g_assert_cmpint (deed.note, ==, TW_EDIT_NOTHING);
  /* Where it is told to stand there is none. */
  g_assert_null (carry (set, "inn", TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, 0), &deed));
}

/* One that the set invents stands where the set says. */
static void
test_own (void)
{
  g_autoptr (TwTileSet) set =
      set_of (RULES "<tile id='A'><city edges='N' symbols='kite'/></tile>"
                    "<tile id='B'><road edges='N S'/><city edges='E'/></tile>");
  TwCanvasDeed deed;
  g_autoptr (TwTile) laid = carry (set, "kite", nowhere, &deed);

  g_assert_nonnull (laid);
  g_assert_cmpint (laid->topology.segments[laid->topology.symbols[0].segment].kind, ==,
                   TW_KIND_CITY);
  g_assert_null (carry (set, "kite", TW_CANVAS_SPOT (TW_CANVAS_EDGE, TW_EDGE_N), &deed));
}

/* What is wrong with the land of the tile, and how it is bent, is none of its business. */
static void
test_nothing_else (void)
{
  g_autoptr (TwTileSet) set = set_of ("<tile id='A'><road edges='N S' symbols='inn'/></tile>"
                                      "<tile id='B'><road edges='N S'/><road edges='E W'/></tile>");
  const TwShapePoint wild[] = { { TW_SHAPE_BEND, 1, TW_EDGE_E, 500, 980 },
                                { TW_SHAPE_BEND, 1, TW_EDGE_E, 20, 20 },
                                { TW_SHAPE_BEND, 1, TW_EDGE_E, 980, 30 } };
  TwShape shape = { 0 };
  g_autoptr (TwTile) parcel = NULL, laid = NULL, onto = NULL;
  TwTopology topology;
  TwCanvasDeed deed;

  for (guint i = 0; i < G_N_ELEMENTS (wild); i++)
    tw_shape_insert (&shape, i, &wild[i]);
  onto = tw_tile_with_shape (set->tiles[1], &shape);
  g_assert_cmpuint (onto->shape.n_points, ==, G_N_ELEMENTS (wild));
  parcel = tw_symbol_parcel_new (set->tiles[0], 0);
  laid = tw_symbol_parcel_lay (parcel, set, onto, TW_CANVAS_SPOT (TW_CANVAS_SEGMENT, 1), &deed);
  g_assert_nonnull (laid);
  g_assert_cmpuint (laid->topology.n_symbols, ==, 1);
  topology = laid->topology;
  tw_topology_remove_symbol (&topology, 0);
  g_assert_true (tw_topology_equal (&topology, &onto->topology));
  g_assert_true (tw_shape_equal (&laid->shape, &onto->shape));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/designer/symbol-parcel/all-that-is-said", test_all_that_is_said);
  g_test_add_func ("/designer/symbol-parcel/where", test_where);
  g_test_add_func ("/designer/symbol-parcel/more", test_more);
  g_test_add_func ("/designer/symbol-parcel/room", test_room);
  g_test_add_func ("/designer/symbol-parcel/own", test_own);
  g_test_add_func ("/designer/symbol-parcel/nothing-else", test_nothing_else);
  return g_test_run ();
}
