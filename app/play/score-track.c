/* The score track. */
#include "app/play/score-track-private.h"

#include <math.h>

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/game/table-beside.h"
#include "app/game/table-choices.h"
#include "app/game/table-texts.h"
#include "app/game/table-worth.h"
#include "app/widgets/tooltip.h"
#include "app/widgets/touch.h"

/* Where a finger is looked for: so far from step to step, and in so many directions. */
#define STEP_PX 4
#define N_WAYS  16

G_DEFINE_FINAL_TYPE (TwScoreTrack, tw_score_track, GTK_TYPE_WIDGET)

/* The number of the answer at a point, from 0; -1 if there is none: a figure that can be moved,
 * a number, or the space it belongs to. */
static int
answer_at (TwScoreTrack *self, double x, double y)
{
  const TwTrackRing ring = tw_score_track_ring (self);
  const graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);
  const TwTrackScene *scene = tw_score_track_scene (self);

  for (guint i = scene->n_counting + scene->n_waiting; i < scene->things->len; i++)
    {
      graphene_rect_t rect = tw_track_scene_rect (scene, i);

      graphene_rect_inset (&rect, -1, -1);
      if (graphene_rect_contains_point (&rect, &point))
        return (int) g_array_index (scene->whose, guint, i);
    }
  /* The last one lies above the others. */
  for (guint i = scene->n_counting; i-- > 0;)
    {
      graphene_rect_t rect = tw_track_scene_rect (scene, i);

      if (tw_score_track_answer_of (self, i) >= 0 && graphene_rect_contains_point (&rect, &point))
        return tw_score_track_answer_of (self, i);
    }
  for (guint i = 0; tw_score_track_space_of (self, i) > -2; i++)
    if (tw_score_track_space_of (self, i) >= 0)
      {
        graphene_rect_t field = tw_track_ring_field (&ring, tw_score_track_space_of (self, i));

        graphene_rect_inset (&field, -4, -4);
        if (graphene_rect_contains_point (&field, &point))
          return (int) i;
      }
  return -1;
}

/* The same for a finger, which also hits what is at most @reach pixels beside it: the nearest. */
static int
answer_near (TwScoreTrack *self, double x, double y, double reach)
{
  int answer = answer_at (self, x, y);

  for (double away = STEP_PX; away <= reach && answer < 0; away += STEP_PX)
    for (guint i = 0; i < N_WAYS && answer < 0; i++)
      answer = answer_at (self, x + away * cos (i * 2 * G_PI / N_WAYS),
                          y + away * sin (i * 2 * G_PI / N_WAYS));
  return answer;
}

static void
pressed_cb (TwScoreTrack *self, int n_press, double x, double y, GtkEventController *click)
{
  int answer = tw_table_model_get_game (self->model) != NULL
                   ? answer_near (self, x, y, tw_touch_reach (click, 0))
                   : -1;

  if (answer >= 0)
    tw_table_model_press_number (self->model, (guint) answer);
}

/* Who stands on the space under the pointer, each in a line: "Anna: 7 points". */
char *
tw_score_track_words_at (TwScoreTrack *self, double x, double y)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  const TwPlay *play = tw_table_model_get_play (self->model);
  const TwTrackRing ring = tw_score_track_ring (self);
  int space = tw_track_ring_space_at (&ring, x, y);
  g_autoptr (GString) people = g_string_new (NULL);
  guint n = tw_score_track_n_seats (self);

  for (guint i = 0; space >= 0 && i < n * setup->rules->n_counters; i++)
    if ((int) tw_play_counter_space (play, i % n, i / n) == space)
      {
        const char *name = setup->rules->shares_score ? _ ("Team") : setup->seats[i % n].name;
        int points = tw_play_counter (play, i % n, i / n);

        g_string_append (people, people->len > 0 ? "\n" : "");
        /* Translators: a player, and where that player's figure stands on the score track. */
        g_string_append_printf (people,
                                ngettext ("%s: %d point", "%s: %d points", (gulong) ABS (points)),
                                name, points);
      }
  return people->len > 0 ? g_strdup (people->str) : NULL;
}

