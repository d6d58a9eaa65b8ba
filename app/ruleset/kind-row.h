/* A row that opens to kinds of land, each to be ticked. */
#pragma once

#include <adwaita.h>

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

#define TW_TYPE_KIND_ROW (tw_kind_row_get_type ())
G_DECLARE_FINAL_TYPE (TwKindRow, tw_kind_row, TW, KIND_ROW, AdwExpanderRow)

/* Property "none": what is said below the title while none is ticked.
 * Signal "toggled" (guint kind, gboolean is_on): somebody has ticked one, or taken the tick away. */

/**
 * tw_kind_row_fill:
 * @self: a row
 * @set: the set, which may have land of its own
 * @kinds: the kinds that are ticked; what is no usual one is offered as long as it is
 * @with_field: whether fields are offered
 *
 * Shows the kinds with their names.
 */
void tw_kind_row_fill (TwKindRow *self, const TwTileSet *set, TwKindSet kinds, gboolean with_field);

/** tw_kind_row_get: Returns: the kinds that are ticked */
TwKindSet tw_kind_row_get (TwKindRow *self);

G_END_DECLS
