/* How the points of players spread, and how they grow. */
#include "app/balance/chart-private.h"

#include <math.h>

#include <glib/gi18n.h>

#include "app/balance/chart-axis.h"
#include "app/balance/chart-counts.h"

/* In the height of letters. */
#define LEAST_PLOT 9.0
#define TICK_ROOM  4.0
#define GRID_ROOM  3.2
#define GAP        0.5
#define SMALL      0.85
/* The plot is so much lower than wide. */
#define FLAT 0.36
/* A bar is at least so many units wide. */
#define LEAST_BAR 5.0

static double
plot_height (const TwChartPen *pen, double below)
{
  double em = tw_pen_em (pen), least = MAX (LEAST_PLOT * em, FLAT * pen->width);

  return MAX (least, pen->height - pen->y - below);
}

/* So many bars are drawn as one, that each can be seen. */
static guint
bars_in_one (const TwChart *chart, double width)
{
  guint n = tw_chart_counts_span (chart->data);

  return MAX ((guint) ceil (n * LEAST_BAR / MAX (width, 1.0)), 1);
}

static double
most_in_bar (const GArray *shares)
{
  double most = 0.0;

  for (guint i = 0; i < shares->len; i++)
    most = MAX (most, g_array_index (shares, double, i));
  return most;
}

/* A line down through the bars, and what it stands for above. */
static void
draw_middle (const TwChart *chart, const TwChartPen *pen, const TwChartAxis *across, double bottom)
{
  double median = tw_chart_counts_quantile (chart->data, 0.5),
         at = tw_chart_axis_at (across, median), em = tw_pen_em (pen), half;
  /* Translators: points that half of the players have fewer than. */
  g_autofree char *text = g_strdup_printf (_ ("half have up to %.0f"), median);

  half = tw_pen_word_width (pen, text, SMALL) / 2;
  tw_pen_word (pen, text, CLAMP (at, half, MAX (half, pen->width - half)), pen->y + 0.6 * em, 0.5,
               SMALL, TW_INK_WORDS);
  tw_pen_line (pen, at, pen->y + 1.3 * em, at, bottom, TW_INK_GROUND, 3.5);
  tw_pen_dashes (pen, at, pen->y + 1.3 * em, at, bottom, TW_INK_WORDS, 1.4);
}

void
tw_chart_draw_spread (const TwChart *chart, TwChartPen *pen)
{
  double em = tw_pen_em (pen), head = 1.6 * em, below = tw_chart_axis_height (pen, chart->axis);
  double height = plot_height (pen, head + below), top = pen->y + head, bottom = top + height;
  guint in_one = bars_in_one (chart, pen->width - 4 * em);
  g_autoptr (GArray) shares = tw_chart_counts_shares (chart->data, in_one);
  int first = g_array_index (chart->data, TwBar, 0).points;
  double bar = in_one * TW_BAR_WIDTH;
  TwChartAxis up = tw_chart_axis_new (TW_UNIT_SHARE, 0.0, most_in_bar (shares), bottom, top,
                                      GRID_ROOM * em),
              across;
  double left = tw_chart_axis_room (&up, pen) + 2 * GAP * em;

  across = tw_chart_axis_new (TW_UNIT_NUMBER, first, first + bar * shares->len, left,
                              pen->width - GAP * em, TICK_ROOM * em);
  tw_chart_axis_up (&up, pen, left, pen->width - GAP * em);
  pen->height = 0.0;
  for (guint i = 0; i < shares->len; i++)
    {
      double x = tw_chart_axis_at (&across, first + bar * i),
             width = tw_chart_axis_at (&across, first + bar * (i + 1)) - x,
             y = tw_chart_axis_at (&up, g_array_index (shares, double, i));

      tw_pen_box (pen, x + 0.5, y, width - 1.0, bottom - y, TW_INK_DATA);
    }
  draw_middle (chart, pen, &across, bottom);
  tw_pen_line (pen, left, bottom, pen->width - GAP * em, bottom, TW_INK_FAINT, 1.0);
  pen->y = tw_chart_axis_across (&across, pen, bottom, chart->axis);
}

