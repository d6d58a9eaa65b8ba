/* Where zones are, and who is in them; what may be done with them is in zone.h. Private to the folder. */
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

G_END_DECLS
