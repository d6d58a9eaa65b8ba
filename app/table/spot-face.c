/* What a spot on the table looks like. */
#include "app/table/spot-face.h"

#include "app/table/spot-sites.h"
#include "app/widgets/natural-size.h"

/* The side of a figure's square, in tile edges. */
#define FIGURE 0.32

/*
 * @scene: borrowed
 * @figure: (nullable)
 */
struct _TwSpotFace
{
  GtkWidget parent_instance;
  TwTableScene *scene;
  GtkWidget *number;
  char *figure;
  guint colour;
};

G_DEFINE_FINAL_TYPE (TwSpotFace, tw_spot_face, GTK_TYPE_WIDGET)

/* The side of the figure's square in pixels. */
static int
figure_side (TwSpotFace *self)
{
  return CLAMP ((int) (self->scene->camera.view.side * FIGURE), TW_SPOT_SITES_FIGURE_PX,
                TW_SPOT_SITES_MOST_PX);
}

static void
draw_figure (TwSpotFace *self, GtkSnapshot *snapshot, const graphene_rect_t *rect)
{
  GtkWidget *button = gtk_widget_get_parent (GTK_WIDGET (self));
  gboolean is_full =
      (gtk_widget_get_state_flags (button) & (GTK_STATE_FLAG_PRELIGHT | GTK_STATE_FLAG_FOCUSED))
      != 0;
  guint size_px =
      (guint) rect->size.width * (guint) gtk_widget_get_scale_factor (GTK_WIDGET (self));
  TwTablePictures *pictures = self->scene->pictures;

  gtk_snapshot_append_texture (snapshot,
                               is_full ? tw_table_pictures_figure (pictures, self->figure,
                                                                   self->colour, size_px)
                                       : tw_table_pictures_outline (pictures, self->figure,
                                                                    self->colour, size_px),
                               rect);
}

static void
spot_face_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TwSpotFace *self = TW_SPOT_FACE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int side = figure_side (self);
  graphene_rect_t rect =
      GRAPHENE_RECT_INIT ((float) ((width - side) / 2), (float) ((height - side) / 2), (float) side,
                          (float) side);

  gtk_snapshot_save (snapshot);
  if (self->figure != NULL)
    {
      draw_figure (self, snapshot, &rect);
      /* Beside the figure, right of and above it. */
      gtk_snapshot_translate (
          snapshot,
          &GRAPHENE_POINT_INIT ((float) ((side - gtk_widget_get_width (self->number)) / 2),
                                (float) ((gtk_widget_get_height (self->number) - side) / 2)));
    }
  gtk_widget_snapshot_child (widget, self->number, snapshot);
  gtk_snapshot_restore (snapshot);
}

static void
spot_face_measure (GtkWidget *widget,
                   GtkOrientation orientation,
                   int for_size,
                   int *minimum,
                   int *natural,
                   int *minimum_baseline,
                   int *natural_baseline)
{
  gtk_widget_measure (TW_SPOT_FACE (widget)->number, orientation, -1, minimum, natural, NULL, NULL);
}

static void
spot_face_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  TwSpotFace *self = TW_SPOT_FACE (widget);
  int across = tw_natural_width (self->number), down = tw_natural_height (self->number, -1);

  gtk_widget_allocate (
      self->number, across, down, -1,
      gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) ((width - across) / 2),
                                                           (float) ((height - down) / 2))));
}

static void
spot_face_dispose (GObject *object)
{
  g_clear_pointer (&TW_SPOT_FACE (object)->number, gtk_widget_unparent);
  G_OBJECT_CLASS (tw_spot_face_parent_class)->dispose (object);
}

static void
spot_face_finalize (GObject *object)
{
  g_free (TW_SPOT_FACE (object)->figure);
  G_OBJECT_CLASS (tw_spot_face_parent_class)->finalize (object);
}

static void
tw_spot_face_class_init (TwSpotFaceClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = spot_face_dispose;
  G_OBJECT_CLASS (klass)->finalize = spot_face_finalize;
  widget_class->snapshot = spot_face_snapshot;
  widget_class->measure = spot_face_measure;
  widget_class->size_allocate = spot_face_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "spotface");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tw_spot_face_init (TwSpotFace *self)
{
  self->number = gtk_label_new (NULL);
  gtk_widget_set_parent (self->number, GTK_WIDGET (self));
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
tw_spot_face_new (TwTableScene *scene, guint number)
{
  TwSpotFace *self = g_object_new (TW_TYPE_SPOT_FACE, NULL);
  g_autofree char *words = g_strdup_printf ("%u", number);

  self->scene = scene;
  gtk_label_set_label (GTK_LABEL (self->number), words);
  return GTK_WIDGET (self);
}

void
tw_spot_face_set_figure (TwSpotFace *self, const char *figure, guint colour)
{
  g_return_if_fail (TW_IS_SPOT_FACE (self));
  if (self->colour == colour && g_strcmp0 (self->figure, figure) == 0)
    return;
  g_free (self->figure);
  self->figure = g_strdup (figure);
  self->colour = colour;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
