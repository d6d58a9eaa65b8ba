/* The score track. */
#include "app/play/score-track-private.h"

#include <adwaita.h>
#include <glib/gi18n.h>
#include <math.h>

#include "app/game/table-asks.h"
#include "app/game/table-beside.h"
#include "app/game/table-choices.h"
#include "app/game/table-texts.h"
#include "app/game/table-worth.h"

/* Size of the letters of what is written at a figure that has been round. */
#define ROUNDS_PX 9

G_DEFINE_FINAL_TYPE (TwScoreTrack, tw_score_track, GTK_TYPE_WIDGET)

guint
tw_score_track_n_seats (TwScoreTrack *self)
{
  const TwRules *rules = tw_table_model_get_setup (self->model)->rules;

  return rules->shares_score ? 1 : rules->n_seats;
}

int
tw_score_track_answer_of (TwScoreTrack *self, guint figure)
{
  guint n_spots = 0, n_choices = 0, n = tw_score_track_n_seats (self);
  const TwPlay *play = tw_table_model_get_play (self->model);
  const TwAction *choices = tw_table_model_get_choices (self->model, &n_choices);

  tw_table_model_get_spots (self->model, &n_spots);
  for (guint i = 0; i < n_choices; i++)
    if (choices[i].seat == figure % n
        && tw_table_asks_choice_counter (play, &choices[i]) == (int) (figure / n))
      return (int) (n_spots + i);
  return -1;
}

/* The middle of where the figure is seen: on its space, or between two on its way there. */
static graphene_point_t
figure_middle (TwScoreTrack *self, const TwTrackRing *ring, guint figure, guint space)
{
  graphene_point_t from, to;
  double points, part;

  if (self->motion.start == 0)
    return tw_track_ring_middle (ring, (int) space);
  points = MAX (tw_track_motion_at (&self->motion, figure, g_get_monotonic_time ()), 0);
  part = points - floor (points);
  from = tw_track_ring_middle (ring, (int) floor (points) % TW_TRACK_SPACES);
  to = tw_track_ring_middle (ring, ((int) floor (points) + 1) % TW_TRACK_SPACES);
  return GRAPHENE_POINT_INIT (from.x + (to.x - from.x) * (float) part,
                              from.y + (to.y - from.y) * (float) part);
}

graphene_rect_t
tw_score_track_figure_rect (TwScoreTrack *self, const TwTrackRing *ring, guint figure)
{
  const TwPlay *play = tw_table_model_get_play (self->model);
  guint n = tw_score_track_n_seats (self), n_before = 0, n_asked = 0;
  guint space = tw_play_counter_space (play, figure % n, figure / n);
  double size = floor (ring->side * 1.75);
  graphene_point_t at = figure_middle (self, ring, figure, space);

  for (guint other = 0; other < figure; other++)
    if (tw_play_counter_space (play, other % n, other / n) == space)
      {
        n_before++;
        n_asked += tw_score_track_answer_of (self, other) >= 0;
      }
  return GRAPHENE_RECT_INIT ((float) floor (at.x - size / 2) + (float) n_before * 5
                                 + (float) n_asked * (float) size * 0.6f,
                             (float) floor (at.y - ring->side * 0.25 - size / 2)
                                 + (float) n_before * 2,
                             (float) size, (float) size);
}

int
tw_score_track_n_rounds (TwScoreTrack *self, guint figure)
{
  const TwPlay *play = tw_table_model_get_play (self->model);
  guint n = tw_score_track_n_seats (self);

  return MAX (tw_play_counter (play, figure % n, figure / n), 0) / TW_TRACK_SPACES;
}

PangoLayout *
tw_score_track_rounds_layout (TwScoreTrack *self, guint figure)
{
  g_autofree char *text =
      g_strdup_printf ("+%d", tw_score_track_n_rounds (self, figure) * TW_TRACK_SPACES);
  PangoLayout *layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_size_new_absolute (ROUNDS_PX * PANGO_SCALE));
  pango_layout_set_attributes (layout, attributes);
  return layout;
}

/* Moves @rect away from those in @before, to the left or to the right. */
static void
move_beside (graphene_rect_t *rect, const GArray *before, gboolean to_left)
{
  for (guint i = 0; i < before->len;)
    {
      const graphene_rect_t *other = &g_array_index (before, graphene_rect_t, i++);

      if (other->size.width == 0 || !graphene_rect_intersection (rect, other, NULL))
        continue;
      rect->origin.x = to_left ? other->origin.x - rect->size.width - 1
                               : other->origin.x + other->size.width + 1;
      rect->origin.y = other->origin.y;
      /* It may have come to another one. */
      i = 0;
    }
}

GArray *
tw_score_track_rounds_rects (TwScoreTrack *self, const TwTrackRing *ring)
{
  const TwPlay *play = tw_table_model_get_play (self->model);
  guint n = tw_score_track_n_seats (self);
  GArray *rects = g_array_new (FALSE, TRUE, sizeof (graphene_rect_t));

  for (guint i = 0; i < n * play->rules->n_counters; i++)
    {
      graphene_rect_t rect = GRAPHENE_RECT_INIT (0, 0, 0, 0);

      if (tw_score_track_n_rounds (self, i) > 0)
        {
          g_autoptr (PangoLayout) layout = tw_score_track_rounds_layout (self, i);
          graphene_rect_t figure = tw_score_track_figure_rect (self, ring, i);
          guint space = tw_play_counter_space (play, i % n, i / n);
          int width, height;

          pango_layout_get_pixel_size (layout, &width, &height);
          width += 2 * TW_TRACK_ROUNDS_RIM_PX;
          rect = GRAPHENE_RECT_INIT (figure.origin.x + (figure.size.width - (float) width) / 2,
                                     figure.origin.y + figure.size.height - 3, (float) width,
                                     (float) height);
          move_beside (&rect, rects, tw_track_ring_is_right ((int) space));
        }
      g_array_append_val (rects, rect);
    }
  return rects;
}

