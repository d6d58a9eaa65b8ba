/* A rules sheet: what is played by a ruleset, in the usual order, in one language or in two side by
 * side. Made once, then written as HTML or PDF.
 *
 * Its words are the rules' own (engine/set/rules-text.h), its numbers those of the ruleset. */
#pragma once

#include "engine/game/rules.h"
#include "engine/set/ruleset.h"

G_BEGIN_DECLS

/* Languages that stand side by side at most. */
#define TW_SHEET_MAX_LANGUAGES 2

/**
 * TwSheetBlockKind:
 * @TW_SHEET_TITLE: what is played
 * @TW_SHEET_LEAD: a sentence or two below the title
 * @TW_SHEET_HEADING: begins a chapter
 * @TW_SHEET_PART: begins what one part of the game has to say in a chapter
 * @TW_SHEET_TEXT: a paragraph
 * @TW_SHEET_ITEM: a line of a list
 * @TW_SHEET_STEP: a numbered line of a list
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

/** TwSheetTile: a tile as it is shown, plain (-1) or as one of its variants, and how many copies
 * there are that play like it. */
typedef struct
{
  TwTile *tile;
  int variant;
  guint count;
} TwSheetTile;

/**
 * TwSheetBlock:
 * @kind: what it is
 * @texts: (nullable): the words in each language
 * @values: (nullable): the value of a fact in each language
 * @number: of a step: which one of its chapter, from 1
 * @set: (nullable): of tiles: the set they are from
 * @tiles: (nullable) (element-type TwSheetTile): its tiles that are in play
 */
typedef struct
{
  TwSheetBlockKind kind;
  char *texts[TW_SHEET_MAX_LANGUAGES];
  char *values[TW_SHEET_MAX_LANGUAGES];
  guint number;
  TwTileSet *set;
  GArray *tiles;
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
 * @rules: what is played
 * @ruleset: (nullable): gives title, description and number of players; without one the sets are the
 *   title. Where several numbers can play the sheet tells what lies in the box for each player, else
 *   what they have with the players of @rules
 * @languages: (array zero-terminated=1): one or two xml:lang values; what is not there in a
 *   language stands in the one it was written in
 *
 * Chapters: components, preparation, the turn step by step, placing, counting, the end, rules of
 * the designer's own, parts played together, numbers that differ from the ordinary ones, tiles with
 * pictures and counts. Within each the base game comes first and the other parts in the order of
 * their names in the first language.
 *
 * Returns: (transfer full): the sheet
 */
TwRulesSheet *tw_rules_sheet_new (const TwRules *rules, const TwRuleset *ruleset,
                                  const char *const *languages);

/** tw_rules_sheet_new_for_user: Returns: (transfer full): the sheet in the user's language */
TwRulesSheet *tw_rules_sheet_new_for_user (const TwRules *rules, const TwRuleset *ruleset);

/**
 * tw_rules_sheet_count_foreign:
 * @rules: what is played
 * @language: an xml:lang value
 * @out_n: (out): how many rules of the program a sheet of it tells
 *
 * Rules of the designer's own do not count: they may be written in any language.
 *
 * Returns: how many of them are not there in @language and stand in English
 */
guint tw_rules_sheet_count_foreign (const TwRules *rules, const char *language, guint *out_n);

/** tw_rules_sheet_free: frees @sheet. */
void tw_rules_sheet_free (TwRulesSheet *sheet);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwRulesSheet, tw_rules_sheet_free)

G_END_DECLS
