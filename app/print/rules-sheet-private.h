/* The two forms of a rules sheet, and what they share. Private to the folder. */
#pragma once

#include <cairo.h>

#include "app/drawing/theme.h"
#include "app/print/rules-sheet.h"
#include "engine/set/rules-text.h"

G_BEGIN_DECLS

/** tw_rules_sheet_add_block: Returns: (transfer none): a new block at the end of @sheet */
TwSheetBlock *tw_rules_sheet_add_block (TwRulesSheet *sheet, TwSheetBlockKind kind);

/** tw_rules_sheet_add_texts: Returns: (transfer none): a new block at the end of @sheet that says @texts in its
 *   languages */
TwSheetBlock *tw_rules_sheet_add_texts (TwRulesSheet *sheet, TwSheetBlockKind kind,
                                        const TwTexts *texts);

/** tw_rules_sheet_compare_titles: Returns: below, equal to or above 0: what names are ordered by, the same on every
 *   machine, whatever languages it knows */
int tw_rules_sheet_compare_titles (const TwTexts *a, const TwTexts *b, const char *language);

/** tw_rules_sheet_sets: Returns: (transfer container) (element-type TwTileSet): those with tiles in play, by @counts, see
 *   tw_rules_sheet_counts(): the base game first, or without it the set that gives the start */
GPtrArray *tw_rules_sheet_sets (const TwCatalogue *catalogue, const guint *counts,
                                const char *language);

/** tw_rules_sheet_leave_others: leaves out of @sets (element-type TwTileSet) and @chapters (element-type TwRulesChapter)
 *   what is not @set's. */
void tw_rules_sheet_leave_others (const TwRules *rules, const TwTileSet *set, GPtrArray *sets,
                                  GPtrArray *chapters);

/** tw_rules_sheet_has_untold: Returns: whether there are effects, procedures or tokens of the designer's own
 *   that no rule tells */
gboolean tw_rules_sheet_has_untold (const TwRules *rules);

/** tw_rules_sheet_add_own: adds what happens by the designer's own rules, in the order of the Rules page: in the words of
 *   @chapter (nullable) that name it, where none do in words of the program. */
void tw_rules_sheet_add_own (TwRulesSheet *sheet, const TwRules *rules, const TwRulesChapter *chapter);

/** tw_rules_sheet_add_drawn: adds the dice of the designer's own rules below the heading @dice, and decks and bags with
 *   the number of their cards below @decks; no heading without any. */
void tw_rules_sheet_add_drawn (TwRulesSheet *sheet, const TwRules *rules, const TwTexts *dice,
                               const TwTexts *decks);

/**
 * tw_rules_sheet_add_places:
 * @sheet: a sheet
 * @rules: the rules of the game
 * @heading: what stands above it
 * @chapter: (nullable): the heading of the chapter, if that has not begun
 *
 * Adds where the figures of a designer's own may stand, and which figures on own land; nothing without any.
 */
void tw_rules_sheet_add_places (TwRulesSheet *sheet, const TwRules *rules, const TwTexts *heading,
                                const TwTexts *chapter);

/** tw_rules_sheet_has_unfinished: Returns: whether there is own land that brings nothing when unfinished */
gboolean tw_rules_sheet_has_unfinished (const TwRules *rules);

/** tw_rules_sheet_add_unfinished: adds which kinds of own land bring nothing when unfinished. */
void tw_rules_sheet_add_unfinished (TwRulesSheet *sheet, const TwRules *rules);

/** tw_rules_sheet_add_questions: adds what a designer's own rules of one @line (element-type TwRule) ask players, and
 *   how they can answer, below the last block, which tells them; nothing of what that says word for word. */
void tw_rules_sheet_add_questions (TwRulesSheet *sheet, const TwRules *rules, const GPtrArray *line);

/** tw_rules_sheet_question_words: Returns: (transfer full) (nullable): what @choose (<choose>) asks, in a language;
 *   %NULL if it has no words for that, or no answers that are told with it; those that are chosen by their own words only
 *   @with_named */
