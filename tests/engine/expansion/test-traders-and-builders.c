/* What cases of Traders & Builders cannot say: figures that others take away, roads joined
 * by something else than a tile, random games of all options. */
#include "engine/board/feature-merge.h"
#include "engine/expansion/registry.h"
#include "engine/game/game.h"
#include "engine/game/pieces.h"
#include "tests/engine/shipped-fixture.h"

#include <string.h>

/* TRADE-001, TRADE-002, TRADE-005: the tiles and what they show. */
static void
test_set (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, "base traders-and-builders", 2);
  static const char *const goods[] = { "wine", "grain", "cloth" };
  static const guint wanted[] = { 9, 6, 5 };
  guint n_tiles = 0, n_symbols[3] = { 0 }, n_gardens = 0;

  for (guint i = 0; i < rules->catalogue->n_kinds; i++)
    {
      const TwTileKind *kind = &rules->catalogue->kinds[i];

      if (strcmp (kind->set->id, "traders-and-builders") != 0)
        continue;
      n_tiles += kind->count;
      for (guint node = 0; node < rules->catalogue->tiles[i].n_segments; node++)
        {
          if (rules->catalogue->tiles[i].kind[node] == TW_KIND_GARDEN)
            {
              n_gardens++;
              g_assert_true (strcmp (kind->name, "HK") == 0 || strcmp (kind->name, "HU") == 0);
            }
          for (guint k = 0; k < G_N_ELEMENTS (goods); k++)
            n_symbols[k] += kind->count
                            * rules->catalogue->tiles[i]
                                  .symbols[node][tw_catalogue_counted (rules->catalogue, goods[k])];
        }
    }
  g_assert_cmpuint (n_tiles, ==, 24);
  g_assert_cmpuint (n_gardens, ==, 2);
  for (guint k = 0; k < G_N_ELEMENTS (goods); k++)
    {
      g_assert_cmpuint (n_symbols[k], ==, wanted[k]);
      g_assert_cmpuint (tw_vocabulary_find_token (kit.vocabulary, goods[k])->supply, ==, wanted[k]);
    }
  shipped_kit_clear (&kit);
}

static TwFigure *
figure_at (const TwPlay *play, guint seat, const char *id)
{
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (play->figures[i].seat == seat && play->figures[i].place == TW_FIGURE_NODE
        && strcmp (play->rules->figure_types[play->figures[i].type].type->id, id) == 0)
      return &play->figures[i];
  g_assert_not_reached ();
}

static guint
supply (const TwPlay *play, guint seat, const char *id)
{
  return tw_play_supply (play, seat, (guint) tw_rules_figure (play->rules, id));
}

#define COMPANY                                                                                    \
  "given U@1,0/0 B@0,1/0\n"                                                                        \
  "given P1:highwayman@0,0:road(W) P1:builder@1,0:road(E) P2:highwayman@1,0:road(W)\n"             \
  "given P1:farmer@1,0:field(NL) P1:pig@0,0:field(EL) P2:farmer@0,0:field(WR)\n"

/* TRADE-027, TRADE-054: with the last own meeple the companion leaves; meeples of others
 * and on other features are no company. */
static void
test_company_lost (void)
{
  ShippedGame game;

  shipped_game (&game, shipped_kit (), "use base traders-and-builders\n" COMPANY);
  tw_play_take_figure (game.play, figure_at (game.play, 1, "meeple"));
  g_assert_cmpuint (supply (game.play, 0, "builder"), ==, 0);
  g_assert_cmpuint (supply (game.play, 0, "pig"), ==, 0);
  tw_play_take_figure (game.play, figure_at (game.play, 0, "meeple"));
  g_assert_cmpuint (supply (game.play, 0, "builder"), ==, 1);
  g_assert_cmpuint (supply (game.play, 0, "pig"), ==, 0);
  tw_play_take_figure (game.play, figure_at (game.play, 0, "meeple"));
  g_assert_cmpuint (supply (game.play, 0, "pig"), ==, 1);
  g_assert_cmpuint (supply (game.play, 0, "meeple"), ==, 7);
  shipped_game_clear (&game);
}

