/* Pictures of what many games said: they say what the record says, fit where they are drawn, and
 * are the same each time. */
#include "app/balance/chart.h"

#include <string.h>

#include "engine/balance/question.h"
#include "tests/app/balance/balance-fixture.h"
#include "tests/engine/shipped-fixture.h"

#define N_DEALS 12

static TwTable
random_table (void)
{
  TwTable table = { .n_playouts = 0 };

  for (guint i = 0; i < TW_MAX_SEATS; i++)
    table.kinds[i] = tw_player_kind_find ("random");
  return table;
}

/* All kinds of records: played, and made. */
static GPtrArray *
records_new (void)
{
  GPtrArray *records = g_ptr_array_new_with_free_func ((GDestroyNotify) tw_record_free);
  TwGameKit kit = shipped_kit ();
  g_autoptr (TwRules) base = shipped_rules (&kit, "base", 3);
  g_autoptr (TwRules) more = shipped_rules (&kit, "base inns-and-cathedrals", 3);
  g_autoptr (TwRules) mists = shipped_rules (&kit, SHIPPED_RULESET "mists-level-1", 2);
  TwRules *const games[] = { mists, mists };
  const char *const names[] = { "mists-level-1", "another-level-of-a-long-name" };
  TwTable table = random_table ();

  g_ptr_array_add (records, balance_record_played (tw_plan_fair (base, &table, N_DEALS, 1)));
  g_ptr_array_add (records, balance_record_played (tw_plan_common (base, &table, N_DEALS, 1)));
  g_ptr_array_add (records,
                   balance_record_played (tw_plan_change (more, base, "inns", &table, N_DEALS, 1)));
  g_ptr_array_add (records, balance_record_played (tw_plan_thrill (base, &table, N_DEALS, 1)));
  g_ptr_array_add (records, balance_record_played (tw_plan_dead (base, &table, N_DEALS, 1)));
  g_ptr_array_add (records,
                   balance_record_played (tw_plan_team (2, games, names, &table, N_DEALS, 1)));
  g_ptr_array_add (records, balance_record_tiles ());
  shipped_kit_clear (&kit);
  return records;
}

static void
assert_fits (const TwChart *chart, double width, const TwChartStyle *style)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  double height = tw_chart_natural_height (chart, width, style), x, y, w, h;

  tw_chart_draw (chart, cr, width, height, style);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_recording_surface_ink_extents (surface, &x, &y, &w, &h);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  g_test_message ("%s at %.0f: %.1f, %.1f, %.1f × %.1f of %.0f", tw_chart_title (chart), width, x,
                  y, w, h, height);
  /* Letters and rims of marks reach a little over. */
  g_assert_cmpfloat (x, >=, -3.0);
  g_assert_cmpfloat (y, >=, -3.0);
  g_assert_cmpfloat (x + w, <=, width + 3.0);
  g_assert_cmpfloat (y + h, <=, height + 3.0);
  g_assert_cmpfloat (w, >=, width / 3.0);
}

static void
test_fits (void)
{
  static const double widths[] = { 300.0, 360.0, 700.0, 1000.0 };
  g_autoptr (GPtrArray) records = records_new ();

  for (guint i = 0; i < records->len; i++)
    {
      g_autoptr (GPtrArray) charts = tw_charts_of_record (records->pdata[i], FALSE);

      g_assert_cmpuint (charts->len, >=, 1);
      for (guint k = 0; k < charts->len; k++)
        for (guint w = 0; w < G_N_ELEMENTS (widths); w++)
          for (guint look = 0; look < 4; look++)
            {
              TwChartStyle style = {
                .paper = look % 2, .size = 13.0, .is_rtl = look >= 2, .has_title = look < 2
              };

              assert_fits (charts->pdata[k], widths[w], &style);
            }
    }
}

/* Place 1 wins three of four games, place 2 the fourth. */
static void
test_words (void)
{
  g_autoptr (TwRecord) record = balance_record_new ("fair", 2, 1, 400);
  g_autoptr (GPtrArray) charts = NULL;
  g_autofree char *words = NULL;

  balance_record_put (record, "place/1/won", 400, 45, 0, 15);
  balance_record_put (record, "place/2/won", 400, 15, 0, 15);
  balance_record_put (record, "place/1/score", 400, 80, 0, 0);
  balance_record_put (record, "place/2/score", 400, 70, 0, 10);
  charts = tw_charts_of_record (record, FALSE);
  g_assert_cmpuint (charts->len, ==, 2);
  g_assert_cmpstr (tw_chart_title (charts->pdata[0]), ==, "Wins by place at the table");
  words = tw_chart_words (charts->pdata[0]);
  g_assert_cmpstr (
      words, ==,
      "Place 1, who begins: 75.0 % (72.5 to 77.5), more; Place 2: 25.0 % (22.5 to 27.5), less.");
}

/* From the one that brings most; those that bring nothing at all are one row; the set's name is
 * left out. */
static void
test_tiles (void)
{
  g_autoptr (TwRecord) record = balance_record_tiles ();
  g_autoptr (GPtrArray) charts = tw_charts_of_record (record, FALSE);
  g_autofree char *words = tw_chart_words (charts->pdata[0]);
  g_auto (GStrv) rows = g_strsplit (words, "; ", -1);

  g_assert_cmpuint (charts->len, ==, 3);
  g_assert_cmpuint (g_strv_length (rows), ==, 4);
  g_assert_cmpstr (rows[0], ==, "A: 9.00 (8.60 to 9.40), more");
  g_assert_true (g_str_has_prefix (rows[1], "A tile of a very long name"));
  g_assert_true (g_str_has_suffix (rows[1], "cannot say yet"));
  g_assert_cmpstr (rows[2], ==, "2 other tiles: 0.00 (0.00 to 0.00), as good as the same");
  g_assert_cmpstr (rows[3], ==, "B: −4.00 (−4.40 to −3.60), less.");
}

