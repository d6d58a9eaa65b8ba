/* Cuts a tile out of a picture, straight, as a picture of its own. */
#pragma once

#include "app/pictures/pixels.h"
#include "app/scan/quad.h"

G_BEGIN_DECLS

/* The side of a tile that is cut out, in pixels. */
#define TW_SCAN_CUT_PX 384

/** tw_scan_cut: Returns: (transfer full) (nullable): what lies within a sound @quad, straightened
 *   to a square of %TW_SCAN_CUT_PX; %NULL if memory is short */
TwPixels *tw_scan_cut (const TwPixels *pixels, const TwQuad *quad);

/** tw_scan_write_jpeg: Returns: (transfer full) (nullable): @pixels as the bytes of a JPEG */
GBytes *tw_scan_write_jpeg (const TwPixels *pixels);

G_END_DECLS
