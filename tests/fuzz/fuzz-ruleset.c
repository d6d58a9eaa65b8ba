/* Rulesets: what can be read is put together for a game, or refused in words. */
#include "tests/fuzz/fuzz.h"

#include "engine/format/ruleset-file.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  const TwGameKit *kit = fuzz_kit ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRuleset) ruleset = tw_ruleset_file_parse ("fuzz.xml", (const char *) data,
                                                         (gssize) size, kit->vocabulary, &error);
  g_autoptr (TwGameSetup) setup = NULL;
  g_autoptr (TwRules) rules = NULL;

  if (ruleset != NULL)
    {
      setup = tw_game_setup_new (kit);
      if (tw_game_setup_use_ruleset (setup, ruleset, NULL, &error))
        rules = tw_game_setup_compile (setup, &error);
    }
  g_assert (rules != NULL || (error != NULL && error->message[0] != '\0'));
  return 0;
}
