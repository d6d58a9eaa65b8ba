/* A report as a file. */
#pragma once

#include "app/balance/report.h"

G_BEGIN_DECLS

#define TW_REPORT_ERROR (tw_report_error_quark ())
GQuark tw_report_error_quark (void);

/**
 * TwReportError:
 * @TW_REPORT_ERROR_FORMAT: the name ends in none of .html, .pdf, .csv, .svg
 * @TW_REPORT_ERROR_DRAWING: cairo failed
 */
typedef enum
{
  TW_REPORT_ERROR_FORMAT,
  TW_REPORT_ERROR_DRAWING
} TwReportError;

/**
 * tw_report_file_save:
 * @report: a report
 * @path: a file whose name ends in .html, .pdf, .csv or .svg
 * @error: #TwReportError, or %TW_FORMAT_ERROR_WRITE
 *
 * HTML and PDF have everything, with pictures; CSV has the numbers, a row each; SVG has the pictures, one below the other.
 * The same report gives the same bytes. The file is replaced as a whole or not at all. Blocks while it draws; safe in any
 * thread.
 *
 * Returns: whether it was written
 */
gboolean tw_report_file_save (const TwReport *report, const char *path, GError **error);

/** tw_report_file_can_save: Returns: whether the name of @path ends in one of those */
gboolean tw_report_file_can_save (const char *path);

G_END_DECLS
