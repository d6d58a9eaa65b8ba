/* A finished picture of a tile, drawn instead of its layout. Private to the drawing. */
#pragma once

#include "app/drawing/brush.h"
#include "app/pictures/door.h"

G_BEGIN_DECLS

/**
 * tw_finished_picture_draw:
 * @picture: a picture
 * @cr: draws into the unit square from 0,0 to 1,1; the tile's own axes
 *
 * What is not square covers the tile, its middle in the middle. It comes through the door for
 * pictures (see tw_picture_door_get()): a thread that runs the main loop does not wait for it.
 *
 * Returns: %TW_PICTURE_HERE if it was drawn, %TW_PICTURE_COMING too if there is none
 */
TwPictureState tw_finished_picture_draw (const TwPictureFile *picture, cairo_t *cr);

/** tw_refused_picture_draw: the sign that a tile's picture is not shown, over its drawing; the axes
 *   as above, but upright for who looks at it. */
void tw_refused_picture_draw (const TwBrush *b);

G_END_DECLS