/* TRADE-028: by the option they stay. */
static void
test_company_may_leave (void)
{
  ShippedGame game;

  shipped_game (&game, shipped_kit (),
                "use base traders-and-builders\nset special-figures-stay=y\n" COMPANY);
  tw_play_take_figure (game.play, figure_at (game.play, 0, "meeple"));
  tw_play_take_figure (game.play, figure_at (game.play, 0, "meeple"));
  g_assert_cmpuint (supply (game.play, 0, "meeple"), ==, 7);
  g_assert_cmpuint (supply (game.play, 0, "builder"), ==, 0);
  g_assert_cmpuint (supply (game.play, 0, "pig"), ==, 0);
  shipped_game_clear (&game);
}

/* TRADE-044: both parts are one turn of the log, and the second counts no further one. */
static void
test_one_turn (void)
{
  ShippedGame game;
  guint turn;

  shipped_game (&game, shipped_kit (),
                "use base traders-and-builders\n"
                "given U@1,0/0 P1:highwayman@0,0:road(W) P1:builder@1,0:road(W)\n"
                "turn P2 B@0,1/0 -\n"
                "turn P1 U@2,0/0 -\n"
                "expect next=P1 part=2\n");
  turn = game.play->state->turn;
  shipped_game_clear (&game);
  shipped_game (&game, shipped_kit (),
                "use base traders-and-builders\n"
                "given U@1,0/0 P1:highwayman@0,0:road(W)\n"
                "turn P2 B@0,1/0 -\n"
                "turn P1 U@2,0/0 -\n"
                "expect next=P2 part=1\n");
  /* The first game is in its second turn, the other has begun its third. */
  g_assert_cmpuint (turn, ==, 2);
  g_assert_cmpuint (game.play->state->turn, ==, 3);
  shipped_game_clear (&game);
}

/* ---- a ford: after the figure it joins the roads of a crossing, as a ferry would ------ */

static TwStepResult
ford_run (TwPlay *play, TwFrame *frame, gpointer own)
{
  const TwSlot *slot = &play->board.slots[tw_board_slot_at (&play->board, 2, 0)];

  tw_board_join (&play->board, slot->first_node, slot->first_node + 1);
  return TW_STEP_DONE;
}

static const TwHook ford_hook = { TW_SLOT_AFTER_FIGURE, 10, { "2c", ford_run, NULL, NULL } };
static const TwExpansion ford = {
  .id = "base",
  .hooks = &ford_hook,
  .n_hooks = 1,
};

/* TRADE-045, TURN-041: what joins roads after the tile lies gives no second part. */
static void
test_joined_by_a_ferry (void)
{
  TwGameKit kit = shipped_kit ();
  g_autofree const TwExpansion **expansions = g_new (const TwExpansion *, kit.n_expansions + 1);
  ShippedGame game;

  memcpy (expansions, kit.expansions, kit.n_expansions * sizeof *expansions);
  expansions[kit.n_expansions++] = &ford;
  kit.expansions = expansions;
  /* Of the crossing at 2,0 the ford joins the arms east and south. */
  shipped_game (&game, kit,
                "use base traders-and-builders\n"
                "given U@1,0/0 W@2,0/0 P1:highwayman@2,0:road(E) P1:builder@2,0:road(E)\n"
                "turn P1 U@2,1/90 -\n"
                "expect next=P2 part=1\n");
  g_assert_cmpuint (tw_board_root (&game.play->board,
                                   tw_board_node_at (&game.play->board,
                                                     tw_board_slot_at (&game.play->board, 2, 1),
                                                     TW_PORT_N, TW_KIND_ROAD)),
                    ==,
                    tw_board_root (&game.play->board, figure_at (game.play, 0, "builder")->node));
  shipped_game_clear (&game);
}

