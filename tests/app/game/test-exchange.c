/* The running game with tiles that have been edited, and with a tile that somebody wants. */
#include <string.h>

#include "app/game/play-files.h"
#include "app/document/shared-kit.h"
#include "app/game/table-exchange.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"
#include "engine/saved/game-remake.h"
#include "tests/app/game/position-fixture.h"

/* The base set with @to in the place of @from in its file. */
static TwTileSet *
edited_base (const char *from, const char *to)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", &error);
  g_autofree char *xml = tw_tile_set_file_to_xml (base, NULL);
  g_autoptr (GString) text = g_string_new (xml);
  TwTileSet *set;

  g_assert_cmpuint (g_string_replace (text, from, to, 1), ==, 1);
  set = tw_tile_set_file_parse ("base", text->str, (gssize) text->len, &error);
  g_assert_no_error (error);
  return set;
}

/* Without one, @why says why not. */
static TwGame *
game_or_why (TwTableModel *model, TwTileSet *set, GError **why)
{
  TwGameKit kit;
  TwGame *game;

  g_assert_true (tw_shared_kit_load (&kit, NULL));
  game = tw_game_remake (&kit, tw_table_model_get_game (model), set, why);
  tw_play_rules_kit_clear (&kit);
  return game;
}

static TwGame *
game_with (TwTableModel *model, TwTileSet *set)
{
  return game_or_why (model, set, NULL);
}

/* What has been played stays, the question and the proposal, too; the bag is the new one. */
static void
test_follow (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("", "draw=U U@1,0/0 highwayman@1,0:road(W) draw=W W@-1,0/0 - draw=B");
  g_autoptr (TwTileSet) set = edited_base ("id=\"X\" count=\"1\"", "id=\"X\" count=\"3\"");
  guint left = tw_table_model_get_play (model)->state->n_left, turns;
  guint n_before = 0, n_after = 0;

  tw_game_log (tw_table_model_get_game (model), &n_before);
  g_assert_true (tw_table_model_aim (model, 0, 1, FALSE));
  g_assert_true (tw_table_model_propose (model));
  turns = tw_table_model_get_proposal (model)->turns;
  tw_table_exchange_swap (model, game_with (model, set));
  tw_game_log (tw_table_model_get_game (model), &n_after);
  g_assert_cmpuint (n_after, ==, n_before);
  g_assert_cmpuint (tw_table_model_get_play (model)->state->n_left, ==, left + 2);
  g_assert_cmpstr (tw_table_model_get_setup (model)->seats[1].name, ==, "Eva");
  g_assert_nonnull (tw_table_model_get_proposal (model));
  g_assert_cmpint (tw_table_model_get_proposal (model)->y, ==, 1);
  g_assert_cmpuint (tw_table_model_get_proposal (model)->turns, ==, turns);
  g_assert_true (tw_table_model_finish (model));
  g_assert_true (fixture_log_has (model, "Anna laid a monastery"));
}

/* What the players of a saved game are called. */
static void
check_names (const char *uses,
             const char *const *settings,
             const TwSavedSeat *seats,
             const char *first,
             const char *second)
{
  g_autoptr (TwTableModel) model = fixture_table_after_with (uses, settings, "Anna Eva", "");
  TwSavedGame saved = { .game = tw_game_copy (tw_table_model_get_game (model)) };
  TwTableSetup setup;
  g_autoptr (TwGame) game = NULL;

  memcpy (saved.seats, seats, 2 * sizeof *seats);
  game = tw_play_files_take_saved (&saved, &setup);
  g_assert_cmpstr (setup.seats[0].name, ==, first);
  g_assert_cmpstr (setup.seats[1].name, ==, second);
  tw_table_setup_clear (&setup);
}

/* Games that nobody sat at have no names: nobody is called as another, nor by a colour that is but
 * one of several. */
