/* The three things every expansion may need, done by expansions made for this test:
 * scoring stops for a decision, a turn holds another turn, a feature comes apart. */
#include "engine/board/feature-merge.h"
#include "engine/game/game.h"
#include "engine/game/notation.h"
#include "engine/game/pieces.h"
#include "engine/game/state-hash.h"
#include "tests/engine/game/base-fixture.h"
#include "tests/engine/random-walk.h"
#include "tests/engine/undo.h"

#include <string.h>

/* ---- tithe: before a feature's points are given, each winner in turn gives some up -- */

#define TITHE_VERB TW_N_VERBS

static TwStepResult
tithe_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  if (frame->value == 0)
    return TW_STEP_DONE;
  while (frame->cursor < play->rules->n_seats && !(frame->winners & (1u << frame->cursor)))
    frame->cursor++;
  if (frame->cursor == play->rules->n_seats)
    return TW_STEP_DONE;
  frame->decider = (guint8) frame->cursor;
  return TW_STEP_ASK;
}

static void
tithe_list (const TwPlay *play, const TwFrame *frame, gconstpointer own, TwActionList *list)
{
  for (guint16 given = 0; given <= 2; given++)
    tw_action_list_add (list, TITHE_VERB, frame->decider)->kind = given;
}

static void
tithe_apply (TwPlay *play, TwFrame *frame, gpointer own, const TwAction *action)
{
  guint32 *given = own;

  given[action->seat] += action->kind;
  frame->cursor++;
}

static const TwVerbInfo tithe_verb = { .word = "tithe",
                                       .format = "=N",
                                       .takes = TW_VERB_TAKES_NUMBER };
static const TwHook tithe_hook = { TW_SLOT_BEFORE_CREDIT,
                                   10,
                                   { "3d", tithe_run, tithe_list, tithe_apply } };
static const TwExpansion tithe = {
  .id = "tithe",
  .state_size = TW_MAX_SEATS * sizeof (guint32),
  .hooks = &tithe_hook,
  .n_hooks = 1,
  .verbs = &tithe_verb,
  .n_verbs = 1,
};

/* ---- encore: who lays a monastery lays a further tile within the same turn ---------- */

static TwStepResult
encore_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  TwFrame *inner;

  if ((frame->flags & (TW_FRAME_NESTED | TW_FRAME_ENTERED))
      || tw_board_tile (&play->board, frame->slot)->places == 0 || play->state->n_left == 0)
    return TW_STEP_DONE;
  frame->flags |= TW_FRAME_ENTERED;
  inner = tw_play_push (play, TW_PROGRAM_TURN);
  inner->flags = TW_FRAME_NESTED;
  ++*(guint32 *) own;
  return TW_STEP_AGAIN;
}

static const TwHook encore_hook = { TW_SLOT_AFTER_SCORING, 10, { "4f", encore_run, NULL, NULL } };
static const TwExpansion encore = {
  .id = "encore",
  .state_size = sizeof (guint32),
  .hooks = &encore_hook,
  .n_hooks = 1,
};

/* ---- ford: roads that end at a crossing can be joined there and parted again -------- */

static TwStepResult
ford_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  TwJoin *join = own;
  const TwSlot *slot = &play->board.slots[frame->slot];
  const TwPlayTile *tile = tw_board_tile (&play->board, frame->slot);
  guint roads[TW_MAX_TILE_NODES], n = 0;

  for (guint i = 0; i < tile->n_segments; i++)
    if (tile->kind[i] == TW_KIND_ROAD)
      roads[n++] = slot->first_node + i;
  if (n < 3)
    return TW_STEP_DONE;
  /* The one bridge moves to the newest crossing. */
  if (join->a != join->b)
    {
      tw_play_part (play, join->a, join->b);
      tw_play_tell_left (play, join->a);
      tw_play_tell_left (play, join->b);
    }
  join->a = (guint16) roads[0];
  join->b = (guint16) roads[1];
  tw_board_join (&play->board, join->a, join->b);
  return TW_STEP_DONE;
}

