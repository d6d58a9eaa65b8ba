/* A small picture of a figure. */
#include "app/table/piece-picture.h"

#include "app/drawing/figure.h"
#include "app/drawing/theme.h"
#include "app/pictures/door.h"
#include "app/table/table-pictures.h"

struct _TwPiecePicture
{
  GtkWidget parent_instance;
  char *figure;
  guint colour;
  int size;
  const TwTheme *theme;
  GdkTexture *texture;
  guint age; /* of what it was drawn with */
};

enum
{
  PROP_FIGURE = 1,
  PROP_COLOUR,
  PROP_SIZE,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

G_DEFINE_FINAL_TYPE (TwPiecePicture, tw_piece_picture, GTK_TYPE_WIDGET)

static void
piece_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TwPiecePicture *self = TW_PIECE_PICTURE (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  int side = MIN (width, height), size_px = side * gtk_widget_get_scale_factor (widget);

  if (self->figure == NULL || side <= 0)
    return;
  /* The picture of an own figure may have come since. */
  if (self->texture != NULL
      && (gdk_texture_get_width (self->texture) != size_px
          || self->age != tw_picture_door_get_age ()))
    g_clear_object (&self->texture);
  self->age = tw_picture_door_get_age ();
  if (self->texture == NULL)
    self->texture = tw_piece_texture (self->figure, self->colour, self->theme, (guint) size_px);
  gtk_snapshot_append_texture (snapshot, self->texture,
                               &GRAPHENE_RECT_INIT ((width - side) / 2, (height - side) / 2, side,
                                                    side));
}

static void
piece_picture_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  *minimum = *natural = TW_PIECE_PICTURE (widget)->size;
}

static void
piece_picture_set_property (GObject *object, guint id, const GValue *value, GParamSpec *spec)
{
  TwPiecePicture *self = TW_PIECE_PICTURE (object);

  switch (id)
    {
    case PROP_FIGURE:
      tw_piece_picture_set_piece (self, g_value_get_string (value), self->colour);
      break;
    case PROP_COLOUR:
      tw_piece_picture_set_piece (self, self->figure, g_value_get_uint (value));
      break;
    case PROP_SIZE:
      self->size = g_value_get_int (value);
      gtk_widget_queue_resize (GTK_WIDGET (self));
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, spec);
    }
}

static void
piece_picture_finalize (GObject *object)
{
  TwPiecePicture *self = TW_PIECE_PICTURE (object);

  g_clear_object (&self->texture);
  g_free (self->figure);
  G_OBJECT_CLASS (tw_piece_picture_parent_class)->finalize (object);
}

static void
tw_piece_picture_class_init (TwPiecePictureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GParamFlags flags = G_PARAM_WRITABLE | G_PARAM_STATIC_STRINGS;

  object_class->set_property = piece_picture_set_property;
  object_class->finalize = piece_picture_finalize;
  widget_class->snapshot = piece_picture_snapshot;
  widget_class->measure = piece_picture_measure;
  properties[PROP_FIGURE] = g_param_spec_string ("figure", NULL, NULL, NULL, flags);
  properties[PROP_COLOUR] = g_param_spec_uint ("colour", NULL, NULL, 0, TW_COLOUR_NOBODY, 0, flags);
  properties[PROP_SIZE] = g_param_spec_int ("size", NULL, NULL, 8, 512, 32, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "piece");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
tw_piece_picture_init (TwPiecePicture *self)
{
  self->size = 32;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_can_target (GTK_WIDGET (self), FALSE);
}

GtkWidget *
tw_piece_picture_new (const char *figure, guint colour, int size)
{
  return g_object_new (TW_TYPE_PIECE_PICTURE, "figure", figure, "colour", colour, "size",
                       (int) (size * tw_figure_scale (figure) + .5), NULL);
}

void
tw_piece_picture_set_piece (TwPiecePicture *self, const char *figure, guint colour)
{
  if (self->colour == colour && g_strcmp0 (self->figure, figure) == 0)
    return;
  /* The texture is drawn anew; @figure may be the old string. */
  char *old = self->figure;

  self->figure = g_strdup (figure);
  self->colour = colour;
  g_free (old);
  g_clear_object (&self->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tw_piece_picture_set_theme (TwPiecePicture *self, const TwTheme *theme)
{
  if (self->theme == theme)
    return;
  self->theme = theme;
  g_clear_object (&self->texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint
tw_piece_picture_colour (const TwRules *rules, const char *figure, guint colour)
{
  int type = tw_rules_figure (rules, figure);

  return type >= 0 && rules->figure_types[type].neutral >= 0 ? TW_COLOUR_NOBODY : colour;
}

GtkWidget *
tw_piece_picture_new_of (const TwRules *rules, const char *figure, guint colour, int size)
{
  GtkWidget *picture =
      tw_piece_picture_new (figure, tw_piece_picture_colour (rules, figure, colour), size);

  tw_piece_picture_set_theme (TW_PIECE_PICTURE (picture), tw_rules_theme (rules));
  return picture;
}
