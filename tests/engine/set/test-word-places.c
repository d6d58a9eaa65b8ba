/* Places in the words of rules: where each stands, and how they are filled. */
#include "engine/set/word-places.h"

static void
test_stands (void)
{
  static const char *const elements[] = { "ask", "choice", "said", "tell" };

  for (TwWordPlace place = 0; place < TW_N_WORD_PLACES; place++)
    {
      guint n = 0;

      for (guint i = 0; i < G_N_ELEMENTS (elements); i++)
        n += tw_word_place_stands_in (place, elements[i]);
      g_assert_cmpuint (n, >, 0);
      g_assert_false (tw_word_place_stands_in (place, "end"));
      g_assert_false (tw_word_place_stands_in (place, "title"));
      for (TwWordPlace other = 0; other < place; other++)
        g_assert_cmpstr (tw_word_place_name (place), !=, tw_word_place_name (other));
    }
  g_assert_true (tw_word_place_stands_in (TW_WORD_PLACE_MOST, "ask"));
  g_assert_false (tw_word_place_stands_in (TW_WORD_PLACE_MOST, "choice"));
  g_assert_false (tw_word_place_stands_in (TW_WORD_PLACE_TILE, "said"));
  g_assert_true (tw_word_places_has_words ("end"));
  g_assert_false (tw_word_places_has_words ("title"));
  g_assert_true (tw_word_places_has_counters ("tell"));
  g_assert_false (tw_word_places_has_counters ("said"));
  g_assert_false (tw_word_places_has_counters ("title"));
}

/* "{end}" is not the beginning of "{ends}", what is filled in is not looked at again, and a place
 * without words stays. */
static void
test_fill (void)
{
  const char *const words[TW_N_WORD_PLACES] = {
    [TW_WORD_PLACE_PLAYER] = "{n}", [TW_WORD_PLACE_N] = "3", [TW_WORD_PLACE_ENDS] = "north–east"
  };
  g_autofree char *filled =
      tw_word_places_fill ("{player} {n} {ends} {end} {most} {x} {n {n}}{", words);

  g_assert_cmpstr (filled, ==, "{n} 3 north–east {end} {most} {x} {n 3}{");
  g_assert_true (tw_word_places_is_in (TW_WORD_PLACE_ENDS, "of {end}, {ends}"));
  g_assert_false (tw_word_places_is_in (TW_WORD_PLACE_END, "of {ends} and end}"));
  g_assert_false (tw_word_places_is_in (TW_WORD_PLACE_END, ""));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set/word-places/stands", test_stands);
  g_test_add_func ("/set/word-places/fill", test_fill);
  return g_test_run ();
}