/* ---- spaces that can be chosen --------------------------------------------------------------- */

TwTrackRing
tw_score_track_ring (TwScoreTrack *self)
{
  return tw_track_ring_fit (gtk_widget_get_width (GTK_WIDGET (self)),
                            gtk_widget_get_height (GTK_WIDGET (self)));
}

int
tw_score_track_space_of (TwScoreTrack *self, guint number)
{
  guint n_spots = 0, n_choices = 0, space;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n_spots);
  const TwAction *choices = tw_table_model_get_choices (self->model, &n_choices);

  if (number < n_spots)
    return spots[number].place == TW_SPOT_SPACE ? (int) spots[number].number : -1;
  if (number >= n_spots + n_choices)
    return -2;
  return tw_table_asks_choice_space (tw_table_model_get_play (self->model),
                                     &choices[number - n_spots], &space)
             ? (int) space
             : -1;
}

graphene_point_t
tw_score_track_badge_at (TwScoreTrack *self, const TwTrackRing *ring, guint number)
{
  int space = tw_score_track_space_of (self, number);
  graphene_point_t at = tw_track_ring_inside (ring, space);
  guint n_before = 0;

  for (guint other = 0; other < number; other++)
    n_before += tw_score_track_space_of (self, other) == space;
  at.x +=
      (float) n_before * (2 * TW_TRACK_BADGE_PX + 2) * (tw_track_ring_is_right (space) ? -1 : 1);
  return at;
}

/* The number of the answer at a point, from 0; -1 if there is none: a figure that can be moved,
 * a number, or the space it belongs to. */
static int
answer_at (TwScoreTrack *self, double x, double y)
{
  const TwTrackRing ring = tw_score_track_ring (self);
  const TwRules *rules = tw_table_model_get_setup (self->model)->rules;
  const graphene_point_t point = GRAPHENE_POINT_INIT ((float) x, (float) y);

  for (guint i = 0; tw_score_track_space_of (self, i) > -2; i++)
    if (tw_score_track_space_of (self, i) >= 0)
      {
        graphene_point_t at = tw_score_track_badge_at (self, &ring, i);

        if (hypot (x - at.x, y - at.y) <= TW_TRACK_BADGE_PX + 1)
          return (int) i;
      }
  /* The last one lies above the others. */
  for (guint i = tw_score_track_n_seats (self) * rules->n_counters; i-- > 0;)
    {
      graphene_rect_t rect = tw_score_track_figure_rect (self, &ring, i);

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

static void
pressed_cb (TwScoreTrack *self, int n_press, double x, double y)
{
  int answer = tw_table_model_get_game (self->model) != NULL ? answer_at (self, x, y) : -1;

  if (answer >= 0)
    tw_table_model_press_number (self->model, (guint) answer);
}

/* Who stands on the space under the pointer: "7: Anna, Eva". */
static char *
words_at (TwScoreTrack *self, double x, double y)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  const TwPlay *play = tw_table_model_get_play (self->model);
  const TwTrackRing ring = tw_score_track_ring (self);
  int space = tw_track_ring_space_at (&ring, x, y);
  g_autoptr (GString) people = g_string_new (NULL);
  guint n = tw_score_track_n_seats (self);

  for (guint i = 0; space >= 0 && i < n * setup->rules->n_counters; i++)
    if ((int) tw_play_counter_space (play, i % n, i / n) == space)
      g_string_append_printf (people, "%s%s %d", people->len > 0 ? ", " : "",
                              setup->rules->shares_score ? _ ("Team") : setup->seats[i % n].name,
                              tw_play_counter (play, i % n, i / n));
  return people->len > 0 ? g_strdup (people->str) : NULL;
}

/* What the answer under the pointer does, or who stands there. */
static gboolean
query_tooltip_cb (TwScoreTrack *self, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  g_autofree char *words = NULL;
  guint n_spots = 0, n_choices = 0;
  int answer;

  if (keyboard || tw_table_model_get_game (self->model) == NULL)
    return FALSE;
  answer = answer_at (self, x, y);
  tw_table_model_get_spots (self->model, &n_spots);
  if (answer >= (int) n_spots)
    words = tw_table_choice_title (self->model,
                                   &tw_table_model_get_choices (self->model,
                                                                &n_choices)[answer - (int) n_spots],
                                   TRUE);
  else
    words =
        answer >= 0 ? tw_table_worth_of_spot (self->model, (guint) answer) : words_at (self, x, y);
  gtk_tooltip_set_text (tooltip, words);
  return words != NULL;
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

  gtk_widget_queue_draw (widget);
  if (tw_track_motion_advance (&self->motion, g_get_monotonic_time ()))
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

  for (guint i = 0; i < n_figures; i++)
    points[i] = tw_play_counter (play, i % n, i / n);
  if (tw_track_motion_note (&self->motion, points, n_figures,
                            animates ? g_get_monotonic_time () : 0)
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
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
score_track_dispose (GObject *object)
{
  g_clear_object (&TW_SCORE_TRACK (object)->model);
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
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), NULL);
}

GtkWidget *
tw_score_track_new (TwTableModel *model)
{
  TwScoreTrack *self = g_object_new (TW_TYPE_SCORE_TRACK, NULL);

  self->model = g_object_ref (model);
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (model, "typed", G_CALLBACK (gtk_widget_queue_draw), self,
                           G_CONNECT_SWAPPED);
  if (tw_table_model_get_game (model) != NULL)
    changed_cb (self);
  return GTK_WIDGET (self);
}
