/* A rules sheet: the rules of a game in the usual order, in one language or in two side by side. It
 * is made once, then written as HTML or PDF.
 *
 * Its words are the rules' own (engine/set/rules-text.h), its numbers those of the ruleset. */
#pragma once

#include "engine/game/rules.h"
#include "engine/set/ruleset.h"

G_BEGIN_DECLS

/* The most languages side by side. */
#define TW_SHEET_MAX_LANGUAGES 2

/**
 * TwSheetBlockKind:
 * @TW_SHEET_TITLE: the title of the game
 * @TW_SHEET_LEAD: a sentence or two below the title
 * @TW_SHEET_HEADING: begins a chapter
 * @TW_SHEET_PART: begins the text of one part of the game in a chapter
 * @TW_SHEET_TEXT: a paragraph
 * @TW_SHEET_ITEM: an item of a list
 * @TW_SHEET_STEP: a numbered item
 * @TW_SHEET_FACT: a name and a value
 * @TW_SHEET_TILES: pictures of tiles
 */
typedef enum
{
  TW_SHEET_TITLE,
  TW_SHEET_LEAD,
  TW_SHEET_HEADING,
  TW_SHEET_PART,
  TW_SHEET_TEXT,
  TW_SHEET_ITEM,
  TW_SHEET_STEP,
  TW_SHEET_FACT,
  TW_SHEET_TILES
} TwSheetBlockKind;

/** TwSheetTile: a tile to show, plain (-1) or as one of its variants, and the number of copies that
 * play like it. */
typedef struct
{
  TwTile *tile;
  int variant;
  guint count;
} TwSheetTile;

/**
 * TwSheetBlock:
 * @kind: the kind of block
 * @texts: (nullable): the words in each language
 * @values: (nullable): the value of a fact in each language
 * @number: for a step: its number in the chapter, from 1; for an item: how deep it stands below
 *   other items, from 0
 * @set: (nullable): for tiles: their set
 * @tiles: (nullable) (element-type TwSheetTile): the tiles of @set in play; for a fact the one that stands
 *   for them
 * @symbol: (nullable): for a fact about a symbol: its id
 * @figure: (nullable): for a fact about a figure or token: its id
 */
typedef struct
{
  TwSheetBlockKind kind;
  char *texts[TW_SHEET_MAX_LANGUAGES];
  char *values[TW_SHEET_MAX_LANGUAGES];
  guint number;
  TwTileSet *set;
  GArray *tiles;
  char *symbol;
  char *figure;
} TwSheetBlock;

/**
 * TwRulesSheet:
 * @n_languages: 1 or 2
 * @languages: xml:lang values
 * @blocks: (element-type TwSheetBlock): from top to bottom
 */
typedef struct
{
  guint n_languages;
  char *languages[TW_SHEET_MAX_LANGUAGES];
  GPtrArray *blocks;
} TwRulesSheet;

/**
 * tw_rules_sheet_new:
 * @rules: the rules of the game
 * @ruleset: (nullable): gives title, description and number of players; without one the sets are
 *   the title. If the number of players is a range, the sheet tells what the box has for each
 *   player; if not, what players have with the seats of @rules
 * @languages: (array zero-terminated=1): one or two xml:lang values; text missing in a language
 *   stands in its original language
 *
 * Chapters: components, preparation, the turn step by step, placing, scoring, the end, the
 * designer's own rules, parts played together, parameters that differ from their defaults, tiles
 * with pictures and counts. In each chapter the base game comes first, then the other parts by
 * their names in the first language.
 *
 * Returns: (transfer full): the sheet
 */
TwRulesSheet *tw_rules_sheet_new (const TwRules *rules, const TwRuleset *ruleset,
                                  const char *const *languages);

/**
 * tw_rules_sheet_new_of_set:
 * @rules: the rules of the game
 * @set: one of the sets that it is played with
 * @languages: see tw_rules_sheet_new()
 *
 * The same of what @set alone brings: its tiles, what it invents, and its rules. What it is played with is left out.
 *
 * Returns: (transfer full): the sheet
 */
TwRulesSheet *tw_rules_sheet_new_of_set (const TwRules *rules, const TwTileSet *set,
                                         const char *const *languages);

/** tw_rules_sheet_new_for_user: Returns: (transfer full): the sheet in the user's language */
TwRulesSheet *tw_rules_sheet_new_for_user (const TwRules *rules, const TwRuleset *ruleset);

/**
 * tw_rules_sheet_count_foreign:
 * @rules: the rules of the game
 * @language: an xml:lang value
 * @out_n: (out): how many of the program's rules a sheet of the game has
 *
 * The designer's own rules do not count, because they may be in any language.
 *
 * Returns: how many of these rules are missing in @language and stand in English
 */
guint tw_rules_sheet_count_foreign (const TwRules *rules, const char *language, guint *out_n);

/** tw_rules_sheet_free: frees @sheet. */
void tw_rules_sheet_free (TwRulesSheet *sheet);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwRulesSheet, tw_rules_sheet_free)

G_END_DECLS
