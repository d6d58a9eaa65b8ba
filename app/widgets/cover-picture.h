/* A set's cover, drawn from its tiles. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * tw_cover_draw:
 * @set: a set with at least one tile
 *
 * Draws a piece of landscape laid from the tiles, five by four of them. Takes part of a second;
 * call it in a worker thread.
 *
 * Returns: (transfer full): a PNG picture of 600 by 480 pixels
 */
GBytes *tw_cover_draw (const TwTileSet *set);

G_END_DECLS
