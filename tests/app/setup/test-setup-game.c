/* What is chosen for the next game, without the page that shows it. */
#include "app/setup/setup-game.h"

#include <string.h>

#include "app/document/shared-kit.h"
#include "app/setup/setup-title.h"
#include "app/setup/setup-together.h"
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

static void
done_cb (gpointer data, guint n, const GPtrArray *left_out, const char *remedy)
{
  *(int *) data = (int) n;
}

/* Puts into play all that goes together. Returns: how many parts came into play */
static int
add_all (Fixture *f)
{
  TwSetupTogether together = { 0 };
  int n = -1;

  tw_setup_together_begin (&together, &f->game, done_cb, &n);
  while (n < 0)
    g_main_context_iteration (NULL, TRUE);
  return n;
}

static TwSetupPart *
part_of (const Fixture *f, const char *word)
{
  guint i = 0;

  while (strcmp (((const TwSetupPart *) f->game.parts->pdata[i])->word, word) != 0)
    i++;
  return f->game.parts->pdata[i];
}

static guint
facets_of (const Fixture *f, const char *word)
{
  return part_of (f, word)->facets;
}

static guint
n_in_play (const Fixture *f)
{
  guint n = 0;

  for (guint i = 0; i < f->game.parts->len; i++)
    {
      const TwSetupPart *part = f->game.parts->pdata[i];

      n += part->part != NULL && !part->is_played && part->facets != 0;
    }
  return n;
}

/* All that goes together makes a game; the river only goes where the Count does not, and of two
 * editions one is enough. */
static void
test_together (Fixture *f, gconstpointer data)
{
  int n = add_all (f);

  g_assert_cmpuint ((guint) n, ==, n_in_play (f));
  g_assert_cmpint (n, >=, 17);
  g_assert_true (tw_setup_game_is_well (&f->game));
  g_assert_true (tw_setup_together_has_any (&f->game));
  g_assert_cmpuint (facets_of (f, "count"), ==, TW_PART_ALL);
  g_assert_cmpuint (facets_of (f, "river"), ==, 0);
  g_assert_cmpuint (facets_of (f, "crop-circles"), ==, TW_PART_ALL);
  g_assert_cmpuint (facets_of (f, "crop-circles-1"), ==, 0);
  g_assert_cmpint (add_all (f), ==, 0);
  tw_setup_together_remove (&f->game);
  g_assert_cmpuint (n_in_play (f), ==, 0);
  g_assert_false (tw_setup_together_has_any (&f->game));
}

/* What somebody has chosen before stays, and what does not go with it is left out. */
static void
test_together_with (Fixture *f, gconstpointer data)
{
  part_of (f, "river")->facets = TW_PART_ALL;
  add_all (f);
  g_assert_cmpuint (facets_of (f, "river"), ==, TW_PART_ALL);
  g_assert_cmpuint (facets_of (f, "count"), ==, 0);
  g_assert_true (tw_setup_game_is_well (&f->game));
}

/* Who changes something else meanwhile has what came so far. */
static void
test_together_stopped (Fixture *f, gconstpointer data)
{
  TwSetupTogether together = { 0 };
  int n = -1;

  tw_setup_together_begin (&together, &f->game, done_cb, &n);
  while (n_in_play (f) < 2)
    g_main_context_iteration (NULL, TRUE);
  tw_setup_together_stop (&together);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpint (n, ==, -1);
  g_assert_cmpuint (n_in_play (f), ==, 2);
}

static void
assert_title (Fixture *f, const char *title)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules = tw_setup_game_dup_rules (&f->game, &error);
  g_autofree char *found = NULL;

  g_assert_no_error (error);
  found = tw_setup_title_new (&f->game, rules);
  g_assert_cmpstr (found, ==, title);
}

/* A game is called by its ruleset and what was added to that, as long as nothing is missing. */
static void
test_title (Fixture *f, gconstpointer data)
{
  choose (f, "big-box");
  assert_title (f, "Big Box");
  /* The river is only offered. */
  part_of (f, "river")->facets = 0;
  assert_title (f, "Big Box, changed");
  part_of (f, "count")->facets = TW_PART_ALL;
  assert_title (f, "Big Box + The Count of Carcassonne");
  part_of (f, "festival")->facets = TW_PART_ALL;
  part_of (f, "watchtowers")->facets = TW_PART_ALL;
  assert_title (f, "Big Box + The Count of Carcassonne and 2 more");
  choose (f, "winter");
  part_of (f, "winter")->facets = 0;
  part_of (f, "base")->facets = TW_PART_ALL;
  part_of (f, "abbot")->facets = TW_PART_ALL;
  assert_title (f, "Base game and The Abbot");
  tw_setup_game_take_ruleset (&f->game, NULL);
  tw_setup_game_follow (&f->game);
  part_of (f, "abbot")->facets = TW_PART_ALL;
  part_of (f, "festival")->facets = TW_PART_ALL;
  assert_title (f, "Base game, The Festival and The Abbot");
  part_of (f, "watchtowers")->facets = TW_PART_ALL;
  assert_title (f, "Base game, The Festival and 2 more");
}

/* From the title it is told by which ruleset a game is to be set up again. */
static void
test_title_is_of (void)
{
  g_assert_true (tw_setup_title_is_of ("Big Box", "Big Box"));
  g_assert_true (tw_setup_title_is_of ("Big Box + The River and 2 more", "Big Box"));
  g_assert_true (tw_setup_title_is_of ("Big Box, changed", "Big Box"));
  g_assert_false (tw_setup_title_is_of ("Big Boxes", "Big Box"));
  g_assert_false (tw_setup_title_is_of ("Big Box, The River", "Big Box"));
  g_assert_false (tw_setup_title_is_of (NULL, "Big Box"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/setup-game/ruleset", Fixture, NULL, set_up, test_ruleset, tear_down);
  g_test_add ("/setup-game/seats", Fixture, NULL, set_up, test_seats, tear_down);
  g_test_add ("/setup-game/title", Fixture, NULL, set_up, test_title, tear_down);
  g_test_add_func ("/setup-game/title/is-of", test_title_is_of);
  g_test_add ("/setup-game/together", Fixture, NULL, set_up, test_together, tear_down);
  g_test_add ("/setup-game/together/with", Fixture, NULL, set_up, test_together_with, tear_down);
  g_test_add ("/setup-game/together/stopped", Fixture, NULL, set_up, test_together_stopped,
              tear_down);
  return g_test_run ();
}