static const TwHook ford_hook = { TW_SLOT_AFTER_FIGURE, 10, { "2c", ford_run, NULL, NULL } };
static const TwExpansion ford = {
  .id = "ford",
  .state_size = sizeof (TwJoin),
  .hooks = &ford_hook,
  .n_hooks = 1,
};

/* ---- convoy: nobody rides alone: knights stay off complete cities, and with one
 * highwayman all of the road leave ------------------------------------------------------ */

static const char *
convoy_may_stand (const TwPlay *play,
                  const TwFrame *frame,
                  gconstpointer own,
                  const TwAction *figure)
{
  guint node = play->board.slots[frame->slot].first_node + figure->node;

  return play->board.nodes[node].kind == TW_KIND_CITY && tw_board_is_complete (&play->board, node)
             ? "CONVOY-001"
             : NULL;
}

static void
convoy_after_leaving (TwPlay *play, gpointer own, guint node)
{
  guint root = tw_board_root (&play->board, node);

  ++*(guint32 *) own;
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (play->figures[i].place == TW_FIGURE_NODE
        && tw_board_root (&play->board, play->figures[i].node) == root)
      tw_play_take_figure (play, &play->figures[i]);
}

static const TwExpansion convoy = {
  .id = "convoy",
  .state_size = sizeof (guint32),
  .figures = &(const TwFigureHooks){ .may_stand = convoy_may_stand,
                                     .after_leaving = convoy_after_leaving },
};

/* ------------------------------------------------------------------------------------ */

static void
act (TwGame *game, const char *text)
{
  g_autoptr (GError) error = NULL;
  const TwPlay *play = tw_game_play (game);
  TwAction action;
  TwRefusal refusal;

  g_assert_true (tw_notation_parse_action (play, text, play->state->on_turn, &action, &error));
  g_assert_no_error (error);
  if (!tw_game_apply (game, &action, &refusal))
    g_error ("%s refused: %s", text, refusal.rule);
}

static void
test_scoring_stops (void)
{
  const TwExpansion *expansions[] = { &tithe };
  g_autoptr (TwRules) rules = fixture_rules (NULL, 2, expansions, 1, NULL, 0);
  g_autoptr (TwGame) game = tw_game_new (rules, 1, TW_GAME_FORCED);
  const TwPlay *play = tw_game_play (game);
  const guint32 *given = tw_play_own (play, 0);

  act (game, "draw=W");
  act (game, "W@1,0/0");
  act (game, "highwayman@1,0:road(W)");
  act (game, "draw=W");
  act (game, "W@-1,0/0");
  g_assert_cmpint (play->state->score[0], ==, 0);
  act (game, "-");
  /* P2 closed the road, but the question goes to P1, whose points they are. */
  g_assert_cmpuint (tw_play_decider (play), ==, 0);
  g_assert_cmpstr (tw_play_phase (play), ==, "3d");
  g_assert_cmpint (play->state->score[0], ==, 0);
  act (game, "P1:tithe=2");
  g_assert_cmpint (play->state->score[0], ==, 3);
  g_assert_cmpuint (given[0], ==, 2);
  g_assert_cmpuint (tw_play_supply (play, 0, 0), ==, 7);
  g_assert_cmpuint (play->state->on_turn, ==, 0);
}

static void
test_turn_in_turn (void)
{
  const TwExpansion *expansions[] = { &encore };
  g_autoptr (TwRules) rules = fixture_rules (NULL, 3, expansions, 1, NULL, 0);
  g_autoptr (TwGame) game = tw_game_new (rules, 1, TW_GAME_FORCED);
  const TwPlay *play = tw_game_play (game);

  act (game, "draw=B");
  act (game, "B@0,1/0");
  act (game, "monk@0,1:monastery");
  /* A second tile of the same player, figures and scoring included. */
  g_assert_cmpuint (play->state->on_turn, ==, 0);
  g_assert_cmpuint (play->state->n_frames, ==, 2);
  act (game, "draw=E");
  act (game, "E@0,-1/180");
  act (game, "knight@0,-1:city(S)");
  g_assert_cmpint (play->state->score[0], ==, 4);
  g_assert_cmpuint (play->state->on_turn, ==, 1);
  g_assert_cmpuint (play->state->n_frames, ==, 1);
  g_assert_cmpuint (play->state->turn, ==, 2);
  walk_check (game);
}

