/* A glass over the table, to look closely at what is under it. */
#pragma once

#include "app/table/table-brush.h"

G_BEGIN_DECLS

/** tw_table_glass_paint: paints what is to be seen through the glass, if it is held. */
void tw_table_glass_paint (const TwTableBrush *brush);

G_END_DECLS
