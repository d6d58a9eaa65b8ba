/* Zones: places of their own that figures are put into and come out of; where they are, and who is in them.
 * Private to engine/procedure.
 *
 * A zone is drawn as a symbol on one kind of tile; as long as no such tile lies, the zone is not on
 * the table.
 */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_zone_nth: Returns: (transfer none): the zone of that number */
static inline const TwZoneCode *
tw_zone_nth (const TwProcedures *all, guint zone)
{
  return &g_array_index (all->zones, TwZoneCode, zone);
}

/** tw_zone_find: Returns: the number of the zone that is called @name, -1 for none */
int tw_zone_find (const TwProcedures *all, const char *name);

/** tw_zone_of: Returns: one more than the number of the zone in which the figure is, 0 for none */
static inline guint
tw_zone_of (const TwPlay *play, const TwFigure *figure)
{
  return figure->place == TW_FIGURE_ZONE && figure->detail < tw_procedures_of (play)->zones->len
             ? figure->detail + 1u
             : 0;
}

/** tw_zone_slot: Returns: the tile that shows the zone, %TW_NO_SLOT if none on the table does */
guint tw_zone_slot (const TwPlay *play, guint zone);

/** tw_zone_serves: Returns: the kinds of land to which figures come out of the zone */
TwKindSet tw_zone_serves (const TwPlay *play, guint zone);

/** tw_zone_thing: Returns: the zone as a thing */
TwThing tw_zone_thing (const TwPlay *play, guint zone);

/** tw_zone_put: puts the figure into the zone, wherever it is. That of a player stays there if the zone is
 *   not on the table. */
void tw_zone_put (TwPlay *play, TwFigure *figure, guint zone);

/** tw_zone_title: Returns: (transfer none): what people call the zone: by its title, or as one of the
 *   symbols at which it is, for there is but one zone */
const char *tw_zone_title (const TwPlay *play, guint zone);

G_END_DECLS
