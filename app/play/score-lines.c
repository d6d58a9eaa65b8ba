/* Points turn by turn, as the lines of a chart. */
#include "app/play/score-lines.h"

#include <math.h>

#include "app/drawing/figure.h"
#include "app/play/chart-text.h"
#include "app/play/mark-strip.h"

/* Around the lines: numbers of points and of turns, and the names of players behind them. */
#define LEFT_PX    34
#define TOP_PX     12
#define BOTTOM_PX  26
#define BEHIND_PX  30
#define NAME_SCALE 0.93
/* Radius of a dot on a line. */
#define DOT_PX 4.5

/* The points between which the lines run. */
typedef struct
{
  int least;
  int most;
} Range;

static Range
range_of (const TwGameResult *result, const GArray *course)
{
  Range range = { 0, 0 };

  for (guint i = 0; course != NULL && i < course->len; i++)
    {
      range.least = MIN (range.least, g_array_index (course, int, i));
      range.most = MAX (range.most, g_array_index (course, int, i));
    }
  for (guint i = 0; i < (result->n_turns + 2) * result->n_seats; i++)
    {
      range.least = MIN (range.least, result->progress[i]);
      range.most = MAX (range.most, result->progress[i]);
    }
  range.most = (int) (range.most * 1.06) + 1;
  if (range.least < 0)
    range.least = (int) (range.least * 1.06) - 1;
  return range;
}

static double
y_of (const graphene_rect_t *area, Range range, int value)
{
  return area->origin.y
         + area->size.height * (range.most - value) / (double) (range.most - range.least);
}

/* The least round step that makes at most five lines. */
static int
grid_step (int most)
{
  static const int steps[] = { 1, 2, 5, 10, 20, 25, 50, 100, 200, 500, 1000 };
  guint i = 0;

  while (i + 1 < G_N_ELEMENTS (steps) && most / steps[i] > 5)
    i++;
  return steps[i];
}

static void
draw_grid (const TwScoreLines *self,
           GtkWidget *widget,
           cairo_t *cr,
           const graphene_rect_t *area,
           Range range,
           const GdkRGBA *ink)
{
  int step = grid_step (range.most - range.least), turns = (int) self->result->n_turns;
  double right = area->origin.x + area->size.width, bottom = area->origin.y + area->size.height;

  cairo_set_line_width (cr, 1);
  for (int value = range.least / step * step; value <= range.most; value += step)
    {
      double y = floor (y_of (area, range, value)) + 0.5;
      g_autofree char *text = g_strdup_printf ("%d", value);

      cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, value != 0 ? 0.14 : 0.4);
      cairo_move_to (cr, area->origin.x, y);
      cairo_line_to (cr, right, y);
      cairo_stroke (cr);
      cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, 0.65);
      tw_chart_text_draw (widget, cr, text, 0.85, FALSE, area->origin.x - 8, y, 1);
    }
  step = MAX (grid_step (turns), 5);
  for (int turn = step; turn <= turns; turn += step)
    {
      g_autofree char *text = g_strdup_printf ("%d", turn);

      tw_chart_text_draw (widget, cr, text, 0.85, FALSE,
                          area->origin.x + area->size.width * turn / (turns + 1), bottom + 14, 0.5);
    }
}

static void
draw_line (const TwScoreLines *self,
           cairo_t *cr,
           const graphene_rect_t *area,
           guint seat,
           Range range,
           const GdkRGBA *ink)
{
  const TwGameResult *result = self->result;

  cairo_new_path (cr);
  for (guint turn = 0; turn <= result->n_turns + 1; turn++)
    cairo_line_to (cr, area->origin.x + area->size.width * turn / (result->n_turns + 1),
                   y_of (area, range, result->progress[turn * result->n_seats + seat]));
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, 0.35);
  cairo_set_line_width (cr, 4.6);
  cairo_stroke_preserve (cr);
  tw_chart_colour_set (cr, tw_player_colour_fill (self->setup->seats[seat].colour));
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
}

/* What the points would have been, in thin dashes. */
static void
draw_course (const TwScoreLines *self,
             cairo_t *cr,
             const graphene_rect_t *area,
             guint seat,
             Range range)
{
  guint n_seats = self->result->n_seats;

  cairo_save (cr);
  cairo_new_path (cr);
  for (guint turn = 0; turn < self->course->len / n_seats; turn++)
    cairo_line_to (cr, area->origin.x + area->size.width * turn / (self->result->n_turns + 1),
                   y_of (area, range, g_array_index (self->course, int, turn *n_seats + seat)));
  cairo_set_dash (cr, (const double[]){ 4, 3 }, 2, 0);
  cairo_set_line_width (cr, 1.4);
  tw_chart_colour_set (cr, tw_player_colour_fill (self->setup->seats[seat].colour));
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Marks of the game, on the lines of those whose they are. */
static void
draw_marks (const TwScoreLines *self, cairo_t *cr, const graphene_rect_t *area, Range range)
{
  const TwGameResult *result = self->result;
  guint n = 0;
  const TwGameMark *marks = self->marks != NULL ? tw_game_marks_get (self->marks, &n) : NULL;

  for (guint i = 0; i < n; i++)
    {
      guint seat = marks[i].seat < result->n_seats ? marks[i].seat : 0;
      guint turn = MIN (marks[i].turn, result->n_turns + 1);

      tw_mark_draw (cr, marks[i].kind, self->setup->seats[seat].colour,
                    area->origin.x + area->size.width * turn / (result->n_turns + 1),
                    y_of (area, range, result->progress[turn * result->n_seats + seat]) - 3);
    }
}

/* Where the lines are, left of the names of those whose they are. */
static graphene_rect_t
area_of (const TwScoreLines *self, GtkWidget *widget, int *out_room)
{
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);

  *out_room =
      tw_chart_text_name_room (widget, self->setup, self->result->n_seats, width, NAME_SCALE);
  return GRAPHENE_RECT_INIT (LEFT_PX, TOP_PX, (float) (width - LEFT_PX - BEHIND_PX - *out_room - 2),
                             (float) height - TOP_PX - BOTTOM_PX);
}

