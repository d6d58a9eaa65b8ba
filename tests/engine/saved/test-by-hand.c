/* What is done by hand in random games: saved and read again, undone, copied, refused. */
#include "engine/format/rules-file.h"
#include "engine/game/by-hand.h"
#include "engine/game/notation.h"
#include "engine/game/state-hash.h"
#include "engine/saved/saved-game-reader.h"
#include "engine/saved/saved-game-writer.h"
#include "tests/test-size.h"

#include <string.h>

static TwRules *
shepherd_rules (const TwGameKit *kit)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (kit);
  g_autoptr (GError) error = NULL;
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "effects", "shepherds.xml", NULL);
  TwRules *rules;

  setup->n_seats = 3;
  tw_game_setup_use (setup, "base", &error);
  g_assert_no_error (error);
  tw_game_setup_use (setup, path, &error);
  g_assert_no_error (error);
  rules = tw_game_setup_compile (setup, &error);
  g_assert_no_error (error);
  return rules;
}

static guint
pick (GRand *rand, guint n)
{
  return (guint) g_rand_int_range (rand, 0, (gint32) n);
}

/* Anything at all: figures and tokens that are none, places that are none, numbers too large. */
static TwAction
any_action (const TwPlay *play, GRand *rand)
{
  static const char *const notes[] = { NULL, "", "for the bridge", "a:b=%20\t&<\"ž\n", "x" };
  TwAction action = { .seat = (guint8) pick (rand, play->rules->n_seats + 1),
                      .figure = (guint8) pick (rand, play->rules->n_figure_types + 2) };

  action.verb = (guint8) (TW_VERB_MOVE + pick (rand, 3));
  if (action.verb == TW_VERB_MOVE)
    {
      action.turns = (guint8) pick (rand, 4);
      action.kind = (guint16) (pick (rand, 3) == 0);
      if (action.kind == 0)
        tw_play_name_node (play, pick (rand, play->board.head->n_nodes), &action);
      if (action.kind == 0 && pick (rand, 9) == 0)
        action.x = 99;
    }
  else if (action.verb == TW_VERB_HOLD)
    action.x = (gint16) ((int) pick (rand, 9) - 4);
  else
    {
      action.figure = 0;
      action.x = (gint16) ((int) pick (rand, 2400) - 1200);
      action.kind = (guint16) tw_by_hand_note (play, notes[pick (rand, G_N_ELEMENTS (notes))]);
    }
  return action;
}

static gboolean
is_by_hand (const TwRules *rules, const TwFigure *figure)
{
  return rules->figure_types[figure->type].type->by_hand;
}

/* Each piece is at home or on the table by hand; nobody holds more than there is. */
static void
assert_sound (const TwPlay *play)
{
  const TwRules *rules = play->rules;

  for (guint i = 0; i < rules->n_figures + rules->n_neutral; i++)
    {
      const TwFigure *figure = &play->figures[i];

      if (is_by_hand (rules, figure))
        g_assert_true (figure->place == TW_FIGURE_HAND ? figure->node < play->board.head->n_nodes
                                                       : figure->place != TW_FIGURE_NODE);
      else
        g_assert_cmpint (figure->place, !=, TW_FIGURE_HAND);
    }
  for (guint token = 0; token < rules->n_token_types; token++)
    {
      guint n = 0;

      for (guint seat = 0; seat < rules->n_seats; seat++)
        n += tw_play_tokens (play, seat, token);
      g_assert_cmpuint (n, <=, rules->token_types[token].type->supply);
    }
}

static void
assert_notation (const TwPlay *play, const TwAction *action)
{
  g_autofree char *text = tw_notation_print_action (play, action, action->seat);
  g_autoptr (GError) error = NULL;
  TwAction back = { 0 };

  g_assert_true (tw_notation_parse_action (play, text, action->seat, &back, &error));
  g_assert_no_error (error);
  g_assert_cmpmem (&back, sizeof back, action, sizeof *action);
}

static void
by_hand (TwGame *game, GRand *rand)
{
  TwAction action = any_action (tw_game_play (game), rand);
  guint64 before = tw_play_hash (tw_game_play (game));
  gboolean may = tw_by_hand_may (tw_game_play (game), &action);
  guint n_before, n;

  tw_game_log (game, &n_before);
  if (may)
    assert_notation (tw_game_play (game), &action);
  g_assert_cmpint (tw_game_apply (game, &action, NULL), ==, may);
  tw_game_log (game, &n);
  g_assert_cmpuint (n, ==, n_before + may);
  if (!may)
    g_assert_cmpuint (tw_play_hash (tw_game_play (game)), ==, before);
  assert_sound (tw_game_play (game));
}

/* Plays with something done by hand at about each second question, and after the end. */
static void
play (TwGame *game, GRand *rand)
{
  for (;;)
    {
      guint n = 0;
      const TwAction *actions;

      while (pick (rand, 2) == 0)
        by_hand (game, rand);
      actions = tw_game_actions (game, &n);
      if (n == 0)
        break;
      g_assert_true (tw_game_apply (game, &actions[pick (rand, n)], NULL));
    }
  for (guint i = 0; i < 5; i++)
    by_hand (game, rand);
}

