/* How this program draws the tiles that JCloisterZone has as well: artwork to be chosen there. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_jcz_shipped_artwork_to_data:
 * @name: the file's name for messages
 * @problems: (element-type utf8): gets which shipped tiles that program does not have
 * @error: as of tw_shipped_set_load() and tw_jcz_addon_to_data(), and %TW_FORMAT_ERROR_DATA if no set
 *   is there
 *
 * An add-on of nothing but artwork, for each tile of the shipped sets by each of the ids that it has
 * there, with garden and without.
 *
 * Returns: (transfer full) (nullable): the add-on
 */
GByteArray *tw_jcz_shipped_artwork_to_data (const char *name, GPtrArray *problems, GError **error);

/** tw_jcz_shipped_artwork_write: saves what tw_jcz_shipped_artwork_to_data() makes in the file at
 * @path. Returns: %FALSE with an error, also as of tw_save_file() */
gboolean
tw_jcz_shipped_artwork_write (const char *path, GPtrArray *problems, GError **error);

G_END_DECLS
