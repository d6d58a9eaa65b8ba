/* Numbers with intervals below each other, on one axis. */
#include "app/balance/chart-private.h"

#include <math.h>

#include "app/balance/chart-axis.h"
#include "engine/balance/answer-words.h"

/* Names and numbers stand beside the intervals if these keep so much of the width. */
#define LEAST_PLOT 0.3
#define MOST_NAMES 0.40
#define SMALL      0.85
/* In the height of letters. */
#define GAP 0.8
/* A mark at an end has room. */
#define RIM 0.7
#define ROW 1.9
/* Half the height of an interval with what is behind it. */
#define STRIP     0.62
#define TICK_ROOM 4.5

/* Where things stand across. */
typedef struct
{
  gboolean is_wide;
  double names;
  double numbers;
  TwChartAxis axis;
} Columns;

/* "53.2 % (50.1 to 56.3)" */
static char *
number_of (const TwChartRow *row)
{
  const TwInterval *value = tw_chart_row_value (row, 0);
  g_autofree char *number = tw_chart_number (value->estimate, row->unit);
  g_autofree char *range = tw_chart_range (value, row->unit);

  return tw_interval_is_known (value) ? g_strdup_printf ("%s (%s)", number, range)
                                      : g_strdup (tw_verdict_text (TW_VERDICT_UNKNOWN));
}

/* Points and the like need not begin at nothing: what is to be seen is how far the intervals are
 * from each other. */
static TwChartAxis
axis_of (const TwChart *chart, double from, double to, double em)
{
  double low = isnan (chart->null) ? G_MAXDOUBLE : chart->null - chart->margin,
         high = isnan (chart->null) ? -G_MAXDOUBLE : chart->null + chart->margin;

  for (guint i = 0; i < chart->rows->len; i++)
    {
      const TwInterval *value = tw_chart_row_value (chart->rows->pdata[i], 0);

      if (!tw_interval_is_known (value))
        continue;
      low = MIN (low, value->low);
      high = MAX (high, value->high);
    }
  if (low > 0.0 && (chart->unit == TW_UNIT_SHARE ? isnan (chart->null) : low < high / 2))
    low = 0.0;
  return tw_chart_axis_new (chart->unit, low, high, from, to, TICK_ROOM * em);
}

static Columns
columns_of (const TwChart *chart, const TwChartPen *pen)
{
  double em = tw_pen_em (pen), names = 0.0, numbers = 0.0, plot;
  Columns columns = { 0 };

  for (guint i = 0; i < chart->rows->len; i++)
    {
      g_autofree char *number = number_of (chart->rows->pdata[i]);

      names =
          MAX (names, tw_pen_word_width (pen, ((TwChartRow *) chart->rows->pdata[i])->label, 1.0));
      numbers = MAX (numbers, tw_pen_word_width (pen, number, 1.0));
    }
  names = MIN (names + 1.0, MOST_NAMES * pen->width);
  plot = pen->width - names - numbers - 2 * GAP * em;
  columns.is_wide = plot >= LEAST_PLOT * pen->width;
  columns.names = names;
  columns.numbers = numbers;
  columns.axis = columns.is_wide ? axis_of (chart, names + GAP * em, names + GAP * em + plot, em)
                                 : axis_of (chart, RIM * em, pen->width - RIM * em, em);
  return columns;
}

static double
row_height (const TwChartRow *row, const TwChartPen *pen, const Columns *columns)
{
  double em = tw_pen_em (pen);
  g_autofree char *number = number_of (row);

  if (columns->is_wide)
    return MAX (ROW * em, tw_pen_words_height (pen, row->label, columns->names, 1.0) + 0.4 * em);
  return tw_pen_words_height (pen, row->label,
                              pen->width - tw_pen_word_width (pen, number, 1.0) - GAP * em, 1.0)
         + 1.5 * em;
}

/* Behind a row, from @top to @bottom: lines to measure by, what the numbers are compared with, and
 * how near to it is as good as the same. Where names stand above the intervals it is interrupted
 * there. */
