/* The rules of a game, to read by chapter and to search.
 *
 * The reader shows a rules sheet (app/print/rules-sheet.h): the same words and numbers that the
 * table shows beside points, and that are printed. */
#pragma once

#include <adwaita.h>

#include "app/print/rules-sheet.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_RULES_READER (tw_rules_reader_get_type ())
G_DECLARE_FINAL_TYPE (TwRulesReader, tw_rules_reader, TW, RULES_READER, AdwBin)

/* Signal "closed" (): the user closes the reader by its button, or by Escape without a search.
 *
 * Ctrl+F searches, Ctrl+Page Down and Ctrl+Page Up go to the next and the previous chapter. */

/**
 * tw_rules_reader_show:
 * @self: a reader
 * @sheet: (transfer none): the sheet, shown in its first language; it is not kept
 * @textures: (nullable): the source of tile pictures; if %NULL, tiles are named
 *
 * If it is the same game, the reading position stays.
 */
void tw_rules_reader_show (TwRulesReader *self, const TwRulesSheet *sheet,
                           TwTileTextures *textures);

/** tw_rules_reader_show_problem: shows @message, the reason why there are no rules to read. */
void tw_rules_reader_show_problem (TwRulesReader *self, const char *message);

/** tw_rules_reader_search: moves the focus to the search entry. */
void tw_rules_reader_search (TwRulesReader *self);

/** tw_rules_reader_find: shows only the lines with @words, and their headings. Returns: how many
 *   such lines there are */
guint tw_rules_reader_find (TwRulesReader *self, const char *words);

G_END_DECLS
