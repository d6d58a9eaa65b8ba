/* How much detail a picture has at its size. Private to the drawing.
 *
 * A tile is a calm map where it is small, and paint where it is large. Between two looks lies a
 * stretch of sizes in which one comes over the other, so that nothing jumps while one zooms.
 */
#pragma once

#include "app/drawing/brush.h"

G_BEGIN_DECLS

/* The sizes in pixels in whose middle one look becomes another, and how far that stretches. At 64,
 * a common size, nothing of the map is left. */
#define TW_MAP_BELOW    59.5
#define TW_PAINT_FROM   200.
#define TW_DETAIL_BLEND .15

/** tw_detail_past: Returns: 0 for sizes well below @limit to 1 for sizes well above it */
static inline double
tw_detail_past (double size, double limit)
{
  return CLAMP ((size / limit - 1) / TW_DETAIL_BLEND + .5, 0, 1);
}

/** tw_detail_map: Returns: 1 where the picture is a calm map: few roofs, no crops, wide roads; 0
 *   where it has everything */
static inline double
tw_detail_map (const TwBrush *brush)
{
  return 1 - tw_detail_past (brush->size, TW_MAP_BELOW);
}

/** tw_detail_paint: Returns: 1 where the picture is painted: uneven ink, washes, wear; else 0 */
static inline double
tw_detail_paint (const TwBrush *brush)
{
  return tw_detail_past (brush->size, TW_PAINT_FROM);
}

G_END_DECLS
