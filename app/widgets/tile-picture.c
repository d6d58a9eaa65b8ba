/* A small picture of one tile. */
#include "app/widgets/tile-picture.h"

#include <glib/gi18n.h>

struct _TwTilePicture
{
  GtkWidget parent_instance;

  TwTilePaintable *paintable;
  int size;
};

G_DEFINE_FINAL_TYPE (TwTilePicture, tw_tile_picture, GTK_TYPE_WIDGET)

enum
{
  PROP_SIZE = 1,
  N_PROPS
};

static GParamSpec *properties[N_PROPS];

static void
tile_picture_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  TwTilePicture *self = TW_TILE_PICTURE (widget);

  if (self->paintable != NULL)
    gdk_paintable_snapshot (GDK_PAINTABLE (self->paintable), snapshot,
                            gtk_widget_get_width (widget), gtk_widget_get_height (widget));
}

static void
tile_picture_measure (GtkWidget *widget,
                      GtkOrientation orientation,
                      int for_size,
                      int *minimum,
                      int *natural,
                      int *minimum_baseline,
                      int *natural_baseline)
{
  *minimum = *natural = TW_TILE_PICTURE (widget)->size;
}

static void
scale_factor_cb (TwTilePicture *self)
{
  if (self->paintable != NULL)
    tw_tile_paintable_set_scale (self->paintable, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
}

static void
tile_picture_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  if (id == PROP_SIZE)
    g_value_set_int (value, TW_TILE_PICTURE (object)->size);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
tile_picture_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  TwTilePicture *self = TW_TILE_PICTURE (object);

  if (id != PROP_SIZE)
    {
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
      return;
    }
  if (self->size == g_value_get_int (value))
    return;
  self->size = g_value_get_int (value);
  gtk_widget_queue_resize (GTK_WIDGET (self));
  g_object_notify_by_pspec (object, pspec);
}

static void
tile_picture_dispose (GObject *object)
{
  TwTilePicture *self = TW_TILE_PICTURE (object);

  if (self->paintable != NULL)
    g_signal_handlers_disconnect_by_data (self->paintable, self);
  g_clear_object (&self->paintable);
  G_OBJECT_CLASS (tw_tile_picture_parent_class)->dispose (object);
}

static void
tw_tile_picture_class_init (TwTilePictureClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = tile_picture_get_property;
  object_class->set_property = tile_picture_set_property;
  object_class->dispose = tile_picture_dispose;
  widget_class->snapshot = tile_picture_snapshot;
  widget_class->measure = tile_picture_measure;
  properties[PROP_SIZE] =
      g_param_spec_int ("size", NULL, NULL, 8, 1024, 64,
                        G_PARAM_READWRITE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  gtk_widget_class_set_css_name (widget_class, "tile");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
tw_tile_picture_init (TwTilePicture *self)
{
  self->size = 64;
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  g_signal_connect (self, "notify::scale-factor", G_CALLBACK (scale_factor_cb), NULL);
}

GtkWidget *
tw_tile_picture_new (TwTileTextures *textures, int size)
{
  GtkWidget *picture = g_object_new (TW_TYPE_TILE_PICTURE, "size", size, NULL);

  tw_tile_picture_set_textures (TW_TILE_PICTURE (picture), textures);
  return picture;
}

void
tw_tile_picture_set_textures (TwTilePicture *self, TwTileTextures *textures)
{
  g_return_if_fail (TW_IS_TILE_PICTURE (self));
  g_return_if_fail (self->paintable == NULL);

  self->paintable = tw_tile_paintable_new (textures);
  g_signal_connect_swapped (self->paintable, "invalidate-contents",
                            G_CALLBACK (gtk_widget_queue_draw), self);
  scale_factor_cb (self);
}

void
tw_tile_picture_set_look (TwTilePicture *self, const TwTileLook *look)
{
  g_autofree char *label = NULL;

  g_return_if_fail (TW_IS_TILE_PICTURE (self));
  g_return_if_fail (self->paintable != NULL);

  tw_tile_paintable_set_look (self->paintable, look);
  if (look != NULL)
    label = g_strdup_printf (_ ("Tile %s"), look->tile->id);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  label != NULL ? label : "", -1);
}
