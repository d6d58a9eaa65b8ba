/* Saved games: what can be read and played again is written, and read again the same. */
#include "tests/fuzz/fuzz.h"

#include "engine/saved/saved-game-reader.h"
#include "engine/saved/saved-game-writer.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  const TwGameKit *kit = fuzz_kit ();
  g_autoptr (GError) error = NULL;
  g_autoptr (TwSavedGame) saved =
      tw_saved_game_parse (kit, "fuzz.xml", (const char *) data, (gssize) size, &error);
  g_autoptr (TwSavedGame) again = NULL;
  g_autofree char *first = NULL, *second = NULL;
  gsize first_length, second_length;

  if (saved == NULL)
    {
      g_assert (error != NULL && error->message[0] != '\0');
      return 0;
    }
  first = tw_saved_game_to_xml (saved->game, saved->title, saved->seats, saved->is_strict,
                                &first_length);
  again = tw_saved_game_parse (kit, "again.xml", first, (gssize) first_length, &error);
  g_assert_no_error (error);
  second = tw_saved_game_to_xml (again->game, again->title, again->seats, again->is_strict,
                                 &second_length);
  g_assert_cmpmem (first, first_length, second, second_length);
  return 0;
}
