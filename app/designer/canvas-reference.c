/* The reference picture: a scan or sketch that is seen through the drawing.
 *
 * Actions:
 *   reference           shows it or not (state); nothing of the set changes
 *   move-reference 's'  one step up right down left
 *   scale-reference 'i' 1 larger, -1 smaller
 *
 * With Ctrl a drag moves it and the wheel scales it.
 */
#include <math.h>
#include <string.h>

#include <glib/gi18n.h>

#include "app/designer/tile-canvas-private.h"
#include "app/pictures/door.h"
#include "app/widgets/pixels-texture.h"

/* One step of a key, in thousandths of a tile's edge, and by what it scales. */
#define KEY_STEP   10
#define KEY_FACTOR 1.02
/* Shorter side of what is shown, in pixels. */
#define REFERENCE_PX 2048

/* What is seen through the drawing: the reference picture where it is being dragged to, else the
 * finished picture, so that what that means can be drawn after it. Borrowed. */
static gboolean
find_reference (TwTileCanvas *self, TwTileReference *out)
{
  if (self->tile == NULL || self->hides_reference)
    return FALSE;
  if (self->tile->reference.picture.bytes != NULL)
    {
      *out = self->is_moving_reference ? self->reference : self->tile->reference;
      return TRUE;
    }
  tw_tile_reference_default (out);
  out->picture = self->tile->picture;
  return out->picture.bytes != NULL;
}

gboolean
tile_canvas_shows_reference (TwTileCanvas *self)
{
  return self->tile != NULL && !self->hides_reference
         && self->tile->reference.picture.bytes != NULL;
}

/* What was asked for; it may be another picture by now that is shown. */
typedef struct
{
  GWeakRef canvas;
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
  g_autoptr (TwTileCanvas) self = g_weak_ref_get (&wanted->canvas);
  g_autoptr (GdkTexture) texture = NULL;
  g_autoptr (TwPixels) pixels = NULL;

  if (self == NULL || wanted->picture.bytes != self->reference_bytes)
    return;
  /* Why it is refused is said once on the page, beside the canvas. */
  tw_picture_door_peek (&wanted->picture, REFERENCE_PX, &pixels, NULL);
  texture = pixels != NULL ? tw_pixels_texture (pixels) : NULL;
  g_set_object (&self->reference_texture, texture);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* Has the texture come that belongs to what is shown. */
static void
find_texture (TwTileCanvas *self, const TwPictureFile *picture)
{
  Wanted *wanted;

  if (self->reference_bytes == picture->bytes)
    return;
  g_clear_object (&self->reference_texture);
  g_clear_pointer (&self->reference_bytes, g_bytes_unref);
  self->reference_bytes = g_bytes_ref (picture->bytes);
  wanted = g_new0 (Wanted, 1);
  g_weak_ref_init (&wanted->canvas, self);
  tw_picture_file_set (&wanted->picture, picture->file, picture->bytes);
  tw_picture_door_ask (picture, REFERENCE_PX, came_cb, wanted, wanted_free);
}

double
tile_canvas_snapshot_reference (TwTileCanvas *self, GtkSnapshot *snapshot)
{
  const TwCanvasView *view = &self->view;
  TwTileReference reference;
  const TwTileReference *at = &reference;
  double width, height, ratio, x, y;

  if (!find_reference (self, &reference))
    return 1;
  find_texture (self, &at->picture);
  if (self->reference_texture == NULL)
    return 1;
  ratio = gdk_texture_get_height (self->reference_texture)
          / (double) gdk_texture_get_width (self->reference_texture);
  width = view->side * at->width / 1000.;
  /* A finished picture covers the tile. */
  if (self->tile->reference.picture.bytes == NULL)
    width /= MIN (ratio, 1);
  height = width * ratio;
  tw_canvas_view_from_tile (view, at->x / 1000., at->y / 1000., &x, &y);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT ((float) view->x, (float) view->y,
                                                         (float) view->side, (float) view->side));
  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 1, 1, 1, 1 },
                             &GRAPHENE_RECT_INIT ((float) view->x, (float) view->y,
                                                  (float) view->side, (float) view->side));
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) x, (float) y));
  gtk_snapshot_rotate (snapshot,
                       90.f * (float) ((at->picture.quarter_turns + view->quarter_turns) & 3));
  if (at->picture.is_mirrored)
    gtk_snapshot_scale (snapshot, -1, 1);
  gtk_snapshot_append_texture (snapshot, self->reference_texture,
                               &GRAPHENE_RECT_INIT ((float) -width / 2, (float) -height / 2,
                                                    (float) width, (float) height));
  gtk_snapshot_restore (snapshot);
  gtk_snapshot_pop (snapshot);
  return 1 - at->opacity / 100.;
}

