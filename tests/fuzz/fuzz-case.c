/* Cases: what can be read is played, and passes or fails in words. */
#include "tests/fuzz/fuzz.h"

#include "engine/case/case-run.h"

/* Enough for every line of the language; a file of a thousand cases finds nothing more. */
#define MOST_CASES 4

int
LLVMFuzzerTestOneInput (const guint8 *data, gsize size)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (TwCaseFile) file =
      tw_case_file_parse ("fuzz.case", (const char *) data, (gssize) size, &error);

  if (file == NULL)
    {
      g_assert (error != NULL && error->message[0] != '\0');
      return 0;
    }
  for (guint i = 0; i < MIN (file->cases->len, MOST_CASES); i++)
    {
      g_autoptr (GError) failure = NULL;

      g_assert (tw_case_run_test (fuzz_kit (), file, g_ptr_array_index (file->cases, i), &failure)
                == (failure == NULL));
    }
  return 0;
}
