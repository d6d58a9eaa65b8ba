/* Where a tile would fit that is still to be drawn. */
#pragma once

#include "app/table/table-brush.h"

G_BEGIN_DECLS

/** tw_fit_painter_paint: paints the tile of the scene's @fits at each of its places, faintly and in a
 * frame. */
void tw_fit_painter_paint (const TwTableBrush *brush);

G_END_DECLS
