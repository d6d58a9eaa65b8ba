/* The pixels of a decoded picture, shared by whoever draws it. */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * TwPixels:
 * @width: in pixels
 * @height: likewise
 * @data: premultiplied ARGB as cairo has it, rows of 4 times @width bytes; never changed
 * @id: (nullable): what the same pixels share, so that a file of many pages has them once
 *
 * Immutable, shared by reference, in any thread.
 */
typedef struct
{
  int width;
  int height;
  guint8 *data;
  char *id;
} TwPixels;

/** tw_pixels_new: Returns: (transfer full) (nullable): room for so many; %NULL if there is none */
TwPixels *tw_pixels_new (int width, int height);

/** tw_pixels_ref: Returns: (transfer full): @pixels */
TwPixels *tw_pixels_ref (TwPixels *pixels);

/** tw_pixels_unref: frees them with the last reference. */
void tw_pixels_unref (TwPixels *pixels);

/** tw_pixels_size: Returns: what they take, in bytes */
gsize tw_pixels_size (const TwPixels *pixels);

/** tw_pixels_surface: Returns: (transfer full): a surface to draw from, for one thread; it keeps
 *   the pixels */
cairo_surface_t *tw_pixels_surface (TwPixels *pixels);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwPixels, tw_pixels_unref)

G_END_DECLS
