/* What the words of rules name. */
#include "engine/set/word-targets.h"

static void
test_targets (void)
{
  static const struct
  {
    TwWordTakes takes;
    const char *attribute;
    const char *element;
    gboolean is_named;
  } cases[] = {
    { TW_TAKES_KINDS, "features", "land", TRUE },    { TW_TAKES_THING, "what", "symbol", TRUE },
    { TW_TAKES_GAIN, "what", "token", TRUE },        { TW_TAKES_NAME, "the", "figure", TRUE },
    { TW_TAKES_NAME, "to", "zone", TRUE },           { TW_TAKES_AMOUNT, "n", "counter", TRUE },
    { TW_TAKES_ID, "what", "counter", TRUE },        { TW_TAKES_ID, "remembered", "list", TRUE },
    { TW_TAKES_ID, "procedure", "procedure", TRUE }, { TW_TAKES_ID, "as", "list", FALSE },
    { TW_TAKES_ID, "id", "counter", FALSE },         { TW_TAKES_ID, "word", "counter", FALSE },
    { TW_TAKES_NUMBER, "order", "counter", FALSE },  { TW_TAKES_SYMBOL, "symbol", "figure", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (g_strv_contains (tw_word_targets (cases[i].takes, cases[i].attribute),
                                      cases[i].element),
                     ==, cases[i].is_named);
}

/* Every word that speaks of a list, as rules have them. */
static void
test_lists (void)
{
  static const char *const lists[] = { "remembered", "past", "to", "from", NULL };
  const TwRuleWord *word;
  guint n = 0;

  for (guint i = 0; (word = tw_rule_word_nth (TW_WORDS_DETAIL, i)) != NULL; i++)
    if (tw_word_may_name (word, "list"))
      {
        n++;
        g_assert_true (g_strv_contains (lists, word->name));
        g_assert_true (tw_rule_word_is_of (word, "where") || tw_rule_word_is_of (word, "add")
                       || tw_rule_word_is_of (word, "forget"));
      }
  g_assert_cmpuint (n, ==, 4);
}

static void
test_words (void)
{
  g_assert_true (tw_words_name ("debts", "debts"));
  g_assert_true (tw_words_name ("other owner.debts", "debts"));
  g_assert_true (tw_words_name ("a.b\nc", "a.b"));
  g_assert_false (tw_words_name ("debts-2 debtsowner", "debts"));
  g_assert_false (tw_words_name ("debts.owner", "debts"));
  g_assert_false (tw_words_name ("", "debts"));
  g_assert_cmpstr (tw_word_bare ("owner.debts"), ==, "debts");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/word-targets/targets", test_targets);
  g_test_add_func ("/word-targets/lists", test_lists);
  g_test_add_func ("/word-targets/words", test_words);
  return g_test_run ();
}
