/* A report in each of its forms. */
#pragma once

#include "app/balance/report.h"

G_BEGIN_DECLS

/** tw_report_html: Returns: (transfer full): one page with its pictures and its style within; nothing is fetched */
GBytes *tw_report_html (const TwReport *report);

/** tw_report_pdf: Returns: (transfer full): A4 pages with an outline, or %NULL with %TW_REPORT_ERROR_DRAWING */
GBytes *tw_report_pdf (const TwReport *report, GError **error);

/** tw_report_csv: Returns: (transfer full): a row for each number: question, what, number, low, high, unit, n, verdict; numbers
 * with points, whatever the language */
GBytes *tw_report_csv (const TwReport *report);

/** tw_report_svg: Returns: (transfer full): the pictures */
GBytes *tw_report_svg (const TwReport *report);

G_END_DECLS
