/* The score track. */
#include "app/play/score-track.h"

#include <glib/gi18n.h>
#include <math.h>

#include "app/play/table-pictures.h"
#include "app/play/table-texts.h"

/* 2 * (17 + 10) - 4 = 50 fields. */
#define COLUMNS  17
#define ROWS     10
#define N_FIELDS 50
/* Room above for the figures of the top row. */
#define TOP_PX 12
/* Radius of the number of a space that can be chosen. */
#define BADGE_PX 10

struct _TwScoreTrack
{
  GtkWidget parent_instance;
  TwTableModel *model;
};

G_DEFINE_FINAL_TYPE (TwScoreTrack, tw_score_track, GTK_TYPE_WIDGET)

/* Fields run clockwise from the north-west corner. */
static void
field_at (int points, int *out_x, int *out_y)
{
  int i = ((points % N_FIELDS) + N_FIELDS) % N_FIELDS;

  if (i < COLUMNS)
    {
      *out_x = i;
      *out_y = 0;
    }
  else if (i < COLUMNS + ROWS - 1)
    {
      *out_x = COLUMNS - 1;
      *out_y = i - COLUMNS + 1;
    }
  else if (i < 2 * COLUMNS + ROWS - 2)
    {
      *out_x = 2 * COLUMNS + ROWS - 3 - i;
      *out_y = ROWS - 1;
    }
  else
    {
      *out_x = 0;
      *out_y = 2 * COLUMNS + 2 * ROWS - 4 - i;
    }
}

static void
draw_number (TwScoreTrack *self, GtkSnapshot *snapshot, int number, const graphene_rect_t *field)
{
  g_autofree char *text = g_strdup_printf ("%d", number);
  g_autoptr (PangoLayout) layout = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
  g_autoptr (PangoAttrList) attributes = pango_attr_list_new ();
  const GdkRGBA ink = { 0.24f, 0.17f, 0.11f, 1 };
  int width, height;

  pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
  pango_attr_list_insert (attributes, pango_attr_size_new_absolute (
                                          (int) (field->size.height * 0.66f) * PANGO_SCALE));
  pango_layout_set_attributes (layout, attributes);
  pango_layout_get_pixel_size (layout, &width, &height);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (
      snapshot, &GRAPHENE_POINT_INIT (field->origin.x + (field->size.width - (float) width) / 2,
                                      field->origin.y + (field->size.height - (float) height) / 2));
  gtk_snapshot_append_layout (snapshot, layout, &ink);
  gtk_snapshot_restore (snapshot);
}

static void
draw_figures (TwScoreTrack *self, GtkSnapshot *snapshot, double x0, double side)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  const TwPlay *play = tw_table_model_get_play (self->model);
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self)), size = (int) (side * 1.75);
  gboolean is_shared = setup->rules->shares_score;
  guint n = is_shared ? 1 : setup->rules->n_seats;

  for (guint i = 0; i < n * setup->rules->n_counters; i++)
    {
      int x, y, n_before = 0, left, top;
      guint seat = i % n, space = tw_play_counter_space (play, seat, i / n);
      g_autoptr (GdkTexture) texture =
          tw_piece_texture_new (i < n ? "meeple" : "lady",
                                is_shared ? tw_table_team_colour (setup)
                                          : setup->seats[seat].colour,
                                (guint) (size * scale));

      /* Those who share a field stand in a row. */
      for (guint other = 0; other < i; other++)
        n_before += tw_play_counter_space (play, other % n, other / n) == space;
      field_at ((int) space, &x, &y);
      left = (int) (x0 + (x + 0.5) * side - size / 2.0) + n_before * 5;
      top = (int) (TOP_PX + (y + 0.25) * side - size / 2.0) + n_before * 2;
      gtk_snapshot_append_texture (snapshot, texture, &GRAPHENE_RECT_INIT (left, top, size, size));
    }
}