static double
x_of (const TwScoreLines *self, const graphene_rect_t *area, guint turn)
{
  return area->origin.x + area->size.width * turn / (self->result->n_turns + 1);
}

/* The turn under the pointer is a faint line; the chosen one a strong one, with a dot on the line
 * of each player. */
static void
draw_turn (const TwScoreLines *self,
           cairo_t *cr,
           const graphene_rect_t *area,
           guint turn,
           Range range,
           const GdkRGBA *ink)
{
  const TwGameResult *result = self->result;
  double x = x_of (self, area, turn);

  cairo_set_source_rgba (cr, ink->red, ink->green, ink->blue, turn == self->chosen ? 0.8 : 0.35);
  cairo_set_line_width (cr, turn == self->chosen ? 2 : 1);
  cairo_move_to (cr, x, area->origin.y);
  cairo_line_to (cr, x, area->origin.y + area->size.height);
  cairo_stroke (cr);
  for (guint i = result->n_seats; turn == self->chosen && i-- > 0;)
    {
      guint seat = result->ranking[i];

      cairo_arc (cr, x, y_of (area, range, result->progress[turn * result->n_seats + seat]), DOT_PX,
                 0, 2 * G_PI);
      tw_chart_colour_set (cr, tw_player_colour_fill (self->setup->seats[seat].colour));
      cairo_fill_preserve (cr);
      gdk_cairo_set_source_rgba (cr, ink);
      cairo_stroke (cr);
    }
}

void
tw_score_lines_draw (const TwScoreLines *self, GtkWidget *widget, cairo_t *cr, const GdkRGBA *ink)
{
  const TwGameResult *result = self->result;
  int room, height = gtk_widget_get_height (widget);
  graphene_rect_t area = area_of (self, widget, &room);
  Range range = range_of (result, self->course);
  double above = -100;

  draw_grid (self, widget, cr, &area, range, ink);
  if (self->pointed <= result->n_turns + 1 && self->pointed != self->chosen)
    draw_turn (self, cr, &area, self->pointed, range, ink);
  for (guint i = result->n_seats; i-- > 0;)
    {
      if (self->course != NULL)
        draw_course (self, cr, &area, result->ranking[i], range);
      draw_line (self, cr, &area, result->ranking[i], range, ink);
    }
  if (self->chosen <= result->n_turns + 1)
    draw_turn (self, cr, &area, self->chosen, range, ink);
  draw_marks (self, cr, &area, range);
  /* Names at the ends of the lines, pushed down where they would lie on each other. */
  for (guint i = 0; i < result->n_seats; i++)
    {
      guint seat = result->ranking[i];
      double y = y_of (&area, range, result->score[seat]);

      y = MIN (MAX (y, above + 19), height - 10 - 19.0 * (result->n_seats - 1 - i));
      above = y;
      tw_figure_draw (cr, "meeple", self->setup->seats[seat].colour,
                      area.origin.x + area.size.width + 16, y, 19);
      gdk_cairo_set_source_rgba (cr, ink);
      tw_chart_text_draw_cut (widget, cr, self->setup->seats[seat].name, NAME_SCALE, FALSE,
                              area.origin.x + area.size.width + BEHIND_PX, y, room);
    }
}

guint
tw_score_lines_find_turn (const TwScoreLines *self, GtkWidget *widget, double x)
{
  int room;
  graphene_rect_t area = area_of (self, widget, &room);
  double share = (x - area.origin.x) / area.size.width, n = self->result->n_turns + 1;

  /* Half a turn beside the first and the last one is theirs, too. */
  if (area.size.width <= 0 || x < area.origin.x - DOT_PX
      || x > area.origin.x + area.size.width + DOT_PX)
    return TW_TURN_NONE;
  return (guint) CLAMP (round (share * n), 0, n);
}

double
tw_score_lines_get_x (const TwScoreLines *self, GtkWidget *widget, guint turn)
{
  int room;
  graphene_rect_t area = area_of (self, widget, &room);

  return x_of (self, &area, turn);
}
