/* Capitals at the beginning of words, in letters of several languages. */
#include "engine/tile/capital.h"

static void
test_words (void)
{
  static const struct
  {
    const char *words, *capital;
  } rows[] = {
    { "a wide road", "A wide road" },
    { "č. 3", "Č. 3" },
    { "žeton", "Žeton" },
    { "A road", "A road" },
    { "3 tiles", "3 tiles" },
    { "ø", "Ø" },
    { "", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *capital = tw_capital_words (rows[i].words);

      g_assert_cmpstr (capital, ==, rows[i].capital);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/capital/words", test_words);
  return g_test_run ();
}
