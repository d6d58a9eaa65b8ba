/* The size of a JPEG picture, and how it is held. Private to the check of pictures. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwJpegHeader:
 * @is_drawn: whether it is of a kind that is drawn: baseline, extended or progressive, 8 bits
 * @is_whole: whether its end is there
 * @width: in pixels
 * @height: in pixels
 * @orientation: as EXIF counts, 1 to 8
 */
typedef struct
{
  gboolean is_drawn;
  gboolean is_whole;
  guint width;
  guint height;
  guint orientation;
} TwJpegHeader;

/**
 * tw_jpeg_header_read:
 * @data: a file that begins as JPEG does
 * @length: how many bytes
 * @out: (out): what it says
 *
 * Returns: %FALSE if it has no header that can be read
 */
gboolean tw_jpeg_header_read (const guint8 *data, gsize length, TwJpegHeader *out);

G_END_DECLS
