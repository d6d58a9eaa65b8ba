/* The points of a game, turn by turn. */
#include "app/play/score-chart.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/play/score-lines.h"
#include "app/widgets/tooltip.h"

struct _TwScoreChart
{
  GtkWidget parent_instance;
  const TwGameResult *result;
  const TwTableSetup *setup;
  GArray *course;
  TwGameMarks *marks; /* (nullable) */
  guint chosen;
  guint pointed;
};

enum
{
  TURN_CHOSEN,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (TwScoreChart, tw_score_chart, GTK_TYPE_WIDGET)

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
static char *
words_at (GtkWidget *widget, int x, int y)
{
  TwScoreChart *self = TW_SCORE_CHART (widget);
  TwScoreLines lines = lines_of (self);
  guint turn = self->result != NULL ? tw_score_lines_find_turn (&lines, widget, x) : TW_TURN_NONE;

  return turn != TW_TURN_NONE ? tw_score_chart_say_turn (self, turn) : NULL;
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
  tw_score_lines_draw (&lines, widget, cr, &ink);
  cairo_destroy (cr);
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
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 300 : 190;
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
  widget_class->snapshot = score_chart_snapshot;
  widget_class->measure = score_chart_measure;
  signals[TURN_CHOSEN] = g_signal_new ("turn-chosen", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST,
                                       0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "scorechart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tw_score_chart_init (TwScoreChart *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkEventController *motion = gtk_event_controller_motion_new (),
                     *key = gtk_event_controller_key_new ();

  self->chosen = self->pointed = TW_TURN_NONE;
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  tw_tooltip_set_at (GTK_WIDGET (self), words_at);
  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  g_signal_connect_swapped (motion, "enter", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (motion, "motion", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (motion, "leave", G_CALLBACK (left_cb), self);
  g_signal_connect_swapped (key, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
}

/* All values in words. */
static char *
describe (TwScoreChart *self)
{
  GString *out = g_string_new (_ ("Points turn by turn"));

  for (guint i = 0; i < self->result->n_seats; i++)
    {
      guint seat = self->result->ranking[i];

      g_string_append_printf (out, ". %s", self->setup->seats[seat].name);
      for (guint turn = 1; turn <= self->result->n_turns + 1; turn++)
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
