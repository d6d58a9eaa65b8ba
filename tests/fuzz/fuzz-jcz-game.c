/* Recordings: what can be played is sound, and is a game that our own file holds too. */
#include "tests/fuzz/fuzz.h"

#include "engine/jcz/jcz-game-reader.h"
#include "engine/saved/saved-game-reader.h"
#include "engine/saved/saved-game-writer.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  const TwGameKit *kit = fuzz_kit ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TwJczGame) game =
      tw_jcz_game_parse (kit, "fuzz.jcz", (const char *) data, (gssize) size, &error);
  g_autoptr (TwSavedGame) again = NULL;
  g_autoptr (GString) wrong = g_string_new (NULL);
  g_autofree char *xml = NULL;
  gsize length;

  if (game == NULL)
    {
      g_assert (error != NULL && error->message[0] != '\0');
      return 0;
    }
  tw_play_check (tw_game_play (game->saved->game), wrong);
  g_assert_cmpstr (wrong->str, ==, "");
  xml = tw_saved_game_to_xml (game->saved->game, NULL, game->saved->seats, game->saved->is_strict,
                              &length);
  again = tw_saved_game_parse (kit, "again.xml", xml, (gssize) length, &error);
  g_assert_no_error (error);
  return 0;
}
