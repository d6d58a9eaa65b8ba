/* Charts of a game. */
#include "app/play/score-chart.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/drawing/figure.h"
#include "app/play/chart-text.h"
#include "app/play/score-lines.h"

#define ROW_PX    41
#define BAR_PX    30
#define LEGEND_PX 34
#define FIGURE_PX 24
/* A line of the legend, when there are several. */
#define LINE_PX 22
/* Where names begin beside bars. */
#define BARS_PX 36

struct _TwScoreChart
{
  GtkWidget parent_instance;
  gboolean is_progress;
  const TwGameResult *result;
  const TwTableSetup *setup;
  GArray *course;
  TwGameMarks *marks; /* (nullable) */
  guint chosen;
  guint pointed;
};

enum
{
  PROP_PROGRESS = 1,
  N_PROPS
};

enum
{
  TURN_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TwScoreChart, tw_score_chart, GTK_TYPE_WIDGET)

static const guint32 part_colours[TW_N_RESULT_PARTS] = { 0xd9bf8a, 0xbf5a3e, 0x56698a, 0x8aa04c,
                                                         0x2f8f9d, 0x9a6bb0, 0x3c7a5a, 0x8d8478 };
static const guint32 part_inks[TW_N_RESULT_PARTS] = { 0x2a2118, 0xffffff, 0xffffff, 0x1c2408,
                                                      0xffffff, 0xffffff, 0xffffff, 0xffffff };

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
          tw_chart_colour_set (cr, part_colours[part]);
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
      tw_chart_colour_set (cr, part_colours[part]);
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
            tw_chart_colour_set (cr, part_inks[part]);
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
  TwScoreChart *self = TW_SCORE_CHART (widget);
  int room = tw_chart_text_name_room (widget, self->setup, self->result->n_seats, width, 1);
  int left = BARS_PX + room + 10;

  return (Bars){ room, left, (width - left - 52) / (double) longest_bar (self->result) };
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
      tw_chart_text_draw_cut (widget, cr, self->setup->seats[seat].name, 1, i == 0, BARS_PX, y,
                              bars.room);
      draw_bar (widget, cr, seat, bars.left, y, bars.unit, ink);
    }
}

/* What is drawn of points turn by turn. */
static TwScoreLines
lines_of (TwScoreChart *self)
{
  return (TwScoreLines){ self->result, self->setup,  self->course,
                         self->marks,  self->chosen, self->pointed };
}

char *
tw_score_chart_say_turn (TwScoreChart *self, guint turn)
{
  GString *out = g_string_new (NULL);

  g_return_val_if_fail (TW_IS_SCORE_CHART (self) && self->result != NULL, NULL);
  if (turn == 0)
    /* Translators: a point of the chart of a game; then come names and points. */
    g_string_append (out, _ ("At the start"));
  else if (turn > self->result->n_turns)
    /* Translators: a point of the chart of a game; then come names and points. */
    g_string_append (out, _ ("At the end"));
  else
    /* Translators: a point of the chart of a game; then come names and points. */
    g_string_append_printf (out, _ ("After turn %u"), turn);
  for (guint i = 0; i < self->result->n_seats; i++)
    {
      guint seat = self->result->ranking[i];

      g_string_append_printf (out, "%s %s %d", i == 0 ? ":" : ",", self->setup->seats[seat].name,
                              self->result->progress[turn * self->result->n_seats + seat]);
    }
  return g_string_free (out, FALSE);
}

/* "After turn 12: Anna 34, Eva 20", of the turn there. */
static gboolean
say_turn_at (TwScoreChart *self, int x, GtkTooltip *tooltip)
{
  TwScoreLines lines = lines_of (self);
  guint turn = tw_score_lines_find_turn (&lines, GTK_WIDGET (self), x);
  g_autofree char *words = turn != TW_TURN_NONE ? tw_score_chart_say_turn (self, turn) : NULL;

  gtk_tooltip_set_text (tooltip, words);
  return words != NULL;
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

  if (self->result == NULL || keyboard)
    return FALSE;
  if (self->is_progress)
    return say_turn_at (self, x, tooltip);
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

static void
score_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TwScoreChart *self = TW_SCORE_CHART (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  TwScoreLines lines = lines_of (self);
  GdkRGBA ink;
  cairo_t *cr;

  if (self->result == NULL)
    return;
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &ink);
  cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  if (self->is_progress)
    tw_score_lines_draw (&lines, widget, cr, &ink);
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
set_pointed (TwScoreChart *self, guint turn)
{
  if (self->pointed == turn)
    return;
  self->pointed = turn;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), turn != TW_TURN_NONE ? "pointer" : NULL);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