static void
band_path (const TwChartPen *pen,
           const GArray *course,
           const TwChartAxis *across,
           const TwChartAxis *up)
{
  for (guint i = 0; i < course->len; i++)
    {
      const TwCoursePoint *point = &g_array_index (course, TwCoursePoint, i);

      tw_pen_move (pen, tw_chart_axis_at (across, point->share), tw_chart_axis_at (up, point->high),
                   i == 0);
    }
  for (guint i = course->len; i-- > 0;)
    {
      const TwCoursePoint *point = &g_array_index (course, TwCoursePoint, i);

      tw_pen_move (pen, tw_chart_axis_at (across, point->share), tw_chart_axis_at (up, point->low),
                   FALSE);
    }
}

static double
level_of (const TwCoursePoint *point, guint line)
{
  return line == 0 ? point->high : line == 1 ? point->middle : point->low;
}

static void
draw_lines (const TwChartPen *pen,
            const GArray *course,
            const TwChartAxis *across,
            const TwChartAxis *up)
{
  for (guint line = 0; line < 3; line++)
    for (guint i = 1; i < course->len; i++)
      {
        const TwCoursePoint *from = &g_array_index (course, TwCoursePoint, i - 1),
                            *to = &g_array_index (course, TwCoursePoint, i);

        (line == 1 ? tw_pen_line : tw_pen_dashes) (pen, tw_chart_axis_at (across, from->share),
                                                   tw_chart_axis_at (up, level_of (from, line)),
                                                   tw_chart_axis_at (across, to->share),
                                                   tw_chart_axis_at (up, level_of (to, line)),
                                                   TW_INK_DATA,
                                                   line == 1 ? 0.2 * tw_pen_em (pen) : 1.2);
      }
}

/* At the end of each line, what it is and where it ends; none over the other. */
static void
draw_ends (const TwChartPen *pen,
           const TwCoursePoint *last,
           const TwChartAxis *up,
           const char *const *texts,
           double x)
{
  double em = tw_pen_em (pen), y[3], least = 1.25 * em;

  for (guint line = 0; line < 3; line++)
    y[line] = tw_chart_axis_at (up, level_of (last, line));
  y[0] = MIN (y[0], y[1] - least);
  y[2] = MAX (y[2], y[1] + least);
  for (guint line = 0; line < 3; line++)
    tw_pen_word (pen, texts[line], x, y[line], 0.0, SMALL, TW_INK_WORDS);
}

void
tw_chart_draw_course (const TwChart *chart, TwChartPen *pen)
{
  const GArray *course = chart->data;
  const TwCoursePoint *last = &g_array_index (course, TwCoursePoint, course->len - 1);
  double em = tw_pen_em (pen), below = tw_chart_axis_height (pen, chart->axis),
         top = pen->y + 0.8 * em, bottom, most = last->high, least = 0.0, left, right, room = 0.0;
  /* Translators: points; at the end of lines of a picture. */
  g_autofree char *high = g_strdup_printf (_ ("best tenth: from %.0f"), last->high);
  g_autofree char *middle = g_strdup_printf (_ ("half: from %.0f"), last->middle);
  g_autofree char *low = g_strdup_printf (_ ("last tenth: up to %.0f"), last->low);
  const char *const texts[] = { high, middle, low };
  TwChartAxis up, across;

  bottom = top + plot_height (pen, below + 0.8 * em);
  for (guint i = 0; i < course->len; i++)
    {
      most = MAX (most, g_array_index (course, TwCoursePoint, i).high);
      least = MIN (least, g_array_index (course, TwCoursePoint, i).low);
    }
  for (guint line = 0; line < 3; line++)
    room = MAX (room, tw_pen_word_width (pen, texts[line], SMALL));
  up = tw_chart_axis_new (TW_UNIT_NUMBER, least, most, bottom, top, GRID_ROOM * em);
  left = tw_chart_axis_room (&up, pen) + 2 * GAP * em;
  right = pen->width - room - GAP * em;
  across = tw_chart_axis_new (TW_UNIT_SHARE, 0.0, 1.0, left, right, TICK_ROOM * em);
  tw_chart_axis_up (&up, pen, left, right);
  pen->height = 0.0;
  tw_pen_ink (pen, TW_INK_PALE);
  band_path (pen, course, &across, &up);
  cairo_fill (pen->cr);
  draw_lines (pen, course, &across, &up);
  draw_ends (pen, last, &up, texts, right + GAP * em);
  tw_pen_line (pen, left, bottom, right, bottom, TW_INK_FAINT, 1.0);
  pen->y = tw_chart_axis_across (&across, pen, bottom, chart->axis);
}
