/* Charts of a game. */
#include "app/play/score-chart.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/drawing/figure.h"
#include "app/play/chart-text.h"
#include "app/play/mark-strip.h"

#define ROW_PX    41
#define BAR_PX    30
#define LEGEND_PX 34
#define FIGURE_PX 24
/* A line of the legend, when there are several. */
#define LINE_PX 22
/* What is left for the least name, and where names begin: beside bars, behind lines. */
#define NAME_PX   60
#define BARS_PX   36
#define BEHIND_PX 30

struct _TwScoreChart
{
  GtkWidget parent_instance;
  gboolean is_progress;
  const TwGameResult *result;
  const TwTableSetup *setup;
  GArray *course;
  TwGameMarks *marks; /* (nullable) */
};

enum
{
  PROP_PROGRESS = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TwScoreChart, tw_score_chart, GTK_TYPE_WIDGET)

static const guint32 part_colours[TW_N_RESULT_PARTS] = { 0xd9bf8a, 0xbf5a3e, 0x56698a, 0x8aa04c,
                                                         0x2f8f9d, 0x9a6bb0, 0x3c7a5a, 0x8d8478 };
static const guint32 part_inks[TW_N_RESULT_PARTS] = { 0x2a2118, 0xffffff, 0xffffff, 0x1c2408,
                                                      0xffffff, 0xffffff, 0xffffff, 0xffffff };

static void
set_source_rgb (cairo_t *cr, guint32 rgb)
{
  cairo_set_source_rgb (cr, (rgb >> 16) / 255.0, (rgb >> 8 & 255) / 255.0, (rgb & 255) / 255.0);
}

/* The room for the names of all, which may take a third of @width. */
static int
name_room (GtkWidget *widget, int width, double scale)
{
  TwScoreChart *self = TW_SCORE_CHART (widget);
  int room = NAME_PX;

  for (guint seat = 0; seat < self->result->n_seats; seat++)
    {
      g_autoptr (PangoLayout) layout =
          tw_chart_text_layout (widget, self->setup->seats[seat].name, scale, TRUE);
      int name;

      pango_layout_get_pixel_size (layout, &name, NULL);
      room = MAX (room, name);
    }
  return MIN (room, MAX (width / 3, NAME_PX));
}

/* As draw_text(), cut where there is no room for more. */
static void
draw_name (GtkWidget *widget,
           cairo_t *cr,
           const char *name,
           double scale,
           gboolean bold,
           double x,
           double y,
           int room)
{
  g_autoptr (PangoLayout) layout = tw_chart_text_layout (widget, name, scale, bold);
  int height;

  pango_layout_set_width (layout, room * PANGO_SCALE);
  pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
  pango_layout_get_pixel_size (layout, NULL, &height);
  cairo_move_to (cr, x, y - height / 2.0);
  pango_cairo_show_layout (cr, layout);
}

/* Draws what the colours mean, in as many lines as they take; draws nothing if @cr is %NULL.
 * Returns the height of it. */
static int
draw_legend (GtkWidget *widget, cairo_t *cr, int width, const GdkRGBA *ink)
{
  double x = 4, y = 11;

  for (guint part = 0; part < TW_N_RESULT_PARTS; part++)
    {
      const TwGameResult *result = TW_SCORE_CHART (widget)->result;
      g_autoptr (PangoLayout) layout = NULL;
      int sum = 0, title;

      for (guint seat = 0; seat < result->n_seats; seat++)
        sum += ABS (result->parts[seat][part]);
      if (sum == 0)
        continue;
      layout = gtk_widget_create_pango_layout (
          widget,
          tw_result_part_title (part, &result->names, TW_SCORE_CHART (widget)->setup->rules));
      pango_layout_get_pixel_size (layout, &title, NULL);
      if (x > 4 && x + 18 + title > width)
        {
          x = 4;
          y += LINE_PX;
        }
      if (cr != NULL)
        {
          cairo_rectangle (cr, x, y - 6, 12, 12);
          set_source_rgb (cr, part_colours[part]);
          cairo_fill (cr);
          gdk_cairo_set_source_rgba (cr, ink);
          tw_chart_text_draw (widget, cr, pango_layout_get_text (layout), 0.93, FALSE, x + 18, y,
                              0);
        }
      x += 18 + title + 16;
    }
  return (int) y - 11 + LEGEND_PX;
}

