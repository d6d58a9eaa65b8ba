/* Lists of things that a procedure keeps in mind: <remember>, <add>, and what asks for them. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_list_add: puts @thing on the list that the loop @loop keeps in the procedures' state @own: of what
 *   stands on a tile that tile, where the list is one of tiles. */
void tw_list_add (const TwPlay *play, guint loop, gpointer own, const TwThing *thing);

/** tw_list_has: Returns: whether @thing is on that list */
gboolean tw_list_has (const TwPlay *play, guint loop, gconstpointer own, const TwThing *thing);

G_END_DECLS
