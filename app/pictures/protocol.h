/* The protocol between program and decoder: one request, one answer, then the decoder ends.
 *
 * Both run on the same machine and are installed together, so numbers are in the machine's byte
 * order. The program rejects an answer that exceeds its request.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define TW_PICTURE_REQUEST_MAGIC 0x31525754u /* "TWR1" */
#define TW_PICTURE_ANSWER_MAGIC  0x31415754u /* "TWA1" */

/* Longest side of a picture in an answer, in pixels. */
#define TW_PICTURE_MAX_PX 4096u
/* Most bytes of a picture in a request. */
#define TW_PICTURE_MAX_REQUEST (64u << 20)

/**
 * TwPictureRequest:
 * @magic: %TW_PICTURE_REQUEST_MAGIC
 * @kind: #TwPictureKind
 * @width: from the picture's header, in pixels; not used for SVG
 * @height: likewise
 * @orientation: 1 to 8, as in EXIF
 * @size_px: wanted length of the shorter side, in pixels; PNG and JPEG are not enlarged
 * @budget_ms: processor time after which the decoder ends itself
 * @length: bytes of the picture, which follow
 */
typedef struct
{
  guint32 magic;
  guint32 kind;
  guint32 width;
  guint32 height;
  guint32 orientation;
  guint32 size_px;
  guint32 budget_ms;
  guint32 length;
} TwPictureRequest;

/**
 * TwPictureAnswer:
 * @magic: %TW_PICTURE_ANSWER_MAGIC
 * @status: 0, or 1 if the picture is damaged
 * @width: in pixels, 0 if it is damaged
 * @height: likewise
 * @length: bytes that follow: @width times @height pixels, premultiplied ARGB in cairo's order
 */
typedef struct
{
  guint32 magic;
  guint32 status;
  guint32 width;
  guint32 height;
  guint32 length;
} TwPictureAnswer;

G_END_DECLS
