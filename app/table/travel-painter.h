/* What flies over the table, and over the panels beside it: tiles, figures and points. */
#pragma once

#include "app/table/table-brush.h"

G_BEGIN_DECLS

/** tw_travel_painter_paint: paints what is on its way. */
void tw_travel_painter_paint (const TwTableBrush *brush);

G_END_DECLS
