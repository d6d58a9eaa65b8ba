/* Pictures from files instead of a tile's drawing, and the sign of one that is refused. */
#include "app/drawing/finished-picture.h"

#include "app/drawing/glyph.h"
#include "app/drawing/ink.h"

/* On paper, in pixels to the point: 400 to the inch. */
#define PAPER_PX (400 / 72.)

static gboolean
is_paper (cairo_t *cr)
{
  return cairo_surface_get_type (cairo_get_target (cr)) != CAIRO_SURFACE_TYPE_IMAGE;
}

/* How many pixels a tile's edge has where it is drawn. */
static guint
pixels_across (cairo_t *cr)
{
  cairo_surface_t *target = cairo_get_target (cr);
  double dx = 1, dy = 0, scale_x, scale_y, across;

  cairo_user_to_device_distance (cr, &dx, &dy);
  cairo_surface_get_device_scale (target, &scale_x, &scale_y);
  across = sqrt (dx * dx + dy * dy) * MAX (scale_x, scale_y);
  if (is_paper (cr))
    across *= PAPER_PX;
  return (guint) CLAMP (ceil (across), 1, 4096);
}

/* While it is coming in the size that is wanted, another size is better than none. */
static TwPictureState
find_pixels (const TwPictureFile *picture, guint size_px, TwPixels **out_pixels)
{
  TwPictureState state = tw_picture_door_get (picture, size_px, out_pixels, NULL);

  for (guint other = 4096; state == TW_PICTURE_COMING && other >= 256; other /= 2)
    if (tw_picture_door_peek (picture, other, out_pixels, NULL) == TW_PICTURE_HERE)
      return TW_PICTURE_HERE;
  return state;
}

/* For that much ink. */
static cairo_surface_t *
surface_with (TwPixels *pixels, TwInk ink)
{
  cairo_surface_t *surface = tw_pixels_surface (pixels), *other;

  if (ink == TW_INK_FULL)
    return surface;
  other = tw_ink_surface (ink, surface);
  cairo_surface_destroy (surface);
  return other;
}

/* A file on paper keeps what is drawn into it until it is written: so a picture that many tiles
 * show is one surface there, for all of them. */
static cairo_surface_t *
surface_for (cairo_t *cr, TwPixels *pixels)
{
  static const cairo_user_data_key_t keys[TW_N_INKS];
  TwInk ink = tw_ink_of (cr);
  cairo_surface_t *target = cairo_get_target (cr), *surface;
  GHashTable *shared;

  if (!is_paper (cr))
    return surface_with (pixels, ink);
  shared = cairo_surface_get_user_data (target, &keys[ink]);
  if (shared == NULL)
    {
      shared = g_hash_table_new_full (NULL, NULL, NULL, (GDestroyNotify) cairo_surface_destroy);
      cairo_surface_set_user_data (target, &keys[ink], shared,
                                   (cairo_destroy_func_t) g_hash_table_unref);
    }
  surface = g_hash_table_lookup (shared, pixels);
  if (surface == NULL)
    {
      surface = surface_with (pixels, ink);
      g_hash_table_insert (shared, pixels, surface);
    }
  return cairo_surface_reference (surface);
}

/* The picture over the tile, as it lies in the file. */
static void
paint (const TwPictureFile *picture, cairo_t *cr, cairo_surface_t *surface)
{
  double width = cairo_image_surface_get_width (surface);
  double height = cairo_image_surface_get_height (surface), least = MIN (width, height);

  cairo_save (cr);
  cairo_translate (cr, .5, .5);
  cairo_rotate (cr, picture->quarter_turns * G_PI_2);
  if (picture->is_mirrored)
    cairo_scale (cr, -1, 1);
  cairo_scale (cr, 1 / least, 1 / least);
  cairo_set_source_surface (cr, surface, -width / 2, -height / 2);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_GOOD);
  /* Else the rim would be half seen through; on paper it would be a picture of its own each time.
   */
  if (!is_paper (cr))
    cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_paint (cr);
  cairo_restore (cr);
}

static void
clip_to (cairo_t *cr, double x, double y, double width, double height)
{
  cairo_new_path (cr);
  cairo_rectangle (cr, x, y, width, height);
  cairo_clip (cr);
}

/* Mirrored at each edge and at each corner. Below them lies the picture a little larger, so that
 * nothing shines through where they meet. */
static void
paint_past_rim (const TwPictureFile *picture, cairo_t *cr, cairo_surface_t *surface, double bleed)
{
  double larger = 1 + 2 * bleed;

  cairo_save (cr);
  clip_to (cr, -bleed, -bleed, larger, larger);
  cairo_translate (cr, -bleed, -bleed);
  cairo_scale (cr, larger, larger);
  paint (picture, cr, surface);
  cairo_restore (cr);
  for (int y = -1; y <= 1; y++)
    for (int x = -1; x <= 1; x++)
      {
        if (x == 0 && y == 0)
          continue;
        cairo_save (cr);
        clip_to (cr, x < 0 ? -bleed : x, y < 0 ? -bleed : y, x == 0 ? 1 : bleed,
                 y == 0 ? 1 : bleed);
        cairo_translate (cr, x == 0 ? 0 : 1 + x, y == 0 ? 0 : 1 + y);
        cairo_scale (cr, x == 0 ? 1 : -1, y == 0 ? 1 : -1);
        paint (picture, cr, surface);
        cairo_restore (cr);
      }
}

TwPictureState
tw_finished_picture_draw (const TwPictureFile *picture, cairo_t *cr, double bleed)
{
  g_autoptr (TwPixels) pixels = NULL;
  TwPictureState state;
  cairo_surface_t *surface;

  if (picture->file == NULL || picture->bytes == NULL)
    return TW_PICTURE_COMING;
  state = find_pixels (picture, pixels_across (cr), &pixels);
  if (pixels == NULL)
    return state;
  surface = surface_for (cr, pixels);
  if (bleed > 0)
    paint_past_rim (picture, cr, surface, bleed);
  cairo_save (cr);
  clip_to (cr, 0, 0, 1, 1);
  paint (picture, cr, surface);
  cairo_restore (cr);
  cairo_surface_destroy (surface);
  return TW_PICTURE_HERE;
}

/* A framed picture, struck out, on a light disc: seen at any size, and no symbol of a game. */
void
tw_refused_picture_draw (const TwBrush *b)
{
  static const TwGlyphPart parts[] = {
    { "O0 0 46", 0xfbf3dc, 40, 0xa51d2d },
    { "R-26 -20 52 40", 0xffffff, 30, TW_GLYPH_INK },
    { "M-22 16L-8 -4L2 8L10 0L22 16Z", 0x7d9b5a, 0, 0 },
    { "O12 -9 5", 0xe5a50a, 0, 0 },
    { "M-33 33L33 -33", TW_GLYPH_NONE, 70, 0xa51d2d },
  };

  tw_brush_upright (b, (TwPoint){ .5, .5 }, .5);
  tw_glyph_draw (b->cr, parts, G_N_ELEMENTS (parts), b->theme->ink);
  cairo_restore (b->cr);
}