static void
test_feature_comes_apart (void)
{
  const TwExpansion *expansions[] = { &ford };
  g_autoptr (TwRules) rules = fixture_rules (NULL, 2, expansions, 1, NULL, 0);
  g_autoptr (TwGame) game = tw_game_new (rules, 1, TW_GAME_FORCED);
  const TwPlay *play = tw_game_play (game);
  guint west, south;

  act (game, "draw=U");
  act (game, "U@-1,0/0");
  act (game, "highwayman@-1,0:road(W)");
  /* A crossing east of D: its first two arms are E and S, which the bridge joins. */
  act (game, "draw=W");
  act (game, "W@1,0/0");
  act (game, "highwayman@1,0:road(S)");
  west = tw_board_node_at (&play->board, tw_board_slot_at (&play->board, 1, 0), TW_PORT_E,
                           TW_KIND_ROAD);
  south = tw_board_node_at (&play->board, tw_board_slot_at (&play->board, 1, 0), TW_PORT_S,
                            TW_KIND_ROAD);
  g_assert_cmpuint (tw_board_root (&play->board, west), ==, tw_board_root (&play->board, south));
  g_assert_cmpuint (play->board.nodes[tw_board_root (&play->board, west)].n_tiles, ==, 1);
  g_assert_cmpint (play->board.nodes[tw_board_root (&play->board, west)].n_open, ==, 2);
  walk_check (game);
  act (game, "draw=U");
  act (game, "U@2,0/0");
  act (game, "-");
  g_assert_cmpuint (play->board.nodes[tw_board_root (&play->board, south)].n_tiles, ==, 2);
  g_assert_cmpuint (play->board.nodes[tw_board_root (&play->board, south)].occupants, ==, 1);
  /* A new crossing takes the bridge away: two roads again, the figure stays south. */
  act (game, "draw=W");
  act (game, "W@3,0/0");
  act (game, "-");
  g_assert_cmpuint (tw_board_root (&play->board, west), !=, tw_board_root (&play->board, south));
  g_assert_cmpuint (play->board.nodes[tw_board_root (&play->board, south)].occupants, ==, 1);
  g_assert_cmpuint (play->board.nodes[tw_board_root (&play->board, west)].occupants, ==, 0);
  g_assert_cmpuint (play->board.nodes[tw_board_root (&play->board, west)].n_tiles, ==, 3);
  walk_check (game);
}

static gboolean
is_listed (const TwGame *game, const char *text)
{
  const TwPlay *play = tw_game_play (game);
  guint n = 0;
  const TwAction *actions = tw_game_actions ((TwGame *) (gpointer) game, &n);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *word = tw_notation_print_action (play, &actions[i], play->state->on_turn);

      if (strcmp (word, text) == 0)
        return TRUE;
    }
  return FALSE;
}

static void
test_figures_by_leave (void)
{
  const TwExpansion *expansions[] = { &convoy };
  g_autoptr (TwRules) rules = fixture_rules (NULL, 2, expansions, 1, NULL, 0);
  g_autoptr (TwGame) game = tw_game_new (rules, 1, TW_GAME_FORCED);
  TwPlay *play = (TwPlay *) (gpointer) tw_game_play (game);
  TwAction action;
  TwRefusal refusal;
  TwFigure *first = NULL;

  act (game, "draw=E");
  act (game, "E@0,-1/180");
  g_assert_true (is_listed (game, "farmer@0,-1:field(NL)"));
  g_assert_false (is_listed (game, "knight@0,-1:city(S)"));
  g_assert_true (tw_notation_parse_action (play, "knight@0,-1:city(S)", 0, &action, NULL));
  g_assert_false (tw_game_apply (game, &action, &refusal));
  g_assert_cmpstr (refusal.rule, ==, "CONVOY-001");
  act (game, "-");
  /* Two on one road: when the first goes, the other does, too. */
  act (game, "draw=U");
  act (game, "U@1,0/0");
  act (game, "highwayman@1,0:road(W)");
  tw_play_put_figure (play, 0, 0, tw_board_node_at (&play->board, 0, TW_PORT_E, TW_KIND_ROAD));
  for (guint i = 0; i < rules->n_figures && first == NULL; i++)
    if (play->figures[i].place == TW_FIGURE_NODE)
      first = &play->figures[i];
  tw_play_take_figure (play, first);
  g_assert_cmpuint (tw_play_supply (play, 0, 0), ==, 7);
  g_assert_cmpuint (tw_play_supply (play, 1, 0), ==, 7);
  g_assert_cmpuint (*(guint32 *) tw_play_own (play, 0), ==, 2);
  walk_check (game);
}