/* What the answer under the pointer does, or who stands there. */
static char *
words_at (GtkWidget *widget, int x, int y)
{
  TwScoreTrack *self = TW_SCORE_TRACK (widget);
  guint n_spots = 0, n_choices = 0;
  int answer;

  if (tw_table_model_get_game (self->model) == NULL)
    return NULL;
  answer = answer_at (self, x, y);
  tw_table_model_get_spots (self->model, &n_spots);
  if (answer >= (int) n_spots)
    return tw_table_choice_title (self->model,
                                  &tw_table_model_get_choices (self->model,
                                                               &n_choices)[answer - (int) n_spots],
                                  TRUE);
  return answer >= 0 ? tw_table_worth_of_spot (self->model, (guint) answer)
                     : tw_score_track_words_at (self, x, y);
}

static void
score_track_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = *natural = TW_TRACK_RING_PX;
  else
    *minimum = *natural = tw_track_ring_height (for_size > 0 ? for_size : TW_TRACK_RING_PX);
}

static GtkSizeRequestMode
score_track_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static gboolean
tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  TwScoreTrack *self = TW_SCORE_TRACK (widget);

  self->now = gdk_frame_clock_get_frame_time (clock);
  tw_score_track_forget_scene (self);
  gtk_widget_queue_draw (widget);
  if (tw_track_motion_advance (&self->motion, self->now))
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

/* Whoever has got points since sets out. */
static void
let_walk (TwScoreTrack *self, const TwPlay *play)
{
  int points[TW_TRACK_MOST_FIGURES];
  guint n = tw_score_track_n_seats (self), n_figures = n * play->rules->n_counters;
  gboolean animates =
      adw_get_enable_animations (GTK_WIDGET (self)) && gtk_widget_get_mapped (GTK_WIDGET (self));

  self->now = g_get_monotonic_time ();
  for (guint i = 0; i < n_figures; i++)
    points[i] = tw_play_counter (play, i % n, i / n);
  if (tw_track_motion_note (&self->motion, points, n_figures, animates ? self->now : 0)
      && self->tick == 0)
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), tick_cb, NULL, NULL);
}

static void
changed_cb (TwScoreTrack *self)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  const TwPlay *play = tw_table_model_get_play (self->model);
  GString *label = g_string_new (_ ("Score track"));
  TwTrackMark mark;

  for (guint seat = 0; seat < (setup->rules->shares_score ? 1 : setup->rules->n_seats); seat++)
    {
      g_autofree char *words = tw_table_track_words (self->model, seat);
      g_autofree char *name =
          setup->rules->shares_score ? g_strdup (_ ("Team")) : tw_seat_title (self->model, seat);

      g_string_append_printf (label, "%s %s %d", seat == 0 ? ":" : ",", name,
                              play->state->score[seat]);
      if (words != NULL)
        g_string_append_printf (label, " (%s)", words);
    }
  for (guint i = 0; tw_table_model_get_mark (self->model, i, &mark); i++)
    {
      g_autofree char *words = tw_mark_words (&mark);

      g_string_append_printf (label, ". %s", words);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label->str,
                                  -1);
  g_string_free (label, TRUE);
  let_walk (self, play);
  tw_score_track_forget_scene (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Which answers there are depends on what is proposed. */
static void
proposed_cb (TwScoreTrack *self)
{
  tw_score_track_forget_scene (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
score_track_dispose (GObject *object)
{
  TwScoreTrack *self = TW_SCORE_TRACK (object);

  tw_score_track_forget_scene (self);
  g_clear_object (&self->model);
  G_OBJECT_CLASS (tw_score_track_parent_class)->dispose (object);
}

static void
tw_score_track_class_init (TwScoreTrackClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = score_track_dispose;
  widget_class->snapshot = tw_score_track_snapshot;
  widget_class->measure = score_track_measure;
  widget_class->get_request_mode = score_track_get_request_mode;
  gtk_widget_class_set_css_name (widget_class, "scoretrack");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tw_score_track_init (TwScoreTrack *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_swapped (click, "pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  tw_tooltip_set_at (GTK_WIDGET (self), words_at);
}

GtkWidget *
tw_score_track_new (TwTableModel *model)
{
  TwScoreTrack *self = g_object_new (TW_TYPE_SCORE_TRACK, NULL);

  self->model = g_object_ref (model);
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "proposed", G_CALLBACK (proposed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "typed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  if (tw_table_model_get_game (model) != NULL)
    changed_cb (self);
  return GTK_WIDGET (self);
}
