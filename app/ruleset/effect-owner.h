/* What an effect of a set belongs to. */
#pragma once

#include "app/document/own-thing.h"

G_BEGIN_DECLS

/** tw_effect_owner_find: finds the first thing of @set's own that effect @index belongs to: the first of those that it
 * names. @out_thing: its id lives as long as the set. Returns: whether there is one */
gboolean tw_effect_owner_find (const TwTileSet *set, guint index, TwOwnThing *out_thing);

G_END_DECLS
