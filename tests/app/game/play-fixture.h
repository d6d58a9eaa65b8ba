/* A table with the base game, and a player who does anything that is legal. */
#pragma once

#include "app/document/shared-kit.h"
#include "app/game/table-model.h"
#include "engine/format/ruleset-file.h"
#include "engine/format/shipped-sets.h"
#include "engine/game/state-hash.h"
#include "engine/setup/play-rules.h"

/* What a table of a shipped ruleset is set up with; to be cleared. */
static inline TwTableSetup
fixture_setup_of_ruleset (const char *id, guint n_seats, guint64 seed)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwGameSetup) game = NULL;
  g_autoptr (TwRuleset) ruleset = NULL;
  TwTableSetup setup = { .seed = seed };
  TwGameKit kit;

  tw_shared_kit_load (&kit, &error);
  g_assert_no_error (error);
  game = tw_game_setup_new (&kit);
  ruleset = tw_ruleset_file_load (id, kit.vocabulary, &error);
  g_assert_no_error (error);
  game->n_seats = n_seats;
  tw_game_setup_use_ruleset (game, ruleset, NULL, &error);
  g_assert_no_error (error);
  setup.rules = tw_game_setup_compile (game, &error);
  g_assert_no_error (error);
  setup.title = tw_play_rules_title (setup.rules, FALSE);
  for (guint seat = 0; seat < n_seats; seat++)
    setup.seats[seat] =
        (TwSeatSetup){ .name = g_strdup_printf ("Player %u", seat + 1), .colour = seat };
  tw_play_rules_kit_clear (&kit);
  return setup;
}

static inline TwTableModel *
fixture_table_with (const char *const *uses, guint n_seats, guint64 seed, gboolean is_strict)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwTileSet) base = tw_shipped_set_load ("base", &error);
  TwTableModel *model = tw_table_model_new ();
  TwGameKit kit;
  TwTableSetup setup = { .seed = seed, .is_strict = is_strict };

  g_assert_no_error (error);
  tw_shared_kit_load (&kit, &error);
  g_assert_no_error (error);
  setup.rules = tw_play_rules_new (&kit, base, NULL, uses, NULL, n_seats, &error);
  g_assert_no_error (error);
  setup.title = tw_play_rules_title (setup.rules, FALSE);
  for (guint seat = 0; seat < n_seats; seat++)
    {
      setup.seats[seat].name = g_strdup_printf ("Seat %u", seat + 1);
      setup.seats[seat].colour = seat;
    }
  tw_table_model_start (model, &setup);
  tw_table_setup_clear (&setup);
  tw_play_rules_kit_clear (&kit);
  return model;
}

static inline TwTableModel *
fixture_table (guint n_seats, guint64 seed, gboolean is_strict)
{
  return fixture_table_with (NULL, n_seats, seed, is_strict);
}

static inline guint64
fixture_hash (TwTableModel *model)
{
  return tw_play_hash (tw_table_model_get_play (model));
}

/* Proposes the tile somewhere legal, turned at random. */
static inline void
fixture_propose (TwTableModel *model, GRand *rand)
{
  guint n = 0;
  const TwLegalCell *cells = tw_table_model_get_legal (model, &n);
  TwLegalCell cell = cells[g_rand_int_range (rand, 0, (int) n)];

  g_assert_cmpint (tw_table_model_get_question (model), !=, TW_QUESTION_NONE);
  g_assert_true (tw_table_model_aim (model, cell.x, cell.y, FALSE));
  for (int i = g_rand_int_range (rand, 0, 4); i > 0; i--)
    tw_table_model_turn (model, 1, FALSE);
  g_assert_true (tw_table_model_propose (model));
}

/* Lays the tile at the first place allowed, without a figure. */
static inline void
fixture_lay (TwTableModel *model)
{
  guint n = 0;
  const TwLegalCell *cells = tw_table_model_get_legal (model, &n);

  g_assert_cmpuint (n, >, 0);
  g_assert_true (tw_table_model_aim (model, cells[0].x, cells[0].y, FALSE));
  g_assert_true (tw_table_model_propose (model));
  g_assert_true (tw_table_model_finish (model));
}

/* One turn: a proposal, then a figure or none. */
static inline void
fixture_turn (TwTableModel *model, GRand *rand)
{
  guint n = 0;

  fixture_propose (model, rand);
  tw_table_model_get_spots (model, &n);
  if (n > 0 && g_rand_int_range (rand, 0, 3) > 0)
    g_assert_true (
        tw_table_model_choose_spot (model, (guint) g_rand_int_range (rand, 0, (int) n), -1));
  else
    g_assert_true (tw_table_model_finish (model));
}

static inline void
fixture_play_to_end (TwTableModel *model, GRand *rand)
{
  while (tw_table_model_get_question (model) != TW_QUESTION_NONE)
    fixture_turn (model, rand);
}
