/* A tile set as a page of wikitext, with its pictures beside it. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * tw_wiki_page_save:
 * @set: a tile set
 * @path: the folder to make; nothing may be there, or an empty folder
 * @language: (nullable): an xml:lang value, %NULL for that of the user; what is missing in it stands in its original language
 * @is_translatable: whether to mark the words for the translators of a wiki
 * @problems: (element-type utf8): gets why there are no rules on the page, if so
 * @error: %TW_FORMAT_ERROR_WRITE, %TW_FORMAT_ERROR_DATA or #TwPictureError
 *
 * Writes "page.wiki": what is in the box, the rules of the set as its rules sheet has them
 * (app/print/rules-sheet.h), and its tiles. Pictures are named as wikis name them: "Fair C2 Tile A.png",
 * "Token Coins.png". The same set gives the same bytes. Blocks; safe in any thread but that of the main loop.
 *
 * Returns: whether it is written
 */
gboolean tw_wiki_page_save (const TwTileSet *set, const char *path, const char *language,
                            gboolean is_translatable, GPtrArray *problems, GError **error);

G_END_DECLS
