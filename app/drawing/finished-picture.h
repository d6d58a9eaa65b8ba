/* A finished picture of a tile, drawn instead of its layout. Private to the drawing. */
#pragma once

#include "app/drawing/brush.h"
#include "app/pictures/door.h"

G_BEGIN_DECLS

/**
 * tw_finished_picture_draw:
 * @picture: a picture
 * @cr: draws into the unit square from 0,0 to 1,1, in the tile's own axes
 * @bleed: how far past the square to draw it mirrored, in tile edges; 0 for not at all
 *
 * A picture that is not square is centred and covers the tile. It comes through the door for
 * pictures (tw_picture_door_get()); a thread that runs the main loop does not wait for it.
 *
 * Returns: %TW_PICTURE_HERE if it was drawn; %TW_PICTURE_COMING also if the tile has none
 */
TwPictureState
tw_finished_picture_draw (const TwPictureFile *picture, cairo_t *cr, double bleed);

/** tw_refused_picture_draw: draws a sign over the tile's drawing that its picture is not shown;
 *   axes as above, but upright for the viewer. */
void tw_refused_picture_draw (const TwBrush *b);

G_END_DECLS
