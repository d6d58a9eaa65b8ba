/* Loops within loops that find no end. */
#include "engine/format/tile-set-file.h"
#include "engine/procedure/procedures.h"
#include "engine/setup/game-setup.h"
#include "tests/engine/shipped-fixture.h"

#define HEAD                                                                                       \
  "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='own'><title>Own</title>\n"        \
  "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
#define TAIL "</rules>\n<tile id='A'><road edges='E W'/></tile></tile-set>"

/* How many answers there are to two turns of a game of six with @statements in three loops; it
 * ends as one that found no end. */
static guint
n_answers (const char *statements)
{
  g_autofree char *text =
      g_strconcat (HEAD "<procedure id='p' at='laid'>"
                        "<each as='a' what='figure'><each as='b' what='figure'>"
                        "<each as='c' what='figure'>",
                   statements, "</each></each></each></procedure>\n" TAIL, NULL);
  g_autoptr (TwTileSet) set = tw_tile_set_file_parse ("own.xml", text, -1, NULL);
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwGameSetup) setup = shipped_setup (&kit, "base", 6);
  g_autoptr (TwRules) rules = NULL;
  g_autoptr (TwPlay) play = NULL;
  TwActionList list;
  guint n = 0;

  tw_game_setup_use_set (setup, set, 1);
  rules = tw_game_setup_compile (setup, NULL);
  play = tw_play_new (rules, 1);
  list.items = g_new (TwAction, rules->max_actions);
  for (; play->state->status != TW_STATUS_FINISHED && n < 2 * TW_MOST_STEPS; n++)
    {
      tw_play_list (play, &list);
      tw_play_apply (play, &list.items[0]);
    }
  g_assert_cmpuint (play->state->status, ==, TW_STATUS_FINISHED);
  g_assert_cmpstr (tw_rules_reason_info (rules, play->state->reason)->word, ==, "endless");
  g_free (list.items);
  shipped_kit_clear (&kit);
  return n;
}

/* Loops within loops end the game, and do not hang it: at once, or when they have asked some
 * thousand times. */
static void
test_endless (void)
{
  g_assert_cmpuint (n_answers ("<if the='a' same='tile' to='b'/>"), ==, 2);
  g_assert_cmpuint (n_answers ("<choose as='d' what='standing'><where kind='road'/></choose>"), <,
                    TW_MOST_STEPS);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/procedure/endless", test_endless);
  return g_test_run ();
}
