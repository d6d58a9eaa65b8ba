/* The size and orientation of a JPEG picture. Private to the check of pictures. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwJpegHeader:
 * @is_drawn: whether the program draws this kind: baseline, extended or progressive, 8 bits
 * @is_whole: whether the file is complete
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
 * @data: the bytes of a file that begins like a JPEG
 * @length: how many bytes
 * @out: (out): the header
 *
 * Returns: %FALSE if it has no readable header
 */
gboolean tw_jpeg_header_read (const guint8 *data, gsize length, TwJpegHeader *out);

G_END_DECLS
