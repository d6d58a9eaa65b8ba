/* What sheets of games with one part more say of it, and that they say nothing of others. */
#include <string.h>

#include "app/print/rules-sheet.h"
#include "tests/engine/shipped-fixture.h"

static const char *const english[] = { "en", NULL };

/* The words of the sheet of a game, a line for each block. */
static char *
words_of (const TwRules *rules)
{
  g_autoptr (TwRulesSheet) sheet = tw_rules_sheet_new (rules, NULL, english);
  GString *text = g_string_new ("\n");

  for (guint i = 0; i < sheet->blocks->len; i++)
    {
      const TwSheetBlock *block = g_ptr_array_index (sheet->blocks, i);

      if (block->texts[0] != NULL)
        g_string_append_printf (text, "%s\n", block->texts[0]);
    }
  return g_string_free (text, FALSE);
}

static gboolean
has_word (const char *text, const char *word)
{
  g_autofree char *pattern = g_strdup_printf ("\\b%ss?\\b", word);

  return g_regex_match_simple (pattern, text, G_REGEX_CASELESS, 0);
}

/* What somebody’s figures are called stands in no sheet of a game without them. */
static void
test_no_others (void)
{
  TwGameKit kit = shipped_kit ();
  g_auto (GStrv) parts = shipped_parts (&kit);
  g_autoptr (TwRules) base = shipped_rules (&kit, "base", 2);
  g_autofree char *plain = words_of (base);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_autofree char *what = g_strconcat ("base ", parts[i], NULL), *text = NULL;
      g_autoptr (TwRules) rules = NULL;

      /* Its land is for the figures of another part, whose names for it are there. */
      if (g_str_equal (parts[i], "base") || g_str_equal (parts[i], "ghosts-castles-cemeteries"))
        continue;
      rules = shipped_rules (&kit, what, 2);
      text = words_of (rules);
      for (guint k = 0; k < kit.vocabulary->figures->len; k++)
        {
          const TwFigureType *figure = g_ptr_array_index (kit.vocabulary->figures, k);
          const char *title = tw_texts_best (figure->texts, english);

          /* A title may have the word: the card of the robber baron. */
          if (tw_rules_figure (rules, figure->id) < 0 && !has_word (plain, title)
              && !has_word (parts[i], title) && has_word (text, title))
            g_error ("The sheet with %s speaks of: %s", parts[i], title);
        }
    }
  shipped_kit_clear (&kit);
}

/* What is done before the counting stands before it. */
static void
test_where_it_is_done (void)
{
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) rules = shipped_rules (&kit, "base princess-and-dragon", 2);
  g_autofree char *text = words_of (rules);
  const char *walk = strstr (text, "The dragon makes up to 6 steps");
  const char *counting = strstr (text, "\nCounting\n");

  g_assert_true (walk != NULL && counting != NULL && walk < counting);
  shipped_kit_clear (&kit);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheet-parts/no-others", test_no_others);
  g_test_add_func ("/sheet-parts/where-it-is-done", test_where_it_is_done);
  return g_test_run ();
}
