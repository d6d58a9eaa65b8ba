/* Renames tiles in case files and changes nothing else in the text. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * tw_case_text_rename:
 * @text: a case file, in UTF-8
 * @folder: (nullable): its folder, from which it names sets; %NULL for a case in a package
 * @path: (nullable): the file of the set whose tiles have new names; in a package, any set.xml; there and in a lesson its id as well
 * @set: that set with its new names
 * @renames: (element-type utf8 utf8): old ids and new ones
 * @out_n_renamed: (out): number of places changed
 *
 * In cases that play with the set, tiles that are laid, drawn, held or in the bag get their new
 * names. If another set in play has a tile with the old name, only `set:name` is replaced; if one
 * has a tile with the new name, `set:name` is written. Tiles that a case defines itself are left
 * alone.
 *
 * Returns: (transfer full): the text with the new names
 */
char *tw_case_text_rename (const char *text, const char *folder, const char *path,
                           const TwTileSet *set, GHashTable *renames, guint *out_n_renamed);

G_END_DECLS