static void
test_nameless (void)
{
  static char red[] = "Red", blue[] = "blue", red_id[] = "red";
  const TwSavedSeat none[2] = { { NULL, NULL, NULL } };
  const TwSavedSeat one[2] = { { red, blue, NULL }, { NULL, red_id, NULL } };

  check_names ("", NULL, none, "Red", "Blue");
  check_names ("", NULL, one, "Red", "Player 2");
}

/* Who plays several colours is one player, whatever they are. */
static void
test_nameless_colours (void)
{
  TwTableSetup setup = fixture_setup_of_ruleset ("mists-level-1", 2, 1);
  TwSavedGame saved = { .game = tw_game_new (setup.rules, 1, TW_GAME_DEFAULT) };
  TwTableSetup taken;
  g_autoptr (TwGame) game = tw_play_files_take_saved (&saved, &taken);
  guint hand = taken.rules->hand;

  g_assert_cmpuint (hand, >, 1);
  g_assert_cmpstr (taken.seats[0].name, ==, "Player 1");
  g_assert_cmpstr (taken.seats[1].name, ==, "Player 1");
  g_assert_cmpstr (taken.seats[hand].name, ==, "Player 2");
  tw_table_setup_clear (&taken);
  tw_table_setup_clear (&setup);
}

/* A tile that lies on the table and is in the set no more. */
static void
test_cannot_follow (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", "draw=U U@1,0/0 - draw=W");
  g_autoptr (TwTileSet) gone = edited_base ("id=\"U\"", "id=\"Other\"");
  g_autoptr (TwTileSet) other = edited_base ("BA/RFr\">\n    <road", "BA/RFr\">\n    <city");
  g_autoptr (GError) none = NULL, unfit = NULL;

  g_assert_null (game_or_why (model, gone, &none));
  g_assert_nonnull (strstr (none->message, "In turn 1, "));
  g_assert_null (game_or_why (model, other, &unfit));
  g_assert_true (
      g_str_has_prefix (unfit->message, "In turn 1, tile U no longer fits where it was placed: "));
}

/* A figure on land that is there no more. */
static void
test_cannot_stand (void)
{
  g_autoptr (TwTableModel) model =
      fixture_table_after ("", "draw=B B@0,1/0 monk@0,1:monastery draw=W");
  g_autoptr (TwTileSet) set = edited_base ("BA/L\">\n    <monastery/>", "BA/L\">");
  g_autoptr (GError) why = NULL;

  g_assert_null (game_or_why (model, set, &why));
  g_assert_true (
      g_str_has_prefix (why->message,
                        "In turn 1, the figure can no longer stand where it was placed: "));
}

/* Rule: HAND-004. The tile that was drawn goes back; at a strict table it stays. */
static void
test_pick (void)
{
  g_autoptr (TwTableModel) model = fixture_table_after ("", "draw=U");
  const TwPlay *play = tw_table_model_get_play (model);
  guint wanted = 0;

  while (strcmp (play->rules->catalogue->kinds[wanted].tile->id, "X") != 0)
    wanted++;
  g_assert_true (tw_table_exchange_pick (model, wanted));
  g_assert_cmpint (tw_table_model_get_drawn (model), ==, (int) wanted);
  g_assert_cmpuint (tw_table_model_get_play (model)->bag[wanted], ==, 0);
  /* The only one is in the hand already. */
  g_assert_true (tw_table_model_undo (model));
  g_assert_cmpint (tw_table_model_get_drawn (model), !=, (int) wanted);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/play/exchange/nameless", test_nameless);
  g_test_add_func ("/play/exchange/nameless-colours", test_nameless_colours);
  g_test_add_func ("/play/exchange/follow", test_follow);
  g_test_add_func ("/play/exchange/cannot-follow", test_cannot_follow);
  g_test_add_func ("/play/exchange/cannot-stand", test_cannot_stand);
  g_test_add_func ("/play/exchange/pick", test_pick);
  return g_test_run ();
}
