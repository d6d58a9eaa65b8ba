/* Numbers that were tried, against the goal. */
#include "app/balance/chart-private.h"

#include <math.h>

#include <glib/gi18n.h>

#include "app/balance/chart-axis.h"

/* In the height of letters. */
#define LEAST_PLOT 12.0
#define TICK_ROOM  4.0
#define GRID_ROOM  2.4
#define GAP        0.5
/* Values and what marks mean, without what they are of. */
#define KEY   4.8
#define SMALL 0.85
/* The plot is so much lower than wide. */
#define FLAT 0.42
/* Beyond the values that were tried, of what lies between them. */
#define ROOM 0.06

static const TwTriedNumber *
tried_at (const TwChart *chart, guint i)
{
  return &g_array_index (chart->data, TwTriedNumber, i);
}

static guint
mark_of (TwGoalFit fit)
{
  return fit == TW_FIT_MEETS ? TW_VERDICT_FOUND : TW_VERDICT_UNKNOWN;
}

/* Whether a value meets the goal stands beside its mark, below or above it where the interval
 * leaves room. */
static void
draw_one (const TwChartPen *pen, const TwTriedNumber *tried, double x, const TwChartAxis *up)
{
  double em = tw_pen_em (pen), at = tw_chart_axis_at (up, tried->interval.estimate),
         low = tw_chart_axis_at (up, tried->interval.low),
         high = tw_chart_axis_at (up, tried->interval.high), end = 0.28 * em;

  if (!tw_interval_is_known (&tried->interval))
    return;
  tw_pen_line (pen, x, low, x, high, TW_INK_DATA, 0.16 * em);
  tw_pen_line (pen, x - end, low, x + end, low, TW_INK_DATA, 0.16 * em);
  tw_pen_line (pen, x - end, high, x + end, high, TW_INK_DATA, 0.16 * em);
  tw_pen_mark (pen, x, at, mark_of (tried->fit));
}

static void
draw_goal (const TwChart *chart,
           const TwChartPen *pen,
           const TwChartAxis *up,
           double left,
           double right)
{
  double top = tw_chart_axis_at (up, chart->high), bottom = tw_chart_axis_at (up, chart->low),
         em = tw_pen_em (pen);

  tw_pen_box (pen, left, top, right - left, MAX (bottom - top, 2.0), TW_INK_BAND);
  tw_pen_dashes (pen, left, top, right, top, TW_INK_WORDS, 1.0);
  tw_pen_dashes (pen, left, bottom, right, bottom, TW_INK_WORDS, 1.0);
  tw_pen_word (pen, _ ("goal"), right - 0.3 * em, top - 0.7 * em, 1.0, SMALL, TW_INK_WORDS);
}

/* The number of a value above its interval, where it is not in the way of the one before. */
static void
draw_numbers (const TwChart *chart, const TwChartPen *pen, const TwChartAxis *across, double y)
{
  double last = -G_MAXDOUBLE, em = tw_pen_em (pen);

  for (guint i = 0; i < chart->data->len; i++)
    {
      const TwTriedNumber *tried = tried_at (chart, i);
      g_autofree char *text = tw_chart_number (tried->interval.estimate, chart->unit);
      double x = tw_chart_axis_at (across, tried->value),
             half = tw_pen_word_width (pen, text, SMALL) / 2,
             middle = CLAMP (x, half, MAX (half, pen->width - half));

      if (middle - half < last + 0.4 * em)
        continue;
      tw_pen_word (pen, text, middle, y, 0.5, SMALL, TW_INK_WORDS);
      last = middle + half;
    }
}

/* The values below the plot, those that have room, and what they are of. */
static double
draw_values (const TwChart *chart, const TwChartPen *pen, const TwChartAxis *across, double bottom)
{
  double last = -G_MAXDOUBLE, em = tw_pen_em (pen);

  for (guint i = 0; i < chart->data->len; i++)
    {
      g_autofree char *text = g_strdup_printf ("%d", tried_at (chart, i)->value);
      double x = tw_chart_axis_at (across, tried_at (chart, i)->value),
             half = tw_pen_word_width (pen, text, 1.0) / 2;

      if (x - half < last + 0.4 * em)
        continue;
      tw_pen_word (pen, text, x, bottom + em, 0.5, 1.0, TW_INK_WORDS);
      last = x + half;
    }
  return bottom + 1.8 * em
         + tw_pen_words (pen, chart->axis, 0, bottom + 1.8 * em, pen->width, SMALL, FALSE,
                         TW_INK_FAINT);
}

static void
draw_key (TwChartPen *pen)
{
  double em = tw_pen_em (pen), x = 0.5 * em;
  const char *const texts[] = { _ ("meets the goal"), _ ("does not, or nobody can say") };
  static const guint marks[] = { TW_VERDICT_FOUND, TW_VERDICT_UNKNOWN };

  for (guint i = 0; i < G_N_ELEMENTS (marks); i++)
    {
      double width = tw_pen_word_width (pen, texts[i], SMALL) + 2.2 * em;

      if (i > 0 && x + width > pen->width)
        {
          x = 0.5 * em;
          pen->y += 1.4 * em;
        }
      tw_pen_mark (pen, x, pen->y + 0.9 * em, marks[i]);
      tw_pen_word (pen, texts[i], x + 0.8 * em, pen->y + 0.9 * em, 0.0, SMALL, TW_INK_FAINT);
      x += width;
    }
  pen->y += 1.6 * em;
}

void
tw_chart_draw_tried (const TwChart *chart, TwChartPen *pen)
{
  double em = tw_pen_em (pen), head = 1.6 * em,
         below = KEY * em + tw_pen_words_height (pen, chart->axis, pen->width, SMALL),
         most = chart->high, least = chart->low;
  double height =
      MAX (MAX (LEAST_PLOT * em, FLAT * pen->width), pen->height - pen->y - head - below);
  double top = pen->y + head, bottom = top + height, left, from, to, room;
  TwChartAxis up, across;

  for (guint i = 0; i < chart->data->len; i++)
    if (tw_interval_is_known (&tried_at (chart, i)->interval))
      {
        most = MAX (most, tried_at (chart, i)->interval.high);
        least = MIN (least, tried_at (chart, i)->interval.low);
      }
  up = tw_chart_axis_new (chart->unit, least, most, bottom, top, GRID_ROOM * em);
  left = tw_chart_axis_room (&up, pen) + 2 * GAP * em;
  from = tried_at (chart, 0)->value;
  to = tried_at (chart, chart->data->len - 1)->value;
  room = MAX ((to - from) * ROOM, 0.2);
  across = (TwChartAxis){ .unit = TW_UNIT_NUMBER,
                          .low = from - room,
                          .high = to + room,
                          .step = 1.0,
                          .from = left,
                          .to = pen->width - GAP * em };
  draw_goal (chart, pen, &up, left, pen->width - GAP * em);
  tw_chart_axis_up (&up, pen, left, pen->width - GAP * em);
  draw_numbers (chart, pen, &across, pen->y + 0.6 * em);
  for (guint i = 0; i < chart->data->len; i++)
    {
      const TwTriedNumber *tried = tried_at (chart, i);
      double x = tw_chart_axis_at (&across, tried->value);

      tw_pen_line (pen, x, top, x, bottom, TW_INK_GRID, 1.0);
      draw_one (pen, tried, x, &up);
    }
  tw_pen_line (pen, left, bottom, pen->width - GAP * em, bottom, TW_INK_FAINT, 1.0);
  pen->y = draw_values (chart, pen, &across, bottom);
  draw_key (pen);
}
