/* Zones that are on the table, and who may go in and come out. Private to engine/procedure. */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** tw_zone_visit: see tw_selection_visit(); of the zones that are on the table. */
gboolean
tw_zone_visit (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data);

/** tw_zone_visit_entries: likewise of figures of the supply and zones that are on the table, zone
 * by zone. */
gboolean tw_zone_visit_entries (const TwSight *sight,
                                const TwSelection *selection,
                                TwVisit visit,
                                gpointer data);

/** tw_zone_visit_leaving: likewise of figures in zones and features to which they can come, feature
 * by feature: on each the segment of the tile of the turn, if it has one there. */
gboolean tw_zone_visit_leaving (const TwSight *sight,
                                const TwSelection *selection,
                                TwVisit visit,
                                gpointer data);

/** tw_zone_find_leaving: Returns: (transfer none) (nullable): the figure that could come out of a
 * zone to where @action names, of its seat and type */
const TwFigure *tw_zone_find_leaving (const TwPlay *play, const TwAction *action);

/** tw_zone_same_as: any segment of a feature names it where a figure comes out of a zone: turns
 * @action into the one that is listed. */
void tw_zone_same_as (const TwPlay *play, TwAction *action);

G_END_DECLS
