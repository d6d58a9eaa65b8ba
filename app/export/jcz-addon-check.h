/* Whether an add-on will do in JCloisterZone. */
#pragma once

#include "engine/format/format-error.h"

G_BEGIN_DECLS

/**
 * tw_jcz_addon_check:
 * @name: the file's name for messages
 * @data: an add-on as this program writes them
 * @length: how many bytes
 * @error: %TW_FORMAT_ERROR_CONTENT that names the file and what is wrong in it
 *
 * Until somebody removes it by hand, an add-on with a fault keeps all others from being loaded there,
 * or games from beginning. So each is looked at as that program will read it: one folder, a whole
 * number as version, every file that is named, definitions that its engine takes, and for each tile
 * a square picture and for each feature an outline at the right edges with a figure's place in it.
 *
 * Returns: whether nothing is wrong
 */
gboolean tw_jcz_addon_check (const char *name, const char *data, gsize length, GError **error);

G_END_DECLS
