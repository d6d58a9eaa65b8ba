/* The table told to who does not see it: cells, features, spots, lines of the log, and where the
 * game stands. All numbers are counted by hand. */
#include "app/game/log-spoken.h"
#include "app/game/spot-said.h"
#include "app/game/table-reading.h"
#include "app/game/table-sentences.h"
#include "app/game/table-status.h"
#include "tests/app/game/position-fixture.h"

/* Anna's road goes on at both ends; Eva's city of two tiles is complete, and the drawn monastery
 * has fields all round. */
#define POSITION                                                                                   \
  "draw=U U@1,0/0 highwayman@1,0:road(W) draw=E E@0,-1/180 knight@0,-1:city(S) draw=B"

static void
assert_cell (TwTableModel *model, int x, int y, const char *expected)
{
  g_autofree char *words = tw_table_reading_cell (model, x, y);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_cells (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", POSITION);

  assert_cell (model, 0, 0, "middle: city north; road from east to west (tile D)");
  assert_cell (model, 1, 0,
               "1 east: road from east to west (tile U). Anna: Highwayman, road from east to west");
  assert_cell (model, 0, -1, "1 north: city south (tile E)");
  assert_cell (model, 2, 0, "2 east: open, west: road (Anna). The tile does not fit here.");
  assert_cell (model, 1, 1, "1 east, 1 south: open, north: field. The tile fits in 4 rotations.");
  assert_cell (model, 1, -1,
               "1 east, 1 north: open, south: field, west: field. The tile fits in 4 rotations.");
  assert_cell (model, 5, 5, "5 east, 5 south: nothing");
}

static void
assert_feature (TwTableModel *model, int index, const char *start, const char *end)
{
  guint node;
  g_autofree char *words = tw_table_reading_feature (model, 1, 0, index, &node);

  g_assert_cmpuint (node, !=, TW_NO_NODE);
  if (!g_str_has_prefix (words, start) || !g_str_has_suffix (words, end))
    g_error ("“%s” is not “%s … %s”", words, start, end);
}

static void
test_features (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", POSITION);
  guint node;

  assert_feature (model, 0, "road from east to west. Road: now 2, closed at least 4; Anna 1. ",
                  " 2 tiles: 1 east; middle. Open at: 2 east; 1 west.");
  /* Round and round, both ways: north of the road and south of it are two fields. */
  assert_feature (model, 3, "road from east to west. ", ".");
  assert_feature (model, -3, "road from east to west. ", ".");
  assert_feature (model, 1, "field north, east and west. Field: at the end 3. ", ".");
  g_assert_null (tw_table_reading_feature (model, 2, 0, 0, &node));
  g_assert_cmpuint (node, ==, TW_NO_NODE);
}

static void
assert_last (TwTableModel *model, guint index, const char *whose, int x, int y)
{
  int at_x = 99, at_y = 99;
  g_autofree char *words = tw_table_reading_last_tile (model, index, &at_x, &at_y);

  g_assert_cmpstr (words, ==, whose);
  g_assert_cmpint (at_x, ==, x);
  g_assert_cmpint (at_y, ==, y);
}

static void
test_last_tiles (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", POSITION),
                           fresh = fixture_table_after ("", "draw=U");

  assert_last (model, 0, "Last tile of Eva", 0, -1);
  assert_last (model, 1, "Last tile of Anna", 1, 0);
  assert_last (model, 2, "Last tile of Eva", 0, -1);
  assert_last (fresh, 0, NULL, 99, 99);
}

static void
propose (TwTableModel *model, int x, int y)
{
  g_assert_true (tw_table_model_aim (model, x, y, FALSE));
  g_assert_true (tw_table_model_propose (model));
}

static void
assert_joined (const char *position, int x, int y, const char *expected)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", position);
  g_autofree char *words = NULL;

  propose (model, x, y);
  words = tw_table_reading_joined (model, x, y);
  g_assert_cmpstr (words, ==, expected);
}

static void
test_joined (void)
{
  assert_joined ("draw=U U@1,0/0 highwayman@1,0:road(W) draw=U", 2, 0, "joins: road (Anna)");
  assert_joined ("draw=E", 0, -1, "completes: city");
  assert_joined ("draw=R R@0,-1/180 knight@0,-1:city(S) draw=B", 0, 1, "");
}

static void
test_spots (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", "draw=E");
  g_autofree char *knight = NULL, *farmer = NULL;
  guint n = 0;

  propose (model, 0, -1);
  tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 2);
  knight = tw_spot_said (model, 0);
  farmer = tw_spot_said (model, 1);
  g_assert_cmpstr (knight, ==, "Knight, city south: complete, 4");
  g_assert_cmpstr (farmer, ==, "Farmer, field north, east and west: at the end 3");
}

static void
test_log (void)
{
  static const char *const expected[] = {
    "Anna laid a road and placed a highwayman, 1 east of the start tile",
    "Eva laid a city and placed a knight, 1 north of the start tile",
    "Eva scored a city, 4 points",
  };
  g_autoptr (TwTableModel) model = fixture_table_after ("", POSITION);
  g_autoptr (GListStore) lines = tw_log_list_new ();

  tw_log_list_update (lines, model);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (lines)), ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      g_autoptr (TwLogItem) line = g_list_model_get_item (G_LIST_MODEL (lines), i);
      g_autofree char *words = tw_log_spoken (line, model);

      g_assert_cmpstr (words, ==, expected[i]);
    }
}

static void
assert_status (TwTableModel *model, TwTableQuery query, const char *expected)
{
  g_autofree char *words = tw_table_status (model, query);

  g_assert_cmpstr (words, ==, expected);
}

static void
test_status (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", POSITION);

  assert_status (model, TW_QUERY_SCORES,
                 "Anna: 0 points. If the game ended now: 2 (Roads +2). Eva: 4 points. If the game "
                 "ended now: 4.");
  assert_status (model, TW_QUERY_FIGURES, "Anna: 6 meeples left. Eva: 7 meeples left.");
  assert_status (model, TW_QUERY_TILES, "68 tiles left.");
  assert_status (model, TW_QUERY_TURN, "Turn 3. Anna decides.");
  assert_status (model, TW_QUERY_QUESTION,
                 "Anna: Lay the tile where it fits. Drawn: monastery (tile B).");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/reading/cells", test_cells);
  g_test_add_func ("/game/reading/features", test_features);
  g_test_add_func ("/game/reading/last-tiles", test_last_tiles);
  g_test_add_func ("/game/reading/joined", test_joined);
  g_test_add_func ("/game/reading/spots", test_spots);
  g_test_add_func ("/game/reading/log", test_log);
  g_test_add_func ("/game/reading/status", test_status);
  return g_test_run ();
}
