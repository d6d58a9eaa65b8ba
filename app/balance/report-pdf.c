/* A report as PDF: A4 pages, tagged for readers, with an outline of its questions. */
#include <math.h>

#include <cairo-pdf.h>
#include <glib/gi18n.h>

#include "app/balance/chart-axis.h"
#include "app/balance/report-file.h"
#include "app/balance/report-private.h"
#include "app/balance/report-words.h"

/* Points: A4, and what stays free around the text. */
#define PAGE_WIDTH  595.28
#define PAGE_HEIGHT 841.89
#define MARGIN      51.0
#define FOOT        12.0
#define TEXT_WIDTH  (PAGE_WIDTH - 2 * MARGIN)
#define TEXT        9.5
#define NUMBERS     5
#define GAP         8.0
/* Shares of the width of the table: what, number, from, to, deals, verdict. */
static const double columns[] = { 0.38, 0.105, 0.105, 0.105, 0.125, 0.18 };

static const TwChartStyle style = { .paper = TW_CHART_PRINT, .size = TEXT };

typedef struct
{
  const TwReport *report;
  cairo_surface_t *surface;
  TwChartPen pen; /* its y is where it goes on */
  guint page;
} Setting;

static void
end_page (Setting *setting)
{
  g_autofree char *number = g_strdup_printf ("%u", setting->page);

  tw_pen_word (&setting->pen, number, TEXT_WIDTH / 2, PAGE_HEIGHT - MARGIN - MARGIN + FOOT * 2, 0.5,
               0.85, TW_INK_FAINT);
  cairo_show_page (setting->pen.cr);
  setting->page++;
  setting->pen.y = 0;
}

/* A new page unless there is room for @height. */
static void
make_room (Setting *setting, double height)
{
  if (setting->pen.y > 0 && setting->pen.y + height > PAGE_HEIGHT - 2 * MARGIN)
    end_page (setting);
}

static void
set_words (Setting *setting,
           const char *tag,
           const char *text,
           double scale,
           gboolean bold,
           double before,
           double follow)
{
  double height = tw_pen_words_height (&setting->pen, text, TEXT_WIDTH, scale);

  make_room (setting, before + height + follow);
  if (setting->pen.y > 0)
    setting->pen.y += before;
  cairo_tag_begin (setting->pen.cr, tag, NULL);
  setting->pen.y +=
      tw_pen_words (&setting->pen, text, 0, setting->pen.y, TEXT_WIDTH, scale, bold, TW_INK_WORDS);
  cairo_tag_end (setting->pen.cr, tag);
}

static void
set_facts (Setting *setting, const GPtrArray *facts)
{
  double names = 0.0, em = TEXT;

  for (guint i = 0; i < facts->len; i++)
    names = MAX (names,
                 tw_pen_word_width (&setting->pen, ((TwReportFact *) facts->pdata[i])->name, 1.0));
  names = MIN (names + em, TEXT_WIDTH * 0.4);
  setting->pen.y += GAP / 2;
  for (guint i = 0; i < facts->len; i++)
    {
      const TwReportFact *fact = facts->pdata[i];
      double height =
          tw_pen_words_height (&setting->pen, fact->value, TEXT_WIDTH - names - em, 1.0);

      make_room (setting, height);
      cairo_tag_begin (setting->pen.cr, "P", NULL);
      tw_pen_words (&setting->pen, fact->name, 0, setting->pen.y, names, 1.0, FALSE, TW_INK_FAINT);
      setting->pen.y += tw_pen_words (&setting->pen, fact->value, names + em, setting->pen.y,
                                      TEXT_WIDTH - names - em, 1.0, FALSE, TW_INK_WORDS)
                        + 1.0;
      cairo_tag_end (setting->pen.cr, "P");
    }
}

/* A row of the table: six texts, of which the middle ones end their columns. */
static void
set_row (Setting *setting, const char *const *texts, gboolean is_head)
{
  double x = 0.0, em = TEXT,
         height = tw_pen_words_height (&setting->pen, texts[0], columns[0] * TEXT_WIDTH - em, 0.95);

  make_room (setting, height + (is_head ? 4 * em : 2.0));
  cairo_tag_begin (setting->pen.cr, "TR", NULL);
  for (guint i = 0; i <= NUMBERS; i++)
    {
      double width = columns[i] * TEXT_WIDTH, middle = setting->pen.y + 0.65 * em;
      const char *tag = is_head || i == 0 ? "TH" : "TD";

      cairo_tag_begin (setting->pen.cr, tag, NULL);
      if (i == 0 || i == NUMBERS)
        tw_pen_words (&setting->pen, texts[i], x + (i > 0 ? em : 0.0), setting->pen.y, width - em,
                      0.95, is_head, TW_INK_WORDS);
      else
        tw_pen_word (&setting->pen, texts[i], x + width, middle, 1.0, 0.95, TW_INK_WORDS);
      cairo_tag_end (setting->pen.cr, tag);
      x += width;
    }
  cairo_tag_end (setting->pen.cr, "TR");
  height = MAX (height, tw_pen_words_height (&setting->pen, texts[NUMBERS],
                                             columns[NUMBERS] * TEXT_WIDTH - em, 0.95));
  setting->pen.y += height + 1.5;
  if (is_head)
    {
      tw_pen_line (&setting->pen, 0, setting->pen.y, TEXT_WIDTH, setting->pen.y, TW_INK_FAINT, 0.6);
      setting->pen.y += 2.0;
    }
}