static void
assert_saved (const TwGameKit *kit, const TwGame *game)
{
  g_autofree char *xml = tw_saved_game_to_xml (game, NULL, NULL, FALSE, NULL), *again = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwSavedGame) saved = tw_saved_game_parse (kit, "x.xml", xml, -1, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (tw_play_hash (tw_game_play (saved->game)), ==,
                    tw_play_hash (tw_game_play (game)));
  again = tw_saved_game_to_xml (saved->game, NULL, NULL, FALSE, NULL);
  g_assert_cmpstr (again, ==, xml);
}

static void
test_random (void)
{
  g_autoptr (TwVocabulary) vocabulary = tw_rules_file_load_shipped (NULL);
  TwGameKit kit = { .vocabulary = vocabulary };
  g_autoptr (TwRules) rules = shepherd_rules (&kit);

  for (guint64 seed = 1; seed <= tw_test_size (12); seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
      g_autoptr (TwGame) game = tw_game_new (rules, seed, TW_GAME_DEFAULT), copy = NULL;
      guint64 end;
      guint n = 0;

      play (game, rand);
      assert_saved (&kit, game);
      end = tw_play_hash (tw_game_play (game));
      copy = tw_game_copy (game);
      tw_game_log (game, &n);
      tw_game_undo_to (game, pick (rand, n));
      assert_sound (tw_game_play (game));
      assert_saved (&kit, game);
      while (tw_game_redo (game))
        ;
      g_assert_cmpuint (tw_play_hash (tw_game_play (game)), ==, end);
      g_assert_cmpuint (tw_play_hash (tw_game_play (copy)), ==, end);
      assert_saved (&kit, copy);
    }
}

/* What no rule sees changes nothing of the game but itself: without it the same game is played. */
static void
test_without_notice (void)
{
  g_autoptr (TwVocabulary) vocabulary = tw_rules_file_load_shipped (NULL);
  TwGameKit kit = { .vocabulary = vocabulary };
  g_autoptr (TwRules) rules = shepherd_rules (&kit);
  g_autoptr (TwGame) plain = tw_game_new (rules, 7, TW_GAME_DEFAULT);
  g_autoptr (TwGame) busy = tw_game_new (rules, 7, TW_GAME_DEFAULT);
  g_autoptr (GRand) rand = g_rand_new_with_seed (7), hands = g_rand_new_with_seed (8);

  for (;;)
    {
      guint n = 0, n_busy = 0, at;
      const TwAction *actions = tw_game_actions (plain, &n), *others;
      TwAction action = any_action (tw_game_play (busy), hands);

      /* Meeples that are put somewhere are noticed, and so are points. */
      if (action.verb == TW_VERB_HOLD
          || (action.verb == TW_VERB_MOVE && action.figure < rules->n_figure_types
              && rules->figure_types[action.figure].type->by_hand))
        tw_game_apply (busy, &action, NULL);
      others = tw_game_actions (busy, &n_busy);
      g_assert_cmpuint (n_busy, ==, n);
      g_assert_cmpmem (others, n_busy * sizeof *others, actions, n * sizeof *actions);
      if (n == 0)
        break;
      at = pick (rand, n);
      g_assert_true (tw_game_apply (plain, &actions[at], NULL));
      others = tw_game_actions (busy, &n_busy);
      g_assert_true (tw_game_apply (busy, &others[at], NULL));
    }
  for (guint seat = 0; seat < rules->n_seats; seat++)
    g_assert_cmpint (tw_game_play (busy)->state->score[seat], ==,
                     tw_game_play (plain)->state->score[seat]);
}

/* A file whose hand cannot do that is refused with its line. */
static void
test_refused (void)
{
  static const char *const words[] = { "hand=shepherd.3@0,0:road(E)",
                                       "hand=meeple@0,0:field(-)",
                                       "hand=shepherd@9,9:road(E)",
                                       "hand=shepherd@-",
                                       "hold=coin+4",
                                       "hold=relic+1",
                                       "points=+0",
                                       "points=+1000",
                                       "points=5",
                                       "points=+5:%00",
                                       "hand=",
                                       "hold=coin" };
  g_autoptr (TwVocabulary) vocabulary = tw_rules_file_load_shipped (NULL);
  TwGameKit kit = { .vocabulary = vocabulary };
  g_autoptr (TwRules) rules = shepherd_rules (&kit);
  g_autoptr (TwGame) game = tw_game_new (rules, 3, TW_GAME_DEFAULT);
  TwAction action = { .verb = TW_VERB_POINTS, .seat = 1, .x = 7 };
  g_autofree char *xml = NULL;
  char *at;

  g_assert_true (tw_game_apply (game, &action, NULL));
  xml = tw_saved_game_to_xml (game, NULL, NULL, FALSE, NULL);
  at = strstr (xml, "points=+7");
  g_assert_nonnull (at);
  for (guint i = 0; i < G_N_ELEMENTS (words); i++)
    {
      g_autofree char *head = g_strndup (xml, (gsize) (at - xml));
      g_autofree char *bad = g_strconcat (head, words[i], at + strlen ("points=+7"), NULL);
      g_autoptr (GError) error = NULL;
      TwSavedGame *saved = tw_saved_game_parse (&kit, "x.xml", bad, -1, &error);

      if (saved != NULL)
        g_error ("%s was taken", words[i]);
      g_assert_true (g_str_has_prefix (error->message, "x.xml:"));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/format/by-hand/random", test_random);
  g_test_add_func ("/format/by-hand/without-notice", test_without_notice);
  g_test_add_func ("/format/by-hand/refused", test_refused);
  return g_test_run ();
}
