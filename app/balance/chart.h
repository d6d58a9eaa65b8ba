/* Pictures of what many games said: plain data made from a record, drawn with cairo, for the window and for files.
 *
 * Each can be read without colour, and says the same in words. */
#pragma once

#include <cairo.h>

#include "app/balance/chart-style.h"
#include "engine/balance/record.h"
#include "engine/balance/search-number.h"

G_BEGIN_DECLS

/** TwChart: a picture as data; it needs neither the record nor the plan that it comes from. */
typedef struct _TwChart TwChart;

/** tw_charts_of_record: Returns: (transfer full) (element-type TwChart): pictures of what @record says, the one that shows most
 * first; none while there is nothing to be shown. @is_sequence as for tw_record_answers() */
GPtrArray *tw_charts_of_record (const TwRecord *record, gboolean is_sequence);

/** tw_chart_of_tried: Returns: (transfer full): a picture of the values @tried (element-type TwTriedNumber) of the parameter @name,
 * against the goal of @search */
TwChart *tw_chart_of_tried (const char *name, const TwNumberSearch *search, const GArray *tried);

/** tw_chart_free: frees @chart. */
void tw_chart_free (TwChart *chart);

/** tw_chart_title: Returns: (transfer none): what the picture shows */
const char *tw_chart_title (const TwChart *chart);

/** tw_chart_words: Returns: (transfer full): its numbers in words, for who does not see it; without the title */
char *tw_chart_words (const TwChart *chart);

/** tw_chart_is_of_rows: Returns: whether all its numbers are answers that a table has */
gboolean tw_chart_is_of_rows (const TwChart *chart);

/** tw_chart_natural_height: Returns: the height that it needs at @width, in user units */
double tw_chart_natural_height (const TwChart *chart, double width, const TwChartStyle *style);

/** tw_chart_draw: draws it from 0, 0 on, without anything behind it; @height at least tw_chart_natural_height(). */
void tw_chart_draw (const TwChart *chart, cairo_t *cr, double width, double height, const TwChartStyle *style);

/** tw_chart_to_svg: Returns: (transfer full): the picture as a file, @width pixels wide, with a ground behind it; letters are
 * shapes in it, so that it looks the same everywhere */
GBytes *tw_chart_to_svg (const TwChart *chart, double width, const TwChartStyle *style);

/** tw_chart_to_png: Returns: (transfer full): as tw_chart_to_svg(), with @scale dots for each unit */
GBytes *tw_chart_to_png (const TwChart *chart, double width, double scale, const TwChartStyle *style);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwChart, tw_chart_free)

G_END_DECLS
