/* Zones: places of their own that figures are put into and come out of. Private to the folder.
 *
 * A zone is drawn as a symbol on one kind of tile; as long as no such tile lies, the zone is not on
 * the table. The answers that name a zone keep its number as their kind, and where its symbol is
 * drawn.
 */
#pragma once

#include "engine/procedure/select.h"
#include "engine/procedure/zoned.h"

G_BEGIN_DECLS

/** tw_zone_add_verb: adds the verb that takes figures out of zones, if there are any. */
void tw_zone_add_verb (TwProcedures *all);

/** tw_zone_find_verb: Returns: its number among those of @all, -1 without it */
int tw_zone_find_verb (const TwProcedures *all);

/** tw_zone_put: puts the figure into the zone, wherever it is. That of a player stays there if the zone is
 *   not on the table. */
void tw_zone_put (TwPlay *play, TwFigure *figure, guint zone);

/**
 * tw_zone_tell_leaving:
 * @play: a play
 * @thing: a figure as it was before it was moved
 * @rule: (nullable): why it was moved
 *
 * Records that the figure came out of its zone, if it was in one and stands on land now.
 */
void tw_zone_tell_leaving (TwPlay *play, const TwThing *thing, const char *rule);

/** tw_zone_tell_entering: likewise records that a player's figure went into a zone, if it was not there
 * before. */
void tw_zone_tell_entering (TwPlay *play, const TwThing *thing, const char *rule);

/** tw_zone_title: Returns: (transfer none): what people call the zone: by its title, or as one of the
 *   symbols at which it is, for there is but one zone */
const char *tw_zone_title (const TwPlay *play, guint zone);

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