/* INTER-018: the second tile, too, comes from the river as long as it lasts. */
static void
test_river (void)
{
  ShippedGame game;
  TwActionList list = { 0 };
  g_autofree TwAction *items = NULL;

  shipped_game (&game, shipped_kit (),
                "use base river traders-and-builders\n"
                "start BB6F1@0,0/90\n"
                "given BB6F4@0,1/90 U@-1,2/0\n"
                "given P1:highwayman@-1,2:road(W) P1:builder@-1,2:road(W)\n"
                "turn P1 BB6F2@0,2/90 -\n"
                "expect next=P1 part=2\n");
  items = g_new (TwAction, game.play->rules->max_actions);
  list.items = items;
  tw_play_list (game.play, &list);
  g_assert_cmpuint (list.n_items, >, 0);
  for (guint i = 0; i < list.n_items; i++)
    {
      g_assert_cmpuint (items[i].verb, ==, TW_VERB_DRAW);
      g_assert_cmpstr (game.play->rules->catalogue->kinds[items[i].kind].set->id, ==, "river");
    }
  shipped_game_clear (&game);
}

/* Random games with every choice of the options stay sound. */
static void
test_random_options (void)
{
  static const char *const options[][2] = { { "builder.draw", "at-once" },
                                            { "builder.second-part", "optional" },
                                            { "builder.on-complete", "refused" },
                                            { "special-figures-stay", "y" } };
  TwGameKit kit = shipped_kit ();

  for (guint mask = 0; mask < 1u << G_N_ELEMENTS (options); mask++)
    {
      g_autoptr (TwGameSetup) setup = tw_game_setup_new (&kit);
      g_autoptr (GError) error = NULL;
      g_autoptr (TwRules) rules = NULL;
      g_autoptr (TwGame) game = NULL;
      g_autoptr (GRand) rand = g_rand_new_with_seed (mask);

      tw_game_setup_use (setup, "base", &error);
      tw_game_setup_use (setup, "traders-and-builders", &error);
      for (guint i = 0; i < G_N_ELEMENTS (options); i++)
        if (mask >> i & 1)
          tw_game_setup_set (setup, options[i][0], options[i][1], &error);
      setup->n_seats = 2 + mask % 4;
      rules = tw_game_setup_compile (setup, &error);
      g_assert_no_error (error);
      game = tw_game_new (rules, mask, TW_GAME_DEFAULT);
      while (tw_play_decider (tw_game_play (game)) != TW_SEAT_NONE)
        {
          g_autoptr (GString) wrong = g_string_new (NULL);
          guint n;
          const TwAction *actions = tw_game_actions (game, &n);
          TwAction action = actions[g_rand_int_range (rand, 0, (gint) n)];

          g_assert_true (tw_game_apply (game, &action, NULL));
          tw_play_check (tw_game_play (game), wrong);
          g_assert_cmpstr (wrong->str, ==, "");
        }
    }
  shipped_kit_clear (&kit);
}

/* INTER-042: without farmers the pig stays in the box, and the builder does not. */
static void
test_no_farmers (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (&kit);
  g_autoptr (TwRules) rules = NULL;

  g_assert_true (tw_game_setup_use (setup, "traders-and-builders", NULL));
  g_assert_true (tw_game_setup_set (setup, "farmers", "n", NULL));
  rules = tw_game_setup_compile (setup, NULL);
  g_assert_nonnull (rules);
  g_assert_cmpint (tw_rules_figure (rules, "pig"), <, 0);
  g_assert_cmpint (tw_rules_figure (rules, "builder"), >=, 0);
  g_clear_pointer (&setup, tw_game_setup_free);
  shipped_kit_clear (&kit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/traders-and-builders/set", test_set);
  g_test_add_func ("/traders-and-builders/no-farmers", test_no_farmers);
  g_test_add_func ("/traders-and-builders/company-lost", test_company_lost);
  g_test_add_func ("/traders-and-builders/company-may-leave", test_company_may_leave);
  g_test_add_func ("/traders-and-builders/one-turn", test_one_turn);
  g_test_add_func ("/traders-and-builders/joined-by-a-ferry", test_joined_by_a_ferry);
  g_test_add_func ("/traders-and-builders/river", test_river);
  g_test_add_func ("/traders-and-builders/random-options", test_random_options);
  return g_test_run ();
}
