/* Zones as answers: these keep the number of the zone as their kind, and where its symbol is drawn. Private to
 * engine/procedure. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_zone_add_verb: adds the verb that takes figures out of zones, if there are any. */
void tw_zone_add_verb (TwProcedures *all);

/** tw_zone_find_verb: Returns: its number among those of @all, -1 without it */
int tw_zone_find_verb (const TwProcedures *all);

/** tw_zone_list: adds the answer that names the zone @thing, or puts the figure @thing into one. */
void tw_zone_list (const TwPlay *play,
                   const TwThing *thing,
                   const TwSelection *selection,
                   guint seat,
                   TwActionList *list);

/** tw_zone_read: the inverse. Returns: whether @action can be such an answer */
gboolean tw_zone_read (const TwPlay *play,
                       const TwAction *action,
                       const TwSelection *selection,
                       TwThing *out_thing);

/** tw_zone_name_leaving: see @name_leaving of #TwFigureHooks. */
gboolean tw_zone_name_leaving (const TwPlay *play,
                               gconstpointer own,
                               const TwFigure *figure,
                               TwAction *out_action);

/* Of "knight@1,0:city(N)" no word is needed, nor of "meeple@inside"; of "guard@inside" it is. */
extern const TwVerbInfo tw_zone_entry_verb, tw_zone_verb;

G_END_DECLS
