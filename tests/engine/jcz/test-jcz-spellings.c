/* Definitions of JCloisterZone there and back: in all spellings, and of all that is shipped. */
#include "engine/jcz/jcz-definitions.h"

#include <string.h>

#include "engine/format/shipped-sets.h"
#include "engine/format/tile-set-file.h"
#include "engine/format/tile-set-writer.h"

/* What is written there in more ways than one, and how it is written back. */
static void
test_spellings (void)
{
  static const struct
  {
    const char *inside, *written;
  } facts[] = {
    { "<city>NW</city><field city=\"NW\">EL ER SL SR</field>",
      "<city>N W</city>\n      <field city=\"N\">EL ER SL SR</field>" },
    { "<city>_S</city><field city=\"E\">SL SR</field>", "<city>N E W</city>" },
    { "<city>NWSE</city>", "<city>N E S W</city>" },
    { "<road>WE</road><field>NL NR EL WR</field><field>ER SL.SR WL</field>", "<road>E W</road>" },
    { "<road inn=\"yes\">N S</road><field>NR EL ER SL</field><field>NL SR WL WR</field>",
      "<road inn=\"true\">N S</road>" },
    { "<road inn=\"false\">N S</road><field>NR EL ER SL</field><field>NL SR WL WR</field>",
      "<road>N S</road>" },
    { "<city cathedral=\"1\" pennants=\"2\">N E S W</city>",
      "<city pennants=\"2\" cathedral=\"true\">N E S W</city>" },
    { "<city resource=\"Grain\">N E S W</city>", "<city resource=\"grain\">N E S W</city>" },
    { "<monastery>I</monastery><garden/><field>NL NR EL ER SL SR WL WR</field>",
      "<monastery/>\n      <garden/>\n" },
    { "<festival/><field>NL NR EL ER SL SR WL WR</field>", "<festival/>" },
    /* A lake at which roads end. */
    { "<ferry/><road>N</road><road>E</road><road>S</road><field>EL NR</field>"
      "<field>ER SL</field><field>NL SR WL WR</field>",
      "<ferry/>" },
    /* One city passes under the other: a field in each of two corners, closed in. */
    { "<city>N S</city><city>E W</city><field city=\"N E\">I</field>"
      "<field city=\"N E\">II</field>",
      "<field city=\"N E\">I</field>\n      <field city=\"N E\">II</field>" },
    { "<city>N</city><city>E S</city><field city=\"N E\">WL WR</field>"
      "<field city=\"N E\">I</field>",
      "<field city=\"N E\">I</field>" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (facts); i++)
    {
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GError) error = NULL;
      g_autofree char *text = g_strconcat ("<defs><tiles><tile id='XX/T'>", facts[i].inside,
                                           "</tile></tiles></defs>", NULL);
      g_autoptr (TwTileSet) set =
          tw_jcz_definitions_parse ("x.xml", text, -1, NULL, problems, &error);
      g_autofree char *theirs = NULL;

      g_assert_no_error (error);
      if (problems->len > 0)
        g_error ("%s: %s", facts[i].inside, (const char *) problems->pdata[0]);
      theirs = tw_jcz_definitions_to_xml (set, NULL, problems, NULL);
      g_assert_cmpuint (problems->len, ==, 0);
      if (strstr (theirs, facts[i].written) == NULL)
        g_error ("%s is not in\n%s", facts[i].written, theirs);
    }
}

/* From one of our files there, back into one of ours and there again: the same text. Mist is
 * nothing there, so that the fields round it are others; that is said. */
static void
test_shipped_texts (void)
{
  g_auto (GStrv) ids = tw_shipped_set_ids ();

  for (guint i = 0; ids[i] != NULL; i++)
    {
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GError) error = NULL;
      g_autoptr (TwTileSet) set = tw_shipped_set_load (ids[i], &error);
      g_autofree char *first = tw_jcz_definitions_to_xml (set, NULL, problems, NULL);
      g_autoptr (TwTileSet) read =
          tw_jcz_definitions_parse ("x.xml", first, -1, NULL, problems, &error);
      g_autofree char *ours = read != NULL ? tw_tile_set_file_to_xml (read, NULL) : NULL;
      g_autoptr (TwTileSet) again = NULL;
      g_autofree char *second = NULL;

      g_assert_no_error (error);
      again = tw_tile_set_file_parse ("x.xml", ours, -1, &error);
      g_assert_no_error (error);
      second = tw_jcz_definitions_to_xml (again, NULL, problems, NULL);
      g_test_message ("%s", ids[i]);
      if (strcmp (ids[i], "mists") != 0)
        g_assert_cmpstr (second, ==, first);
      else
        g_assert_true (strstr (problems->pdata[0], "have no “mist") != NULL);
    }
}

#define BROOK                                                                                      \
  "<defs><tiles><tile id='XX/a' group='river-spring'><river>N</river>"                             \
  "<field>NL NR EL ER SL SR WL WR</field></tile>"                                                  \
  "<tile id='XX/b' group='river-fork'><river>N E S</river>"                                        \
  "<field>NR EL</field><field>ER SL</field><field>NL SR WL WR</field></tile>"                      \
  "<tile id='XX/c' group='river-lake'><river>N</river>"                                            \
  "<field>NL NR EL ER SL SR WL WR</field></tile>"                                                  \
  "<tile id='XX/d' group='river'><river>N S</river>"                                               \
  "<field>NR EL ER SL</field><field>NL SR WL WR</field></tile>"                                    \
  "<tile id='XX/e'><field>NL NR EL ER SL SR WL WR</field></tile></tiles><sets>"                    \
  "<tile-set id='brook'><ref tile='XX/a' count='1'/><ref tile='XX/b' count='1'/>"                  \
  "<ref tile='XX/c' count='1'/><ref tile='XX/d' count='1'/></tile-set>"                            \
  "<tile-set id='grass'><ref tile='XX/e' count='9'/></tile-set></sets></defs>"

/* Piles are what they were, also one of which nothing is known here, and when the set is read that
 * is no river. */
static void
test_piles (void)
{
  static const char *const piles[] = { "XX/a\" group=\"river-spring\"",
                                       "XX/b\" group=\"river-fork\"", "XX/c\" group=\"river-lake\"",
                                       "XX/d\" group=\"river\"", "XX/e\">" };
  static const char *const sets[] = { "brook", "grass" };

  for (guint i = 0; i < G_N_ELEMENTS (sets); i++)
    {
      g_autoptr (GPtrArray) problems = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GPtrArray) left_out = g_ptr_array_new_with_free_func (g_free);
      g_autoptr (GError) error = NULL;
      g_autoptr (TwTileSet) set =
          tw_jcz_definitions_parse ("x.xml", BROOK, -1, sets[i], problems, &error);
      g_autofree char *theirs = NULL;

      g_assert_no_error (error);
      g_assert_cmpint (set->draw == TW_SET_DRAW_FIRST, ==, i == 0);
      theirs = tw_jcz_definitions_to_xml (set, NULL, left_out, NULL);
      g_assert_cmpuint (left_out->len, ==, 0);
      for (guint k = 0; k < G_N_ELEMENTS (piles); k++)
        if (strstr (theirs, piles[k]) == NULL)
          g_error ("%s is not in\n%s", piles[k], theirs);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/jcz-spellings/spellings", test_spellings);
  g_test_add_func ("/jcz-spellings/shipped-texts", test_shipped_texts);
  g_test_add_func ("/jcz-spellings/piles", test_piles);
  return g_test_run ();
}
