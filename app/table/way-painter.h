/* What is asked elsewhere than on a proposal, lit; and ways over the table. */
#pragma once

#include "app/table/table-brush.h"

G_BEGIN_DECLS

/** tw_way_painter_paint_asked: lights the places of spots that are not on the proposed tile. */
void tw_way_painter_paint_asked (const TwTableBrush *brush, const TwPlay *play);

/** tw_way_painter_paint: paints the ways over the table that can be flown, and the one that is being
 * flown. */
void tw_way_painter_paint (const TwTableBrush *brush, const TwPlay *play);

G_END_DECLS