static void
commit (TwTileCanvas *self, const TwTileReference *reference, const char *merge)
{
  g_autoptr (TwTile) tile = tw_tile_with_reference (self->value, reference);
  g_autofree char *key = merge != NULL ? tw_document_merge_key (self->item, merge) : NULL;

  if (!tw_tile_equal (tile, self->value))
    tw_document_replace_tile (self->document, self->item, tile, _ ("Move Reference Picture"), key);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

gboolean
tile_canvas_reference_begin (TwTileCanvas *self)
{
  if (!tile_canvas_shows_reference (self))
    return FALSE;
  self->reference = self->tile->reference;
  self->is_moving_reference = TRUE;
  self->drag = TW_CANVAS_DRAG_POINTER;
  tile_canvas_update_actions (self);
  return TRUE;
}

void
tile_canvas_reference_move (TwTileCanvas *self, double dx, double dy)
{
  double from_u, from_v, u, v;

  tw_canvas_view_to_tile (&self->view, self->press_x, self->press_y, &from_u, &from_v);
  tw_canvas_view_to_tile (&self->view, self->press_x + dx, self->press_y + dy, &u, &v);
  self->reference.x = (gint16) (self->tile->reference.x + lround (1000 * (u - from_u)));
  self->reference.y = (gint16) (self->tile->reference.y + lround (1000 * (v - from_v)));
  tw_tile_reference_clamp (&self->reference);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tile_canvas_reference_end (TwTileCanvas *self, gboolean keep)
{
  TwTileReference reference = self->reference;

  self->is_moving_reference = FALSE;
  self->drag = TW_CANVAS_DRAG_NONE;
  if (keep)
    commit (self, &reference, NULL);
  tile_canvas_say (self,
                   keep ? _ ("The reference picture lies there now.") : _ ("Left as it was."));
  tile_canvas_update_actions (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
tile_canvas_reference_scale (TwTileCanvas *self, double factor, double u, double v)
{
  TwTileReference reference;

  if (!tile_canvas_shows_reference (self))
    return;
  reference = self->tile->reference;
  reference.width =
      (gint16) CLAMP (lround (reference.width * factor), TW_REFERENCE_LEAST, TW_REFERENCE_MAX);
  if (reference.width == self->tile->reference.width && reference.width < TW_REFERENCE_MAX / 2)
    reference.width = (gint16) (reference.width + (factor > 1 ? 1 : -1));
  factor = reference.width / (double) self->tile->reference.width;
  reference.x = (gint16) lround (1000 * u + factor * (reference.x - 1000 * u));
  reference.y = (gint16) lround (1000 * v + factor * (reference.y - 1000 * v));
  commit (self, &reference, "reference");
}

static void
reference_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;

  self->hides_reference = !self->hides_reference;
  tile_canvas_update_actions (self);
  if (self->tile == NULL
      || (self->tile->reference.picture.file == NULL && self->tile->picture.file == NULL))
    tile_canvas_say (self, _ ("There is no reference picture. Choose one in the inspector."));
  else
    tile_canvas_say (self, self->hides_reference ? _ ("The reference picture is hidden.")
                                                 : _ ("The reference picture shows through."));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
move_reference_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  static const char *const names[] = { "up", "right", "down", "left" };
  TwTileCanvas *self = data;
  TwTileReference reference;

  if (!tile_canvas_shows_reference (self) || self->drag != TW_CANVAS_DRAG_NONE)
    return;
  reference = self->tile->reference;
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (strcmp (names[i], g_variant_get_string (parameter, NULL)) == 0)
      {
        TwEdge towards = tw_canvas_edge_towards (self->view.quarter_turns, (TwCanvasDirection) i);

        reference.x = (gint16) (reference.x + KEY_STEP * tw_direction_x (2u * towards));
        reference.y = (gint16) (reference.y + KEY_STEP * tw_direction_y (2u * towards));
      }
  commit (self, &reference, "reference");
}

static void
scale_reference_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  TwTileCanvas *self = data;

  if (self->tile != NULL)
    tile_canvas_reference_scale (self,
                                 g_variant_get_int32 (parameter) > 0 ? KEY_FACTOR : 1 / KEY_FACTOR,
                                 self->tile->reference.x / 1000., self->tile->reference.y / 1000.);
}

static const GActionEntry entries[] = {
  { .name = "reference", .activate = reference_cb, .state = "true" },
  { .name = "move-reference", .activate = move_reference_cb, .parameter_type = "s" },
  { .name = "scale-reference", .activate = scale_reference_cb, .parameter_type = "i" },
};

void
tile_canvas_add_reference_actions (TwTileCanvas *self)
{
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries),
                                   self);
}
