/* Names of files that are saved. */
#include "app/widgets/save-dialog.h"

static const TwSaveKind sets[] = { { "Tile sets", ".xml" }, { "Packages", ".tilewright" } };

typedef struct
{
  const char *typed;
  const char *name;
  gboolean is_sound;
} Name;

static void
check_names (const Name *names, guint n_names, const TwSaveKind *kinds, guint n_kinds, guint wanted)
{
  for (guint i = 0; i < n_names; i++)
    {
      g_autofree char *completed = NULL;

      g_assert_cmpint (tw_save_dialog_complete (names[i].typed, kinds, n_kinds, wanted, &completed),
                       ==, names[i].is_sound);
      g_assert_cmpstr (completed, ==, names[i].name);
    }
}

static void
test_names_have_one_suffix (void)
{
  static const Name names[] = {
    { "my.xml", "my.xml", TRUE },
    { "my", "my.xml", TRUE },
    { "my.xml.xml", "my.xml", TRUE },
    { "my.xml.xml.xml", "my.xml", TRUE },
    { "my.XML", "my.XML", TRUE },
    { "my.XML.xml", "my.XML", TRUE },
    { "my.v2", "my.v2.xml", TRUE },
    { "my.xml.bak", "my.xml.bak.xml", TRUE },
    { "příliš.xml", "příliš.xml", TRUE },
    { "myxml", "myxml.xml", TRUE },
    { ".xml.xml", ".xml.xml", TRUE },
    { "xml", "xml.xml", TRUE },
    { ".xml", ".xml.xml", TRUE },
    { "my.tilewright", "my.tilewright", TRUE },
    { "my.tilewright.xml", "my.tilewright", TRUE },
    { "my.xml.tilewright", "my.xml.tilewright", TRUE },
    { ".tilewright", ".tilewright.xml", TRUE },
  };

  check_names (names, G_N_ELEMENTS (names), sets, G_N_ELEMENTS (sets), 0);
}

/* Whoever chose packages gets one, and is not asked to write over "p.xml", which was never named.
 */
static void
test_the_kind_decides (void)
{
  static const Name names[] = {
    { "p", "p.tilewright", TRUE },
    { "p.tilewright", "p.tilewright", TRUE },
    { "p.tilewright.tilewright", "p.tilewright", TRUE },
    { "fair 2.0", "fair 2.0.tilewright", TRUE },
    { "p.xml", "p.tilewright", FALSE },
    { "p.XML", "p.tilewright", FALSE },
    { "p.zip", "p.tilewright", FALSE },
    { "p.xml.tilewright", "p.xml.tilewright", TRUE },
  };
  static const Name either[] = {
    { "p", "p.tilewright", TRUE },
    { "p.xml", "p.xml", TRUE },
    { "p.xml.tilewright", "p.xml", TRUE },
    { "p.pdf", "p.tilewright", FALSE },
  };

  check_names (names, G_N_ELEMENTS (names), &sets[1], 1, 0);
  check_names (either, G_N_ELEMENTS (either), sets, G_N_ELEMENTS (sets), 1);
}

static void
test_other_suffixes (void)
{
  static const TwSaveKind kinds[] = { { "Pictures", ".png" }, { "Drawings", ".svg" } };
  static const Name names[] = {
    { "table", "table.png", TRUE },      { "table.png", "table.png", TRUE },
    { "table.SVG", "table.SVG", TRUE },  { "table.xml", "table.png", FALSE },
    { "table.jpg", "table.png", FALSE }, { ".png", ".png.png", TRUE },
  };

  check_names (names, G_N_ELEMENTS (names), kinds, G_N_ELEMENTS (kinds), 0);
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
  g_test_add_func ("/save-dialog/the-kind-decides", test_the_kind_decides);
  g_test_add_func ("/save-dialog/other-suffixes", test_other_suffixes);
  g_test_add_func ("/save-dialog/proposed-names", test_proposed_names);
  return g_test_run ();
}
