/* What the program thinks of the answers, beside the cells and spots. */
#pragma once

#include "app/table/spot-buttons.h"
#include "app/table/table-brush.h"

G_BEGIN_DECLS

/** tw_advice_painter_paint: paints what the program thinks of each answer, beside its cell or its
 * button in @spots. */
void tw_advice_painter_paint (const TwTableBrush *brush, const TwSpotButtons *spots);

G_END_DECLS
