/* Symbols that point: what lies straight ahead of them. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_line_add_arrow: Returns: the number of the symbol @id among those that point */
guint tw_line_add_arrow (TwProcedures *all, const TwRules *rules, const char *id);

/** tw_line_direction: Returns: where the symbol number @arrow on the tile in @slot points, as the tile lies;
 *   %TW_DIRECTION_NONE without it */
guint tw_line_direction (const TwPlay *play, guint arrow, guint slot);

/** tw_line_leads: Returns: whether the symbol number @arrow on the tile in @from points to the cell of the
 *   tile in @slot, however far that is (FLY-003) */
gboolean tw_line_leads (const TwPlay *play, guint arrow, guint from, guint slot);

G_END_DECLS