static void
draw_ground (const TwChart *chart,
             const TwChartPen *pen,
             const TwChartAxis *axis,
             double top,
             double bottom)
{
  double low = tw_chart_axis_at (axis, chart->null - chart->margin),
         high = tw_chart_axis_at (axis, chart->null + chart->margin),
         at = tw_chart_axis_at (axis, chart->null);

  if (!isnan (chart->null) && high > low)
    tw_pen_box (pen, low, top, high - low, bottom - top, TW_INK_BAND);
  tw_chart_axis_lines (axis, pen, top, bottom);
  if (!isnan (chart->null))
    tw_pen_dashes (pen, at, top, at, bottom, TW_INK_WORDS, 1.2);
}

static void
draw_row (const TwChart *chart,
          const TwChartRow *row,
          const TwChartPen *pen,
          const Columns *columns,
          double height)
{
  const TwInterval *value = tw_chart_row_value (row, 0);
  double em = tw_pen_em (pen),
         middle = pen->y + (columns->is_wide ? height / 2 : height - 0.8 * em);
  g_autofree char *number = number_of (row);
  double room = columns->is_wide ? columns->names
                                 : pen->width - tw_pen_word_width (pen, number, 1.0) - GAP * em;
  double words = tw_pen_words_height (pen, row->label, room, 1.0);

  draw_ground (chart, pen, &columns->axis, columns->is_wide ? pen->y : middle - STRIP * em,
               columns->is_wide ? pen->y + height : middle + STRIP * em);
  tw_pen_words (pen, row->label, 0, columns->is_wide ? middle - words / 2 : pen->y, room, 1.0,
                FALSE, TW_INK_WORDS);
  tw_pen_word (pen, number, pen->width, columns->is_wide ? middle : pen->y + 0.6 * em, 1.0, 1.0,
               TW_INK_WORDS);
  if (!tw_interval_is_known (value))
    return;
  tw_pen_whisker (pen, tw_chart_axis_at (&columns->axis, value->low),
                  tw_chart_axis_at (&columns->axis, value->high), middle);
  tw_pen_mark (pen, tw_chart_axis_at (&columns->axis, value->estimate), middle, row->verdict);
}

/* What the marks mean that are in the picture. */
static void
draw_key (const TwChart *chart, TwChartPen *pen)
{
  double em = tw_pen_em (pen), x = 0.5 * em;

  for (guint verdict = TW_VERDICT_UNKNOWN; verdict <= TW_VERDICT_MORE; verdict++)
    {
      const char *text = tw_verdict_text (verdict);
      double width = tw_pen_word_width (pen, text, SMALL) + 2.2 * em;
      gboolean is_there = FALSE;

      for (guint i = 0; i < chart->rows->len; i++)
        is_there |= ((TwChartRow *) chart->rows->pdata[i])->verdict == verdict;
      if (!is_there || verdict == TW_VERDICT_FOUND)
        continue;
      if (x > em && x + width > pen->width)
        {
          x = 0.5 * em;
          pen->y += 1.4 * em;
        }
      tw_pen_mark (pen, x, pen->y + 0.9 * em, verdict);
      tw_pen_word (pen, text, x + 0.8 * em, pen->y + 0.9 * em, 0.0, SMALL, TW_INK_FAINT);
      x += width;
    }
  if (x > em)
    pen->y += 1.6 * em;
}

void
tw_chart_draw_rows (const TwChart *chart, TwChartPen *pen)
{
  Columns columns = columns_of (chart, pen);
  double em = tw_pen_em (pen), top, bottom;
  double total = 0.0;

  if (chart->null_label != NULL)
    {
      double at = tw_chart_axis_at (&columns.axis, chart->null),
             half = tw_pen_word_width (pen, chart->null_label, SMALL) / 2;

      tw_pen_word (pen, chart->null_label, CLAMP (at, half, MAX (half, pen->width - half)),
                   pen->y + 0.6 * em, 0.5, SMALL, TW_INK_FAINT);
      pen->y += 1.3 * em;
    }
  for (guint i = 0; i < chart->rows->len; i++)
    total += row_height (chart->rows->pdata[i], pen, &columns);
  top = pen->y;
  bottom = top + total;
  pen->y = tw_chart_axis_across (&columns.axis, pen, bottom, chart->axis);
  total = pen->y;
  pen->y = top;
  for (guint i = 0; i < chart->rows->len; i++)
    {
      double height = row_height (chart->rows->pdata[i], pen, &columns);

      draw_row (chart, chart->rows->pdata[i], pen, &columns, height);
      pen->y += height;
    }
  pen->y = total;
  draw_key (chart, pen);
}
