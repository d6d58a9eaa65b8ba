/* A report as one page of HTML: its pictures and its style are within, nothing is fetched. */
#include <string.h>

#include <glib/gi18n.h>

#include "app/balance/chart-axis.h"
#include "app/balance/report-private.h"
#include "app/balance/report-words.h"

/* Pictures have two widths, and their letters one size. */
#define WIDE   720.0
#define NARROW 340.0
#define SIZE   13.0

static const char style[] =
    "body{font:1rem/1.5 sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;"
    "color:#2b241e;background:#fffefb}\n"
    "h1{line-height:1.2}h2{margin:2.4em 0 .4em;border-bottom:2px solid #c9bfae}"
    "h3{margin:1.4em 0 .3em;font-size:1.05em}p{margin:.4em 0}\n"
    ".said{font-size:1.15em;font-weight:bold}.limits{font-style:italic}"
    ".scroll{overflow-x:auto}\n"
    "table{border-collapse:collapse;margin:.6em 0}th,td{padding:.15em .9em .15em "
    "0;text-align:start;"
    "vertical-align:top}thead th{border-bottom:1px solid #c9bfae}tbody th{font-weight:normal}"
    "td.n{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}"
    "th.n{text-align:end}\n"
    "dl{display:grid;grid-template-columns:max-content 1fr;gap:.1em 1.2em;margin:.6em 0}"
    "dt{color:#685d52}dd{margin:0}\n"
    "figure{margin:1em 0}figcaption{font-weight:bold}img{max-width:100%;height:auto}\n"
    "nav ul{padding-inline-start:1.2em}a{color:inherit}\n"
    "@media (max-width:40rem){dl{grid-template-columns:1fr}dd{margin-bottom:.4em}}\n"
    "@media screen and (prefers-color-scheme:dark){body{color:#f1eadf;background:#221e1b}"
    "dt{color:#b9ad9f}}\n"
    "@media print{body{margin:0;max-width:none;font-size:10pt;color:#000;background:#fff}"
    "h2,h3{break-after:avoid}figure,tr,p{break-inside:avoid}section+section{break-before:auto}"
    "nav{display:none}.scroll{overflow:visible}}\n";

static void
append_escaped (GString *html, const char *text)
{
  g_autofree char *escaped = g_markup_escape_text (text, -1);

  g_string_append (html, escaped);
}

static void
append_tag (GString *html, const char *tag, const char *attributes, const char *text)
{
  g_string_append_printf (html, "<%s%s>", tag, attributes);
  append_escaped (html, text);
  g_string_append_printf (html, "</%s>", tag);
}

/* The language of the program's words: the head of the translation names it. */
static char *
find_language (void)
{
  /* Not in the call, where it would be taken for a text to be translated. */
  static const char head_of_file[] = "";
  const char *head = dgettext (NULL, head_of_file), *line = strstr (head, "Language: ");
  char *name = line != NULL ? g_strndup (line + strlen ("Language: "),
                                         strcspn (line + strlen ("Language: "), "\n"))
                            : g_strdup ("en");

  return g_strdelimit (name, "_", '-');
}

static char *
svg_address (const TwChart *chart, double width, TwChartPaper paper)
{
  const TwChartStyle look = { .paper = paper, .size = SIZE };
  g_autoptr (GBytes) svg = tw_chart_to_svg (chart, width, &look);
  g_autofree char *base64 = g_base64_encode (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg));

  return g_strconcat ("data:image/svg+xml;base64,", base64, NULL);
}

static void
append_source (GString *html,
               const TwChart *chart,
               const char *media,
               double width,
               TwChartPaper paper)
{
  g_autofree char *address = svg_address (chart, width, paper);

  g_string_append_printf (html, "<source media=\"%s\" srcset=\"%s\">\n", media, address);
}

static void
append_chart (GString *html, const TwChart *chart)
{
  g_autofree char *words = tw_chart_words (chart),
                  *address = svg_address (chart, WIDE, TW_CHART_LIGHT);

  g_string_append (html, "<figure>\n");
  append_tag (html, "figcaption", "", tw_chart_title (chart));
  g_string_append (html, "\n<picture>\n");
  append_source (html, chart, "screen and (max-width:40rem) and (prefers-color-scheme:dark)",
                 NARROW, TW_CHART_DARK);
  append_source (html, chart, "screen and (max-width:40rem)", NARROW, TW_CHART_LIGHT);
  append_source (html, chart, "screen and (prefers-color-scheme:dark)", WIDE, TW_CHART_DARK);
  g_string_append (html, "<img alt=\"");
  append_escaped (html, words);
  g_string_append_printf (html, "\" src=\"%s\">\n</picture>\n</figure>\n", address);
}

