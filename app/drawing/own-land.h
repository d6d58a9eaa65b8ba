/* Land that a designer invented: railways, hedges, canals, woods. */
#pragma once

#include "app/drawing/layers.h"

G_BEGIN_DECLS

/** tw_own_way_draw: draws one way of land that a set brings, by its pattern. */
void tw_own_way_draw (const TwBrush *brush, const TwWay *way);

/** tw_own_area_draw: draws one area of such land; @seed: of its dice */
void tw_own_area_draw (const TwBrush *brush, const TwTown *area, guint32 seed);

G_END_DECLS
