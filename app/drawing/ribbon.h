/* Bands along a line that are not everywhere of one width. Private to the drawing. */
#pragma once

#include "app/drawing/brush.h"

G_BEGIN_DECLS

/**
 * TwRibbon:
 * @width: the width at the ends, in tile edges
 * @wobble: how far the width strays from that between the ends, as a part of it; at both ends the
 *   ribbon has its width, so that it goes on next door
 * @end: the width where the line ends, as a part of @width; 0 is as 1
 * @grow: added to the width everywhere
 * @seed: ribbons of one seed stray alike
 */
typedef struct
{
  double width;
  double wobble;
  double end;
  double grow;
  guint32 seed;
} TwRibbon;

/** tw_ribbon_width: Returns: the width at @s of the length, 0 to 1 */
double tw_ribbon_width (const TwRibbon *ribbon, double s);

/** tw_ribbon_path: makes the ribbon along @line the current path. */
void tw_ribbon_path (const TwBrush *brush, const TwLine *line, const TwRibbon *ribbon);

/** tw_ribbon_fill: fills the ribbon along @line. */
void tw_ribbon_fill (const TwBrush *brush,
                     const TwLine *line,
                     const TwRibbon *ribbon,
                     TwRgb colour,
                     double alpha);

G_END_DECLS
