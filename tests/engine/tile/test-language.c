/* Languages: names, how they count. */
#include "engine/tile/language.h"
#include "engine/tile/plural-forms.h"
#include "engine/tile/texts.h"

static void
test_names (void)
{
  static const struct
  {
    const char *locale, *language, *back;
  } names[] = {
    { "cs", "cs", "cs" },
    { "pt_BR.UTF-8", "pt-BR", "pt_BR" },
    { "sr@latin", "sr-Latn", "sr@latin" },
    { "sr_RS.UTF-8@latin", "sr-Latn-RS", "sr_RS@latin" },
    { "ca@valencia", "ca-valencia", "ca@valencia" },
    { "de_DE@euro", "de-DE", "de_DE" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *language = tw_language_from_locale (names[i].locale);
      g_autofree char *locale = tw_language_to_locale (language);

      g_assert_cmpstr (language, ==, names[i].language);
      g_assert_cmpstr (locale, ==, names[i].back);
      g_assert_true (tw_language_is_valid (language));
    }
  g_assert_false (tw_language_is_valid (""));
  g_assert_false (tw_language_is_valid ("cs\n"));
  g_assert_false (tw_language_is_valid ("a b"));
}

/* Which form counts 0, 1, 2, 5, 21, 22, 25 and 101 things, as grammars have it. */
static void
test_plurals (void)
{
  static const gulong numbers[] = { 0, 1, 2, 5, 21, 22, 25, 101 };
  static const struct
  {
    const char *language, *forms;
  } wanted[] = {
    { "cs", "20122222" },                          /* 21 vinic, 22 vinic, 101 vinic */
    { "sk", "20122222" },    { "pl", "20122122" }, /* 22 winnice, but 21 and 101 winnic */
    { "de", "10111111" },    { "en-GB", "10111111" }, { "fr", "00111111" },
    { "pt-BR", "00111111" }, { "ru", "20120120" }, /* 21 and 101 as 1 */
    { "ja", "00000000" },    { "sl", "30133330" },    { "ar", "01234445" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wanted); i++)
    for (guint k = 0; k < G_N_ELEMENTS (numbers); k++)
      {
        const char *forms = tw_language_plural_forms (wanted[i].language);

        g_assert_cmpuint (tw_plural_forms_count (forms), >, 0);
        g_test_message ("%s %lu", wanted[i].language, numbers[k]);
        g_assert_cmpuint (tw_plural_forms_index (forms, numbers[k]), ==,
                          (guint) (wanted[i].forms[k] - '0'));
      }
  g_assert_null (tw_language_plural_forms ("tlh"));
}

static void
test_rules (void)
{
  g_autofree char *deep = g_strnfill (900, '(');
  g_autofree char *nested = g_strdup_printf ("nplurals=2; plural=%s", deep);
  g_autofree char *nots = g_strnfill (900, '!');
  g_autofree char *negated = g_strdup_printf ("nplurals=2; plural=%sn", nots);
  const char *const wrong[] = {
    "",
    "nplurals=2",
    "nplurals=0; plural=0;",
    "nplurals=7; plural=0;",
    "nplurals=INTEGER; plural=EXPRESSION;",
    "nplurals=2; plural=n;", /* a third form for two */
    "nplurals=2; plural=n%0;",
    "nplurals=2; plural=(n != 1;",
    "nplurals=2; plural=n != 1; drop",
    "nplurals=2; plural=name;",
    nested,
    negated,
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_cmpuint (tw_plural_forms_count (wrong[i]), ==, 0);
  g_assert_cmpuint (tw_plural_forms_count ("nplurals=2; plural=n>1"), ==, 2);
  /* Signs bind as in C. */
  g_assert_cmpuint (tw_plural_forms_index ("nplurals=6; plural=(1+2*n-2)%6;", 3), ==, 5);
  g_assert_cmpuint (tw_plural_forms_index ("nplurals=2; plural=n==1||n==3&&0;", 1), ==, 1);
  g_assert_cmpuint (tw_plural_forms_index ("nplurals=2; plural=!(n<=2);", 3), ==, 1);
  g_assert_cmpuint (tw_plural_forms_index ("nplurals=3; plural=n?n<3?1:2:0;", 3), ==, 2);
  g_assert_true (tw_plural_forms_equal ("nplurals=2; plural=n!=1;", TW_PLURAL_FORMS_ENGLISH));
  g_assert_false (tw_plural_forms_equal ("nplurals=2; plural=n>1;", TW_PLURAL_FORMS_ENGLISH));
}

static void
put (TwTexts **texts, const char *language, const char *words)
{
  TwTexts *old = *texts;

  *texts = tw_texts_with (old, language, words);
  tw_texts_unref (old);
}

static void
test_counted (void)
{
  static const char *const czech[] = { "cs_CZ", "cs", "C", NULL };
  static const char *const polish[] = { "pl", NULL };
  static const char *const klingon[] = { "tlh", NULL };
  TwTexts *forms[TW_MAX_PLURAL_FORMS] = { NULL };
  TwTexts *rules = NULL;

  g_assert_null (tw_texts_counted (forms, czech, NULL, 1));
  put (&forms[0], "", "one");
  put (&forms[1], "", "many");
  put (&forms[0], "cs", "jedna");
  put (&forms[1], "cs", "dvě");
  put (&forms[2], "cs", "pět");
  put (&forms[0], "tlh", "few");
  put (&forms[1], "tlh", "lot");
  put (&rules, "tlh", "nplurals=2; plural=(n > 3);");
  g_assert_cmpstr (tw_texts_counted (forms, czech, NULL, 1), ==, "jedna");
  g_assert_cmpstr (tw_texts_counted (forms, czech, NULL, 22), ==, "pět");
  g_assert_cmpstr (tw_texts_counted (forms, czech, NULL, 3), ==, "dvě");
  g_assert_cmpstr (tw_texts_counted (forms, polish, NULL, 0), ==, "many");
  g_assert_cmpstr (tw_texts_counted (forms, polish, NULL, 1), ==, "one");
  g_assert_cmpstr (tw_texts_counted (forms, klingon, rules, 3), ==, "few");
  g_assert_cmpstr (tw_texts_counted (forms, klingon, rules, 4), ==, "lot");
  for (guint i = 0; i < TW_MAX_PLURAL_FORMS; i++)
    tw_texts_unref (forms[i]);
  tw_texts_unref (rules);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/set/language/names", test_names);
  g_test_add_func ("/set/language/plurals", test_plurals);
  g_test_add_func ("/set/language/rules", test_rules);
  g_test_add_func ("/set/language/counted", test_counted);
  return g_test_run ();
}
