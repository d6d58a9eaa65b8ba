/* Random games keep the invariants: recount, undo, replay, conservation. */
#include "engine/game/game.h"
#include "engine/game/notation.h"
#include "engine/game/state-hash.h"
#include "tests/engine/game/base-fixture.h"
#include "tests/engine/random-walk.h"
#include "tests/engine/undo.h"
#include "tests/test-size.h"

#include <string.h>

static void
test_sound (void)
{
  for (guint n_seats = 2; n_seats <= 6; n_seats++)
    {
      g_autoptr (TwRules) rules = fixture_rules (NULL, n_seats, NULL, 0, NULL, 0);

      for (guint64 seed = 0; seed < tw_test_size (6); seed++)
        {
          g_autoptr (TwGame) game =
              walk_game (rules, seed * 100 + n_seats, TW_GAME_DEFAULT, walk_check_visitor, NULL);
          const TwState *state = tw_game_play (game)->state;

          g_assert_cmpint (state->status, ==, TW_STATUS_FINISHED);
          g_assert_cmpuint (state->n_left, ==, 0);
        }
    }
}

/* Every score is explained: the lines end in the points, and scores are sums of events. */
static void
test_explained (void)
{
  g_autoptr (TwRules) rules = fixture_rules (NULL, 3, NULL, 0, NULL, 0);

  for (guint64 seed = 0; seed < tw_test_size (40); seed++)
    {
      g_autoptr (TwGame) game = walk_game (rules, seed, TW_GAME_DEFAULT, NULL, NULL);
      const TwState *state = tw_game_play (game)->state;
      int sum[3] = { 0 };
      guint n;
      const TwEvent *events = tw_game_events (game, &n);

      for (guint i = 0; i < n; i++)
        if (events[i].kind == TW_EVENT_SCORED)
          {
            guint n_most = 0;

            g_assert_cmpint (events[i].points, ==,
                             events[i].n_lines > 0 ? events[i].lines[events[i].n_lines - 1].total
                                                   : 0);
            sum[events[i].seat] += events[i].points;
            for (guint seat = 0; seat < 3; seat++)
              n_most += events[i].weights[seat] == events[i].weights[events[i].seat];
            g_assert_cmpstr (events[i].rules, ==, n_most > 1 ? "BASE-068" : "BASE-067");
          }
      for (guint seat = 0; seat < 3; seat++)
        g_assert_cmpint (sum[seat], ==, state->score[seat]);
    }
}

static void
test_undo (void)
{
  g_autoptr (TwRules) rules = fixture_rules (NULL, 2, NULL, 0, NULL, 0);

  for (guint64 seed = 0; seed < tw_test_size (10); seed++)
    {
      g_autoptr (TwGame) game = tw_game_new (rules, seed, TW_GAME_DEFAULT);
      g_autoptr (GArray) hashes = g_array_new (FALSE, FALSE, sizeof (guint64));
      g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
      guint n_events, n_left;
      guint64 end;

      while (tw_play_decider (tw_game_play (game)) != TW_SEAT_NONE)
        {
          guint64 hash = tw_play_hash (tw_game_play (game));
          guint n;
          const TwAction *actions = tw_game_actions (game, &n);
          TwAction action = actions[g_rand_int_range (rand, 0, (gint) n)];

          g_array_append_val (hashes, hash);
          g_assert_true (tw_game_apply (game, &action, NULL));
        }
      end = tw_play_hash (tw_game_play (game));
      tw_game_events (game, &n_events);
      for (guint i = hashes->len; i-- > 0;)
        {
          g_assert_true (undo (game));
          g_assert_cmphex (tw_play_hash (tw_game_play (game)), ==,
                           g_array_index (hashes, guint64, i));
        }
      g_assert_false (undo (game));
      /* What was taken back has not happened. */
      tw_game_events (game, &n_left);
      g_assert_cmpuint (n_left, ==, 0);
      while (tw_game_redo (game))
        ;
      g_assert_cmphex (tw_play_hash (tw_game_play (game)), ==, end);
      tw_game_events (game, &n_left);
      g_assert_cmpuint (n_left, ==, n_events);
    }
}

/* Taken back and played on otherwise, the same tiles are drawn. */
static void
test_same_draw (void)
{
  g_autoptr (TwRules) rules = fixture_rules (NULL, 2, NULL, 0, NULL, 0);
  g_autoptr (TwGame) game = tw_game_new (rules, 7, TW_GAME_DEFAULT);
  guint drawn = tw_play_turn_frame (tw_game_play (game))->kind;
  TwAction action;
  guint n;

  action = tw_game_actions (game, &n)[0];
  g_assert_true (tw_game_apply (game, &action, NULL));
  g_assert_true (undo (game));
  g_assert_cmpuint (tw_play_turn_frame (tw_game_play (game))->kind, ==, drawn);
}