/* Robbers wait in the corner of their space, over those they are with. */
static void
draw_robbers (TwScoreTrack *self, GtkSnapshot *snapshot, double x0, double side)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  const TwPlay *play = tw_table_model_get_play (self->model);
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self)), size = (int) (side * 1.3);
  guint n_before[N_FIELDS] = { 0 };

  for (guint i = 0; i < play->rules->n_figures; i++)
    {
      const TwFigure *figure = &play->figures[i];
      g_autoptr (GdkTexture) texture = NULL;
      int x, y;

      if (!tw_figure_is_on_track (play, figure))
        continue;
      texture = tw_piece_texture_new ("robber", setup->seats[figure->seat].colour,
                                      (guint) (size * scale));
      field_at (figure->detail, &x, &y);
      gtk_snapshot_append_texture (snapshot, texture,
                                   &GRAPHENE_RECT_INIT ((float) (x0 + (x + 0.1) * side)
                                                            + 5 * (float) n_before[figure->detail],
                                                        (float) (TOP_PX + (y + 0.35) * side),
                                                        (float) size, (float) size));
      n_before[figure->detail]++;
    }
}

/* ---- spaces that can be chosen --------------------------------------------------------------- */

static double
layout_side (TwScoreTrack *self, double *out_x0)
{
  int width = gtk_widget_get_width (GTK_WIDGET (self));
  int height = gtk_widget_get_height (GTK_WIDGET (self));
  double side = MIN ((double) width / COLUMNS, (double) (height - TOP_PX) / ROWS);

  *out_x0 = (width - side * COLUMNS) / 2;
  return side;
}

/* The space that choice @number, from 0, leads to: spots come first, as their numbers do.
 * Returns: -1 if it leads to none, -2 if there are not so many */
static int
space_of (TwScoreTrack *self, guint number)
{
  guint n_spots = 0, n_choices = 0, space;
  const TwTableSpot *spots = tw_table_model_get_spots (self->model, &n_spots);
  const TwAction *choices = tw_table_model_get_choices (self->model, &n_choices);

  if (number < n_spots)
    return spots[number].place == TW_SPOT_SPACE ? (int) spots[number].number : -1;
  if (number >= n_spots + n_choices)
    return -2;
  return tw_choice_space (tw_table_model_get_play (self->model), &choices[number - n_spots], &space)
             ? (int) space
             : -1;
}

/* The middle of the number that belongs to a space: inside the ring of fields. */
static graphene_point_t
badge_at (int space, double x0, double side)
{
  int x, y;

  field_at (space, &x, &y);
  x += x == 0 && y > 0 && y < ROWS - 1 ? 1 : x == COLUMNS - 1 && y > 0 && y < ROWS - 1 ? -1 : 0;
  y += y == 0 ? 1 : y == ROWS - 1 ? -1 : 0;
  return GRAPHENE_POINT_INIT ((float) (x0 + (x + 0.5) * side), (float) (TOP_PX + (y + 0.5) * side));
}

static void
draw_badge (TwScoreTrack *self, GtkSnapshot *snapshot, guint number, const graphene_point_t *at)
{
  const TwTableSetup *setup = tw_table_model_get_setup (self->model);
  guint32 rgb =
      tw_player_colour_fill (setup->seats[tw_table_model_get_decider (self->model)].colour);
  const GdkRGBA rim = { (float) (rgb >> 16) / 255.0f, (float) (rgb >> 8 & 255) / 255.0f,
                        (float) (rgb & 255) / 255.0f, 1 };
  const GdkRGBA paper = { 1, 0.98f, 0.94f, 1 };
  graphene_rect_t rect =
      GRAPHENE_RECT_INIT (at->x - BADGE_PX, at->y - BADGE_PX, 2 * BADGE_PX, 2 * BADGE_PX);
  GskRoundedRect round;

  gsk_rounded_rect_init_from_rect (&round, &rect, BADGE_PX);
  gtk_snapshot_push_rounded_clip (snapshot, &round);
  gtk_snapshot_append_color (snapshot, &paper, &rect);
  gtk_snapshot_pop (snapshot);
  gtk_snapshot_append_border (snapshot, &round, (float[]){ 2.5f, 2.5f, 2.5f, 2.5f },
                              (GdkRGBA[]){ rim, rim, rim, rim });
  draw_number (self, snapshot, (int) number, &rect);
}

static void
draw_badges (TwScoreTrack *self, GtkSnapshot *snapshot, double x0, double side)
{
  for (guint i = 0; space_of (self, i) > -2; i++)
    if (space_of (self, i) >= 0)
      {
        graphene_point_t at = badge_at (space_of (self, i), x0, side);

        draw_badge (self, snapshot, i + 1, &at);
      }
}

