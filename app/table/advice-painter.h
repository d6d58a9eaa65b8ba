/* What the program thinks of the answers, beside the cells and spots. */
#pragma once

#include "app/table/spot-buttons.h"
#include "app/table/table-brush.h"

G_BEGIN_DECLS

/** tw_advice_painter_paint: says beside cells and @spots what the program thinks of them. */
void tw_advice_painter_paint (const TwTableBrush *brush, const TwSpotButtons *spots);

G_END_DECLS
