/* The axis of a picture: round numbers on it, and where they are. */
#pragma once

#include "app/balance/chart-pen.h"
#include "engine/balance/answer.h"

G_BEGIN_DECLS

/**
 * TwChartAxis:
 * @unit: what it counts
 * @low: number at its begin
 * @high: number at its end, more than @low
 * @step: between the numbers that are written
 * @from: where it begins in the picture
 * @to: where it ends
 */
typedef struct
{
  TwUnit unit;
  double low;
  double high;
  double step;
  double from;
  double to;
} TwChartAxis;

/** tw_chart_axis_new: Returns: an axis that has room for @low to @high, from @from to @to in the picture, with as many round numbers
 * as have room if each needs @room */
TwChartAxis tw_chart_axis_new (TwUnit unit, double low, double high, double from, double to, double room);

/** tw_chart_axis_at: Returns: where @value is in the picture */
double tw_chart_axis_at (const TwChartAxis *axis, double value);

/** tw_chart_axis_number: Returns: (transfer full): @value as it is written at the axis */
char *tw_chart_axis_number (const TwChartAxis *axis, double value);

/** tw_chart_axis_lines: draws the lines of a horizontal axis from @top to @bottom. */
void tw_chart_axis_lines (const TwChartAxis *axis, const TwChartPen *pen, double top, double bottom);

/** tw_chart_axis_across: draws a horizontal axis below @y; @label (nullable) below its numbers. Returns: where it ends */
double tw_chart_axis_across (const TwChartAxis *axis, const TwChartPen *pen, double y, const char *label);

/** tw_chart_axis_height: Returns: height of what tw_chart_axis_across() draws below @y */
double tw_chart_axis_height (const TwChartPen *pen, const char *label);

/** tw_chart_axis_room: Returns: width of the longest number beside a vertical axis */
double tw_chart_axis_room (const TwChartAxis *axis, const TwChartPen *pen);

/** tw_chart_axis_up: draws numbers before @left, and lines from there to @right; the axis runs downwards in the picture. */
void tw_chart_axis_up (const TwChartAxis *axis, const TwChartPen *pen, double left, double right);

/** tw_chart_number: Returns: (transfer full): a number as a picture shows it, with true minus signs: "53.2 %" */
char *tw_chart_number (double value, TwUnit unit);

/** tw_chart_range: Returns: (transfer full): "50.1 to 56.3", of an interval without its unit */
char *tw_chart_range (const TwInterval *interval, TwUnit unit);

G_END_DECLS
