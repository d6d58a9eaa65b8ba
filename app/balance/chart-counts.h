/* Counts of points in bars of one width: their shares, and below what a share of them lies. */
#pragma once

#include "engine/balance/picture.h"

G_BEGIN_DECLS

/** tw_chart_counts_span: Returns: number of bars from the first of @bars (element-type TwBar) to the last one, with those that
 * nobody had */
guint tw_chart_counts_span (const GArray *bars);

/** tw_chart_counts_shares: Returns: (transfer full) (element-type double): of all that were counted, the share of each bar, @in_one of
 * them together */
GArray *tw_chart_counts_shares (const GArray *bars, guint in_one);

/** tw_chart_counts_quantile: Returns: the points up to which the share @p of all lies, as exact as bars are wide */
double tw_chart_counts_quantile (const GArray *bars, double p);

G_END_DECLS
