/* Words that are looked for in the rules. */
#include "app/widgets/found-words.h"

#define MARKED(words) "<span background=\"#f6d32d\" foreground=\"#1e1e1e\">" words "</span>"

static void
assert_found (const char *text, const char *words, const char *markup)
{
  g_autofree char *found = tw_found_words_markup (text, words);

  g_assert_cmpstr (found, ==, markup);
}

static void
test_found (void)
{
  assert_found ("A city, a City.", "city", "A " MARKED ("city") ", a " MARKED ("City") ".");
  assert_found ("Každý klášter", "kLASTER", "Každý " MARKED ("klášter"));
  assert_found ("klaster", "klášter", MARKED ("klaster"));
  assert_found ("a & b < c", "b <", "a &amp; " MARKED ("b &lt;") " c");
  assert_found ("aaa", "aa", MARKED ("aa") "a");
  assert_found ("road", "roads", NULL);
  assert_found ("", "x", NULL);
}

static void
test_place (void)
{
  g_assert_cmpint (tw_found_words_place ("Každý klášter", "kaz"), ==, TW_FOUND_FIRST);
  g_assert_cmpint (tw_found_words_place ("Každý klášter", "KLA"), ==, TW_FOUND_WORD);
  g_assert_cmpint (tw_found_words_place ("Každý klášter", "ster"), ==, TW_FOUND_WITHIN);
  g_assert_cmpint (tw_found_words_place ("Každý klášter", "roads"), ==, TW_FOUND_NOWHERE);
  g_assert_cmpint (tw_found_words_place ("", "x"), ==, TW_FOUND_NOWHERE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ruleset/found-words", test_found);
  g_test_add_func ("/ruleset/found-words/place", test_place);

  return g_test_run ();
}
