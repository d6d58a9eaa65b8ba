/* Sets in files of another program, which are read and never written in their place. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/** tw_foreign_set_is_one: Returns: whether the file at @path has tile definitions of JCloisterZone, or is
 * one of its add-ons */
gboolean tw_foreign_set_is_one (const char *path);

/**
 * tw_foreign_set_load:
 * @path: a file that tw_foreign_set_is_one() knows
 * @problems: (element-type utf8): gets what is left out or kept without being understood
 * @error: as of tw_jcz_definitions_load() or tw_jcz_addon_load()
 *
 * Safe in any thread.
 *
 * Returns: (transfer full) (nullable): the largest of its sets, with the pictures of an add-on enclosed
 */
TwTileSet *tw_foreign_set_load (const char *path, GPtrArray *problems, GError **error);

G_END_DECLS
