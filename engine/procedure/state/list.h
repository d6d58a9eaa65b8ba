/* Lists of things that are kept in mind: <remember>, <list>, <add>, <forget>, and what asks for them. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_list_add: puts @thing on the list that the loop @loop keeps in the procedures' state @own: of what
 *   stands on a tile that tile, where the list is one of tiles. */
void tw_list_add (const TwPlay *play, guint loop, gpointer own, const TwThing *thing);

/** tw_list_remove: takes it off that list again. */
void tw_list_remove (const TwPlay *play, guint loop, gpointer own, const TwThing *thing);

/** tw_list_counting: Returns: the number of a counting figure: those of one player follow each other */
static inline guint
tw_list_counting (const TwThing *thing)
{
  return 2u * thing->seat + (thing->figure - TW_FIRST_COUNTING);
}

/** tw_list_has: Returns: whether @thing is on that list */
gboolean tw_list_has (const TwPlay *play, guint loop, gconstpointer own, const TwThing *thing);

G_END_DECLS
