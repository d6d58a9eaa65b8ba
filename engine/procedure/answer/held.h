/* Figures that players hold. */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/** tw_held_put: lets the player @seat hold the figure. */
void tw_held_put (TwPlay *play, TwFigure *figure, guint seat);

/** tw_held_list: adds the answer that takes the figure from who holds it. */
void tw_held_list (const TwPlay *play,
                   const TwThing *thing,
                   const TwSelection *selection,
                   guint seat,
                   TwActionList *list);

/** tw_held_read: Returns: whether @action names a figure that somebody holds; else @out_thing is one that
 *   nobody does */
void tw_held_read (const TwPlay *play, const TwAction *action, TwThing *out_thing);

G_END_DECLS
