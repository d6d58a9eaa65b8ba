/* Recordings in tests: the shipped rules, and the samples. */
#include "tests/engine/jcz/jcz-fixture.h"

#include "engine/expansion/registry.h"
#include "engine/format/rules-file.h"

TwVocabulary *
jcz_begin (TwGameKit *out_kit)
{
  /* Reading it takes longer than most tests. */
  static TwVocabulary *shipped;

  if (shipped == NULL)
    shipped = tw_rules_file_load_shipped (NULL);
  g_assert_nonnull (shipped);
  *out_kit = (TwGameKit){ .vocabulary = shipped };
  out_kit->expansions = tw_expansions (&out_kit->n_expansions);
  return tw_vocabulary_ref (shipped);
}

char *
jcz_sample (const char *name)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "jcz", name, NULL);
  g_autoptr (GError) error = NULL;
  char *text = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}
