/* A set as an add-on of JCloisterZone: its tiles with pictures and outlines, to be chosen and played
 * there. */
#pragma once

#include "app/export/jcz-addon-plan.h"

G_BEGIN_DECLS

/** tw_jcz_addon_write: as "write" of #TwSetExporter; the add-on is checked before it is written. */
gboolean tw_jcz_addon_write (const TwTileSet *set, const char *path, GPtrArray *problems,
                             GError **error);

/**
 * tw_jcz_addon_to_data:
 * @name: the file's name for messages
 * @set: a set
 * @problems: (element-type utf8): gets what that program cannot say
 * @error: %TW_FORMAT_ERROR_CONTENT if nothing of the set can go there, or the add-on would do harm
 *   there; %TW_FORMAT_ERROR_LIMIT if it is too large; #TwPictureError
 *
 * The same set gives the same bytes.
 *
 * Returns: (transfer full) (nullable): the add-on
 */
GByteArray *tw_jcz_addon_to_data (const char *name, const TwTileSet *set, GPtrArray *problems,
                                  GError **error);

/** tw_jcz_addon_artwork_to_data: as tw_jcz_addon_to_data() for the artwork of a plan that has tiles,
 * without definitions. */
GByteArray *tw_jcz_addon_artwork_to_data (const char *name, const TwJczAddonPlan *plan,
                                          GError **error);

G_END_DECLS
