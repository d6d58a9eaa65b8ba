/* What is chosen for the next game, without the page that shows it. */
#include "app/setup/setup-game.h"

#include "app/document/shared-kit.h"
#include "engine/format/ruleset-file.h"
#include "engine/format/shipped-sets.h"
#include "engine/setup/play-rules.h"

typedef struct
{
  TwGameKit kit;
  TwSetupGame game;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (tw_shared_kit_load (&f->kit, &error));
  f->game.kit = &f->kit;
  f->game.set = tw_shipped_set_load ("base", &error);
  g_assert_no_error (error);
  f->game.n_seats = 2;
  f->game.house_rules = tw_house_rules_new ();
  tw_house_rules_set_vocabulary (f->game.house_rules, f->kit.vocabulary);
  tw_setup_game_take_parts (&f->game, tw_setup_parts_new (&f->kit, f->game.set));
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  tw_setup_game_clear (&f->game);
  tw_play_rules_kit_clear (&f->kit);
}

static void
choose (Fixture *f, const char *id)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRuleset) ruleset = tw_ruleset_file_load (id, f->kit.vocabulary, &error);

  g_assert_no_error (error);
  tw_setup_game_take_ruleset (&f->game, ruleset);
  tw_setup_game_follow (&f->game);
}

static void
test_ruleset (Fixture *f, gconstpointer data)
{
  g_autoptr (TwRules) rules = NULL;

  choose (f, "beginners");
  g_assert_true (tw_setup_game_is_well (&f->game));
  g_assert_false (tw_setup_game_is_changed (&f->game));
  rules = tw_setup_game_dup_rules (&f->game, NULL);
  g_assert_cmpint (tw_rules_parameter (rules, "farmers"), ==, 0);
  g_assert_cmpuint (rules->n_players, ==, 2);
  /* The set can be played without one, too. */
  tw_setup_game_take_ruleset (&f->game, NULL);
  tw_setup_game_follow (&f->game);
  g_assert_true (tw_setup_game_is_well (&f->game));
}

/* As many play as before, as far as the ruleset is meant for them. */
static void
test_seats (Fixture *f, gconstpointer data)
{
  f->game.n_seats = 6;
  choose (f, "count");
  g_assert_cmpuint (f->game.n_seats, ==, 5);
  f->game.n_seats = 3;
  choose (f, "beginners");
  g_assert_cmpuint (f->game.n_seats, ==, 3);
  f->game.n_seats = 1;
  choose (f, "beginners");
  g_assert_cmpuint (f->game.n_seats, ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/setup-game/ruleset", Fixture, NULL, set_up, test_ruleset, tear_down);
  g_test_add ("/setup-game/seats", Fixture, NULL, set_up, test_seats, tear_down);
  return g_test_run ();
}
