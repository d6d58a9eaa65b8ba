/* The table, painted: tiles are textures; only what is lit is painted live. */
#pragma once

#include "app/table/spot-buttons.h"
#include "app/table/table-brush.h"

G_BEGIN_DECLS

/** tw_table_painter_paint: paints the table, except for the buttons @spots; %NULL to paint nothing of what
 * goes by their places. */
void tw_table_painter_paint (const TwTableBrush *brush, const TwSpotButtons *spots);

G_END_DECLS
