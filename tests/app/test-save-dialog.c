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

/* Long titles are lists of what is played together. */
static void
test_proposed_names (void)
{
  static const char *const names[][2] = {
    { "Ford and Inn", "ford-and-inn.xml" },
    { "Mists over Carcassonne, Level One", "mists-over-carcassonne-level-one.xml" },
    { "Příliš /žluťoučký\\ kůň", "prilis-zlutoucky-kun.xml" },
    { "../..", "game.xml" },
    { "", "game.xml" },
    { "風", "game.xml" },
    { "Base game, The River, The Abbot, Inns & Cathedrals, Traders & Builders",
      "base-game-the-river-the-abbot-inns-cathedrals-traders.xml" },
    { "Aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffff g",
      "aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffff.xml" },
    { "Aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffg",
      "aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffff.xml" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *name = tw_save_dialog_propose_name (names[i][0], "game", ".xml");

      g_assert_cmpstr (name, ==, names[i][1]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/save-dialog/names-have-one-suffix", test_names_have_one_suffix);
  g_test_add_func ("/save-dialog/other-suffixes", test_other_suffixes);
  g_test_add_func ("/save-dialog/proposed-names", test_proposed_names);
  return g_test_run ();
}
