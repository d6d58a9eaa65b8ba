/* A glass over the table, to look closely at what is under it. */
#pragma once

#include "app/table/spot-buttons.h"
#include "app/table/table-brush.h"

G_BEGIN_DECLS

/** tw_table_glass_paint: paints what is to be seen through the glass, if it is held, with the numbers of @spots that
 * are under it. */
void tw_table_glass_paint (const TwTableBrush *brush, const TwSpotButtons *spots);

G_END_DECLS
