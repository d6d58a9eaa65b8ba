/* Texts by language: which is shown, and when two are the same. */
#include "engine/tile/texts.h"

static void
test_best (void)
{
  static const char *const czech[] = { "cs_CZ", "cs", NULL };
  static const char *const polish[] = { "pl", NULL };
  g_autoptr (TwTexts) plain = tw_texts_with (NULL, "", "Road");
  g_autoptr (TwTexts) both = tw_texts_with (plain, "cs", "Cesta");
  g_autoptr (TwTexts) german = tw_texts_with (NULL, "de", "Weg");

  g_assert_cmpstr (tw_texts_best (both, czech), ==, "Cesta");
  g_assert_cmpstr (tw_texts_best (both, polish), ==, "Road");
  /* Anything is better than nothing. */
  g_assert_cmpstr (tw_texts_best (german, polish), ==, "Weg");
}

/* The language asked for, its base language, the source; drafts are not shown. */
static void
test_fallback (void)
{
  static const char *const brazilian[] = { "pt_BR.UTF-8", NULL };
  static const char *const slovak[] = { "sk_SK", "sk", "C", NULL };
  g_autoptr (TwTexts) source = tw_texts_with (NULL, "cs", "Cesta");
  g_autoptr (TwTexts) base = tw_texts_with (source, "pt", "Estrada");
  g_autoptr (TwTexts) exact = tw_texts_with (base, "pt-BR", "Rua");
  g_autoptr (TwTexts) english = tw_texts_with (exact, "en", "Road");
  g_autoptr (TwTexts) draft = tw_texts_with_draft (english, "pt-BR", "Via", TRUE);

  g_assert_cmpstr (tw_texts_best (source, brazilian), ==, "Cesta");
  g_assert_cmpstr (tw_texts_best (base, brazilian), ==, "Estrada");
  g_assert_cmpstr (tw_texts_best (exact, brazilian), ==, "Rua");
  g_assert_cmpstr (tw_texts_best (english, slovak), ==, "Cesta");
  g_assert_cmpstr (tw_texts_best (draft, brazilian), ==, "Estrada");
  g_assert_false (tw_texts_equal (english, draft));
}

static void
test_equal (void)
{
  g_autoptr (TwTexts) a = tw_texts_with (NULL, "", "Road");
  g_autoptr (TwTexts) same = tw_texts_with (NULL, "", "Road");
  g_autoptr (TwTexts) more = tw_texts_with (a, "cs", "Cesta");
  g_autoptr (TwTexts) other = tw_texts_with (NULL, "", "City");
  g_autoptr (TwTexts) language = tw_texts_with (NULL, "de", "Road");

  g_assert_true (tw_texts_equal (a, same));
  g_assert_true (tw_texts_equal (NULL, NULL));
  g_assert_false (tw_texts_equal (a, NULL));
  g_assert_false (tw_texts_equal (a, more));
  g_assert_false (tw_texts_equal (more, a));
  g_assert_false (tw_texts_equal (a, other));
  g_assert_false (tw_texts_equal (a, language));
}

/* Letters, not bytes, and lines: what is no more than there is room for stays as it is. */
static void
test_short_words (void)
{
  static const struct
  {
    const char *words;
    guint most_chars, most_lines;
    const char *wanted;
  } cases[] = {
    { "", 4, 1, "" },          { "Kůň", 3, 1, "Kůň" },   { "Kůňů", 3, 1, "Ků…" },
    { "a bcd", 3, 1, "a…" },   { "a\nb", 9, 2, "a\nb" }, { "a\nb\nc", 9, 2, "a\nb…" },
    { "a\nb\nc", 9, 1, "a…" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words =
          tw_short_words (cases[i].words, cases[i].most_chars, cases[i].most_lines);

      g_assert_cmpstr (words, ==, cases[i].wanted);
    }
}

static void
test_revised (void)
{
  g_autoptr (TwTexts) source = tw_texts_with (NULL, "", "Mill"),
                      czech = tw_texts_with (source, "cs", "Mlýn"),
                      both = tw_texts_with (czech, "de", "Mühle"), renamed = NULL, same = NULL,
                      typed = NULL;
  TwTexts *next;
  guint n;

  g_test_summary ("With another source a translation is a draft, unless it was changed with it");
  next = tw_texts_with (both, "", "Water mill");
  renamed = tw_texts_revised (both, next, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_true (tw_texts_find (renamed, "cs")->is_draft);
  g_assert_true (tw_texts_find (renamed, "de")->is_draft);
  g_assert_false (tw_texts_find (renamed, "")->is_draft);
  /* Once they are drafts no more become so, and whoever looks at one has it done. */
  next = tw_texts_with (renamed, "cs", "Vodní mlýn");
  typed = tw_texts_revised (renamed, next, &n);
  g_assert_cmpuint (n, ==, 0);
  g_assert_false (tw_texts_find (typed, "cs")->is_draft);
  g_assert_true (tw_texts_find (typed, "de")->is_draft);
  next = tw_texts_with (both, "", "Mill");
  same = tw_texts_revised (both, next, NULL);
  g_assert_true (tw_texts_equal (same, both));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set/texts/revised", test_revised);
  g_test_add_func ("/set/texts/best", test_best);
  g_test_add_func ("/set/texts/fallback", test_fallback);
  g_test_add_func ("/set/texts/equal", test_equal);
  g_test_add_func ("/set/texts/short-words", test_short_words);
  return g_test_run ();
}