/* With all three at once, random games stay sound and come back from undo. */
static void
test_together (void)
{
  const TwExpansion *expansions[] = { &tithe, &encore, &ford };
  g_autoptr (TwRules) rules = fixture_rules (NULL, 4, expansions, 3, NULL, 0);

  for (guint64 seed = 0; seed < 20; seed++)
    {
      g_autoptr (TwGame) game = tw_game_new (rules, seed, TW_GAME_DEFAULT);
      g_autoptr (GRand) rand = g_rand_new_with_seed ((guint32) seed);
      guint n_steps = 0;
      guint64 hash;

      while (tw_play_decider (tw_game_play (game)) != TW_SEAT_NONE)
        {
          guint n;
          const TwAction *actions = tw_game_actions (game, &n);
          TwAction action = actions[g_rand_int_range (rand, 0, (gint) n)];

          g_assert_true (tw_game_apply (game, &action, NULL));
          if (n_steps++ % 5 == 0)
            walk_check (game);
        }
      g_assert_cmpuint (*(guint32 *) tw_play_own (tw_game_play (game), 1), >, 0);
      hash = tw_play_hash (tw_game_play (game));
      for (guint i = 0; i < 30; i++)
        g_assert_true (undo (game));
      while (tw_game_redo (game))
        ;
      g_assert_cmphex (tw_play_hash (tw_game_play (game)), ==, hash);
    }
}

/* As many as there is room for all take part; one more is refused, not left out. */
static void
test_too_many (void)
{
  TwExpansion made[TW_MAX_EXPANSIONS + 1] = { { 0 } };
  const TwExpansion *expansions[TW_MAX_EXPANSIONS + 1];
  char ids[TW_MAX_EXPANSIONS + 1][16];
  g_autoptr (TwRules) most = NULL, over = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (made); i++)
    {
      g_snprintf (ids[i], sizeof ids[i], "made-%u", i);
      made[i].id = ids[i];
      expansions[i] = &made[i];
    }
  most = fixture_rules_try (NULL, 2, expansions, TW_MAX_EXPANSIONS, NULL, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (most->n_expansions, ==, TW_MAX_EXPANSIONS);
  over = fixture_rules_try (NULL, 2, expansions, TW_MAX_EXPANSIONS + 1, NULL, 0, &error);
  g_assert_null (over);
  g_assert_error (error, TW_RULES_ERROR, TW_RULES_ERROR_PART);
  g_assert_nonnull (strstr (error->message, "More than 24 expansions"));
}

/* With @n hooks in one slot, in two expansions. Returns: what the rules say to it, %NULL if they
 * have them all */
static GError *
error_of_hooks (guint n)
{
  g_autofree TwHook *hooks = g_new (TwHook, n);
  TwExpansion many[] = {
    { .id = "many", .hooks = hooks, .n_hooks = n / 2, .state_size = sizeof (TwJoin) },
    { .id = "more", .hooks = hooks, .n_hooks = n - n / 2, .state_size = sizeof (TwJoin) },
  };
  const TwExpansion *expansions[] = { &many[0], &many[1] };
  GError *error = NULL;
  g_autoptr (TwRules) rules = NULL;
  guint n_found = 0;

  for (guint i = 0; i < n; i++)
    hooks[i] = ford_hook;
  rules = fixture_rules_try (NULL, 2, expansions, 2, NULL, 0, &error);
  g_assert_true ((rules == NULL) == (error != NULL));
  if (rules == NULL)
    return error;
  for (guint i = 0; i < rules->n_steps[TW_PROGRAM_TURN]; i++)
    n_found += rules->programs[TW_PROGRAM_TURN][i].step->run == ford_run;
  g_assert_cmpuint (n_found, ==, n);
  return NULL;
}