static void
test_nothing (void)
{
  g_autoptr (TwRecord) empty = balance_record_new ("fair", 2, 1, 0);
  g_autoptr (TwRecord) foreign = balance_record_new ("why", 2, 1, 0);
  g_autoptr (GPtrArray) charts = tw_charts_of_record (empty, FALSE);
  g_autoptr (GPtrArray) others = tw_charts_of_record (foreign, FALSE);

  g_assert_cmpuint (charts->len, ==, 0);
  g_assert_cmpuint (others->len, ==, 0);
}

static TwChart *
tried_new (void)
{
  const TwNumberSearch search = { .measure = "share", .of = "field", .low = 0.25, .high = 0.35 };
  const TwTriedNumber values[] = {
    { 0, { 0.1, 0.05, 0.15 }, 64, TW_FIT_BELOW },
    { 4, { 0.3, 0.27, 0.33 }, 200, TW_FIT_MEETS },
    { 8, { 0.5, 0.4, 0.6 }, 64, TW_FIT_ABOVE },
  };
  g_autoptr (GArray) tried = g_array_new (FALSE, FALSE, sizeof (TwTriedNumber));

  g_array_append_vals (tried, values, G_N_ELEMENTS (values));
  return tw_chart_of_tried ("farms", &search, tried);
}

static void
test_tried (void)
{
  g_autoptr (TwChart) chart = tried_new ();
  g_autofree char *words = tw_chart_words (chart);
  const TwChartStyle style = { .size = 13.0 };

  g_assert_cmpstr (tw_chart_title (chart), ==, "Share of all points: Field");
  g_assert_cmpstr (words, ==,
                   "the goal is from 25.0 % to 35.0 %; 0: 10.0 % (5.0 to 15.0); 4: 30.0 % (27.0 to "
                   "33.0), meets the "
                   "goal; 8: 50.0 % (40.0 to 60.0).");
  for (double width = 240.0; width < 1200.0; width += 160.0)
    assert_fits (chart, width, &style);
}

static void
check_text (GMarkupParseContext *context,
            const char *text,
            gsize length,
            gpointer user,
            GError **error)
{
}

/* XML, with no number longer than it is seen, and the same each time. */
static void
test_svg (void)
{
  g_autoptr (TwChart) chart = tried_new ();
  const TwChartStyle style = { .size = 13.0 };
  g_autoptr (GBytes) svg = tw_chart_to_svg (chart, 400.0, &style);
  g_autoptr (GBytes) again = tw_chart_to_svg (chart, 400.0, &style);
  g_autofree char *text = g_strndup (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg));
  const GMarkupParser parser = { .text = check_text };
  g_autoptr (GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, NULL, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (g_bytes_equal (svg, again));
  g_markup_parse_context_parse (context, text, -1, &error);
  g_assert_no_error (error);
  g_markup_parse_context_end_parse (context, &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (text, "width=\"400px\""));
  g_assert_false (g_regex_match_simple ("[0-9]\\.[0-9]{3}", text, 0, 0));
}

/* What is left to be read of a PNG. */
typedef struct
{
  const guint8 *data;
} Reader;

static cairo_status_t
read_png (void *user, unsigned char *data, unsigned int length)
{
  Reader *reader = user;

  memcpy (data, reader->data, length);
  reader->data += length;
  return CAIRO_STATUS_SUCCESS;
}

/* The colour at 2, 2 of a picture: its ground. */
static guint32
ground_of (const TwChart *chart, TwChartPaper paper, int *out_width)
{
  const TwChartStyle style = { .paper = paper, .size = 13.0 };
  g_autoptr (GBytes) png = tw_chart_to_png (chart, 300.0, 2.0, &style);
  Reader reader = { g_bytes_get_data (png, NULL) };
  cairo_surface_t *surface;
  guint32 pixel;

  surface = cairo_image_surface_create_from_png_stream (read_png, &reader);
  g_assert_cmpint (cairo_surface_status (surface), ==, CAIRO_STATUS_SUCCESS);
  *out_width = cairo_image_surface_get_width (surface);
  memcpy (&pixel,
          cairo_image_surface_get_data (surface) + 2 * cairo_image_surface_get_stride (surface) + 8,
          4);
  cairo_surface_destroy (surface);
  return pixel & 0xffffff;
}

static void
test_png (void)
{
  g_autoptr (TwChart) chart = tried_new ();
  int width;

  g_assert_cmphex (ground_of (chart, TW_CHART_PRINT, &width), ==, 0xffffff);
  g_assert_cmpint (width, ==, 600);
  g_assert_cmphex (ground_of (chart, TW_CHART_DARK, &width), <, 0x404040);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chart/fits", test_fits);
  g_test_add_func ("/chart/words", test_words);
  g_test_add_func ("/chart/tiles", test_tiles);
  g_test_add_func ("/chart/nothing", test_nothing);
  g_test_add_func ("/chart/tried", test_tried);
  g_test_add_func ("/chart/svg", test_svg);
  g_test_add_func ("/chart/png", test_png);
  return g_test_run ();
}
