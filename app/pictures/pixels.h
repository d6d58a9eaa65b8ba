/* The pixels of a decoded picture, shared by all that draw it. */
#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/**
 * TwPixels:
 * @width: in pixels
 * @height: likewise
 * @data: premultiplied ARGB in cairo's order, rows of 4 times @width bytes; never changed
 * @id: (nullable): an id for equal pixels, by which a file of many pages holds them once
 *
 * Immutable, shared by reference, usable in any thread.
 */
typedef struct
{
  int width;
  int height;
  guint8 *data;
  char *id;
} TwPixels;

/** tw_pixels_new: Returns: (transfer full) (nullable): pixels of that size; %NULL if memory is
 * short */
TwPixels *tw_pixels_new (int width, int height);

/** tw_pixels_ref: Returns: (transfer full): @pixels */
TwPixels *tw_pixels_ref (TwPixels *pixels);

/** tw_pixels_unref: frees @pixels with its last reference. */
void tw_pixels_unref (TwPixels *pixels);

/** tw_pixels_size: Returns: the bytes that @pixels take */
gsize tw_pixels_size (const TwPixels *pixels);

/** tw_pixels_surface: Returns: (transfer full): a surface to draw from, for one thread; it keeps a
 *   reference to @pixels */
cairo_surface_t *tw_pixels_surface (TwPixels *pixels);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwPixels, tw_pixels_unref)

G_END_DECLS
