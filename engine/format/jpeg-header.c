/* Walks the markers of a JPEG as far as its pixels. */
#include "engine/format/jpeg-header.h"

#include <string.h>

/* Markers. */
#define SOI  0xd8
#define EOI  0xd9
#define SOS  0xda
#define APP1 0xe1
/* What EXIF calls how the camera was held; its type is a short. */
#define TAG_ORIENTATION 0x112
#define TYPE_SHORT      3
#define MAX_EXIF_TAGS   512

static guint
read_16 (const guint8 *at, gboolean is_little)
{
  return is_little ? at[0] | (guint) at[1] << 8 : (guint) at[0] << 8 | at[1];
}

static guint32
read_32 (const guint8 *at, gboolean is_little)
{
  return is_little ? read_16 (at, TRUE) | read_16 (at + 2, TRUE) << 16
                   : read_16 (at, FALSE) << 16 | read_16 (at + 2, FALSE);
}

/* A TIFF header, then a list of tags of 12 bytes each. */
static guint
find_orientation (const guint8 *exif, gsize length)
{
  const guint8 *tiff = exif + 6;
  gboolean is_little;
  guint32 at;
  guint n;

  if (length < 6 + 8 || memcmp (exif, "Exif\0\0", 6) != 0)
    return 1;
  length -= 6;
  is_little = tiff[0] == 'I';
  at = read_32 (tiff + 4, is_little);
  if (at > length || length - at < 2)
    return 1;
  n = MIN (read_16 (tiff + at, is_little), MAX_EXIF_TAGS);
  for (at += 2; n > 0 && length - at >= 12; n--, at += 12)
    if (read_16 (tiff + at, is_little) == TAG_ORIENTATION
        && read_16 (tiff + at + 2, is_little) == TYPE_SHORT)
      {
        guint orientation = read_16 (tiff + at + 8, is_little);

        return orientation >= 1 && orientation <= 8 ? orientation : 1;
      }
  return 1;
}

/* Huffman-coded frames that every decoder takes: baseline, extended, progressive. */
static gboolean
is_frame (guint8 marker)
{
  return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
}

/* Other programs may add something behind the end. */
static gboolean
has_end (const guint8 *data, gsize from, gsize length)
{
  for (gsize i = length; i >= from + 2; i--)
    if (data[i - 1] == EOI && data[i - 2] == 0xff)
      return TRUE;
  return FALSE;
}

gboolean
tw_jpeg_header_read (const guint8 *data, gsize length, TwJpegHeader *out)
{
  gboolean has_frame = FALSE;
  gsize at = 2;

  *out = (TwJpegHeader){ .orientation = 1 };
  for (;;)
    {
      guint8 marker;
      guint size;

      if (length - at < 4 || data[at] != 0xff)
        return FALSE;
      marker = data[at + 1];
      if (marker == 0xff)
        {
          at++;
          continue;
        }
      size = read_16 (data + at + 2, FALSE);
      if (marker == SOI || marker == EOI || size < 2 || length - at - 2 < size)
        return FALSE;
      if (is_frame (marker))
        {
          const guint8 *frame = data + at + 4;

          if (has_frame || size < 8)
            return FALSE;
          has_frame = TRUE;
          out->is_drawn = marker <= 0xc2 && frame[0] == 8;
          out->height = read_16 (frame + 1, FALSE);
          out->width = read_16 (frame + 3, FALSE);
        }
      else if (marker == APP1 && out->orientation == 1)
        out->orientation = find_orientation (data + at + 4, size - 2);
      at += 2 + size;
      if (marker == SOS)
        break;
    }
  out->is_whole = has_end (data, at, length);
  return has_frame;
}
