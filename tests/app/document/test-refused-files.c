/* Files that were opened together and cannot be. */
#include "app/document/refused-files.h"

static void
test_words (void)
{
  TwRefusedFiles *refused = tw_refused_files_new ();

  g_test_summary ("One is said as it is, several in a line each");
  g_assert_null (tw_refused_files_get_title (refused));
  tw_refused_files_add (refused, "“a.xml” cannot be opened", "It is empty.");
  g_assert_cmpstr (tw_refused_files_get_title (refused), ==, "“a.xml” cannot be opened");
  g_assert_cmpstr (tw_refused_files_get_words (refused), ==, "It is empty.");
  tw_refused_files_add (refused, "“b.xml” cannot be opened", "It is gone.");
  tw_refused_files_add (refused, "“c.xml” cannot be opened", "It is a folder.");
  g_assert_cmpstr (tw_refused_files_get_title (refused), ==, "3 files cannot be opened");
  g_assert_cmpstr (tw_refused_files_get_words (refused), ==,
                   "“a.xml” cannot be opened: It is empty.\n"
                   "“b.xml” cannot be opened: It is gone.\n"
                   "“c.xml” cannot be opened: It is a folder.");
  tw_refused_files_clear (refused);
  g_assert_null (tw_refused_files_get_title (refused));
  tw_refused_files_add (refused, "“d.xml” cannot be opened", "It is empty.");
  g_assert_cmpstr (tw_refused_files_get_title (refused), ==, "“d.xml” cannot be opened");
  tw_refused_files_free (refused);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/document/refused-files/words", test_words);
  return g_test_run ();
}
