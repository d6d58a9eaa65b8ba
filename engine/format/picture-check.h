/* What can be told of a picture before anything of it is decoded. */
#pragma once

#include "engine/format/format-error.h"

G_BEGIN_DECLS

/* What a picture may have at most, in pixels: on a side, and in all. */
#define TW_PICTURE_MAX_SIDE   8192u
#define TW_PICTURE_MAX_PIXELS 40000000u

/* What a drawing (SVG) may have at most; see #TwSvgLimits. */
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
 * @kind: what it is, by its name and by its content
 * @width: in pixels; of SVG in its own units, rounded up
 * @height: likewise
 * @orientation: how the camera was held, 1 to 8 as EXIF counts; 1 is upright
 * @svg: (nullable): of SVG what is safe to draw, see tw_svg_clean()
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
 * @name: the file's name, which says what it is and is used in messages
 * @data: what the file holds
 * @length: how many bytes
 * @out_facts: (out): what it is; @svg has to be freed
 * @error: %TW_FORMAT_ERROR, with cause and remedy
 *
 * Takes PNG, JPEG and plain SVG of a size that is fit to be decoded and that are there to their
 * end. Reads headers with bounds of its own; no library for pictures has a part in it. Safe in any
 * thread.
 *
 * Returns: %FALSE with an error if the picture is not to be decoded
 */
gboolean tw_picture_check (const char *name, const guint8 *data, gsize length,
                           TwPictureFacts *out_facts, GError **error);

/** tw_picture_facts_clear: frees what @facts hold. */
void tw_picture_facts_clear (TwPictureFacts *facts);

/**
 * tw_picture_name_is_drawn:
 * @name: the name of a file
 *
 * Returns: whether it ends as the names of pictures do that are drawn: .png, .jpg, .jpeg, .svg
 */
gboolean tw_picture_name_is_drawn (const char *name);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TwPictureFacts, tw_picture_facts_clear)

G_END_DECLS
