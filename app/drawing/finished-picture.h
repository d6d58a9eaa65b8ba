/* A finished picture of a tile, drawn instead of its layout. Private to the drawing. */
#pragma once

#include <cairo.h>

#include "engine/tile/picture.h"

G_BEGIN_DECLS

/**
 * tw_finished_picture_draw:
 * @picture: a picture
 * @cr: draws into the unit square from 0,0 to 1,1; the tile's own axes
 *
 * What is not square covers the tile, its middle in the middle. Safe in any thread.
 *
 * Returns: %FALSE if there is none, or it cannot be drawn
 */
gboolean tw_finished_picture_draw (const TwPictureFile *picture, cairo_t *cr);

G_END_DECLS
