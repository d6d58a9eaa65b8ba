/* New ids for lessons. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * tw_lesson_new_id:
 * @set: a set
 * @like: (nullable): an id to count on from ("city" gives "city-2"), %NULL for "lesson"
 *
 * Returns: (transfer full): an id that no lesson of the set has
 */
char *tw_lesson_new_id (const TwTileSet *set, const char *like);

G_END_DECLS
