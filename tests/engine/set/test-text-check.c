/* What is wrong with a translation, seen beside its source. */
#include "engine/set/text-check.h"

static guint
check (const char *source, const char *words, guint limit)
{
  return tw_text_check (&source, 1, &words, 1, TW_PLURAL_FORMS_ENGLISH, limit);
}

static void
test_check (void)
{
  static const char *const cows[] = { "%d cow", "%d cows" };
  static const char *const czech[] = { "jedna kráva", "%d krávy", "%d krav" };
  static const char *const russian[] = { "одна корова", "%d коровы", "%d коров" };
  const char *counted = "{a:# cow|# cows}", *three = "{a:# kráva|# krávy|# krav}";
  const char *two = "{a:# kráva|# krávy}";
  const char *cs = tw_language_plural_forms ("cs"), *ru = tw_language_plural_forms ("ru");

  g_assert_cmpuint (check ("{a} and {b}", "{b} a {a}", 0), ==, 0);
  g_assert_cmpuint (check ("{a} and {b}", "{b}", 0), ==, TW_TEXT_LOST_PLACEHOLDER);
  g_assert_cmpuint (check ("{a}", "{a} {c}", 0), ==, TW_TEXT_LOST_PLACEHOLDER);
  g_assert_cmpuint (check ("{a}", "{a} {a}", 0), ==, TW_TEXT_LOST_PLACEHOLDER);
  g_assert_cmpuint (check ("%1$d of %2$d", "%2$d z %1$d", 0), ==, 0);
  g_assert_cmpuint (check ("100 %", "100 {", 0), ==, 0);
  /* Words that agree with a value are the language's own, the value is not. */
  g_assert_cmpuint (check ("{a:# cow|# cows}", "{a:# vache|# vaches}", 0), ==, 0);
  g_assert_cmpuint (check ("{a:# cow|# cows}", "{a}", 0), ==, 0);
  g_assert_cmpuint (check ("{a}", "{a:# vache|# vaches}", 0), ==, 0);
  g_assert_cmpuint (check ("{a:# cow|# cows}", "{a:# vache}", 0), ==, TW_TEXT_WRONG_PLURALS);
  g_assert_cmpuint (check ("{a:# cow|# cows}", "{b:# vache|# vaches}", 0), ==,
                    TW_TEXT_LOST_PLACEHOLDER);
  g_assert_cmpuint (tw_text_check (&counted, 1, &three, 1, cs, 0), ==, 0);
  g_assert_cmpuint (tw_text_check (&counted, 1, &two, 1, cs, 0), ==, TW_TEXT_WRONG_PLURALS);
  /* Room is counted in characters. */
  g_assert_cmpuint (check ("cow", "ččč", 3), ==, 0);
  g_assert_cmpuint (check ("cow", "čččč", 3), ==, TW_TEXT_TOO_LONG);
  g_assert_cmpuint (tw_text_check (cows, 2, czech, 3, cs, 0), ==, 0);
  g_assert_cmpuint (tw_text_check (cows, 2, czech, 2, cs, 0), ==, TW_TEXT_WRONG_PLURALS);
  /* The first form counts 21 as well, so it cannot do without its number. */
  g_assert_cmpuint (tw_text_check (cows, 2, russian, 3, ru, 0), ==, TW_TEXT_LOST_PLACEHOLDER);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/set/text-check", test_check);

  return g_test_run ();
}
