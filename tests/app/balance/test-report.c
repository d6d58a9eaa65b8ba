/* Reports: everything that a record says is in them, they stand alone, and they are the same each
 * time. */
#include "app/balance/report-file.h"

#include <string.h>

#include <glib/gstdio.h>

#include "engine/format/csv.h"
#include "tests/app/balance/balance-fixture.h"
#include "tests/app/remove-tree.h"

static TwReport *
report_new (void)
{
  g_autoptr (TwRecord) tiles = balance_record_tiles ();
  g_autoptr (TwRecord) fair = balance_record_new ("fair", 2, 1, 4);
  TwReport *report = tw_report_new ("Of <b> & more");

  tw_report_add_fact (report, "Program", "=1+1");
  balance_record_put (fair, "place/1/won", 4, 30, 0, 30);
  balance_record_put (fair, "place/2/won", 4, 30, 0, 30);
  tw_report_add_record (report, tiles, FALSE);
  tw_report_add_record (report, fair, FALSE);
  return report;
}

/* Returns: (transfer full): the bytes of a report that is saved under @name */
static char *
saved (const char *folder, const char *name, gsize *out_length)
{
  g_autoptr (TwReport) report = report_new ();
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;
  char *bytes;

  g_assert_true (tw_report_file_can_save (path));
  g_assert_true (tw_report_file_save (report, path, &error));
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, &bytes, out_length, &error));
  return bytes;
}

static guint
count (const char *text, const char *word)
{
  guint n = 0;

  for (const char *at = strstr (text, word); at != NULL; at = strstr (at + 1, word))
    n++;
  return n;
}

static void
test_html (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-report-XXXXXX", NULL);
  gsize length;
  g_autofree char *html = saved (folder, "a.html", &length);

  g_assert_nonnull (strstr (html, "<html lang=\"en\">"));
  g_assert_nonnull (strstr (html, "<h1>Of &lt;b&gt; &amp; more</h1>"));
  g_assert_cmpuint (count (html, "<section>"), ==, 2);
  g_assert_cmpuint (count (html, "<img alt=\""), ==, 4);
  g_assert_cmpuint (count (html, "<source "), ==, 12);
  /* Five tiles with three measures, two places with two; and two heads. */
  g_assert_cmpuint (count (html, "<tr>"), ==, 5 * 3 + 2 * 2 + 2);
  g_assert_nonnull (strstr (html, "alt=\"A: 9.00 (8.60 to 9.40), more;"));
  g_assert_nonnull (strstr (html, "<dt>Seed</dt><dd>7</dd>"));
  g_assert_nonnull (strstr (html, "<dt>Who plays</dt><dd>greedy,greedy</dd>"));
  /* Nothing is fetched. */
  g_assert_cmpuint (count (html, "http"), ==, 0);
  remove_tree (folder);
}

static void
test_csv (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-report-XXXXXX", NULL);
  gsize length;
  g_autofree char *csv = saved (folder, "a.csv", &length);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) rows = tw_csv_parse ("a.csv", csv, length, &error);
  const TwCsvRow *row;

  g_assert_no_error (error);
  g_assert_cmpuint (rows->len, ==, 1 + 5 * 3 + 2 * 2);
  for (guint i = 0; i < rows->len; i++)
    g_assert_cmpuint (((TwCsvRow *) rows->pdata[i])->cells->len, ==, 8);
  row = rows->pdata[3];
  g_assert_cmpstr (row->cells->pdata[0], ==, "worth-tiles");
  g_assert_cmpstr (row->cells->pdata[1], ==, "Points of who has own:A");
  g_assert_cmpstr (row->cells->pdata[2], ==, "9");
  g_assert_cmpstr (row->cells->pdata[5], ==, "points");
  g_assert_cmpstr (row->cells->pdata[6], ==, "100");
  g_assert_cmpstr (row->cells->pdata[7], ==, "more");
  remove_tree (folder);
}

static gboolean
has_bytes (const char *bytes, gsize length, const char *word)
{
  gsize n = strlen (word);

  for (gsize i = 0; i + n <= length; i++)
    if (memcmp (bytes + i, word, n) == 0)
      return TRUE;
  return FALSE;
}

/* Pages with tags and an outline, and pictures. */
static void
test_pdf_and_svg (void)
{
  g_autofree char *folder = g_dir_make_tmp ("tilewright-report-XXXXXX", NULL);
  gsize length;
  g_autofree char *pdf = saved (folder, "a.PDF", &length);
  g_autofree char *svg = NULL;

  g_assert_true (g_str_has_prefix (pdf, "%PDF"));
  g_assert_cmpuint (length, >, 5000);
  g_assert_true (has_bytes (pdf, length, "/StructTreeRoot"));
  g_assert_true (has_bytes (pdf, length, "/Outlines"));
  svg = saved (folder, "a.svg", &length);
  g_assert_true (g_str_has_prefix (svg, "<?xml"));
  remove_tree (folder);
}

static void
test_same_bytes (void)
{
  static const char *const names[] = { "a.html", "a.pdf", "a.csv", "a.svg" };
  g_autofree char *folder = g_dir_make_tmp ("tilewright-report-XXXXXX", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      gsize length, other_length;
      g_autofree char *one = saved (folder, names[i], &length);
      g_autofree char *other = saved (folder, names[i], &other_length);

      g_assert_cmpmem (one, length, other, other_length);
    }
  remove_tree (folder);
}

static void
test_refused (void)
{
  g_autoptr (TwReport) report = report_new ();
  g_autoptr (GError) error = NULL;

  g_assert_false (tw_report_file_can_save ("report.doc"));
  g_assert_false (tw_report_file_save (report, "report.doc", &error));
  g_assert_error (error, TW_REPORT_ERROR, TW_REPORT_ERROR_FORMAT);
  g_clear_error (&error);
  g_assert_false (tw_report_file_save (report, "/nowhere/at/all/report.html", &error));
  g_assert_error (error, TW_FORMAT_ERROR, TW_FORMAT_ERROR_WRITE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/report/html", test_html);
  g_test_add_func ("/report/csv", test_csv);
  g_test_add_func ("/report/pdf-and-svg", test_pdf_and_svg);
  g_test_add_func ("/report/same-bytes", test_same_bytes);
  g_test_add_func ("/report/refused", test_refused);
  return g_test_run ();
}
