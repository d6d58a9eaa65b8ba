/* The score track. */
#include "app/play/score-track.h"

#include <glib/gi18n.h>

#include "app/play/table-pictures.h"
#include "app/play/table-texts.h"

/* 2 * (17 + 10) - 4 = 50 fields. */
#define COLUMNS  17
#define ROWS     10
#define N_FIELDS 50
/* Room above for the figures of the top row. */
#define TOP_PX 12

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
  guint n = setup->rules->n_seats;

  for (guint i = 0; i < n * setup->rules->n_counters; i++)
    {
      int x, y, n_before = 0, left, top;
      guint seat = i % n, space = tw_play_counter_space (play, seat, i / n);
      g_autoptr (GdkTexture) texture =
          tw_piece_texture_new (i < n ? "meeple" : "lady", setup->seats[seat].colour,
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

static void
score_track_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TwScoreTrack *self = TW_SCORE_TRACK (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double side = MIN ((double) width / COLUMNS, (double) (height - TOP_PX) / ROWS);
  double x0 = (width - side * COLUMNS) / 2;
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
      draw_figures (self, snapshot, x0, side);
      draw_robbers (self, snapshot, x0, side);
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

  for (guint seat = 0; seat < setup->rules->n_seats; seat++)
    {
      g_autofree char *words = tw_table_track_words (self->model, seat);

      g_string_append_printf (label, "%s %s %d", seat == 0 ? ":" : ",", setup->seats[seat].name,
                              play->state->score[seat]);
      if (words != NULL)
        g_string_append_printf (label, " (%s)", words);
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
