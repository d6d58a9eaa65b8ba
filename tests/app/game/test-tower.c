/* Towers at the table: where a floor has its spot, what is drawn there, who is captured, in words.
 */
#include <math.h>

#include "app/drawing/table-pieces.h"
#include "tests/app/game/position-fixture.h"

#define FLOOR "draw=U U@1,0/0 highwayman@1,0:road(W) draw=Turm6 Turm6@2,0/0 floor@2,0 "

/* A floor is laid at the tower, not in the middle of the tile. Rule: TOWER-010. */
static void
test_floor_spot (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("tower", "draw=U U@1,0/0 - draw=Turm6 Turm6@2,0/0");
  const TwPlay *play = tw_table_model_get_play (model);
  guint n = 0, n_floors = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (model, &n);

  for (guint i = 0; i < n; i++)
    if (spots[i].verb >= TW_N_VERBS && spots[i].figures == 0)
      {
        g_assert_cmpint (spots[i].place, ==, TW_SPOT_MARK);
        g_assert_cmpuint (spots[i].number, ==, 0);
        g_assert_cmpint (play->board.slots[spots[i].slot].x, ==, 2);
        n_floors++;
      }
  g_assert_cmpuint (n_floors, ==, 1);
}

/* Rule: TOWER-013. */
static void
test_captured (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("tower", FLOOR);
  guint n = 0;
  g_autofree char *worth = NULL;

  g_assert_true (fixture_asks (model, "Capture a follower in reach of the tower, or go on."));
  tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 1);
  worth = tw_table_worth_of_spot (model, 0);
  g_assert_true (g_str_has_prefix (worth, "Capture: "));
  g_assert_true (tw_table_model_choose_spot (model, 0, -1));
  g_assert_true (fixture_log_has (model, "Eva captured a follower in reach of the tower: "));
}

/* Rule: TOWER-020. */
static void
test_exchanged (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("tower", FLOOR "take=P1:highwayman@1,0:road(W) draw=U U@-1,0/0 - "
                                          "draw=U U@-2,0/0 highwayman@-2,0:road(W) "
                                          "draw=Turm5 Turm5@-3,0/0 floor@-3,0 "
                                          "take=P2:highwayman@-2,0:road(W)");

  g_assert_true (fixture_log_has (model, "Anna exchanged prisoners and got back: Meeple"));
}

/* What a prisoner costs, and who has it. Rule: TOWER-021. */
static void
test_ransom (void)
{
  static const char *const settings[] = { "tower.ransom", "0", NULL };
  g_autoptr (TwTableModel) model =
      fixture_table_after_with ("tower", settings, "Anna Eva",
                                FLOOR "take=P1:highwayman@1,0:road(W) draw=U U@-1,0/0");

  g_assert_cmpint (fixture_find_choice (model, "Ransom 0: Meeple, held by Eva"), >=, 0);
}

/* Where only the tower is left for it, the phantom is named as well. Rule: TOWER-041. */
static void
test_phantom (void)
{
  static const char *const settings[] = { "farmers", "n", NULL };
  g_autoptr (TwTableModel) model = fixture_table_after_with ("tower phantom", settings, "Anna Eva",
                                                             "draw=Turm2 Turm2@0,1/0 floor@0,1");

  g_assert_true (fixture_asks (model, "Phantom: place this figure as well. Put a follower on a "
                                      "tower. Or go on."));
}

/* Who has no meeple left is asked for the floor with the tile, as everybody. Rule: TOWER-010. */
static void
test_without_meeples (void)
{
  static const char *const settings[] = { "supply.meeple", "0", NULL };
  g_autoptr (TwTableModel) model =
      fixture_table_after_with ("tower", settings, "Anna Eva", "draw=Turm6 Turm6@1,0/0");
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (model, &n);

  g_assert_cmpint (tw_table_model_get_question (model), ==, TW_QUESTION_FIGURE);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (spots[0].verb, >=, TW_N_VERBS);
  g_assert_true (fixture_asks (model, "Put a floor on a tower, or go on."));
}

/* Rule: TOWER-011. */
static void
test_on_top (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("tower", FLOOR "- draw=U U@-1,0/0 meeple@2,0:tower");

  g_assert_true (fixture_log_has (model, "Anna put a follower on a tower: Meeple, "));
}

/* Floors lie one upon the other at the tower, the uppermost says how many they are, and who stands
 * there stands on it. */
static void
test_pile (void)
{
  static const guint colours[TW_MAX_SEATS] = { 0, 1, 2, 3, 4, 5 };
  g_autoptr (TwTableModel) model =
      fixture_table_after ("tower", FLOOR "- draw=U U@-1,0/0 floor@2,0 take=highwayman@1,0:road(W) "
                                          "draw=U U@-2,0/0 meeple@2,0:tower");
  const TwPlay *play = tw_table_model_get_play (model);
  g_autoptr (TwTableLayouts) layouts =
      tw_table_layouts_new (tw_table_model_get_setup (model)->rules);
  g_autoptr (GArray) pieces = tw_table_pieces_new (play, layouts, colours);
  const TwTablePiece *piece = &g_array_index (pieces, TwTablePiece, 0);
  double x, y;

  g_assert_cmpuint (pieces->len, ==, 3);
  tw_table_layouts_mark (layouts, play, piece->slot, 0, &x, &y);
  for (guint i = 0; i < pieces->len; i++)
    {
      g_assert_cmpstr (piece[i].figure, ==, i < 2 ? "floor" : "meeple");
      g_assert_cmpfloat (fabs (piece[i].x - x), <, .001);
      g_assert_cmpuint (piece[i].number, ==, i == 1 ? 2 : 0);
      if (i > 0)
        g_assert_cmpfloat (piece[i].y, <, piece[i - 1].y);
    }
  g_assert_cmpfloat (fabs (piece[0].y - y), <, .1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/tower/floor-spot", test_floor_spot);
  g_test_add_func ("/play/tower/captured", test_captured);
  g_test_add_func ("/play/tower/exchanged", test_exchanged);
  g_test_add_func ("/play/tower/ransom", test_ransom);
  g_test_add_func ("/play/tower/phantom", test_phantom);
  g_test_add_func ("/play/tower/without-meeples", test_without_meeples);
  g_test_add_func ("/play/tower/on-top", test_on_top);
  g_test_add_func ("/play/tower/pile", test_pile);
  return g_test_run ();
}