/* What waits beside the track: a hound, the target; above it the score that it waits for. */
static void
draw_marks (TwScoreTrack *self, GtkSnapshot *snapshot, double x0, double side)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self)), size = (int) (side * 1.6);
  TwTrackMark mark;

  for (guint i = 0; tw_table_model_get_mark (self->model, i, &mark); i++)
    {
      graphene_point_t at = badge_at (mark.points % N_FIELDS, x0, side);
      gboolean is_target = g_str_equal (mark.id, "target");
      const GdkRGBA gold = { 0.96f, 0.84f, 0.47f, 1 };
      int x, y;
      graphene_rect_t field;

      field_at (mark.points, &x, &y);
      field = GRAPHENE_RECT_INIT ((float) (x0 + x * side), (float) (TOP_PX + y * side),
                                  (float) side, (float) side);
      if (mark.is_reached && !is_target)
        continue;
      if (is_target)
        {
          GskRoundedRect round;

          gsk_rounded_rect_init_from_rect (&round, &field, 2);
          gtk_snapshot_append_border (snapshot, &round, (float[]){ 2.5f, 2.5f, 2.5f, 2.5f },
                                      (GdkRGBA[]){ gold, gold, gold, gold });
        }
      else
        {
          g_autoptr (GdkTexture) texture =
              tw_piece_texture_new (mark.id, 0, (guint) (size * scale));

          gtk_snapshot_append_texture (snapshot, texture,
                                       &GRAPHENE_RECT_INIT (at.x - (float) size / 2,
                                                            at.y - (float) size / 2, (float) size,
                                                            (float) size));
        }
    }
}

static void
pressed_cb (TwScoreTrack *self, int n_press, double x, double y)
{
  double x0, side = layout_side (self, &x0);

  if (tw_table_model_get_game (self->model) == NULL)
    return;
  for (guint i = 0; space_of (self, i) > -2; i++)
    {
      int space = space_of (self, i), column, row;
      graphene_point_t at;

      if (space < 0)
        continue;
      field_at (space, &column, &row);
      at = badge_at (space, x0, side);
      if (hypot (x - at.x, y - at.y) > BADGE_PX + 3
          && hypot (x - (x0 + (column + 0.5) * side), y - (TOP_PX + (row + 0.5) * side)) > side)
        continue;
      tw_table_model_press_number (self->model, i);
      return;
    }
}

static void
score_track_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TwScoreTrack *self = TW_SCORE_TRACK (widget);
  double x0, side = layout_side (self, &x0);
  const GdkRGBA plain = { 0.925f, 0.88f, 0.78f, 1 }, fifth = { 0.80f, 0.69f, 0.50f, 1 };

  for (int i = 0; i < N_FIELDS; i++)
    {
      int x, y;
      graphene_rect_t field;

      field_at (i, &x, &y);
      field =
          GRAPHENE_RECT_INIT ((float) (x0 + x * side + 0.75), (float) (TOP_PX + y * side + 0.75),
                              (float) side - 1.5f, (float) side - 1.5f);
      gtk_snapshot_append_color (snapshot, i % 5 == 0 ? &fifth : &plain, &field);
      if (i % 10 == 0)
        draw_number (self, snapshot, i, &field);
    }
  if (tw_table_model_get_game (self->model) != NULL)
    {
      draw_marks (self, snapshot, x0, side);
      draw_figures (self, snapshot, x0, side);
      draw_robbers (self, snapshot, x0, side);
      draw_badges (self, snapshot, x0, side);
    }
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
    *minimum = *natural = COLUMNS * 14;
  else
    *minimum = *natural = TOP_PX + ROWS * (for_size > 0 ? for_size / COLUMNS : 14);
}

static GtkSizeRequestMode
score_track_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
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
  widget_class->snapshot = score_track_snapshot;
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
}

GtkWidget *
tw_score_track_new (TwTableModel *model)
{
  TwScoreTrack *self = g_object_new (TW_TYPE_SCORE_TRACK, NULL);

  self->model = g_object_ref (model);
  g_signal_connect_object (model, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  if (tw_table_model_get_game (model) != NULL)
    changed_cb (self);
  return GTK_WIDGET (self);
}
