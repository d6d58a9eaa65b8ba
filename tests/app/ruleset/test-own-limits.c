/* More of one's own than a game can hold: warned of exactly where a game is refused. */
#include <string.h>

#include "engine/format/tile-set-file.h"
#include "app/document/shared-kit.h"
#include "engine/set/problem.h"
#include "engine/set/validate.h"
#include "engine/setup/play-rules.h"

typedef struct
{
  TwGameKit kit;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_true (tw_shared_kit_load (&f->kit, &error));
  g_assert_no_error (error);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  tw_play_rules_kit_clear (&f->kit);
}

/* A set with what @format makes of 0 to @n - 1, one a line from line 5 on. */
static TwTileSet *
set_with (const char *before, const char *format, guint n, const char *after)
{
  g_autoptr (GString) xml = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  TwTileSet *set;

  g_string_append_printf (xml,
                          "<tile-set xmlns='urn:tilewright:tile-set:1' version='1.0' id='ford'>\n"
                          "<title>Ford</title>\n"
                          "<rules xmlns='urn:tilewright:rules:1' version='1.0'>\n"
                          "%s\n",
                          before);
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i);
      g_auto (GStrv) parts = g_strsplit (format, "#", -1);
      g_autofree char *line = g_strjoinv (number, parts);

      g_string_append_printf (xml, "%s\n", line);
    }
  g_string_append_printf (xml,
                          "%s</rules>\n"
                          "<tile id='A' count='2' start='1'><road edges='E W'/></tile>\n"
                          "</tile-set>\n",
                          after);
  set = tw_tile_set_file_parse ("own.xml", xml->str, (gssize) xml->len, &error);
  g_assert_no_error (error);
  return set;
}

static const TwProblem *
problem_of (const TwProblems *problems, TwProblemCode code)
{
  for (guint i = 0; i < problems->n_problems; i++)
    if (problems->problems[i].code == code)
      return &problems->problems[i];
  return NULL;
}

/* @set is warned of with that code, at that line, and cannot be played; or neither. */
static void
expect (Fixture *f, TwTileSet *set, TwProblemCode code, guint line, const char *message)
{
  g_autoptr (TwProblems) problems = tw_tile_set_validate (set, NULL);
  const TwProblem *problem = problem_of (problems, code);
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules = tw_play_rules_new (&f->kit, set, NULL, NULL, NULL, 2, &error);
  g_autofree char *words = NULL;

  if (message == NULL)
    {
      g_assert_no_error (error);
      g_assert_nonnull (rules);
      g_assert_null (problem);
      return;
    }
  g_assert_null (rules);
  g_assert_nonnull (problem);
  words = tw_problem_message (problem, set);
  g_assert_cmpstr (words, ==, message);
  g_assert_cmpuint (tw_problem_line (problem, set), ==, line);
  g_assert_cmpint (problem->severity, ==, TW_SEVERITY_WARNING);
  g_assert_cmpint (strlen (tw_problem_explanation (problem)), >, 0);
}

/* Of what @format writes, @most fit, and one more is too many: told at @line of the file. */
static void
expect_limit (Fixture *f,
              const char *before,
              const char *format,
              const char *after,
              guint most,
              TwProblemCode code,
              guint line,
              const char *message)
{
  g_autoptr (TwTileSet) fits = set_with (before, format, most, after);
  g_autoptr (TwTileSet) over = set_with (before, format, most + 1, after);

  expect (f, fits, code, 0, NULL);
  expect (f, over, code, line, message);
}

static void
test_figures (Fixture *f, gconstpointer data)
{
  expect_limit (
      f, "", "<figure id='f#' supply='2' by-hand='true'/>", "", 15, TW_PROBLEM_TOO_MANY_FIGURES, 20,
      "16 kinds of figures are too many for one game, which has room for 15 beside the meeple. "
      "Take some out, from “f15” on.");
}

static void
test_tokens (Fixture *f, gconstpointer data)
{
  expect_limit (f, "", "<token id='t#' supply='2' by-hand='true'/>", "", 24,
                TW_PROBLEM_TOO_MANY_TOKENS, 29,
                "25 kinds of tokens are too many for one game, which has room for 24. Take some "
                "out, from “t24” on.");
}

static void
test_worths (Fixture *f, gconstpointer data)
{
  expect_limit (f, "<token id='pebble'>", "<worth by='each' from='1#' points='1'/>", "</token>\n",
                8, TW_PROBLEM_TOO_MANY_WORTHS, 4,
                "The token “pebble” is counted in more than 8 ways, which is too many for a game. "
                "Take some out.");
}

/* A symbol without an effect is not counted, and the coat of arms is counted anyway. */
static void
test_symbols (Fixture *f, gconstpointer data)
{
  const guint n = TW_MAX_COUNTED - 1;
  g_autofree char *words =
      g_strdup_printf ("Effects ask for more than %u kinds of symbols, which is more than a game "
                       "can count. Take effects out, from that of “s%u” on; a symbol without "
                       "effects is not counted.",
                       n, n);

  expect_limit (f,
                "<symbol id='seen' on='road'/>"
                "<effect features='road' events='complete' stage='add' per='symbol' "
                "symbol='coat-of-arms' points='1'/>",
                "<symbol id='s#' on='road'/><effect features='road' events='complete' "
                "stage='add' per='symbol' symbol='s#' points='2'/>",
                "", n, TW_PROBLEM_TOO_MANY_SYMBOLS, 5 + n, words);
}

/* Two kinds of feature and two events: each effect counts four times. */
static void
test_effects (Fixture *f, gconstpointer data)
{
  const guint n = (TW_MAX_EFFECTS - TW_BASE_EFFECTS) / 4;
  g_autofree char *words =
      g_strdup_printf ("The effects are more than a game can hold: %u, each once for every event "
                       "and every kind of feature that it names. Take some out, from this one on.",
                       TW_MAX_EFFECTS - TW_BASE_EFFECTS);

  expect_limit (f, "",
                "<effect features='road city' events='complete end' stage='add' per='tile' "
                "points='1' if-tiles-least='#'/>",
                "", n, TW_PROBLEM_TOO_MANY_EFFECTS, 5 + n, words);
}

/* What the base game itself takes. */
static void
test_base (Fixture *f, gconstpointer data)
{
  g_autoptr (TwTileSet) set = set_with ("", "", 0, "");
  g_autoptr (GError) error = NULL;
  g_autoptr (TwRules) rules = tw_play_rules_new (&f->kit, set, NULL, NULL, NULL, 2, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (rules->n_figure_types, ==, TW_BASE_FIGURE_TYPES);
  g_assert_cmpuint (rules->n_token_types, ==, 0);
  g_assert_cmpuint (rules->n_effects, ==, TW_BASE_EFFECTS);
  g_assert_cmpuint (rules->catalogue->n_counted, ==, 1);
  g_assert_cmpint (tw_catalogue_counted (rules->catalogue, TW_BASE_COUNTED_SYMBOL), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/own-limits/base", Fixture, NULL, set_up, test_base, tear_down);
  g_test_add ("/own-limits/figures", Fixture, NULL, set_up, test_figures, tear_down);
  g_test_add ("/own-limits/tokens", Fixture, NULL, set_up, test_tokens, tear_down);
  g_test_add ("/own-limits/worths", Fixture, NULL, set_up, test_worths, tear_down);
  g_test_add ("/own-limits/symbols", Fixture, NULL, set_up, test_symbols, tear_down);
  g_test_add ("/own-limits/effects", Fixture, NULL, set_up, test_effects, tear_down);
  return g_test_run ();
}
