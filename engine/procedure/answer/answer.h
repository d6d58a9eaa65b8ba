/* What is chosen, as an answer of the game and back. */
#pragma once

#include "engine/procedure/select/select.h"

G_BEGIN_DECLS

/** tw_thing_list: adds the answer by which @seat chooses @thing, one of @selection. */
void tw_thing_list (const TwPlay *play,
                    const TwThing *thing,
                    const TwSelection *selection,
                    guint seat,
                    TwActionList *list);

/**
 * tw_thing_read:
 * @play: a play
 * @action: an answer
 * @selection: what is chosen from
 * @out_thing: (out): what it names, as far as that is there: a figure that stands nowhere has its type
 *   alone
 *
 * Returns: whether it names something of that sort
 */
gboolean tw_thing_read (const TwPlay *play,
                        const TwAction *action,
                        const TwSelection *selection,
                        TwThing *out_thing);

G_END_DECLS
