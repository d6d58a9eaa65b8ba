/* Add-ons of JCloisterZone as tile sets of ours. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * tw_jcz_addon_load:
 * @path: an add-on (".jca")
 * @set: (nullable): name of the set to read; %NULL for the largest
 * @problems: (element-type utf8): gets what is left out or kept without being understood
 * @error: #TwFormatError, except WRITE and CHANGED
 *
 * Reads the definitions as tw_jcz_definitions_parse() does. Pictures of tiles become finished pictures
 * and are enclosed in the set, as far as they are PNG, JPEG or plain SVG; all others are named.
 * Where the features lie on a picture is not taken over, because here it follows from the drawing.
 *
 * Returns: (transfer full) (nullable): the set
 */
TwTileSet *
tw_jcz_addon_load (const char *path, const char *set, GPtrArray *problems, GError **error);

/** tw_jcz_addon_parse: as tw_jcz_addon_load() for @length bytes at @data, called @name in messages. */
TwTileSet *tw_jcz_addon_parse (const char *name, const char *data, gsize length, const char *set,
                               GPtrArray *problems, GError **error);

G_END_DECLS
