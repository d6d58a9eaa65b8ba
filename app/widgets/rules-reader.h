/* The rules of a game to be read from top to bottom, by chapter, and searched.
 *
 * What stands in it is a rules sheet (app/print/rules-sheet.h): the same words and numbers that the
 * table shows beside points, and that go to paper. */
#pragma once

#include <adwaita.h>

#include "app/print/rules-sheet.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_RULES_READER (tw_rules_reader_get_type ())
G_DECLARE_FINAL_TYPE (TwRulesReader, tw_rules_reader, TW, RULES_READER, AdwBin)

/* Signal "closed" (): the reader is to be put away: its button, or Escape with nothing to be found.
 *
 * Ctrl+F searches, Ctrl+Page Down and Ctrl+Page Up go to the next chapter and the one before. */

/**
 * tw_rules_reader_show:
 * @self: a reader
 * @sheet: (transfer none): what is to be read, in its first language; it is not kept
 * @textures: (nullable): where pictures of tiles come from; without it they are named
 *
 * Where one was reading stays if it is the same game.
 */
void tw_rules_reader_show (TwRulesReader *self, const TwRulesSheet *sheet,
                           TwTileTextures *textures);

/** tw_rules_reader_show_problem: says why there are no rules to be read. */
void tw_rules_reader_show_problem (TwRulesReader *self, const char *message);

/** tw_rules_reader_search: moves the focus to where one types what to find. */
void tw_rules_reader_search (TwRulesReader *self);

/** tw_rules_reader_find: Returns: how many lines of the rules have @words in them; they are shown,
 *   with the headings they stand under, and all others are not */
guint tw_rules_reader_find (TwRulesReader *self, const char *words);

G_END_DECLS
