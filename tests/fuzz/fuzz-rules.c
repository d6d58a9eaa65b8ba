/* Rules as data: each file is read after the base game's. */
#include "tests/fuzz/fuzz.h"

#include "engine/format/data-dir.h"
#include "engine/format/rules-file.h"

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  static char *base;
  static gsize base_length;
  g_autoptr (GError) error = NULL;
  g_autoptr (TwVocabulary) vocabulary = tw_vocabulary_new ();
  gboolean is_read;

  if (base == NULL)
    {
      g_autofree char *path = tw_data_dir_find ("rules/base.xml");

      g_file_get_contents (path, &base, &base_length, &error);
      g_assert_no_error (error);
    }
  tw_rules_file_parse (vocabulary, "base.xml", base, (gssize) base_length, &error);
  g_assert_no_error (error);
  is_read =
      tw_rules_file_parse (vocabulary, "fuzz.xml", (const char *) data, (gssize) size, &error);
  g_assert (is_read == (error == NULL));
  return 0;
}
