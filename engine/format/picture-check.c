/* Which picture a file holds, and whether it is one to decode. */
#include "engine/format/picture-check.h"

#include <math.h>
#include <string.h>

#include <glib/gi18n-lib.h>

#include "engine/format/jpeg-header.h"
#include "engine/format/svg-clean.h"

static const struct
{
  const char *name;
  const char *suffix;
} kinds[TW_N_PICTURE_KINDS] = {
  [TW_PICTURE_PNG] = { "PNG", ".png" },
  [TW_PICTURE_JPEG] = { "JPEG", ".jpg" },
  [TW_PICTURE_SVG] = { "SVG", ".svg" },
};

static const struct
{
  const char *suffix;
  TwPictureKind kind;
} suffixes[] = {
  { ".png", TW_PICTURE_PNG },
  { ".jpg", TW_PICTURE_JPEG },
  { ".jpeg", TW_PICTURE_JPEG },
  { ".svg", TW_PICTURE_SVG },
};

#define PNG_BEGIN "\x89PNG\r\n\x1a\n"

/* How files of other kinds begin, so that they can be named. */
static const struct
{
  guint at;
  const char *bytes;
  const char *word;
} others[] = {
  { 8, "WEBP", "WebP" },     { 0, "GIF8", "GIF" },   { 0, "BM", "BMP" },
  { 0, "II*", "TIFF" },      { 0, "MM", "TIFF" },    { 4, "ftypavif", "AVIF" },
  { 4, "ftypheic", "HEIC" }, { 0, "/* XPM", "XPM" }, { 0, "P6", "PPM" },
  { 0, "P5", "PGM" },        { 0, "8BPS", "PSD" },   { 0, "%PDF", "PDF" },
  { 0, "gimp xcf", "XCF" },
};

static gboolean
has_bytes (const guint8 *data, gsize length, gsize at, const char *bytes)
{
  gsize n = strlen (bytes);

  return length >= at + n && memcmp (data + at, bytes, n) == 0;
}

static gboolean
refuse (GError **error, const char *name, TwFormatError code, const char *text)
{
  return tw_format_error_set (error, code, name, 0, "%s", text);
}

static gboolean
find_kind_by_name (const char *name, TwPictureKind *out_kind)
{
  g_autofree char *lower = g_ascii_strdown (name, -1);

  for (guint i = 0; i < G_N_ELEMENTS (suffixes); i++)
    if (g_str_has_suffix (lower, suffixes[i].suffix))
      {
        *out_kind = suffixes[i].kind;
        return TRUE;
      }
  return FALSE;
}

static gboolean
find_kind_by_content (const guint8 *data, gsize length, TwPictureKind *out_kind)
{
  gsize at = has_bytes (data, length, 0, "\xef\xbb\xbf") ? 3 : 0;

  if (has_bytes (data, length, 0, PNG_BEGIN))
    *out_kind = TW_PICTURE_PNG;
  else if (has_bytes (data, length, 0, "\xff\xd8\xff"))
    *out_kind = TW_PICTURE_JPEG;
  else
    {
      while (at < length && g_ascii_isspace (data[at]))
        at++;
      if (at == length || data[at] != '<')
        return FALSE;
      *out_kind = TW_PICTURE_SVG;
    }
  return TRUE;
}

/* Says what it is, if that is known, or else that it is nothing. */
static gboolean
refuse_kind (const char *name, const guint8 *data, gsize length, GError **error)
{
  if (length == 0)
    return refuse (error, name, TW_FORMAT_ERROR_CONTENT,
                   _ ("The file is empty. Save the picture again."));
  if (has_bytes (data, length, 0, "\x1f\x8b"))
    return refuse (error, name, TW_FORMAT_ERROR_CONTENT,
                   _ ("This is a compressed file. Save the picture as “Plain SVG”, which is not "
                      "compressed."));
  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (has_bytes (data, length, others[i].at, others[i].bytes))
      /* Translators: %s is a format: WebP, GIF, BMP… */
      return tw_format_error_set (
          error, TW_FORMAT_ERROR_CONTENT, name, 0,
          _ ("This is a %s picture, which Tilewright does not draw. Save it as PNG or JPEG."),
          others[i].word);
  return refuse (error, name, TW_FORMAT_ERROR_CONTENT,
                 _ ("This is no picture. Save it as PNG, JPEG or SVG."));
}

static gboolean
refuse_cut (const char *name, GError **error)
{
  return refuse (error, name, TW_FORMAT_ERROR_CONTENT,
                 _ ("The end of the picture is missing. Copy it or save it again."));
}

static gboolean
refuse_header (const char *name, GError **error)
{
  return refuse (error, name, TW_FORMAT_ERROR_CONTENT,
                 _ ("The picture is damaged. Open it in another program and save it again."));
}

