/* What cases cannot say of counters, turns that are left out and values that rules change: that
 * positions that differ in nothing else are different, and which rules a scoring names. */
#include "engine/game/state-hash.h"
#include "tests/engine/shipped-fixture.h"

#include <string.h>

/* A position of the base game with the wells; @lines come after the start tile. */
static void
wells (ShippedGame *game, const char *lines)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "procedures", "wells.xml", NULL);
  g_autofree char *text = g_strdup_printf ("use base %s\nstart D@0,0/0\n%s\n", path, lines);

  shipped_game (game, shipped_kit (), text);
}

static guint64
hash_of (const char *lines)
{
  ShippedGame game;
  guint64 hash;

  wells (&game, lines);
  hash = tw_play_hash (game.play);
  shipped_game_clear (&game);
  return hash;
}

/* A search that takes two such positions for one would be wrong. */
static void
test_hash (void)
{
  g_assert_cmphex (hash_of ("given drought=1"), ==, hash_of ("given drought=1"));
  g_assert_cmphex (hash_of ("given drought=1"), !=, hash_of ("given drought=2"));
  g_assert_cmphex (hash_of ("given P1:debts=1"), !=, hash_of ("given P2:debts=1"));
  g_assert_cmphex (hash_of ("given P1:skipped=1"), !=, hash_of ("given P2:skipped=1"));
  g_assert_cmphex (hash_of ("given P1:skipped=1"), !=, hash_of ("given drought=0"));
}

/* The rules that the last scoring but @n names. */
static char *
rules_of_scoring (const ShippedGame *game, guint n)
{
  const GArray *events = game->play->events;

  for (guint i = events->len; i-- > 0;)
    {
      const TwEvent *event = &g_array_index (events, TwEvent, i);

      if (event->kind == TW_EVENT_SCORED && n-- == 0)
        return g_strdup (event->rules);
    }
  return NULL;
}

/* Each scoring names what changed its own value, and nothing of the one before. */
static void
test_rules_of_value (void)
{
  ShippedGame game;
  g_autofree char *road = NULL, *city = NULL;

  wells (&game, "given Fountain@-1,0/180 P2:highwayman@0,0:road(W) P1:knight@0,0:city(N)\n"
                "turn P1 Toll@1,0/0 -\n"
                "turn P2 Leak@0,-1/0 -");
  road = rules_of_scoring (&game, 1);
  city = rules_of_scoring (&game, 0);
  g_assert_nonnull (strstr (road, "WELL-009"));
  g_assert_null (strstr (road, "WELL-010"));
  g_assert_nonnull (strstr (city, "WELL-010"));
  g_assert_null (strstr (city, "WELL-009"));
  shipped_game_clear (&game);
}

/* A turn is left out or nothing is said of it: what else is given is wrong. */
static void
test_given (void)
{
  TwGameKit kit = shipped_kit ();
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "data", "procedures", "wells.xml", NULL);
  g_autofree char *text = g_strdup_printf ("use base %s\ncase X-1 a turn\nrules WELL-005\n"
                                           "start D@0,0/0\ngiven P2:skipped=0\n",
                                           path);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwCaseFile) file = tw_case_file_parse ("x.case", text, -1, &error);

  g_assert_no_error (error);
  g_assert_false (tw_case_run_test (&kit, file, file->cases->pdata[0], &error));
  g_assert_error (error, TW_CASE_ERROR, TW_CASE_ERROR_WRONG);
  shipped_kit_clear (&kit);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/numbers/hash", test_hash);
  g_test_add_func ("/numbers/given", test_given);
  g_test_add_func ("/numbers/rules-of-value", test_rules_of_value);
  return g_test_run ();
}