static void
set_table (Setting *setting, const TwReportPart *part)
{
  const char *const heads[] = { _ ("What"), _ ("Number"), _ ("From"),
                                _ ("To"),   _ ("Deals"),  _ ("Verdict") };

  if (part->rows->len == 0)
    return;
  setting->pen.y += GAP;
  make_room (setting, 5 * TEXT);
  cairo_tag_begin (setting->pen.cr, "Table", NULL);
  set_row (setting, heads, TRUE);
  for (guint i = 0; i < part->rows->len; i++)
    {
      const TwReportRow *row = part->rows->pdata[i];
      g_autofree char *number = tw_chart_number (row->interval.estimate, row->unit),
                      *low = tw_chart_number (row->interval.low, row->unit),
                      *high = tw_chart_number (row->interval.high, row->unit),
                      *n = g_strdup_printf ("%" G_GINT64_FORMAT, row->n);
      const char *const texts[] = {
        row->label, number, low, high, n, tw_question_verdict (part->id, row->verdict)
      };

      set_row (setting, texts, FALSE);
    }
  cairo_tag_end (setting->pen.cr, "Table");
}

/* Its numbers stand in the table, or below it in words. */
static void
set_chart (Setting *setting, const TwChart *chart)
{
  double height = tw_chart_natural_height (chart, TEXT_WIDTH, &style);

  set_words (setting, "H3", tw_chart_title (chart), 1.0, TRUE, 1.2 * GAP, GAP + height);
  setting->pen.y += GAP / 2;
  cairo_save (setting->pen.cr);
  cairo_translate (setting->pen.cr, 0, setting->pen.y);
  tw_chart_draw (chart, setting->pen.cr, TEXT_WIDTH, height, &style);
  cairo_restore (setting->pen.cr);
  setting->pen.y += height;
  if (!tw_chart_is_of_rows (chart))
    {
      g_autofree char *words = tw_chart_words (chart);

      set_words (setting, "P", words, 0.9, FALSE, GAP / 2, 0);
    }
}

static void
add_to_outline (const Setting *setting, const char *name, int parent, int *out_id)
{
  g_autofree char *place = g_strdup_printf ("page=%u pos=[%.1f %.1f]", setting->page, MARGIN,
                                            MARGIN + MAX (setting->pen.y - 2 * TEXT, 0.0));

  *out_id = cairo_pdf_surface_add_outline (setting->surface, parent, name, place,
                                           CAIRO_PDF_OUTLINE_FLAG_OPEN);
}

static void
set_part (Setting *setting, const TwReportPart *part)
{
  int id;

  set_words (setting, "H2", part->heading, 1.45, TRUE, 2.6 * GAP, 12 * TEXT);
  add_to_outline (setting, part->heading, CAIRO_PDF_OUTLINE_ROOT, &id);
  set_words (setting, "P", part->sentence, 1.1, TRUE, GAP / 2, 0);
  for (guint i = 0; i < part->charts->len; i++)
    set_chart (setting, part->charts->pdata[i]);
  set_table (setting, part);
  set_facts (setting, part->facts);
  if (part->limits != NULL)
    set_words (setting, "P", part->limits, 1.0, FALSE, GAP / 2, 0);
}

static void
set_all (Setting *setting)
{
  cairo_translate (setting->pen.cr, MARGIN, MARGIN);
  cairo_tag_begin (setting->pen.cr, "Document", NULL);
  set_words (setting, "H1", setting->report->title, 2.0, TRUE, 0, 6 * TEXT);
  set_facts (setting, setting->report->facts);
  set_words (
      setting, "P",
      _ ("From one number to the other: the true one lies between them in 95 of 100 such reports."),
      1.0, FALSE, GAP / 2, 0);
  for (guint i = 0; i < setting->report->parts->len; i++)
    set_part (setting, setting->report->parts->pdata[i]);
  cairo_tag_end (setting->pen.cr, "Document");
  end_page (setting);
}

static cairo_status_t
collect (void *bytes, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

GBytes *
tw_report_pdf (const TwReport *report, GError **error)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  Setting setting = { .report = report,
                      .pen = { .style = &style, .width = TEXT_WIDTH },
                      .page = 1 };
  cairo_status_t status;

  setting.surface = cairo_pdf_surface_create_for_stream (collect, bytes, PAGE_WIDTH, PAGE_HEIGHT);
  cairo_pdf_surface_set_metadata (setting.surface, CAIRO_PDF_METADATA_TITLE, report->title);
  cairo_pdf_surface_set_metadata (setting.surface, CAIRO_PDF_METADATA_CREATOR, "Tilewright");
  /* A fixed date: the same report gives the same bytes. */
  cairo_pdf_surface_set_metadata (setting.surface, CAIRO_PDF_METADATA_CREATE_DATE,
                                  "2000-01-01T00:00:00Z");
  setting.pen.cr = cairo_create (setting.surface);
  set_all (&setting);
  status = cairo_status (setting.pen.cr);
  cairo_destroy (setting.pen.cr);
  cairo_surface_finish (setting.surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (setting.surface);
  cairo_surface_destroy (setting.surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
  g_set_error (error, TW_REPORT_ERROR, TW_REPORT_ERROR_DRAWING,
               _ ("The report cannot be drawn: %s"), cairo_status_to_string (status));
  return NULL;
}