static gboolean
check_size (const char *name, guint64 width, guint64 height, GError **error)
{
  if (width == 0 || height == 0)
    return refuse_header (name, error);
  if (width <= TW_PICTURE_MAX_SIDE && height <= TW_PICTURE_MAX_SIDE
      && width * height <= TW_PICTURE_MAX_PIXELS)
    return TRUE;
  return tw_format_error_set (error, TW_FORMAT_ERROR_LIMIT, name, 0,
                              _ ("The picture is too large: %u × %u pixels. Scale it down to at "
                                 "most %u on a side and %u million in all; a tile needs no more "
                                 "than 1000 × 1000."),
                              (guint) width, (guint) height, TW_PICTURE_MAX_SIDE,
                              TW_PICTURE_MAX_PIXELS / 1000000);
}

static guint32
read_32 (const guint8 *at)
{
  return (guint32) at[0] << 24 | (guint32) at[1] << 16 | (guint32) at[2] << 8 | at[3];
}

/* Chunks: length, four letters, what it holds, a checksum. The first is IHDR, the last IEND. */
static gboolean
check_png (const char *name,
           const guint8 *data,
           gsize length,
           TwPictureFacts *facts,
           GError **error)
{
  gsize at = strlen (PNG_BEGIN);

  if (length < at + 8)
    return refuse_cut (name, error);
  if (read_32 (data + at) != 13 || memcmp (data + at + 4, "IHDR", 4) != 0)
    return refuse_header (name, error);
  if (length < at + 8 + 13)
    return refuse_cut (name, error);
  facts->width = read_32 (data + at + 8);
  facts->height = read_32 (data + at + 12);
  if (!check_size (name, facts->width, facts->height, error))
    return FALSE;
  for (;;)
    {
      guint32 size;

      if (length - at < 12)
        return refuse_cut (name, error);
      size = read_32 (data + at);
      if (length - at - 12 < size)
        return refuse_cut (name, error);
      if (memcmp (data + at + 4, "IEND", 4) == 0)
        return TRUE;
      at += 12 + (gsize) size;
    }
}

static gboolean
check_jpeg (const char *name,
            const guint8 *data,
            gsize length,
            TwPictureFacts *facts,
            GError **error)
{
  TwJpegHeader header;

  if (!tw_jpeg_header_read (data, length, &header))
    return refuse_header (name, error);
  if (!header.is_drawn)
    return refuse (error, name, TW_FORMAT_ERROR_CONTENT,
                   _ ("This is a JPEG of a rare kind. Save it as PNG, or as an ordinary JPEG."));
  if (!check_size (name, header.width, header.height, error))
    return FALSE;
  if (!header.is_whole)
    return refuse_cut (name, error);
  facts->width = header.width;
  facts->height = header.height;
  facts->orientation = header.orientation;
  return TRUE;
}

static gboolean
check_svg (const char *name,
           const guint8 *data,
           gsize length,
           TwPictureFacts *facts,
           GError **error)
{
  static const TwSvgLimits limits = { TW_PICTURE_MAX_SVG_BYTES, TW_PICTURE_MAX_SVG_ELEMENTS,
                                      TW_PICTURE_MAX_SVG_USES, FALSE, FALSE };
  double width, height;

  facts->svg =
      tw_svg_clean (name, (const char *) data, (gssize) length, &limits, &width, &height, error);
  if (facts->svg == NULL)
    return FALSE;
  facts->width = (guint) ceil (width);
  facts->height = (guint) ceil (height);
  return TRUE;
}

gboolean
tw_picture_check (const char *name,
                  const guint8 *data,
                  gsize length,
                  TwPictureFacts *out_facts,
                  GError **error)
{
  TwPictureKind by_name;

  *out_facts = (TwPictureFacts){ .orientation = 1 };
  if (!find_kind_by_content (data, length, &out_facts->kind))
    return refuse_kind (name, data, length, error);
  if (!find_kind_by_name (name, &by_name))
    return tw_format_error_set (
        error, TW_FORMAT_ERROR_CONTENT, name, 0,
        _ ("The name ends in none of “.png”, “.jpg” and “.svg”. Save it as PNG, JPEG or SVG."));
  if (by_name != out_facts->kind)
    /* Translators: two formats (PNG, JPEG, SVG), and the ending of a name (“.png”). */
    return tw_format_error_set (error, TW_FORMAT_ERROR_CONTENT, name, 0,
                                _ ("Its name says %s, but it is %s. Give it a name that ends in "
                                   "“%s”."),
                                kinds[by_name].name, kinds[out_facts->kind].name,
                                kinds[out_facts->kind].suffix);
  switch (out_facts->kind)
    {
    case TW_PICTURE_PNG:
      return check_png (name, data, length, out_facts, error);
    case TW_PICTURE_JPEG:
      return check_jpeg (name, data, length, out_facts, error);
    case TW_PICTURE_SVG:
    case TW_N_PICTURE_KINDS:
    default:
      return check_svg (name, data, length, out_facts, error);
    }
}

void
tw_picture_facts_clear (TwPictureFacts *facts)
{
  g_clear_pointer (&facts->svg, g_free);
}
