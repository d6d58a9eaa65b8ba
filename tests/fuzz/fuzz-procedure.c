/* Rules that move and choose: what a set adds is read, compiled and played for some turns. */
#include "tests/fuzz/fuzz.h"

#include "engine/format/rules-file.h"
#include "engine/game/play.h"

/* Answers that are given: some ten turns of each of two players. */
#define MOST_ANSWERS 100

/* One answer after the other, none of which needs chance but what is drawn. */
static void
play_some (const TwRules *rules)
{
  g_autoptr (TwPlay) play = tw_play_new (rules, 1);
  TwActionList list = { .items = g_new (TwAction, rules->max_actions) };

  for (guint i = 0; i < MOST_ANSWERS && tw_play_decider (play) != TW_SEAT_NONE; i++)
    {
      TwAction action;

      if (tw_play_decider (play) == TW_SEAT_CHANCE)
        action = tw_play_chance (play);
      else
        {
          tw_play_list (play, &list);
          g_assert (list.n_items > 0 && list.n_items <= rules->max_actions);
          action = list.items[i * 7919 % list.n_items];
        }
      tw_play_apply (play, &action);
    }
  g_free (list.items);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (TwGameSetup) setup = tw_game_setup_new (fuzz_kit ());
  g_autofree char *xml = g_strndup ((const char *) data, size);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules = NULL;
  TwVocabulary *own;

  if (tw_rules_file_parse_own ("fuzz.xml", xml, &own, &error))
    {
      g_ptr_array_add (setup->own, own);
      if (tw_game_setup_use (setup, "base", &error)
          && tw_game_setup_use (setup, "mage-and-witch", &error))
        rules = tw_game_setup_compile (setup, &error);
    }
  g_assert (rules != NULL || (error != NULL && error->message[0] != '\0'));
  if (rules != NULL)
    play_some (rules);
  return 0;
}
