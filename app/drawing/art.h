/* SVG pictures of symbols. Private to the drawing. */
#pragma once

#include <cairo.h>

#include "app/drawing/palette.h"

G_BEGIN_DECLS

/* What an SVG picture may have at most. */
#define TW_ART_MAX_BYTES (256 * 1024)

/** TwArt: a picture, shared by reference; may be drawn in several threads at once. */
typedef struct _TwArt TwArt;

/**
 * tw_art_new:
 * @svg: an SVG document; it can refer to nothing outside itself
 * @length: its size in bytes
 * @ink: what `currentColor` stands for
 * @error: what librsvg has to say, or %TW_PICTURE_ERROR_SIZE
 *
 * Returns: (transfer full) (nullable): the picture
 */
TwArt *tw_art_new (const char *svg, gsize length, TwRgb ink, GError **error);

/** tw_art_ref: Returns: (transfer full): @art */
TwArt *tw_art_ref (TwArt *art);

/** tw_art_unref: frees @art with its last reference. */
void tw_art_unref (TwArt *art);

/** tw_art_draw: draws it in the unit square centred on 0,0, its proportions kept. */
void tw_art_draw (TwArt *art, cairo_t *cr);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwArt, tw_art_unref)

G_END_DECLS
