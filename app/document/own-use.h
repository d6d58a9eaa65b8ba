/* Which rules of a set use something that the set brings. */
#pragma once

#include "app/document/own-thing.h"

G_BEGIN_DECLS

/**
 * tw_own_uses:
 * @set: a set
 * @sort: the sort of thing
 * @id: its id
 *
 * Returns: (transfer full) (element-type int): which of the set's procedures name it, in their order; a zone
 *   that is drawn as it is among them
 */
GArray *tw_own_uses (const TwTileSet *set, TwOwnSort sort, const char *id);

/** tw_own_uses_with: Returns: (transfer full) (element-type int): as tw_own_uses(), with those that would have
 *   nothing to name without them: they go with it */
GArray *tw_own_uses_with (const TwTileSet *set, TwOwnSort sort, const char *id);

/** tw_own_use_compare: a #GCompareFunc for numbers of procedures. */
int tw_own_use_compare (gconstpointer a, gconstpointer b);

G_END_DECLS
