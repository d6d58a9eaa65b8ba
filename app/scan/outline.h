/* Things that lie on a ground, and the four sides of each. */
#pragma once

#include "app/scan/quad.h"

G_BEGIN_DECLS

/**
 * TwOutline:
 * @quad: the four sides that enclose it most closely, in pixels of the mask
 * @fill: how much of those it fills, 0 to 1; a tile fills almost all
 */
typedef struct
{
  TwQuad quad;
  double fill;
} TwOutline;

/**
 * tw_outlines_find:
 * @mask: a byte for each pixel, 1 for things
 * @width: of the mask, in pixels
 * @height: of the mask, in pixels
 * @least_area: what has fewer pixels is dust
 *
 * What only a thread of a few pixels joins counts as two things.
 *
 * Returns: (transfer full) (element-type TwOutline): the things, the largest first
 */
GArray *tw_outlines_find (const guint8 *mask, int width, int height, double least_area);

G_END_DECLS