static void
draw_bar (GtkWidget *widget,
          cairo_t *cr,
          guint seat,
          double x,
          double y,
          double unit,
          const GdkRGBA *ink)
{
  TwScoreChart *self = TW_SCORE_CHART (widget);
  g_autofree char *total = g_strdup_printf ("%d", self->result->score[seat]);

  for (guint part = 0; part < TW_N_RESULT_PARTS; part++)
    {
      int points = self->result->parts[seat][part];
      double width = ABS (points) * unit;

      if (points == 0)
        continue;
      set_source_rgb (cr, part_colours[part]);
      if (points > 0)
        {
          cairo_rectangle (cr, x, y - BAR_PX / 2.0, MAX (width - 2, 1), BAR_PX);
          cairo_fill (cr);
        }
      else
        {
          cairo_set_line_width (cr, 2);
          cairo_rectangle (cr, x + 1, y - BAR_PX / 2.0 + 1, MAX (width - 4, 1), BAR_PX - 2);
          cairo_stroke (cr);
        }
      if (width > 26)
        {
          g_autofree char *text =
              g_strdup_printf ("%s%d", points < 0 ? "\u2212" : "", ABS (points));

          if (points > 0)
            set_source_rgb (cr, part_inks[part]);
          else
            gdk_cairo_set_source_rgba (cr, ink);
          tw_chart_text_draw (widget, cr, text, 0.95, TRUE, x + width / 2 - 1, y, 0.5);
        }
      x += width;
    }
  gdk_cairo_set_source_rgba (cr, ink);
  tw_chart_text_draw (widget, cr, total, 1.3, TRUE, x + 8, y, 0);
}

/* What is taken off, by a rule or by hand, does not make a bar shorter: it is a hollow piece of it.
 */
static int
longest_bar (const TwGameResult *result)
{
  int most = 1;

  for (guint seat = 0; seat < result->n_seats; seat++)
    {
      int sum = 0;

      for (guint part = 0; part < TW_N_RESULT_PARTS; part++)
        sum += ABS (result->parts[seat][part]);
      most = MAX (most, sum);
    }
  return most;
}

/* Where bars begin, behind names with so much room, and how long a point is. */
typedef struct
{
  int room;
  int left;
  double unit;
} Bars;

static Bars
bars_of (GtkWidget *widget, int width)
{
  int room = name_room (widget, width, 1), left = BARS_PX + room + 10;

  return (Bars){ room, left,
                 (width - left - 52) / (double) longest_bar (TW_SCORE_CHART (widget)->result) };
}

static void
draw_parts (GtkWidget *widget, cairo_t *cr, int width, const GdkRGBA *ink)
{
  TwScoreChart *self = TW_SCORE_CHART (widget);
  Bars bars = bars_of (widget, width);
  int top = draw_legend (widget, cr, width, ink);

  for (guint i = 0; i < self->result->n_seats; i++)
    {
      guint seat = self->result->ranking[i];
      double y = top + ROW_PX * (i + 0.5);

      tw_figure_draw (cr, "meeple", self->setup->seats[seat].colour, 16, y, FIGURE_PX);
      gdk_cairo_set_source_rgba (cr, ink);
      draw_name (widget, cr, self->setup->seats[seat].name, 1, i == 0, BARS_PX, y, bars.room);
      draw_bar (widget, cr, seat, bars.left, y, bars.unit, ink);
    }
}

/* "Anna, Roads 12", of the part of a bar there. */
static gboolean
query_tooltip_cb (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  TwScoreChart *self = TW_SCORE_CHART (widget);
  int width = gtk_widget_get_width (widget);
  double end;
  Bars bars;
  int row;

  if (self->result == NULL || self->is_progress || keyboard)
    return FALSE;
  bars = bars_of (widget, width);
  row = (int) floor ((y - draw_legend (widget, NULL, width, NULL)) / (double) ROW_PX);
  if (row < 0 || row >= (int) self->result->n_seats || x < bars.left)
    return FALSE;
  end = bars.left;
  for (guint part = 0; part < TW_N_RESULT_PARTS; part++)
    {
      guint seat = self->result->ranking[row];
      int points = self->result->parts[seat][part];
      g_autofree char *words = NULL;

      end += ABS (points) * bars.unit;
      if (x >= end || points == 0)
        continue;
      words =
          g_strdup_printf ("%s, %s %d", self->setup->seats[seat].name,
                           tw_result_part_title (part, &self->result->names, self->setup->rules),
                           points);
      gtk_tooltip_set_text (tooltip, words);
      return TRUE;
    }
  return FALSE;
}

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
draw_grid (GtkWidget *widget,
           cairo_t *cr,
           const graphene_rect_t *area,
           Range range,
           const GdkRGBA *ink)
{
  TwScoreChart *self = TW_SCORE_CHART (widget);
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
draw_line (TwScoreChart *self,
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
  set_source_rgb (cr, tw_player_colour_fill (self->setup->seats[seat].colour));
  cairo_set_line_width (cr, 3);
  cairo_stroke (cr);
}

/* What the points would have been, in thin dashes. */
static void
draw_course (TwScoreChart *self, cairo_t *cr, const graphene_rect_t *area, guint seat, Range range)
{
  guint n_seats = self->result->n_seats;

  cairo_save (cr);
  cairo_new_path (cr);
  for (guint turn = 0; turn < self->course->len / n_seats; turn++)
    cairo_line_to (cr, area->origin.x + area->size.width * turn / (self->result->n_turns + 1),
                   y_of (area, range, g_array_index (self->course, int, turn *n_seats + seat)));
  cairo_set_dash (cr, (const double[]){ 4, 3 }, 2, 0);
  cairo_set_line_width (cr, 1.4);
  set_source_rgb (cr, tw_player_colour_fill (self->setup->seats[seat].colour));
  cairo_stroke (cr);
  cairo_restore (cr);
}

/* Marks of the game, on the lines of those whose they are. */
static void
draw_marks (TwScoreChart *self, cairo_t *cr, const graphene_rect_t *area, Range range)
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

static void
draw_progress (GtkWidget *widget, cairo_t *cr, int width, int height, const GdkRGBA *ink)
{
  TwScoreChart *self = TW_SCORE_CHART (widget);
  const TwGameResult *result = self->result;
  int room = name_room (widget, width, 0.93);
  graphene_rect_t area =
      GRAPHENE_RECT_INIT (34, 12, (float) (width - 34 - BEHIND_PX - room - 2), (float) height - 38);
  Range range = range_of (result, self->course);
  double above = -100;

  draw_grid (widget, cr, &area, range, ink);
  for (guint i = result->n_seats; i-- > 0;)
    {
      if (self->course != NULL)
        draw_course (self, cr, &area, result->ranking[i], range);
      draw_line (self, cr, &area, result->ranking[i], range, ink);
    }
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
      draw_name (widget, cr, self->setup->seats[seat].name, 0.93, FALSE,
                 area.origin.x + area.size.width + BEHIND_PX, y, room);
    }
}

