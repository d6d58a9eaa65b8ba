/* Checks a picture file before anything decodes it. */
#pragma once

#include "engine/format/format-error.h"

G_BEGIN_DECLS

/* The most pixels of a picture: on a side, and in all. */
#define TW_PICTURE_MAX_SIDE   8192u
#define TW_PICTURE_MAX_PIXELS 40000000u

/* The limits of a drawing (SVG); see #TwSvgLimits. */
#define TW_PICTURE_MAX_SVG_BYTES    (4u << 20)
#define TW_PICTURE_MAX_SVG_ELEMENTS 20000u
#define TW_PICTURE_MAX_SVG_USES     500u

/**
 * TwPictureKind:
 * @TW_PICTURE_PNG: PNG
 * @TW_PICTURE_JPEG: JPEG, baseline or progressive
 * @TW_PICTURE_SVG: SVG of plain shapes
 * @TW_N_PICTURE_KINDS: their number
 */
typedef enum
{
  TW_PICTURE_PNG,
  TW_PICTURE_JPEG,
  TW_PICTURE_SVG,
  TW_N_PICTURE_KINDS
} TwPictureKind;

/**
 * TwPictureFacts:
 * @kind: its kind, by name and content
 * @width: in pixels; for SVG in its own units, rounded up
 * @height: likewise
 * @orientation: orientation of the camera, 1 to 8 as in EXIF; 1 is upright
 * @svg: (nullable): for SVG, the part that is safe to draw, see tw_svg_clean()
 */
typedef struct
{
  TwPictureKind kind;
  guint width;
  guint height;
  guint orientation;
  char *svg;
} TwPictureFacts;

/**
 * tw_picture_check:
 * @name: the file's name, which gives the kind and is used in messages
 * @data: the file's content
 * @length: how many bytes
 * @out_facts: (out): facts about it; free with tw_picture_facts_clear()
 * @error: %TW_FORMAT_ERROR, with cause and remedy
 *
 * Accepts PNG, JPEG and plain SVG that are complete and not too large to decode. It reads headers
 * with its own bounds checks and uses no picture library. Safe in any thread.
 *
 * Returns: %FALSE with an error if the picture must not be decoded
 */
gboolean tw_picture_check (const char *name, const guint8 *data, gsize length,
                           TwPictureFacts *out_facts, GError **error);

/** tw_picture_facts_clear: frees what @facts hold. */
void tw_picture_facts_clear (TwPictureFacts *facts);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TwPictureFacts, tw_picture_facts_clear)

G_END_DECLS
