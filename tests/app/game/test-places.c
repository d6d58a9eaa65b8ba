/* Choices with a place: gold on tiles, a ferry's two ends, flights, spaces of the track; who
 * is asked next; what the log says of all that. */
#include "app/game/table-asks.h"
#include "app/game/table-worth.h"
#include "engine/game/pieces.h"
#include "tests/app/game/position-fixture.h"

static guint
n_spots (TwTableModel *model)
{
  guint n = 0;

  tw_table_model_get_spots (model, &n);
  return n;
}

static guint
n_choices (TwTableModel *model)
{
  guint n = 0;

  tw_table_model_get_choices (model, &n);
  return n;
}

static gboolean
has_piece (TwTableModel *model, const char *id, int x, int y)
{
  const TwPlay *play = tw_table_model_get_play (model);
  TwPieceWalk walk = { 0 };
  TwPiece piece;

  while (tw_play_next_piece (play, &walk, &piece))
    if (strcmp (piece.id, id) == 0 && play->board.slots[piece.slot].x == x
        && play->board.slots[piece.slot].y == y)
      return TRUE;
  return FALSE;
}

/* A proposal that first asks for gold does not say that nobody can stand on it. */
static void
test_gold_proposed (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("gold-mines", "draw=W W@-1,0/0 - draw=GoldD");

  g_assert_true (tw_table_model_aim (model, 0, -1, FALSE));
  tw_table_model_turn (model, 1, FALSE);
  g_assert_true (tw_table_model_propose (model));
  g_assert_true (
      fixture_asks (model, "Move the tile, or go on: a meeple comes after what the tile brings."));
}

/* A figure that comes after the gold has a line of its own, a whole sentence. */
static void
test_gold_first (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("gold-mines", "draw=W W@-1,0/0 - draw=GoldD GoldD@0,-1/90");
  g_autofree char *worth = NULL;

  fixture_choose_spot (model, "Lay gold: 1 west of the start tile");
  worth = tw_table_worth_of_spot (model, 0);
  g_assert_true (tw_table_model_choose_spot (model, 0, -1));
  g_assert_true (fixture_log_has (model, g_str_has_prefix (worth, "Knight") ? "Eva placed a knight"
                                         : g_str_has_prefix (worth, "Highwayman")
                                             ? "Eva placed a highwayman"
                                             : "Eva placed a farmer"));
}

/* GOLD-002: each neighbour is a spot, none lies in the hand. */
static void
test_gold (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("gold-mines", "draw=W W@-1,0/0 - draw=GoldD GoldD@0,-1/90");
  const TwTableSpot *spots;
  guint n = 0;

  g_assert_true (fixture_asks (model, "lay a second bar"));
  g_assert_cmpuint (n_choices (model), ==, 0);
  spots = tw_table_model_get_spots (model, &n);
  g_assert_cmpuint (n, ==, 2);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (spots[i].place, ==, TW_SPOT_TILE);
      g_assert_cmpuint (spots[i].node, ==, TW_NO_NODE);
    }
  g_assert_cmpint (fixture_find_spot (model, "Lay gold: the start tile"), >=, 0);
  fixture_choose_spot (model, "Lay gold: 1 west of the start tile");
  g_assert_true (has_piece (model, "gold", -1, 0));
  g_assert_false (has_piece (model, "gold", 0, 0));
  g_assert_true (fixture_log_has (model, "Eva laid a gold bar: 1 west of the start tile"));
}

#define LAKE "draw=U U@1,0/0 highwayman@1,0:road(W) draw=FährD FährD@2,0/0 highwayman@2,0:road(E) "

/* FERRY-004: two ends, one after the other; the first one can be taken back. */
static void
test_ferry (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("ferries", LAKE);
  int south;

  g_assert_true (fixture_asks (model, "choose two roads that it joins"));
  g_assert_false (tw_table_model_can_finish (model));
  g_assert_cmpuint (n_choices (model), ==, 0);
  g_assert_cmpuint (n_spots (model), ==, 3);
  fixture_choose_spot (model, "Ferry from the east, 2 east of the start tile");
  g_assert_true (fixture_asks (model, "joins with the first one"));
  g_assert_cmpuint (n_spots (model), ==, 3);
  g_assert_cmpint (fixture_find_spot (model, "Ferry east–south, 2 east of the start tile"), >=, 0);
  g_assert_cmpint (fixture_find_spot (model, "Ferry south–west, 2 east of the start tile"), ==, -1);
  /* By the end itself, and by Escape. */
  fixture_choose_spot (model, "Ferry from the east: not from here");
  g_assert_cmpuint (tw_table_model_get_picked (model), ==, TW_NO_NODE);
  fixture_choose_spot (model, "Ferry from the south, 2 east of the start tile");
  tw_table_model_withdraw (model);
  g_assert_cmpuint (tw_table_model_get_picked (model), ==, TW_NO_NODE);
  south = fixture_find_spot (model, "Ferry from the south, 2 east of the start tile");
  g_assert_true (tw_table_model_press_number (model, (guint) south));
  fixture_choose_spot (model, "Ferry south–west, 2 east of the start tile");
  g_assert_true (has_piece (model, "ferry", 2, 0));
  g_assert_true (fixture_log_has (model, "Eva laid a ferry: south–west"));
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 0);
}