static void
score_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TwScoreChart *self = TW_SCORE_CHART (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  GdkRGBA ink;
  cairo_t *cr;

  if (self->result == NULL)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  if (self->is_progress)
    draw_progress (widget, cr, width, height, &ink);
  else
    draw_parts (widget, cr, width, &ink);
  cairo_destroy (cr);
}

static GtkSizeRequestMode
score_chart_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
score_chart_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  TwScoreChart *self = TW_SCORE_CHART (widget);
  int n_rows = self->result != NULL ? (int) self->result->n_seats : 2;

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = 300;
  else
    {
      int top = self->result != NULL && !self->is_progress
                    ? draw_legend (widget, NULL, for_size > 0 ? for_size : 300, NULL)
                    : LEGEND_PX;

      *minimum = *natural = self->is_progress ? 190 : top + ROW_PX * n_rows;
    }
}

static void
score_chart_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  TW_SCORE_CHART (object)->is_progress = g_value_get_boolean (value);
}

static void
score_chart_finalize (GObject *object)
{
  g_clear_pointer (&TW_SCORE_CHART (object)->course, g_array_unref);
  g_clear_object (&TW_SCORE_CHART (object)->marks);
  G_OBJECT_CLASS (tw_score_chart_parent_class)->finalize (object);
}

static void
tw_score_chart_class_init (TwScoreChartClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->finalize = score_chart_finalize;
  object_class->set_property = score_chart_set_property;
  widget_class->snapshot = score_chart_snapshot;
  widget_class->get_request_mode = score_chart_get_request_mode;
  widget_class->measure = score_chart_measure;
  properties[PROP_PROGRESS] = g_param_spec_boolean ("progress", NULL, NULL, FALSE,
                                                    G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "scorechart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tw_score_chart_init (TwScoreChart *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
}

/* All values in words. */
static char *
describe (TwScoreChart *self)
{
  GString *out = g_string_new (self->is_progress ? _ ("Points turn by turn")
                                                 : _ ("Points by kind of feature"));

  for (guint i = 0; i < self->result->n_seats; i++)
    {
      guint seat = self->result->ranking[i];

      g_string_append_printf (out, ". %s", self->setup->seats[seat].name);
      for (guint part = 0; !self->is_progress && part < TW_N_RESULT_PARTS; part++)
        if (self->result->parts[seat][part] != 0)
          g_string_append_printf (out, ", %s %d",
                                  tw_result_part_title (part, &self->result->names,
                                                        self->setup->rules),
                                  self->result->parts[seat][part]);
      for (guint turn = 1; self->is_progress && turn <= self->result->n_turns + 1; turn++)
        g_string_append_printf (out, " %d",
                                self->result->progress[turn * self->result->n_seats + seat]);
    }
  return g_string_free (out, FALSE);
}

void
tw_score_chart_set_result (TwScoreChart *self,
                           const TwGameResult *result,
                           const TwTableSetup *setup)
{
  self->result = result;
  self->setup = setup;
  g_clear_pointer (&self->course, g_array_unref);
  if (result != NULL)
    {
      g_autofree char *words = describe (self);

      gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                      -1);
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
tw_score_chart_set_course (TwScoreChart *self, GArray *course)
{
  g_return_if_fail (TW_IS_SCORE_CHART (self) && self->result != NULL);

  g_clear_pointer (&self->course, g_array_unref);
  self->course = course != NULL ? g_array_ref (course) : NULL;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tw_score_chart_set_marks (TwScoreChart *self, TwGameMarks *marks)
{
  g_return_if_fail (TW_IS_SCORE_CHART (self));

  if (g_set_object (&self->marks, marks))
    g_signal_connect_object (marks, "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                             G_CONNECT_SWAPPED);
}
