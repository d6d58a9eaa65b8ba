/* SVG pictures of symbols. Private to the drawing. */
#pragma once

#include <cairo.h>

#include "app/drawing/palette.h"

G_BEGIN_DECLS

/** TwArt: a picture, shared by reference; may be drawn in several threads at once. */
typedef struct _TwArt TwArt;

/**
 * tw_art_new:
 * @name: the file's name for messages, also for those of tw_picture_door_list_refused()
 * @svg: an SVG document; only the safe parts of it are used, see tw_svg_clean()
 * @length: its size in bytes
 * @ink: the colour of `currentColor`
 * @error: %TW_FORMAT_ERROR
 *
 * Does not draw yet.
 *
 * Returns: (transfer full) (nullable): the picture
 */
TwArt *tw_art_new (const char *name, const char *svg, gsize length, TwRgb ink, GError **error);

/** tw_art_new_read: Returns: (transfer full): as tw_art_new(), for an SVG that tw_symbol_art_read()
 * has read. Whether it can be drawn shows only when it is drawn. */
TwArt *tw_art_new_read (const char *name, const char *svg, TwRgb ink);

/** tw_art_ref: Returns: (transfer full): @art */
TwArt *tw_art_ref (TwArt *art);

/** tw_art_unref: frees @art with its last reference. */
void tw_art_unref (TwArt *art);

/**
 * tw_art_draw:
 * @art: a picture
 * @cr: draws in the unit square centred on 0,0; keeps the picture's proportions
 *
 * Draws nothing if the decoder failed to draw the picture, see tw_picture_door_try_art(). A thread
 * that runs the main loop does not wait: it draws nothing until the decoder has tried.
 *
 * Returns: whether it was drawn
 */
gboolean tw_art_draw (TwArt *art, cairo_t *cr);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwArt, tw_art_unref)

G_END_DECLS
