/* Parts of a whole, with and without something, and pairs of numbers. */
#include "app/balance/chart-private.h"

#include <math.h>

#include "app/balance/chart-axis.h"
#include "engine/balance/answer-words.h"

/* In the height of letters. */
#define BAR   1.9
#define THIN  0.95
#define GAP   0.6
#define LINE  1.45
#define SMALL 0.85
/* Names stand beside bars up to this share of the width. */
#define MOST_NAMES 0.4
/* A thinner part has no number in it. */
#define WORD_RIM 0.6

static const TwChartRow *
row_at (const TwChart *chart, guint i)
{
  return chart->rows->pdata[i];
}

static double
share_of (const TwChartRow *row, guint bar)
{
  double share = tw_chart_row_value (row, bar)->estimate;

  return isnan (share) ? 0.0 : MAX (share, 0.0);
}

/* Whether the bars are with and without something: then each part has the difference as well. */
static gboolean
is_pair (const TwChart *chart)
{
  return chart->bars->len == 2 && chart->rows->len > 0 && row_at (chart, 0)->values->len == 3;
}

/* Width of the longest name of a bar. */
static double
names_width (const TwChart *chart, const TwChartPen *pen)
{
  double most = 0.0;

  for (guint i = 0; i < chart->bars->len; i++)
    most = MAX (most, tw_pen_word_width (pen, chart->bars->pdata[i], 1.0));
  return most;
}

/* The number of a part within it, on a ground of its own, if it has room. */
static void
draw_number (const TwChartPen *pen, double x, double y, double width, double share, guint nth)
{
  double em = tw_pen_em (pen), room;
  g_autofree char *text = g_strdup_printf ("%.0f", 100.0 * share);

  room = tw_pen_word_width (pen, text, SMALL);
  if (room + 2 * WORD_RIM * em > width)
    return;
  if (tw_pen_is_dark_hatch (nth))
    tw_pen_box (pen, x + (width - room) / 2 - 0.25 * em, y - 0.6 * em, room + 0.5 * em, 1.2 * em,
                TW_INK_GROUND);
  tw_pen_word (pen, text, x + width / 2, y, 0.5, SMALL, TW_INK_WORDS);
}

static void
draw_bar (const TwChart *chart, const TwChartPen *pen, guint bar, double left)
{
  double em = tw_pen_em (pen), x = left, all = 0.0;

  for (guint i = 0; i < chart->rows->len; i++)
    all += share_of (row_at (chart, i), bar);
  for (guint i = 0; i < chart->rows->len; i++)
    {
      double share = share_of (row_at (chart, i), bar),
             width = (pen->width - left) * share / MAX (all, 1.0);

      tw_pen_hatch (pen, x, pen->y, width, BAR * em, i);
      draw_number (pen, x, pen->y + BAR * em / 2, width, share, i);
      x += width;
    }
}

/* The numbers of a part: "28.1 % (27.0 to 29.2)", of a pair "28.1 % → 25.3 %". */
static char *
numbers_of (const TwChart *chart, const TwChartRow *row)
{
  const TwInterval *first = tw_chart_row_value (row, 0);
  g_autofree char *one = tw_chart_number (first->estimate, row->unit);
  g_autofree char *other = NULL, *range = NULL;

  if (is_pair (chart))
    {
      other = tw_chart_number (tw_chart_row_value (row, 1)->estimate, row->unit);
      return g_strdup_printf ("%s → %s", other, one);
    }
  range = tw_chart_range (first, row->unit);
  return g_strdup_printf ("%s (%s)", one, range);
}

/* What each pattern is; with one bar or two, its numbers too. */
static void
draw_parts (const TwChart *chart, TwChartPen *pen)
{
  double em = tw_pen_em (pen), swatch = 1.7 * em;
  gboolean has_numbers = chart->bars->len <= 2;
  double x = 0.0, numbers = 0.0, names = 0.0;

  for (guint i = 0; has_numbers && i < chart->rows->len; i++)
    {
      g_autofree char *text = numbers_of (chart, row_at (chart, i));

      names = MAX (names, tw_pen_word_width (pen, row_at (chart, i)->label, 1.0));
      numbers = MAX (numbers, tw_pen_word_width (pen, text, 1.0));
    }
  for (guint i = 0; i < chart->rows->len; i++)
    {
      const TwChartRow *row = row_at (chart, i);
      double room = has_numbers ? pen->width - numbers - GAP * em - swatch
                                : tw_pen_word_width (pen, row->label, 1.0) + 1.0;
      double height;

      room = MIN (room, pen->width - swatch);
      if (!has_numbers && x > 0.0 && x + swatch + room > pen->width)
        {
          x = 0.0;
          pen->y += LINE * em;
        }
      tw_pen_hatch (pen, x, pen->y + 0.15 * em, 1.2 * em, 1.0 * em, i);
      height = tw_pen_words (pen, row->label, x + swatch, pen->y, room, 1.0, FALSE, TW_INK_WORDS);
      x += has_numbers ? 0.0 : swatch + room + 1.2 * em;
      if (has_numbers)
        {
          g_autofree char *text = numbers_of (chart, row);

          tw_pen_word (pen, text, MIN (pen->width, swatch + names + 2 * em + numbers),
                       pen->y + 0.65 * em, 1.0, 1.0, TW_INK_WORDS);
          pen->y += MAX (LINE * em, height + 0.2 * em);
        }
    }
  if (!has_numbers)
    pen->y += LINE * em;
}

