/* New names of tiles in case files: the text stays as it is but for these. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * tw_case_text_rename:
 * @text: a case file, in UTF-8
 * @folder: (nullable): the folder it is in, from which it names sets; %NULL for a case in a
 *   package
 * @path: (nullable): the file of the set whose tiles have new names; in a package any set.xml
 *   is meant
 * @set: that set, as it is now
 * @renames: (element-type utf8 utf8): old ids and new ones
 * @out_n_renamed: (out): in how many places
 *
 * In cases that play with the set, tiles that are laid, drawn, held or in the bag get their new
 * names. Where another set in play has a tile of the old name, only `set:name` is meant; where
 * one has the new name, that is what is written. Tiles that a case brings itself are left alone.
 *
 * Returns: (transfer full): the text with the new names
 */
char *tw_case_text_rename (const char *text, const char *folder, const char *path,
                           const TwTileSet *set, GHashTable *renames, guint *out_n_renamed);

G_END_DECLS
