/* What a picture of many games is made of, and who draws it. */
#pragma once

#include "app/balance/chart-pen.h"
#include "app/balance/chart.h"
#include "engine/balance/answer.h"

G_BEGIN_DECLS

/**
 * TwChartKind: what a picture looks like.
 * @TW_CHART_ROWS: numbers with intervals below each other, on one axis
 * @TW_CHART_PAIRS: with and without something, each pair on its own scale
 * @TW_CHART_SPREAD: how a number spreads
 * @TW_CHART_COURSE: how a number grows, with the tenth and nine tenths
 * @TW_CHART_STACK: parts of a whole
 * @TW_CHART_HEAT: the table from above
 * @TW_CHART_TRIED: numbers that were tried, against a goal
 */
typedef enum
{
  TW_CHART_ROWS,
  TW_CHART_PAIRS,
  TW_CHART_SPREAD,
  TW_CHART_COURSE,
  TW_CHART_STACK,
  TW_CHART_HEAT,
  TW_CHART_TRIED,
  TW_N_CHART_KINDS
} TwChartKind;

/**
 * TwChartRow: a row, a pair, or a part of a whole.
 * @label: what it is
 * @unit: what it counts
 * @values: (element-type TwInterval): its number; of pairs with, without, and the difference; of parts one for each bar
 * @verdict: how it stands to what it is compared with
 */
typedef struct
{
  char *label;
  TwUnit unit;
  GArray *values;
  TwVerdict verdict;
} TwChartRow;

/**
 * TwChart:
 * @kind: what it looks like
 * @title: what it shows
 * @axis: (nullable): what is counted along the axis
 * @unit: its unit
 * @null: what the numbers are compared with; NAN for nothing
 * @margin: a difference from it that does not matter
 * @null_label: (nullable): what it is called
 * @rows: (element-type TwChartRow): rows, pairs, or parts
 * @bars: (element-type utf8): names of the bars of a stack
 * @data: (nullable): #TwBar, #TwCoursePoint, #TwHeat or #TwTriedNumber
 * @low: where the goal begins
 * @high: where it ends
 */
struct _TwChart
{
  TwChartKind kind;
  char *title;
  char *axis;
  TwUnit unit;
  double null;
  double margin;
  char *null_label;
  GPtrArray *rows;
  GPtrArray *bars;
  GArray *data;
  double low;
  double high;
};

/** tw_chart_new: Returns: (transfer full): a picture without data */
TwChart *tw_chart_new (TwChartKind kind, const char *title);

/** tw_chart_add_row: Returns: (transfer none): a new row without values, called @label */
TwChartRow *tw_chart_add_row (TwChart *chart, const char *label, TwUnit unit);

/** tw_chart_row_value: Returns: (transfer none): value @i of @row */
const TwInterval *tw_chart_row_value (const TwChartRow *row, guint i);

/* Each draws a picture of a kind from the y of @pen on, and leaves there where it ends. */
void tw_chart_draw_rows (const TwChart *chart, TwChartPen *pen);
void tw_chart_draw_pairs (const TwChart *chart, TwChartPen *pen);
void tw_chart_draw_spread (const TwChart *chart, TwChartPen *pen);
void tw_chart_draw_course (const TwChart *chart, TwChartPen *pen);
void tw_chart_draw_stack (const TwChart *chart, TwChartPen *pen);
void tw_chart_draw_heat (const TwChart *chart, TwChartPen *pen);
void tw_chart_draw_tried (const TwChart *chart, TwChartPen *pen);

G_END_DECLS