/* FERRY-009, FERRY-013: the end that has but one other is enough. */
static void
test_move_ferry (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("ferries", LAKE "ferry@2,0:lake(EW) draw=U U@-1,0/0 -");

  g_assert_true (fixture_asks (model, "A ferry may move"));
  g_assert_true (tw_table_model_can_finish (model));
  /* East–west lies already: from the east it can only go to the south. */
  fixture_choose_spot (model, "Ferry east–south, 2 east of the start tile");
  g_assert_true (fixture_log_has (model, "Anna moved a ferry: east–south"));
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
}

static gboolean
has_spot_at (TwTableModel *model, TwSpotPlace place, int x, int y)
{
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (model, &n);
  const TwBoard *board = &tw_game_play (tw_table_model_get_shown (model))->board;

  for (guint i = 0; i < n; i++)
    if (spots[i].place == place && board->slots[spots[i].slot].x == x
        && board->slots[spots[i].slot].y == y)
      return TRUE;
  return FALSE;
}

/* FLY-004: the machine is a spot beside those for figures, and for one figure a time. */
static void
test_take_off (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("flying-machines inns-and-cathedrals", "draw=U U@1,0/0 - draw=FlugB");
  guint n = 0,
        big = (guint) tw_rules_figure (tw_table_model_get_setup (model)->rules, "big-meeple");
  const TwTableSpot *spots;
  TwWay way = { 0 };

  g_assert_true (tw_table_model_aim (model, 2, 0, FALSE));
  g_assert_true (tw_table_model_propose (model));
  g_assert_true (fixture_asks (model, "send one flying"));
  g_assert_cmpuint (n_choices (model), ==, 0);
  g_assert_true (has_spot_at (model, TW_SPOT_SYMBOL, 2, 0));
  g_assert_cmpint (fixture_find_spot (model, "Fly: Meeple"), >=, 0);
  tw_table_model_set_figure (model, big);
  g_assert_cmpint (fixture_find_spot (model, "Fly: Big meeple"), >=, 0);
  spots = tw_table_model_get_spots (model, &n);
  for (guint i = 0; i < n; i++)
    if (spots[i].place == TW_SPOT_SYMBOL)
      {
        const TwPlay *play = tw_game_play (tw_table_model_get_shown (model));
        int owner = tw_play_verb_owner (play, spots[i].verb);

        g_assert_true (spots[i].figures >> big & 1);
        g_assert_true (play->rules->expansions[owner]->showing->way (play,
                                                                     tw_play_own (play, owner),
                                                                     spots[i].slot, &way));
        g_assert_false (play->rules->expansions[owner]->showing->way (play,
                                                                      tw_play_own (play, owner), 0,
                                                                      &way));
      }
  g_assert_cmpuint (way.n, ==, 3);
}

/* FLY-007, FLY-012: where it may land is asked there, the die lies open. */
static void
test_landing (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after (
      "flying-machines",
      "draw=U U@1,0/0 highwayman@1,0:road(W) draw=FlugB FlugB@2,0/0 fly=meeple die=2");
  TwOpening opening = { 0 };

  g_assert_true (tw_table_model_get_opening (model, &opening));
  g_assert_cmpint (opening.kind, ==, TW_OPENING_DIE);
  g_assert_cmpuint (opening.number, ==, 2);
  /* FLY-001: it has 1, 2 and 3, twice each. */
  g_assert_cmphex (opening.sides, ==, 1 << 1 | 1 << 2 | 1 << 3);
  g_assert_true (fixture_asks (model, "The die shows 2: choose where"));
  g_assert_false (fixture_log_has (model, "Eva rolled 2: no place to land, the figure flew home"));
  g_assert_false (tw_table_model_can_finish (model));
  g_assert_cmpuint (n_spots (model), ==, 2);
  g_assert_true (has_spot_at (model, TW_SPOT_NODE, 0, 0));
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *worth = tw_table_worth_of_spot (model, i);

      if (g_str_has_prefix (worth, "Highwayman: "))
        {
          g_assert_true (tw_table_model_choose_spot (model, i, -1));
          break;
        }
    }
  g_assert_false (tw_table_model_get_opening (model, &opening));
  g_assert_true (fixture_log_has (model, "Eva sent a meeple flying"));
  g_assert_true (fixture_log_has (model, "Eva rolled 2"));
  g_assert_true (fixture_log_has (model, "Eva landed as a highwayman"));
}