/* All steps that there is room for are taken; with one more the rules are refused, and none is left
 * out. */
static void
test_too_many_steps (void)
{
  g_autoptr (TwRules) plain = fixture_rules (NULL, 2, NULL, 0, NULL, 0);
  guint room = TW_MAX_STEPS - plain->n_steps[TW_PROGRAM_TURN];

  g_assert_no_error (error_of_hooks (room));
  for (guint n = room + 1; n <= 2 * TW_MAX_STEPS; n++)
    {
      g_autoptr (GError) error = error_of_hooks (n);

      g_assert_error (error, TW_RULES_ERROR, TW_RULES_ERROR_PART);
      g_assert_nonnull (strstr (error->message, "more than 64 steps"));
    }
}

/* All verbs that a number can be given to; one more is refused. */
static void
test_too_many_verbs (void)
{
  enum
  {
    ROOM = G_MAXUINT8 - TW_N_VERBS
  };
  TwVerbInfo verbs[ROOM + 1] = { { 0 } };
  TwExpansion talks = { .id = "talks", .verbs = verbs, .n_verbs = ROOM };
  const TwExpansion *expansions[] = { &talks };
  g_autoptr (TwRules) most = NULL, over = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (verbs); i++)
    verbs[i].word = i == ROOM - 1 ? "last" : "word";
  most = fixture_rules_try (NULL, 2, expansions, 1, NULL, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpint (tw_rules_verb (most, "last"), ==, G_MAXUINT8 - 1);
  talks.n_verbs = ROOM + 1;
  over = fixture_rules_try (NULL, 2, expansions, 1, NULL, 0, &error);
  g_assert_null (over);
  g_assert_error (error, TW_RULES_ERROR, TW_RULES_ERROR_PART);
  g_assert_nonnull (strstr (error->message, "verbs"));
}

static int supply;

static int
crowd_supply (const TwRules *rules, const char *part, const char *figure)
{
  return supply;
}

static const TwExpansion crowd = {
  .id = "crowd",
  .setup = &(const TwSetupHooks){ .figure_supply = crowd_supply },
};

/* Figures beyond what a player can have are refused, not left in the box. */
static void
test_too_many_figures (void)
{
  const TwExpansion *expansions[] = { &crowd };
  g_autoptr (TwRules) most = NULL, over = NULL;
  g_autoptr (GError) error = NULL;

  supply = TW_MAX_SUPPLY;
  most = fixture_rules_try (NULL, 2, expansions, 1, NULL, 0, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (most->figure_types[0].supply, ==, 20);
  supply = TW_MAX_SUPPLY + 1;
  over = fixture_rules_try (NULL, 2, expansions, 1, NULL, 0, &error);
  g_assert_null (over);
  g_assert_error (error, TW_RULES_ERROR, TW_RULES_ERROR_PARAMETER);
  g_assert_cmpstr (error->message, ==,
                   "The figure “meeple” cannot be there 21 times. Allowed: 0 to 20.");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/expansion-interface/scoring-stops", test_scoring_stops);
  g_test_add_func ("/game/expansion-interface/turn-in-turn", test_turn_in_turn);
  g_test_add_func ("/game/expansion-interface/feature-comes-apart", test_feature_comes_apart);
  g_test_add_func ("/game/expansion-interface/figures-by-leave", test_figures_by_leave);
  g_test_add_func ("/game/expansion-interface/together", test_together);
  g_test_add_func ("/game/expansion-interface/too-many", test_too_many);
  g_test_add_func ("/game/expansion-interface/too-many-steps", test_too_many_steps);
  g_test_add_func ("/game/expansion-interface/too-many-verbs", test_too_many_verbs);
  g_test_add_func ("/game/expansion-interface/too-many-figures", test_too_many_figures);
  return g_test_run ();
}
