/* What is seen through the drawing on the canvas. */
#include "app/designer/reference-picture.h"

#include "app/designer/reference-tool.h"
#include "app/pictures/door.h"
#include "app/widgets/pixels-texture.h"

/* Shorter side of what is shown, in pixels. */
#define REFERENCE_PX 2048

/* The reference picture where it is being dragged to, else the finished picture, so that what that
 * means can be drawn after it. Borrowed. */
static gboolean
find_reference (const TwCanvasState *state, TwTileReference *out)
{
  const TwTileReference *dragged = tw_reference_tool_dragged (state->tool);

  if (state->tile == NULL || !(state->layers & TW_CANVAS_REFERENCE))
    return FALSE;
  if (state->tile->reference.picture.bytes != NULL)
    {
      *out = dragged != NULL ? *dragged : state->tile->reference;
      return TRUE;
    }
  tw_tile_reference_default (out);
  out->picture = state->tile->picture;
  return out->picture.bytes != NULL;
}

/* What was asked for; it may be another picture by now that is shown. */
typedef struct
{
  GWeakRef canvas;
  TwReferencePicture *self; /* the canvas has it */
  TwPictureFile picture;
} Wanted;

static void
wanted_free (gpointer data)
{
  Wanted *wanted = data;

  g_weak_ref_clear (&wanted->canvas);
  tw_picture_file_clear (&wanted->picture);
  g_free (wanted);
}

static void
came_cb (gpointer data)
{
  Wanted *wanted = data;
  g_autoptr (GtkWidget) canvas = g_weak_ref_get (&wanted->canvas);
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (TwPixels) pixels = NULL;

  if (canvas == NULL || wanted->picture.bytes != wanted->self->bytes)
    return;
  /* Why it is refused is said once on the page, beside the canvas. */
  tw_picture_door_peek (&wanted->picture, REFERENCE_PX, &pixels, NULL);
  texture = pixels != NULL ? tw_pixels_texture (pixels) : NULL;
  g_set_object (&wanted->self->texture, texture);
  gtk_widget_queue_draw (canvas);
}

/* Has the texture come that belongs to what is shown. */
static void
find_texture (TwReferencePicture *self, const TwPictureFile *picture)
{
  Wanted *wanted;

  if (self->bytes == picture->bytes)
    return;
  tw_reference_picture_clear (self);
  self->bytes = g_bytes_ref (picture->bytes);
  wanted = g_new0 (Wanted, 1);
  g_weak_ref_init (&wanted->canvas, self->canvas);
  wanted->self = self;
  tw_picture_file_set (&wanted->picture, picture->file, picture->bytes);
  tw_picture_door_ask (picture, REFERENCE_PX, came_cb, wanted, wanted_free);
}

void
tw_reference_picture_clear (TwReferencePicture *self)
{
  g_clear_object (&self->texture);
  g_clear_pointer (&self->bytes, g_bytes_unref);
}

double
tw_reference_picture_snapshot (TwReferencePicture *self,
                               const TwCanvasState *state,
                               GtkSnapshot *snapshot)
{
  const TwCanvasView *view = &state->lens.view;
  const graphene_rect_t tile =
      GRAPHENE_RECT_INIT ((float) view->x, (float) view->y, (float) view->side, (float) view->side);
  TwTileReference at;
  double width, height, ratio, x, y;

  if (!find_reference (state, &at))
    return 1;
  find_texture (self, &at.picture);
  if (self->texture == NULL)
    return 1;
  ratio = gdk_texture_get_height (self->texture) / (double) gdk_texture_get_width (self->texture);
  width = view->side * at.width / 1000.;
  /* A finished picture covers the tile. */
  if (state->tile->reference.picture.bytes == NULL)
    width /= MIN (ratio, 1);
  height = width * ratio;
  tw_canvas_view_from_tile (view, at.x / 1000., at.y / 1000., &x, &y);
  gtk_snapshot_push_clip (snapshot, &tile);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 1, 1, 1, 1 }, &tile);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_rotate (snapshot,
                       90.f * (float) ((at.picture.quarter_turns + view->quarter_turns) & 3));
  if (at.picture.is_mirrored)
    gtk_snapshot_scale (snapshot, -1, 1);
  gtk_snapshot_append_texture (snapshot, self->texture,
                               &GRAPHENE_RECT_INIT ((float) -width / 2, (float) -height / 2,
                                                    (float) width, (float) height));
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
  return 1 - at.opacity / 100.;
}
