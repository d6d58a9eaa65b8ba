/* The numbers of a report as a table for other programs. */
#include <math.h>
#include <string.h>

#include "app/balance/report-private.h"
#include "engine/format/csv.h"

static const char *const units[] = {
  [TW_UNIT_SHARE] = "share",   [TW_UNIT_SHARE_MORE] = "share-difference",
  [TW_UNIT_POINTS] = "points", [TW_UNIT_NUMBER] = "number",
  [TW_UNIT_ELO] = "elo",
};

static const char *const verdicts[] = {
  [TW_VERDICT_UNKNOWN] = "unknown", [TW_VERDICT_FOUND] = "found", [TW_VERDICT_SAME] = "same",
  [TW_VERDICT_LESS] = "less",       [TW_VERDICT_MORE] = "more",
};

/* Nothing where nobody can say. */
static void
add_number (GString *csv, double value)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_string_append_c (csv, ',');
  if (!isnan (value))
    g_string_append (csv, g_ascii_formatd (text, sizeof text, "%.6g", value));
}

GBytes *
tw_report_csv (const TwReport *report)
{
  GString *csv = g_string_new ("question,what,number,low,high,unit,n,verdict\r\n");

  for (guint i = 0; i < report->parts->len; i++)
    {
      const TwReportPart *part = report->parts->pdata[i];

      for (guint k = 0; k < part->rows->len; k++)
        {
          const TwReportRow *row = part->rows->pdata[k];

          tw_csv_add_text (csv, part->id);
          g_string_append_c (csv, ',');
          tw_csv_add_text (csv, row->label);
          add_number (csv, row->interval.estimate);
          add_number (csv, row->interval.low);
          add_number (csv, row->interval.high);
          g_string_append_printf (csv, ",%s,%" G_GINT64_FORMAT ",%s\r\n", units[row->unit], row->n,
                                  verdicts[row->verdict]);
        }
    }
  return g_string_free_to_bytes (csv);
}
