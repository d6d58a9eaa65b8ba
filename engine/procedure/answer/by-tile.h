/* Figures that are chosen by the tile on which they stand, or out of a supply, whosever they are: those of one type and
 * player there are one answer. Private to engine/procedure.
 */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_by_tile_verb: what verbs of such questions are like: "bury=P2:guard@1,0", "bury=P2:guard@supply". In the action @kind is
 *   whose the figure is, and @turns whether it is on a tile. */
extern const TwVerbInfo tw_by_tile_alone_verb;
extern const TwVerbInfo tw_by_tile_verb;

/** tw_by_tile_is: Returns: whether @statement chooses figures so */
gboolean tw_by_tile_is (const TwStatement *statement);

/** tw_by_tile_list: adds the answer that chooses the figure that @thing is. */
void tw_by_tile_list (const TwPlay *play, const TwThing *thing, const TwSelection *selection,
                      guint seat, TwActionList *list);

/** tw_by_tile_read: the inverse: the first of the figures that are alike. Returns: whether there is one
 *   where those of @selection are */
gboolean tw_by_tile_read (const TwPlay *play, const TwAction *action, const TwSelection *selection,
                          TwThing *out_thing);

G_END_DECLS
