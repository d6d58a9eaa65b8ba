/* A tile as a GdkPaintable. */
#include "app/widgets/tile-paintable.h"

#include <math.h>

struct _TwTilePaintable
{
  GObject parent_instance;

  TwTileTextures *textures;
  TwTileLook look;
  TwTile *tile;
  char *set_id;
  char *mark;
  int scale;
  GdkTexture *shown;
  gulong ready_id;
};

static void tile_paintable_iface_init (GdkPaintableInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (TwTilePaintable,
                               tw_tile_paintable,
                               G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (GDK_TYPE_PAINTABLE,
                                                      tile_paintable_iface_init))

static void
stop_waiting (TwTilePaintable *self)
{
  g_clear_signal_handler (&self->ready_id, self->textures);
}

static void
ready_cb (TwTilePaintable *self)
{
  stop_waiting (self);
  gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
}

static void
append_grass (TwTilePaintable *self, GdkSnapshot *snapshot, const graphene_rect_t *rect)
{
  guint32 rgb = tw_theme_grass (tw_tile_textures_get_theme (self->textures, self->look.theme));
  GdkRGBA grass = { (float) ((rgb >> 16) & 255) / 255, (float) ((rgb >> 8) & 255) / 255,
                    (float) (rgb & 255) / 255, 1 };

  gtk_snapshot_append_color (snapshot, &grass, rect);
}

static void
tile_paintable_snapshot (GdkPaintable *paintable,
                         GdkSnapshot *snapshot,
                         double width,
                         double height)
{
  TwTilePaintable *self = TW_TILE_PAINTABLE (paintable);
  double side = MIN (width, height);
  graphene_rect_t rect =
      GRAPHENE_RECT_INIT ((float) floor ((width - side) / 2), (float) floor ((height - side) / 2),
                          (float) side, (float) side);
  double size_px = ceil (side * self->scale);
  GdkTexture *texture;

  if (self->tile == NULL || size_px < 1)
    return;
  texture = tw_tile_textures_get (self->textures, &self->look, (guint) MIN (size_px, 2048));
  if (texture != NULL)
    g_set_object (&self->shown, texture);
  else if (self->ready_id == 0)
    self->ready_id =
        g_signal_connect_swapped (self->textures, "ready", G_CALLBACK (ready_cb), self);
  if (self->shown != NULL)
    gtk_snapshot_append_texture (snapshot, self->shown, &rect);
  else
    append_grass (self, snapshot, &rect);
}

static double
tile_paintable_get_aspect_ratio (GdkPaintable *paintable)
{
  return 1;
}

static GdkPaintable *
tile_paintable_get_current_image (GdkPaintable *paintable)
{
  TwTilePaintable *self = TW_TILE_PAINTABLE (paintable);

  return self->shown != NULL ? g_object_ref (GDK_PAINTABLE (self->shown))
                             : gdk_paintable_new_empty (1, 1);
}

static void
tile_paintable_iface_init (GdkPaintableInterface *iface)
{
  iface->snapshot = tile_paintable_snapshot;
  iface->get_intrinsic_aspect_ratio = tile_paintable_get_aspect_ratio;
  iface->get_current_image = tile_paintable_get_current_image;
}

static void
tile_paintable_dispose (GObject *object)
{
  TwTilePaintable *self = TW_TILE_PAINTABLE (object);

  if (self->textures != NULL)
    stop_waiting (self);
  g_clear_object (&self->textures);
  g_clear_object (&self->shown);
  g_clear_pointer (&self->tile, tw_tile_unref);
  g_clear_pointer (&self->set_id, g_free);
  g_clear_pointer (&self->mark, g_free);
  G_OBJECT_CLASS (tw_tile_paintable_parent_class)->dispose (object);
}

static void
tw_tile_paintable_class_init (TwTilePaintableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = tile_paintable_dispose;
}

static void
tw_tile_paintable_init (TwTilePaintable *self)
{
  self->scale = 1;
}

TwTilePaintable *
tw_tile_paintable_new (TwTileTextures *textures)
{
  TwTilePaintable *self = g_object_new (TW_TYPE_TILE_PAINTABLE, NULL);

  self->textures = g_object_ref (textures);
  g_signal_connect_object (textures, "notify::high-contrast",
                           G_CALLBACK (gdk_paintable_invalidate_contents), self, G_CONNECT_SWAPPED);
  return self;
}

void
tw_tile_paintable_set_look (TwTilePaintable *self, const TwTileLook *look)
{
  TwTile *tile = look != NULL ? tw_tile_ref ((TwTile *) look->tile) : NULL;
  char *set_id = look != NULL ? g_strdup (look->set_id) : NULL;
  char *mark = look != NULL ? g_strdup (look->mark) : NULL;

  g_return_if_fail (TW_IS_TILE_PAINTABLE (self));

  if (look != NULL)
    self->look = *look;
  g_clear_pointer (&self->tile, tw_tile_unref);
  g_free (self->set_id);
  g_free (self->mark);
  self->look.tile = self->tile = tile;
  self->look.set_id = self->set_id = set_id;
  self->look.mark = self->mark = mark;
  if (look == NULL)
    g_clear_object (&self->shown);
  gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
}

void
tw_tile_paintable_set_scale (TwTilePaintable *self, int scale)
{
  g_return_if_fail (TW_IS_TILE_PAINTABLE (self));
  if (self->scale == scale)
    return;
  self->scale = scale;
  gdk_paintable_invalidate_contents (GDK_PAINTABLE (self));
}