/* FLY-009: beyond the landscape there is no place to land, and the log says so. */
static void
test_no_landing (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after (
      "flying-machines",
      "draw=U U@1,0/0 highwayman@1,0:road(W) draw=FlugB FlugB@2,0/0 fly=meeple die=3");

  g_assert_true (fixture_log_has (model, "Eva rolled 3: no place to land, the figure flew home"));
}

/* ROB-003: a space is a spot, with whom one finds there; it is nobody's tile. */
static void
test_spaces (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after_with (
      "robbers", NULL, "Anna Eva Jan",
      "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=W W@1,0/0 - draw=RaubC RaubC@-2,0/0");
  guint n = 0;
  const TwTableSpot *spots = tw_table_model_get_spots (model, &n);

  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 2);
  g_assert_cmpuint (n, ==, 2);
  for (guint i = 0; i < n; i++)
    {
      g_assert_cmpint (spots[i].place, ==, TW_SPOT_SPACE);
      g_assert_cmpuint (spots[i].slot, ==, TW_NO_SLOT);
    }
  fixture_choose_spot (model, "Robber to space 3: Anna");
  g_assert_true (fixture_log_has (model, "Jan put the robber on space 3"));
}

/* MSG-003: the answers lead to spaces of the track; MSG-011: the card lies open. */
static void
test_counters (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after (
      "messages", "draw=W W@-1,0/0 highwayman@-1,0:road(E) draw=B B@0,1/0 - draw=U U@1,0/0 - "
                  "draw=B B@1,1/0 - draw=U U@2,0/0 - draw=B B@2,1/0 - draw=W W@3,0/0 -");
  const TwPlay *play = tw_table_model_get_play (model);
  guint n = 0, space = 99;
  const TwAction *choices = tw_table_model_get_choices (model, &n);
  TwOpening opening;

  g_assert_cmpuint (n, ==, 2);
  g_assert_true (tw_table_asks_choice_space (play, &choices[0], &space));
  g_assert_cmpuint (space, ==, 5);
  g_assert_false (tw_table_model_get_opening (model, &opening));
  fixture_choose (model, "Pawn: 5 spaces");
  g_assert_true (tw_table_model_get_opening (model, &opening));
  g_assert_cmpint (opening.kind, ==, TW_OPENING_CARD);
  g_assert_nonnull (opening.rule);
  choices = tw_table_model_get_choices (model, &n);
  g_assert_cmpuint (n, >=, 1);
  g_assert_false (
      tw_table_asks_choice_space (tw_table_model_get_play (model), &choices[0], &space));
}

/* CROP-006, CROP-011: one after the other, the player on turn last. */
static void
test_round (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after_with (
      "crop-circles", NULL, "Anna Eva Jan",
      "draw=U U@1,0/0 highwayman@1,0:road(W) draw=W W@-1,0/270 highwayman@-1,0:road(N) "
      "draw=B B@0,1/0 - draw=Korn1 Korn1@2,0/180 highwayman@2,0:road(N)");
  guint n = 0;

  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 0);
  g_assert_true (fixture_asks (model, "Crop circle: choose what everybody does with "));
  fixture_choose_spot (model, "A: everybody may add a meeple");
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
  g_assert_true (fixture_asks (model, "Crop circle: add a highwayman"));
  g_assert_true (fixture_asks (model, "Then Anna."));
  g_assert_cmpuint (tw_table_model_get_queue (model, &n)[0], ==, 0);
  g_assert_cmpuint (n, ==, 1);
  tw_table_model_get_done (model, &n);
  g_assert_cmpuint (n, ==, 0);
  g_assert_true (tw_table_model_choose_spot (model, 0, -1));
  g_assert_true (fixture_log_has (model, "Eva added a highwayman by the crop circle"));
  /* Eva is ticked; who chose at the circle comes last. */
  g_assert_cmpuint (tw_table_model_get_done (model, &n)[0], ==, 1);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 0);
  g_assert_false (fixture_asks (model, "Then "));
  g_assert_true (tw_table_model_finish (model));
  g_assert_cmpuint (tw_table_model_get_decider (model), ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/places/gold", test_gold);
  g_test_add_func ("/play/places/gold-first", test_gold_first);
  g_test_add_func ("/play/places/gold-proposed", test_gold_proposed);
  g_test_add_func ("/play/places/ferry", test_ferry);
  g_test_add_func ("/play/places/move-ferry", test_move_ferry);
  g_test_add_func ("/play/places/take-off", test_take_off);
  g_test_add_func ("/play/places/landing", test_landing);
  g_test_add_func ("/play/places/no-landing", test_no_landing);
  g_test_add_func ("/play/places/spaces", test_spaces);
  g_test_add_func ("/play/places/counters", test_counters);
  g_test_add_func ("/play/places/round", test_round);
  return g_test_run ();
}