char *tw_rules_sheet_question_words (const TwVocabulary *vocabulary, const TwStatement *choose,
                                     const char *language, gboolean with_named);

/** tw_rules_sheet_html: Returns: (transfer full): the sheet as an HTML document */
GString *tw_rules_sheet_html (const TwRulesSheet *sheet);

/** tw_rules_sheet_pdf: Returns: (transfer full) (nullable): the sheet as a PDF document; %NULL with
 *   %TW_SHEET_ERROR_DRAWING */
GByteArray *tw_rules_sheet_pdf (const TwRulesSheet *sheet, GError **error);

/** tw_rules_sheet_counts: Returns: (transfer full): copies in play, in the bag and on the table, by kind
 *   of tile */
guint *tw_rules_sheet_counts (const TwRules *rules);

/**
 * tw_rules_sheet_tiles:
 * @rules: the rules of the game
 * @counts: from tw_rules_sheet_counts()
 * @set: one of the game's sets
 *
 * Variants of a tile that play alike are listed once, as the plain copies if there are any.
 *
 * Returns: (transfer full) (element-type TwSheetTile): the tiles of @set in play
 */
GArray *tw_rules_sheet_tiles (const TwRules *rules, const guint *counts, const TwTileSet *set);

/** tw_rules_sheet_tile_words: Returns: (transfer full): what is drawn on a tile of @set, in the user's
 *   language; safe in any thread */
char *tw_rules_sheet_tile_words (const TwTileSet *set, const TwSheetTile *tile);

/** tw_rules_sheet_theme: Returns: (transfer none): the colours for paper, with the set's own art */
const TwTheme *tw_rules_sheet_theme (const TwTileSet *set);

/** tw_rules_sheet_tile_draw: draws a tile of @set with the set's own art, from 0,0 to @size,@size. */
void tw_rules_sheet_tile_draw (cairo_t *cr, const TwTileSet *set, const TwSheetTile *tile, double size);

/** tw_rules_sheet_has_picture: Returns: whether @block is a fact with a picture beside it */
gboolean tw_rules_sheet_has_picture (const TwSheetBlock *block);

/** tw_rules_sheet_fact_draw: draws the picture beside the fact @block, from 0,0 to @size,@size. */
void tw_rules_sheet_fact_draw (cairo_t *cr, const TwSheetBlock *block, double size);

/** tw_rules_sheet_is_brought: Returns: whether one of @sets (element-type TwTileSet) invents what is called @id */
gboolean tw_rules_sheet_is_brought (const GPtrArray *sets, const char *id);

/** tw_rules_sheet_find_figure: Returns: (transfer none) (nullable): the id of the figure whose title is @texts */
const char *tw_rules_sheet_find_figure (const TwVocabulary *vocabulary, const TwTexts *texts);

/** tw_rules_sheet_set_of: Returns: (transfer none) (nullable): the set of @sets (element-type TwTileSet) that
 *   brings what is called @id, whose picture it has, else the first */
TwTileSet *tw_rules_sheet_set_of (const GPtrArray *sets, const char *id);

/** tw_rules_sheet_n_symbols: Returns: how many times the symbol @id is on the tiles in play, by @counts, see
 *   tw_rules_sheet_counts() */
guint tw_rules_sheet_n_symbols (const TwRules *rules, const guint *counts, const char *id);

/** tw_rules_sheet_tiles_in_row: Returns: how many of @n_tiles to put in a row, at most @most: gives as
 *   few rows as possible, of equal length, and no row with a single tile */
guint tw_rules_sheet_tiles_in_row (guint n_tiles, guint most);

/** tw_rules_sheet_collect: a cairo_write_func_t that appends to the #GByteArray @closure. */
cairo_status_t tw_rules_sheet_collect (void *closure, const unsigned char *data, unsigned int length);

G_END_DECLS