static void
append_number (GString *html, double value, TwUnit unit)
{
  g_autofree char *number = tw_chart_number (value, unit);

  append_tag (html, "td", " class=\"n\"", number);
}

static void
append_row (GString *html, const TwReportPart *part, const TwReportRow *row)
{
  g_string_append (html, "<tr>");
  append_tag (html, "th", " scope=\"row\"", row->label);
  append_number (html, row->interval.estimate, row->unit);
  append_number (html, row->interval.low, row->unit);
  append_number (html, row->interval.high, row->unit);
  g_string_append_printf (html, "<td class=\"n\">%" G_GINT64_FORMAT "</td>", row->n);
  append_tag (html, "td", "", tw_question_verdict (part->id, row->verdict));
  g_string_append (html, "</tr>\n");
}

static void
append_table (GString *html, const TwReportPart *part)
{
  const char *const heads[] = { _ ("Number"), _ ("From"), _ ("To"), _ ("Deals") };

  g_string_append (html, "<div class=\"scroll\" tabindex=\"0\" role=\"group\" aria-label=\"");
  append_escaped (html, part->heading);
  g_string_append (html, "\"><table>\n<thead><tr>");
  append_tag (html, "th", " scope=\"col\"", _ ("What"));
  for (guint i = 0; i < G_N_ELEMENTS (heads); i++)
    append_tag (html, "th", " scope=\"col\" class=\"n\"", heads[i]);
  append_tag (html, "th", " scope=\"col\"", _ ("Verdict"));
  g_string_append (html, "</tr></thead>\n<tbody>\n");
  for (guint i = 0; i < part->rows->len; i++)
    append_row (html, part, part->rows->pdata[i]);
  g_string_append (html, "</tbody>\n</table></div>\n");
}

static void
append_facts (GString *html, const GPtrArray *facts)
{
  g_string_append (html, "<dl>\n");
  for (guint i = 0; i < facts->len; i++)
    {
      const TwReportFact *fact = facts->pdata[i];

      append_tag (html, "dt", "", fact->name);
      append_tag (html, "dd", "", fact->value);
      g_string_append_c (html, '\n');
    }
  g_string_append (html, "</dl>\n");
}

static void
append_part (GString *html, const TwReportPart *part, guint nth)
{
  g_autofree char *id = g_strdup_printf (" id=\"part-%u\"", nth);

  g_string_append_printf (html, "<section>\n");
  append_tag (html, "h2", id, part->heading);
  g_string_append_c (html, '\n');
  append_tag (html, "p", " class=\"said\"", part->sentence);
  g_string_append_c (html, '\n');
  for (guint i = 0; i < part->charts->len; i++)
    append_chart (html, part->charts->pdata[i]);
  append_table (html, part);
  append_facts (html, part->facts);
  if (part->limits != NULL)
    append_tag (html, "p", " class=\"limits\"", part->limits);
  g_string_append (html, "\n</section>\n");
}

static void
append_contents (GString *html, const TwReport *report)
{
  if (report->parts->len < 2)
    return;
  g_string_append (html, "<nav><ul>\n");
  for (guint i = 0; i < report->parts->len; i++)
    {
      const TwReportPart *part = report->parts->pdata[i];

      g_string_append_printf (html, "<li><a href=\"#part-%u\">", i);
      append_escaped (html, part->heading);
      g_string_append (html, "</a></li>\n");
    }
  g_string_append (html, "</ul></nav>\n");
}

GBytes *
tw_report_html (const TwReport *report)
{
  GString *html = g_string_new ("<!DOCTYPE html>\n");
  g_autofree char *language = find_language ();

  g_string_append_printf (
      html,
      "<html lang=\"%s\">\n<head>\n<meta charset=\"utf-8\">\n"
      "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">\n"
      "<meta name=\"color-scheme\" content=\"light dark\">\n",
      language);
  append_tag (html, "title", "", report->title);
  g_string_append_printf (html, "\n<style>\n%s</style>\n</head>\n<body>\n<main>\n", style);
  append_tag (html, "h1", "", report->title);
  g_string_append_c (html, '\n');
  append_facts (html, report->facts);
  append_tag (html, "p", "",
              _ ("From one number to the other: the true one lies between them in 95 of 100 such "
                 "reports."));
  g_string_append_c (html, '\n');
  append_contents (html, report);
  for (guint i = 0; i < report->parts->len; i++)
    append_part (html, report->parts->pdata[i], i);
  g_string_append (html, "</main>\n</body>\n</html>\n");
  return g_string_free_to_bytes (html);
}