/* TURN-056: the log as notation, one action an entry, read back into a forced game, gives the
 * same position. */
static void
test_notation_replay (void)
{
  g_autoptr (TwRules) rules = fixture_rules (NULL, 4, NULL, 0, NULL, 0);

  for (guint64 seed = 0; seed < tw_test_size (15); seed++)
    {
      g_autoptr (TwGame) game = walk_game (rules, seed, TW_GAME_DEFAULT, NULL, NULL);
      g_autoptr (TwGame) again = tw_game_new (rules, seed, TW_GAME_FORCED);
      guint n;
      const TwLogEntry *log = tw_game_log (game, &n);

      for (guint i = 0; i < n; i++)
        {
          g_autoptr (GError) error = NULL;
          g_autofree char *text =
              tw_notation_print_action (tw_game_play (again), &log[i].action, log[i].on_turn);
          TwAction action;

          g_assert_true (tw_notation_parse_action (tw_game_play (again), text, log[i].on_turn,
                                                   &action, &error));
          g_assert_no_error (error);
          g_assert_cmpmem (&action, sizeof action, &log[i].action, sizeof action);
          g_assert_true (tw_game_apply (again, &action, NULL));
        }
      g_assert_cmphex (tw_play_hash (tw_game_play (game)), ==, tw_play_hash (tw_game_play (again)));
      for (guint seat = 0; seat < 4; seat++)
        g_assert_cmpint (tw_game_play (game)->state->score[seat], ==,
                         tw_game_play (again)->state->score[seat]);
    }
}

/* A turned world is the same world. */
static void
test_turned (void)
{
  g_autoptr (TwRules) rules = fixture_rules (NULL, 2, NULL, 0, NULL, 0);
  g_autoptr (TwTileSet) turned_set = fixture_base_set ();
  g_autoptr (TwRules) turned_rules = NULL;

  /* The same tiles drawn a quarter turn on, so that the start lies turned. */
  for (guint i = 0; i < turned_set->n_tiles; i++)
    {
      TwTile *tile = turned_set->tiles[i];

      tw_topology_rotate (&tile->topology, 1);
      tw_tile_derive (tile);
    }
  turned_rules = fixture_rules (turned_set, 2, NULL, 0, NULL, 0);
  for (guint64 seed = 0; seed < tw_test_size (10); seed++)
    {
      g_autoptr (TwGame) game = walk_game (rules, seed, TW_GAME_DEFAULT, NULL, NULL);
      g_autoptr (TwGame) other = tw_game_new (turned_rules, seed, TW_GAME_FORCED);
      guint n;
      const TwLogEntry *log = tw_game_log (game, &n);

      for (guint i = 0; i < n; i++)
        {
          TwAction action = log[i].action;

          if (action.verb == TW_VERB_PLACE || action.verb == TW_VERB_FIGURE)
            {
              gint16 x = action.x;

              action.x = (gint16) -action.y;
              action.y = x;
            }
          if (action.verb == TW_VERB_FIGURE)
            {
              /* Fields are numbered clockwise from NL, which turned with the tile. */
              const TwPlay *a = tw_game_play (game), *b = tw_game_play (other);
              guint slot = tw_board_slot_at (&a->board, log[i].action.x, log[i].action.y);
              const TwPlayTile *old = tw_board_tile (&a->board, slot);
              TwRim rim = tw_rim_rotate (old->rim[action.node], 1);
              const TwPlayTile *tile =
                  tw_board_tile (&b->board, tw_board_slot_at (&b->board, action.x, action.y));

              if (old->kind[action.node] == TW_KIND_FIELD)
                for (guint node = 0; node < tile->n_nodes; node++)
                  if (tile->kind[node] == TW_KIND_FIELD && tile->rim[node] == rim)
                    action.node = (guint16) node;
            }
          g_assert_true (tw_game_apply (other, &action, NULL));
        }
      for (guint seat = 0; seat < 2; seat++)
        g_assert_cmpint (tw_game_play (game)->state->score[seat], ==,
                         tw_game_play (other)->state->score[seat]);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/random-games/sound", test_sound);
  g_test_add_func ("/game/random-games/explained", test_explained);
  g_test_add_func ("/game/random-games/undo", test_undo);
  g_test_add_func ("/game/random-games/same-draw", test_same_draw);
  g_test_add_func ("/game/random-games/notation-replay", test_notation_replay);
  g_test_add_func ("/game/random-games/turned", test_turned);
  return g_test_run ();
}
