/* Procedures that are too deep, too long or too many are refused, at their line: nothing takes the
 * place of something else. */
#include "tests/engine/procedure/refused-fixture.h"

#include <string.h>

/* Statements within each other, so deep. */
static char *
nested (guint depth)
{
  GString *text = g_string_new ("<procedure id='p'>");

  for (guint i = 0; i < depth; i++)
    g_string_append (text, "<if if-symbol='inn'>");
  for (guint i = 0; i < depth; i++)
    g_string_append (text, "</if>");
  g_string_append (text, "</procedure>");
  return g_string_free (text, FALSE);
}

static void
test_depth (void)
{
  g_autofree char *allowed = nested (TW_MAX_STATEMENT_DEPTH);
  g_autofree char *deep = nested (TW_MAX_STATEMENT_DEPTH + 1);
  g_autofree char *none = problem_of (allowed), *problem = problem_of (deep);

  g_assert_cmpstr (none, ==, NULL);
  g_assert_nonnull (strstr (problem, "deep within each other"));
}

/* A set cannot fill a game with procedures, nor one with statements. */
static void
test_many (void)
{
  g_autoptr (GString) statements = g_string_new ("<procedure id='p'>");
  g_autoptr (GString) procedures = g_string_new (NULL);
  g_autofree char *long_one = NULL, *many = NULL;

  for (guint i = 0; i < TW_MAX_STATEMENTS; i++)
    g_string_append (statements, "<if/>");
  g_string_append (statements, "</procedure>");
  long_one = problem_of (statements->str);
  g_assert_nonnull (strstr (long_one, "more than 256 statements"));
  for (guint i = 0; i < TW_MAX_PROCEDURES + 1; i++)
    g_string_append_printf (procedures, "<procedure id='p%u' at='laid'/>", i);
  many = problem_of (procedures->str);
  g_assert_nonnull (strstr (many, "More than 64 procedures"));
}

/* What is wrong with a question that has @n lines, each with its number between the parts of one.
 */
static char *
problem_of_lines (const char *const line[2], guint n)
{
  g_autoptr (GString) text = g_string_new ("<zone id='hall' at='inn'/>\n"
                                           "<procedure id='p' at='laid'>" CHOOSE);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "\n%s%u%s", line[0], i, line[1]);
  g_string_append (text, "</choose></procedure>");
  return problem_of (text->str);
}

/* What is one too many does not take the place of something else. */
static void
test_lines (void)
{
  static const struct
  {
    const char *line[2];
    guint most;
    const char *words;
  } rows[] = {
    { { "<said of='meeple' kind='city'>", "</said>" },
      TW_MAX_LANDINGS,
      "own.xml:29: <said> is one" },
    { { "<said of='meeple' zone='hall'>", "</said>" },
      TW_MAX_LANDINGS,
      "own.xml:29: <said> is one" },
    { { "<choice word='w", "'>One</choice>" },
      TW_MAX_WORDS,
      "own.xml:37: “w32” is one word too many" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *none = problem_of_lines (rows[i].line, rows[i].most);
      g_autofree char *problem = problem_of_lines (rows[i].line, rows[i].most + 1);

      g_assert_cmpstr (none, ==, NULL);
      g_assert_nonnull (problem);
      g_assert_nonnull (strstr (problem, rows[i].words));
    }
}

/* Procedures that do nothing but each other, a hundred times each, are refused at once. */
static void
test_bomb (void)
{
  g_autoptr (GString) text = g_string_new ("<procedure id='p6'/>");
  g_autofree char *problem = NULL;

  for (guint i = 6; i-- > 0;)
    {
      g_string_append_printf (text, "<procedure id='p%u'%s>", i, i == 0 ? " at='laid'" : "");
      for (guint k = 0; k < 100; k++)
        g_string_append_printf (text, "<do procedure='p%u'/>", i + 1);
      g_string_append (text, "</procedure>");
    }
  problem = problem_of (text->str);
  g_assert_nonnull (problem);
  g_assert_nonnull (strstr (problem, "too long, from this <do> on"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/procedure/too-many/depth", test_depth);
  g_test_add_func ("/procedure/too-many/many", test_many);
  g_test_add_func ("/procedure/too-many/lines", test_lines);
  g_test_add_func ("/procedure/too-many/bomb", test_bomb);
  return g_test_run ();
}
