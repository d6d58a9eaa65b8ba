/* Tables of comma-separated values: what was written is read the same, by whatever hands it went.
 */
#include "engine/format/csv.h"

#include <string.h>

/* What was read, with "|" between cells, and the line before each row. */
static char *
read_as (const char *data, GError **error)
{
  g_autoptr (GPtrArray) rows = tw_csv_parse ("t.csv", data, strlen (data), error);
  GString *out = g_string_new (NULL);

  for (guint i = 0; rows != NULL && i < rows->len; i++)
    {
      const TwCsvRow *row = rows->pdata[i];

      g_string_append_printf (out, "%u:", row->line);
      for (guint c = 0; c < row->cells->len; c++)
        g_string_append_printf (out, "%s%s", c > 0 ? "|" : "", (const char *) row->cells->pdata[c]);
      g_string_append_c (out, ' ');
    }
  return g_string_free (out, FALSE);
}

static void
test_read (void)
{
  static const struct
  {
    const char *data;
    const char *read;
  } tables[] = {
    { "a,b\r\n1,2\r\n", "1:a|b 2:1|2 " },
    /* Without an end of the last line, with those of other systems, and with empty lines. */
    { "a,b\n\n1,2", "1:a|b 3:1|2 " },
    { "a,b\r1,\r", "1:a|b 2:1| " },
    /* As others write it, and with the mark that they put first. */
    { "\xef\xbb\xbf"
      "a;b;c,d\n1;2;3\n",
      "1:a|b|c,d 2:1|2|3 " },
    { "a\tb\n1\t2\n", "1:a|b 2:1|2 " },
    { "\"a;b;c\",d\n", "1:a;b;c|d " },
    /* Quotes, and a line within them. */
    { "\"a\"\"b\",\"c\nd\"\ne,f\n", "1:a\"b|c\nd 3:e|f " },
    { "", "" },
    { ",\n", "1:| " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *read = read_as (tables[i].data, &error);

      g_assert_no_error (error);
      g_assert_cmpstr (read, ==, tables[i].read);
    }
}

static void
test_refused (void)
{
  static const struct
  {
    const char *data;
    const char *place;
  } tables[] = {
    { "a\n\"b\nc", "t.csv:2: " },
    { "a\n\n\"b\"c\n", "t.csv:3: " },
    { "a\nb\n\xff\n", "t.csv:3: " },
  };
  g_autoptr (GString) wide = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *nothing = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (tables); i++)
    {
      g_autoptr (GError) local = NULL;
      g_autofree char *read = read_as (tables[i].data, &local);

      g_assert_error (local, TW_FORMAT_ERROR, TW_FORMAT_ERROR_CONTENT);
      g_assert_true (g_str_has_prefix (local->message, tables[i].place));
    }
  for (guint i = 0; i < TW_CSV_MAX_CELLS; i++)
    g_string_append_c (wide, ',');
  nothing = read_as (wide->str, &error);
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_LIMIT);
}

/* No program that calculates takes a cell for a formula, and it is read as it was. */
static void
test_formulas (void)
{
  static const struct
  {
    const char *text;
    const char *written;
  } cells[] = {
    { "=1+1", "\"'=1+1\"" }, { "+a", "\"'+a\"" },      { "-a", "\"'-a\"" }, { "@a", "\"'@a\"" },
    { "'=a", "\"''=a\"" },   { "'a", "'a" },           { "a=b", "a=b" },    { "''", "''" },
    { "a,b", "\"a,b\"" },    { "a\"b", "\"a\"\"b\"" }, { "Žďár", "Žďár" },  { "\ta", "\"'\ta\"" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cells); i++)
    {
      g_autoptr (GString) out = g_string_new ("x,");
      g_autofree char *read = NULL, *expected = g_strdup_printf ("1:x|%s ", cells[i].text);
      g_autoptr (GError) error = NULL;

      tw_csv_add_text (out, cells[i].text);
      g_assert_cmpstr (out->str + 2, ==, cells[i].written);
      read = read_as (out->str, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (read, ==, expected);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/csv/read", test_read);
  g_test_add_func ("/csv/refused", test_refused);
  g_test_add_func ("/csv/formulas", test_formulas);
  return g_test_run ();
}
