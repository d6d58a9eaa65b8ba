#include "tests/fuzz/fuzz.h"

#include "engine/expansion/registry.h"
#include "engine/format/rules-file.h"

const TwGameKit *
fuzz_kit (void)
{
  static TwGameKit kit;
  g_autoptr (GError) error = NULL;

  if (kit.vocabulary == NULL)
    {
      kit.vocabulary = tw_rules_file_load_shipped (&error);
      g_assert_no_error (error);
      kit.expansions = tw_expansions (&kit.n_expansions);
    }
  return &kit;
}
