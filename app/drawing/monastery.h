/* A monastery: church in the north of the yard, cloister in the south, garden beds
 * beside it, one low wall round everything. And the garden that stands alone. */
#pragma once

#include "app/drawing/layers.h"

G_BEGIN_DECLS

/** tw_yard_wall_draw: draws a low wall round the @n corners @q, @width units broad. */
void tw_yard_wall_draw (const TwBrush *brush,
                        const TwTileLayout *layout,
                        const TwPoint *q,
                        guint n,
                        double width);

/** tw_monastery_draw: draws the yard of a monastery with all that is in it. */
void tw_monastery_draw (const TwBrush *brush, const TwTileLayout *layout, const TwPlace *place);

/** tw_garden_draw: draws a garden that stands alone. */
void tw_garden_draw (const TwBrush *brush, const TwPlace *place);

G_END_DECLS
