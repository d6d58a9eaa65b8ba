/* The axis of a picture. */
#include "app/balance/chart-axis.h"

#include <math.h>

#include <glib/gi18n.h>

/* Where a number is at an end of its axis, the end is as near as this. */
#define TINY         1e-9
#define MOST_TICKS   40
#define MOST_NUMBERS 100.0
#define SMALL        0.85

/* The least round step of at least @least. */
static double
round_step (double least)
{
  static const double rounds[] = { 1.0, 2.0, 5.0, 10.0 };
  double power = pow (10.0, floor (log10 (least)));

  for (guint i = 0; i < G_N_ELEMENTS (rounds); i++)
    if (rounds[i] * power >= least - TINY)
      return rounds[i] * power;
  return 10.0 * power;
}

TwChartAxis
tw_chart_axis_new (TwUnit unit, double low, double high, double from, double to, double room)
{
  TwChartAxis axis = { .unit = unit, .from = from, .to = to };
  double n = CLAMP (floor (fabs (to - from) / MAX (room, 1.0)), 1.0, MOST_TICKS);
  double least =
      unit == TW_UNIT_NUMBER || unit == TW_UNIT_ELO || unit == TW_UNIT_POINTS ? 0.1 : 0.001;

  if (!(high - low > TINY))
    high = low + 10.0 * least;
  axis.step = MAX (round_step ((high - low) / n), least);
  axis.low = floor (low / axis.step + TINY) * axis.step;
  axis.high = ceil (high / axis.step - TINY) * axis.step;
  /* A share is never below nothing or above all. */
  if (unit == TW_UNIT_SHARE)
    axis.low = MAX (axis.low, 0.0);
  if (unit == TW_UNIT_SHARE && high <= 1.0)
    axis.high = MIN (axis.high, 1.0);
  return axis;
}

double
tw_chart_axis_at (const TwChartAxis *axis, double value)
{
  return axis->from
         + (axis->to - axis->from) * (CLAMP (value, axis->low, axis->high) - axis->low)
               / (axis->high - axis->low);
}

/* With a true minus sign. */
static char *
with_minus (char *text)
{
  GString *signed_text = g_string_new (text);

  g_free (text);
  g_string_replace (signed_text, "-", "−", 0);
  return g_string_free (signed_text, FALSE);
}

static guint
digits_of (double step)
{
  guint n = 0;

  for (; n < 4 && fabs (step - round (step)) > 1e-6; n++)
    step *= 10.0;
  return n;
}

/* @value with so many @digits; shares are of a hundred. */
static char *
written (double value, TwUnit unit, guint digits)
{
  double zero = pow (10.0, -(double) digits) / 2.0;

  if (unit == TW_UNIT_SHARE || unit == TW_UNIT_SHARE_MORE)
    value *= 100.0;
  if (fabs (value) < zero)
    value = 0.0;
  return with_minus (unit == TW_UNIT_SHARE_MORE || unit == TW_UNIT_ELO
                         ? g_strdup_printf (value == 0.0 ? "%.*f" : "%+.*f", (int) digits, value)
                         : g_strdup_printf ("%.*f", (int) digits, value));
}

/* @text (transfer full) with the sign of @unit. */
static char *
with_unit (char *text, TwUnit unit)
{
  g_autofree char *bare = text;

  if (unit != TW_UNIT_SHARE && unit != TW_UNIT_SHARE_MORE)
    return g_steal_pointer (&bare);
  /* Translators: a number of a hundred. */
  return g_strdup_printf (_ ("%s %%"), bare);
}

char *
tw_chart_axis_number (const TwChartAxis *axis, double value)
{
  gboolean is_share = axis->unit == TW_UNIT_SHARE || axis->unit == TW_UNIT_SHARE_MORE;

  return with_unit (written (value, axis->unit,
                             digits_of (is_share ? axis->step * 100.0 : axis->step)),
                    axis->unit);
}

