/* What the program and its decoder say to each other: one request, one answer, then the decoder ends.
 *
 * Both run on the same machine and are installed together, so numbers lie as they do in memory.
 * The program believes nothing of an answer that is not within what it asked for.
 */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define TW_PICTURE_REQUEST_MAGIC 0x31525754u /* "TWR1" */
#define TW_PICTURE_ANSWER_MAGIC  0x31415754u /* "TWA1" */

/* Longest side of what is answered, in pixels. */
#define TW_PICTURE_MAX_PX 4096u
/* What a request may bring. */
#define TW_PICTURE_MAX_REQUEST (64u << 20)

/**
 * TwPictureRequest:
 * @magic: %TW_PICTURE_REQUEST_MAGIC
 * @kind: #TwPictureKind
 * @width: as its header says, in pixels; not used for SVG
 * @height: likewise
 * @orientation: 1 to 8 as EXIF counts
 * @size_px: how long the shorter side is to be, in pixels; PNG and JPEG are not made larger
 * @budget_ms: processor time after which the decoder ends itself
 * @length: how many bytes of the picture follow
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
 * @length: how many bytes follow: width times height pixels, premultiplied ARGB as cairo has them
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
