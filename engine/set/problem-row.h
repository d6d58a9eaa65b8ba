/* One row for each problem: its name, severity, texts and repair.
 *
 * Shared by the files that find, describe and mend problems.
 */
#pragma once

#include "engine/set/problem.h"

G_BEGIN_DECLS

/**
 * TwProblemPlace: the filling of a "%s" in a sentence.
 * @TW_PLACE_NONE: no more fillings
 * @TW_PLACE_SEGMENT: the problem's segment
 * @TW_PLACE_OTHER: the other segment
 * @TW_PLACE_RIM: names of rim places: "NL N NR"
 * @TW_PLACE_EDGES: edges in words: "north and west"
 * @TW_PLACE_DETAIL: an id
 * @TW_PLACE_LANGUAGES: languages by their own names: "čeština, Deutsch"
 * @TW_PLACE_SYMBOL: the name of the symbol
 * @TW_PLACE_RESERVED: the characters that no id may have
 * @TW_PLACE_STATEMENT: a procedure and the element in it, or what is wrong with a lesson
 */
typedef enum
{
  TW_PLACE_NONE,
  TW_PLACE_SEGMENT,
  TW_PLACE_OTHER,
  TW_PLACE_RIM,
  TW_PLACE_EDGES,
  TW_PLACE_DETAIL,
  TW_PLACE_LANGUAGES,
  TW_PLACE_SYMBOL,
  TW_PLACE_RESERVED,
  TW_PLACE_STATEMENT
} TwProblemPlace;

/** TwProblemOf: what @other of a problem is an index of, for finding the line in the file; of a
 * statement it is the line. */
typedef enum
{
  TW_PROBLEM_OF_TILE,
  TW_PROBLEM_OF_BLOCK,
  TW_PROBLEM_OF_FIGURE,
  TW_PROBLEM_OF_TOKEN,
  TW_PROBLEM_OF_EFFECT,
  TW_PROBLEM_OF_DRAWING,
  TW_PROBLEM_OF_STATEMENT,
  TW_PROBLEM_OF_LESSON
} TwProblemOf;

/**
 * TwProblemWords: texts for people, untranslated.
 * @sentence: (nullable): what is wrong
 * @why: (nullable): why it is a problem, and what the repair does
 * @repair: (nullable): the button's words; "%u" is how many copies the tile gets
 */
typedef struct
{
  const char *sentence;
  const char *why;
  const char *repair;
} TwProblemWords;

/**
 * TwProblemRow:
 * @name: its stable name
 * @severity: how bad it is
 * @words: its texts
 * @is_otherwise: (nullable): whether the texts of @otherwise replace those of @words, where there
 *   are any; the set is %NULL when it is called for @why
 * @otherwise: the texts for the second of two cases
 * @one: (nullable): a sentence with a number, the problem's @other: "%u copy"
 * @many: (nullable): the same, in the plural
 * @places: the fillings of the sentence
 * @say: (nullable): makes the sentence (transfer full) if it needs more than @places
 * @of: what @other is an index of
 * @mend_drawing: (nullable): mends the tile's drawing; returns whether it changed anything
 * @mend_tile: (nullable): mends something else of the tile; returns the changed tile (transfer
 *   full) (nullable)
 * @mend_set: (nullable): mends the set; returns the changed set (transfer full) (nullable)
 *
 * @mends_rules: whether what the set adds to the rules is mended, which is done where its file is known
 *
 * A problem has a repair if its row has one of the three mend functions, or mends the rules.
 */
typedef struct
{
  const char *name;
  TwSeverity severity;
  TwProblemWords words;
  gboolean (*is_otherwise) (const TwProblem *problem, const TwTileSet *set);
  TwProblemWords otherwise;
  const char *one;
  const char *many;
  TwProblemPlace places[3];
  char *(*say) (const TwProblem *problem, const TwTileSet *set);
  TwProblemOf of;
  gboolean (*mend_drawing) (const TwProblem *problem, const TwTileSet *set, TwTopology *topology);
  TwTile *(*mend_tile) (const TwProblem *problem, const TwTileSet *set, const TwTile *tile);
  TwTileSet *(*mend_set) (const TwProblem *problem, const TwTileSet *set);
  gboolean mends_rules;
} TwProblemRow;