moved_cb (TwScoreChart *self, double x, double y)
{
  TwScoreLines lines = lines_of (self);

  set_pointed (self, self->result != NULL ? tw_score_lines_find_turn (&lines, GTK_WIDGET (self), x)
                                          : TW_TURN_NONE);
}

static void
left_cb (TwScoreChart *self)
{
  set_pointed (self, TW_TURN_NONE);
}

static void
pressed_cb (TwScoreChart *self, int n_press, double x, double y)
{
  moved_cb (self, x, y);
  if (self->pointed != TW_TURN_NONE)
    g_signal_emit (self, signals[TURN_CHOSEN], 0, self->pointed);
}

/* Arrows go from turn to turn. */
static gboolean
key_cb (TwScoreChart *self, guint keyval)
{
  guint end, from, turn;

  if (self->result == NULL)
    return GDK_EVENT_PROPAGATE;
  end = self->result->n_turns + 1;
  from = self->chosen != TW_TURN_NONE ? self->chosen : end;
  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      turn = from > 0 ? from - 1 : 0;
      break;
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      turn = MIN (from + 1, end);
      break;
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      turn = 0;
      break;
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      turn = end;
      break;
    default:
      return GDK_EVENT_PROPAGATE;
    }
  if (turn != self->chosen)
    g_signal_emit (self, signals[TURN_CHOSEN], 0, turn);
  return GDK_EVENT_STOP;
}

/* What the lines have that bars have not. */
static void
let_choose (TwScoreChart *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *motion = gtk_event_controller_motion_new (),
                     *key = gtk_event_controller_key_new ();

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (left_cb), self);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
}

static void
score_chart_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  TwScoreChart *self = TW_SCORE_CHART (object);

  if (!self->is_progress && g_value_get_boolean (value))
    let_choose (self);
  self->is_progress = g_value_get_boolean (value);
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
  signals[TURN_CHOSEN] = g_signal_new ("turn-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  properties[PROP_PROGRESS] = g_param_spec_boolean ("progress", NULL, NULL, FALSE,
                                                    G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "scorechart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tw_score_chart_init (TwScoreChart *self)
{
  self->chosen = self->pointed = TW_TURN_NONE;
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
  self->chosen = self->pointed = TW_TURN_NONE;
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
tw_score_chart_set_turn (TwScoreChart *self, guint turn)
{
  g_return_if_fail (TW_IS_SCORE_CHART (self) && self->result != NULL);

  self->chosen = turn <= self->result->n_turns + 1 ? turn : TW_TURN_NONE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
tw_score_chart_get_turn (TwScoreChart *self)
{
  g_return_val_if_fail (TW_IS_SCORE_CHART (self), TW_TURN_NONE);
  return self->chosen;
}

double
tw_score_chart_get_turn_x (TwScoreChart *self, guint turn)
{
  TwScoreLines lines = lines_of (self);

  g_return_val_if_fail (TW_IS_SCORE_CHART (self) && self->result != NULL, 0);
  return tw_score_lines_get_x (&lines, GTK_WIDGET (self), turn);
}

void
tw_score_chart_set_marks (TwScoreChart *self, TwGameMarks *marks)
{
  g_return_if_fail (TW_IS_SCORE_CHART (self));

  if (g_set_object (&self->marks, marks))
    g_signal_connect_object (marks, "changed", G_CALLBACK (gtk_widget_queue_draw), self,
                             G_CONNECT_SWAPPED);
}