static guint
usual_digits (TwUnit unit)
{
  return unit == TW_UNIT_ELO ? 0 : unit == TW_UNIT_POINTS || unit == TW_UNIT_NUMBER ? 2 : 1;
}

char *
tw_chart_number (double value, TwUnit unit)
{
  if (isnan (value))
    return g_strdup ("?");
  return with_unit (written (value, unit, usual_digits (unit)), unit);
}

char *
tw_chart_range (const TwInterval *interval, TwUnit unit)
{
  g_autofree char *low = NULL, *high = NULL;

  if (!tw_interval_is_known (interval))
    return g_strdup ("?");
  low = written (interval->low, unit, usual_digits (unit));
  high = written (interval->high, unit, usual_digits (unit));
  /* Translators: from one number to another. */
  return g_strdup_printf (_ ("%s to %s"), low, high);
}

/* How many round numbers there are. */
static guint
count_of (const TwChartAxis *axis)
{
  return (guint) MIN (floor ((axis->high - axis->low) / axis->step + 1e-6) + 1.0, MOST_NUMBERS);
}

void
tw_chart_axis_lines (const TwChartAxis *axis, const TwChartPen *pen, double top, double bottom)
{
  for (guint i = 0; i < count_of (axis); i++)
    {
      double x = tw_chart_axis_at (axis, axis->low + i * axis->step);

      tw_pen_line (pen, x, top, x, bottom, TW_INK_GRID, 1.0);
    }
}

double
tw_chart_axis_across (const TwChartAxis *axis, const TwChartPen *pen, double y, const char *label)
{
  double em = tw_pen_em (pen), end = y + 0.4 * em + SMALL * 0.7 * em, last = -G_MAXDOUBLE;

  for (guint i = 0; i < count_of (axis); i++)
    {
      double value = axis->low + i * axis->step, x = tw_chart_axis_at (axis, value);
      g_autofree char *text = tw_chart_axis_number (axis, value);
      double half = tw_pen_word_width (pen, text, SMALL) / 2.0;
      double middle = CLAMP (x, half, MAX (half, pen->width - half));

      tw_pen_line (pen, x, y, x, y + 0.25 * em, TW_INK_GRID, 1.0);
      if (middle - half < last)
        continue;
      tw_pen_word (pen, text, middle, end, 0.5, SMALL, TW_INK_FAINT);
      last = middle + half + 0.3 * em;
    }
  end += 0.8 * em;
  if (label != NULL)
    end += tw_pen_words (pen, label, 0, end, pen->width, SMALL, FALSE, TW_INK_FAINT);
  return end;
}

double
tw_chart_axis_height (const TwChartPen *pen, const char *label)
{
  double numbers = (1.2 + SMALL * 0.7) * tw_pen_em (pen);

  return numbers + (label != NULL ? tw_pen_words_height (pen, label, pen->width, SMALL) : 0.0);
}

double
tw_chart_axis_room (const TwChartAxis *axis, const TwChartPen *pen)
{
  double most = 0.0;

  for (guint i = 0; i < count_of (axis); i++)
    {
      g_autofree char *text = tw_chart_axis_number (axis, axis->low + i * axis->step);

      most = MAX (most, tw_pen_word_width (pen, text, SMALL));
    }
  return most;
}

void
tw_chart_axis_up (const TwChartAxis *axis, const TwChartPen *pen, double left, double right)
{
  for (guint i = 0; i < count_of (axis); i++)
    {
      double value = axis->low + i * axis->step, y = tw_chart_axis_at (axis, value);
      g_autofree char *text = tw_chart_axis_number (axis, value);

      tw_pen_line (pen, left, y, right, y, TW_INK_GRID, 1.0);
      tw_pen_word (pen, text, left - 0.4 * tw_pen_em (pen), y, 1.0, SMALL, TW_INK_FAINT);
    }
}
