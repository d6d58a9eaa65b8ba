/* What is on the score track, and where: counting figures, who waits there, numbers of answers. */
#include "app/play/score-track-private.h"

#include <math.h>

#include "app/game/table-asks.h"

/* Size of the letters of what is written at a figure that has been round. */
#define ROUNDS_PX 9

void
tw_score_track_forget_scene (TwScoreTrack *self)
{
  g_clear_pointer (&self->scene.things, g_array_unref);
  g_clear_pointer (&self->scene.whose, g_array_unref);
  g_clear_pointer (&self->scene.cards, g_array_unref);
}

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

const char *
tw_score_track_answer_piece (TwScoreTrack *self, guint number)
{
  const TwPlay *play = tw_table_model_get_play (self->model);
  guint n_spots = 0, n_choices = 0;
  const TwAction *choices = tw_table_model_get_choices (self->model, &n_choices);
  int counter;

  tw_table_model_get_spots (self->model, &n_spots);
  if (number < n_spots || number >= n_spots + n_choices || play->rules->n_counters < 2)
    return NULL;
  counter = tw_table_asks_choice_counter (play, &choices[number - n_spots]);
  return counter >= 0 ? play->rules->counters[counter].piece : NULL;
}

int
tw_score_track_n_rounds (TwScoreTrack *self, guint figure)
{
  /* As far as it has come: "+50" before it has passed 0 would read as fifty more. */
  int points = figure < self->motion.n
                   ? (int) floor (tw_track_motion_at (&self->motion, figure, self->now))
                   : 0;

  return MAX (points, 0) / TW_TRACK_SPACES;
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
tw_score_track_rounds_rects (TwScoreTrack *self, const TwTrackScene *scene)
{
  GArray *rects = g_array_new (FALSE, TRUE, sizeof (graphene_rect_t));

  for (guint i = 0; i < scene->n_counting; i++)
    {
      graphene_rect_t rect = GRAPHENE_RECT_INIT (0, 0, 0, 0);

      if (tw_score_track_n_rounds (self, i) > 0)
        {
          g_autoptr (PangoLayout) layout = tw_score_track_rounds_layout (self, i);
          graphene_rect_t figure = tw_track_scene_rect (scene, i);
          int space = g_array_index (scene->things, TwTrackThing, i).space;
          int width, height;

          pango_layout_get_pixel_size (layout, &width, &height);
          width += 2 * TW_TRACK_ROUNDS_RIM_PX;
          rect = GRAPHENE_RECT_INIT (figure.origin.x + (figure.size.width - (float) width) / 2,
                                     figure.origin.y + figure.size.height - 3, (float) width,
                                     (float) height);
          move_beside (&rect, rects, tw_track_ring_is_right (space));
        }
      g_array_append_val (rects, rect);
    }
  return rects;
}

static void
add_thing (TwTrackScene *scene, const TwTrackThing *thing, guint whose)
{
  g_array_append_vals (scene->things, thing, 1);
  g_array_append_val (scene->whose, whose);
}

/* Between two spaces on its way, the nearer to where it comes to stand the more of the way is
 * behind it. */
static void
move_on_its_way (TwScoreTrack *self, const TwTrackRing *ring, guint figure, TwTrackThing *thing)
{
  const TwTrackMotion *motion = &self->motion;
  double points = MAX (tw_track_motion_at (motion, figure, self->now), 0);
  double way = motion->to[figure] - motion->from[figure];
  float part = (float) (points - floor (points)),
        done = way > 0 ? (float) CLAMP ((points - motion->from[figure]) / way, 0, 1) : 1;
  graphene_point_t home = tw_track_ring_middle (ring, thing->space);
  graphene_point_t from = tw_track_ring_middle (ring, (int) floor (points) % TW_TRACK_SPACES);
  graphene_point_t to = tw_track_ring_middle (ring, ((int) floor (points) + 1) % TW_TRACK_SPACES);
  float x = from.x + (to.x - from.x) * part, y = from.y + (to.y - from.y) * part;

  if (way <= 0)
    return;
  graphene_rect_offset (
      &thing->rect,
      (x - home.x) + (1 - done) * (home.x - thing->rect.origin.x - thing->rect.size.width / 2),
      (y - home.y) + (1 - done) * (home.y - thing->rect.origin.y - thing->rect.size.height / 2));
}

graphene_rect_t
tw_track_scene_rect (const TwTrackScene *scene, guint index)
{
  return g_array_index (scene->things, TwTrackThing, index).rect;
}

static TwTrackScene
find_scene (TwScoreTrack *self, const TwTrackRing *ring)
{
  const TwPlay *play = tw_table_model_get_play (self->model);
  guint n = tw_score_track_n_seats (self);
  TwTrackScene scene = { .things = g_array_new (FALSE, TRUE, sizeof (TwTrackThing)),
                         .whose = g_array_new (FALSE, FALSE, sizeof (guint)),
                         .n_counting = n * play->rules->n_counters };

  for (guint i = 0; i < scene.n_counting; i++)
    add_thing (&scene,
               &(TwTrackThing){ .space = (int) tw_play_counter_space (play, i % n, i / n),
                                .has_words = tw_score_track_n_rounds (self, i) > 0 },
               i);
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (play->figures[i].place == TW_FIGURE_TRACK)
      {
        add_thing (&scene, &(TwTrackThing){ .space = play->figures[i].detail % TW_TRACK_SPACES },
                   i);
        scene.n_waiting++;
      }
  for (guint i = 0; tw_score_track_space_of (self, i) > -2; i++)
    if (tw_score_track_space_of (self, i) >= 0)
      add_thing (&scene,
                 &(TwTrackThing){ .space = tw_score_track_space_of (self, i) % TW_TRACK_SPACES,
                                  .is_number = TRUE,
                                  .width = TW_TRACK_NUMBER_PX
                                           + (tw_score_track_answer_piece (self, i) != NULL
                                                  ? TW_TRACK_PICTURE_PX
                                                  : 0) },
                 i);
  scene.cards =
      tw_track_layout (ring, (TwTrackThing *) (void *) scene.things->data, scene.things->len);
  for (guint i = 0; self->motion.start != 0 && i < scene.n_counting; i++)
    move_on_its_way (self, ring, i, &g_array_index (scene.things, TwTrackThing, i));
  return scene;
}

const TwTrackScene *
tw_score_track_scene (TwScoreTrack *self)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  const TwTrackRing ring = tw_score_track_ring (self);

  if (self->scene.things != NULL && self->scene_width == width && self->scene_height == height)
    return &self->scene;
  tw_score_track_forget_scene (self);
  self->scene = find_scene (self, &ring);
  self->scene_width = width;
  self->scene_height = height;
  return &self->scene;
}