/** problem_rule_rows: the rows of problems of rules (problem-row-rule.c); the others are empty */
extern const TwProblemRow problem_rule_rows[TW_N_PROBLEMS];

/** problem_row: Returns: (transfer none): the row of @code */
const TwProblemRow *problem_row (TwProblemCode code);

/** problem_row_mends: Returns: whether problems of @row have a repair */
gboolean problem_row_mends (const TwProblemRow *row);

/* Sentences (problem-say.c). */
char *problem_say_on_nothing (const TwProblem *problem, const TwTileSet *set);
char *problem_say_wrong_land (const TwProblem *problem, const TwTileSet *set);
char *problem_say_misspelt (const TwProblem *problem, const TwTileSet *set);
char *problem_say_block (const TwProblem *problem, const TwTileSet *set);
char *problem_say_picture (const TwProblem *problem, const TwTileSet *set);
char *problem_say_reference (const TwProblem *problem, const TwTileSet *set);
char *problem_say_refused_rules (const TwProblem *problem, const TwTileSet *set);
char *problem_say_outdated_name (const TwProblem *problem, const TwTileSet *set);
char *problem_say_outdated (const TwProblem *problem, const TwTileSet *set);
char *problem_say_detail (const TwProblem *problem, const TwTileSet *set);
char *problem_say_drawing (const TwProblem *problem, const TwTileSet *set);
char *problem_say_figures (const TwProblem *problem, const TwTileSet *set);
char *problem_say_tokens (const TwProblem *problem, const TwTileSet *set);
char *problem_say_taken (const TwProblem *problem, const TwTileSet *set);
char *problem_say_worths (const TwProblem *problem, const TwTileSet *set);
char *problem_say_symbols (const TwProblem *problem, const TwTileSet *set);
char *problem_say_effects (const TwProblem *problem, const TwTileSet *set);

/** problem_sentence: Returns: (transfer full): the sentence that says what is wrong, without the
 *   tile's name */
char *problem_sentence (const TwProblem *problem, const TwTileSet *set);

/** problem_tile: Returns: (nullable): the tile that @problem is about */
const TwTile *problem_tile (const TwProblem *problem, const TwTileSet *set);

/* Repairs (repair.c, repair-id.c). */
TwTileSet *mend_lesson_id (const TwProblem *problem, const TwTileSet *set);
gboolean mend_overlap (const TwProblem *problem, const TwTileSet *set, TwTopology *t);
gboolean mend_partial_edge (const TwProblem *problem, const TwTileSet *set, TwTopology *t);
gboolean mend_line (const TwProblem *problem, const TwTileSet *set, TwTopology *t);
gboolean mend_roads (const TwProblem *problem, const TwTileSet *set, TwTopology *t);
gboolean mend_river (const TwProblem *problem, const TwTileSet *set, TwTopology *t);
gboolean mend_place (const TwProblem *problem, const TwTileSet *set, TwTopology *t);
gboolean mend_gate (const TwProblem *problem, const TwTileSet *set, TwTopology *t);
gboolean mend_symbol (const TwProblem *problem, const TwTileSet *set, TwTopology *t);
gboolean mend_misspelt (const TwProblem *problem, const TwTileSet *set, TwTopology *t);
gboolean mend_override (const TwProblem *problem, const TwTileSet *set, TwTopology *t);
gboolean mend_mist (const TwProblem *problem, const TwTileSet *set, TwTopology *t);
TwTile *mend_picture (const TwProblem *problem, const TwTileSet *set, const TwTile *tile);
TwTile *mend_reference (const TwProblem *problem, const TwTileSet *set, const TwTile *tile);
TwTile *mend_shape (const TwProblem *problem, const TwTileSet *set, const TwTile *tile);
TwTile *mend_count (const TwProblem *problem, const TwTileSet *set, const TwTile *tile);
TwTileSet *mend_block (const TwProblem *problem, const TwTileSet *set);
TwTileSet *mend_id (const TwProblem *problem, const TwTileSet *set);

/** mend_river_is_lake: Returns: whether the repair of a river's end in @set is a lake rather than a
 *   source */
gboolean mend_river_is_lake (const TwProblem *problem, const TwTileSet *set);

/** mend_symbol_drops: Returns: whether the repair takes the symbol off, because it is unclear where
 *   it belongs */
gboolean mend_symbol_drops (const TwProblem *problem, const TwTileSet *set);

G_END_DECLS
