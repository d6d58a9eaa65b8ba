/* Names of files that are saved. */
#include "app/save-dialog.h"

static void
test_names_have_one_suffix (void)
{
  static const char *const names[][2] = {
    { "my.xml", "my.xml" },
    { "my", "my.xml" },
    { "my.xml.xml", "my.xml" },
    { "my.xml.xml.xml", "my.xml" },
    { "my.XML", "my.XML" },
    { "my.XML.xml", "my.XML" },
    { "my.v2", "my.v2.xml" },
    { "my.xml.bak", "my.xml.bak.xml" },
    { "příliš.xml", "příliš.xml" },
    { "myxml", "myxml.xml" },
    { ".xml.xml", ".xml" },
    { "xml", "xml.xml" },
    { ".xml", ".xml" },
    { "my.tilewright", "my.tilewright" },
    { "my.tilewright.xml", "my.tilewright" },
    { "my.xml.tilewright", "my.xml.tilewright" },
    { ".tilewright", ".tilewright.xml" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *completed = tw_save_dialog_complete_name (names[i][0]);

      g_assert_cmpstr (completed, ==, names[i][1]);
    }
}

static void
test_other_suffixes (void)
{
  static const char *const suffixes[] = { ".png", ".svg", NULL };
  static const char *const names[][2] = {
    { "table", "table.png" },         { "table.png", "table.png" }, { "table.SVG", "table.SVG" },
    { "table.xml", "table.xml.png" }, { ".png", ".png.png" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *completed = tw_save_dialog_complete_suffix (names[i][0], suffixes);

      g_assert_cmpstr (completed, ==, names[i][1]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/save-dialog/names-have-one-suffix", test_names_have_one_suffix);
  g_test_add_func ("/save-dialog/other-suffixes", test_other_suffixes);
  return g_test_run ();
}