void
tw_chart_draw_stack (const TwChart *chart, TwChartPen *pen)
{
  double em = tw_pen_em (pen), names = names_width (chart, pen), left;
  gboolean is_beside = names <= MOST_NAMES * pen->width;

  left = is_beside && names > 0.0 ? names + GAP * em : 0.0;
  for (guint i = 0; i < chart->bars->len; i++)
    {
      /* First without something, then with it. */
      guint bar = is_pair (chart) ? 1 - i : i;
      const char *name = chart->bars->pdata[bar];

      if (is_beside)
        tw_pen_word (pen, name, 0.0, pen->y + BAR * em / 2, 0.0, 1.0, TW_INK_WORDS);
      else
        pen->y += tw_pen_words (pen, name, 0.0, pen->y, pen->width, 1.0, FALSE, TW_INK_WORDS);
      draw_bar (chart, pen, bar, left);
      pen->y += (BAR + 0.5) * em;
    }
  pen->y += 0.3 * em;
  draw_parts (chart, pen);
}

/* One of a pair, from nothing on; its number behind it. */
static void
draw_one (const TwChartPen *pen,
          const TwInterval *value,
          double most,
          double left,
          double right,
          TwUnit unit,
          guint nth)
{
  double em = tw_pen_em (pen), y = pen->y + THIN * em / 2, scale = (right - left) / most,
         at = left + MAX (value->estimate, 0.0) * scale,
         high = left + MAX (value->high, 0.0) * scale;
  g_autofree char *number = tw_chart_number (value->estimate, unit);

  tw_pen_hatch (pen, left, pen->y, MAX (at - left, 1.0), THIN * em, nth == 0 ? 0 : 1);
  tw_pen_line (pen, left + MAX (value->low, 0.0) * scale, y, high, y, TW_INK_GROUND, 3.6);
  tw_pen_line (pen, left + MAX (value->low, 0.0) * scale, y, high, y, TW_INK_WORDS, 1.6);
  tw_pen_word (pen, number, MAX (at, high) + 0.4 * em, y, 0.0, SMALL, TW_INK_WORDS);
}

/* "+3.1 (2.8 to 3.4): more" */
static char *
difference_of (const TwChartRow *row)
{
  const TwInterval *value = tw_chart_row_value (row, 2);
  TwUnit unit = row->unit == TW_UNIT_SHARE ? TW_UNIT_SHARE_MORE : row->unit;
  g_autofree char *number = tw_chart_number (value->estimate, unit);
  g_autofree char *range = tw_chart_range (value, unit);
  const char *plus = unit != TW_UNIT_SHARE_MORE && value->estimate >= 0.005 ? "+" : "";

  return g_strdup_printf ("%s%s (%s): %s", plus, number, range, tw_verdict_text (row->verdict));
}

static void
draw_pair (const TwChartRow *row, TwChartPen *pen)
{
  double em = tw_pen_em (pen), most = 0.0, room = 0.0, words;
  g_autofree char *difference = difference_of (row);
  double width = tw_pen_word_width (pen, difference, SMALL);
  gboolean is_beside = tw_pen_word_width (pen, row->label, 1.0) + width + 2 * em < pen->width;

  for (guint i = 0; i < 2; i++)
    {
      const TwInterval *value = tw_chart_row_value (row, i);
      g_autofree char *number = tw_chart_number (value->estimate, row->unit);

      if (!tw_interval_is_known (value))
        return;
      most = MAX (most, MAX (value->high, value->estimate));
      room = MAX (room, tw_pen_word_width (pen, number, SMALL) + 0.6 * em);
    }
  words = tw_pen_words (pen, row->label, 0.0, pen->y, pen->width - (is_beside ? width + em : 0.0),
                        1.0, TRUE, TW_INK_WORDS);
  if (!is_beside)
    pen->y += words;
  tw_pen_word (pen, difference, is_beside ? pen->width : 0.0, pen->y + 0.65 * em,
               is_beside ? 1.0 : 0.0, SMALL, TW_INK_FAINT);
  pen->y += (is_beside ? words : 1.2 * em) + 0.25 * em;
  for (guint i = 2; i-- > 0;)
    {
      draw_one (pen, tw_chart_row_value (row, i), MAX (most, 1e-9), 0.0, pen->width - room,
                row->unit, i);
      pen->y += (THIN + 0.15) * em;
    }
  pen->y += 0.8 * em;
}

void
tw_chart_draw_pairs (const TwChart *chart, TwChartPen *pen)
{
  double em = tw_pen_em (pen), x = 0.0;

  for (guint bar = 2; bar-- > 0;)
    {
      const char *name = chart->bars->pdata[bar];

      tw_pen_hatch (pen, x, pen->y + 0.15 * em, 1.2 * em, em, bar == 0 ? 0 : 1);
      tw_pen_word (pen, name, x + 1.7 * em, pen->y + 0.65 * em, 0.0, 1.0, TW_INK_WORDS);
      x += 3.2 * em + tw_pen_word_width (pen, name, 1.0);
    }
  pen->y += 2.0 * em;
  for (guint i = 0; i < chart->rows->len; i++)
    draw_pair (row_at (chart, i), pen);
}
