/* One row for each problem: its name, how bad it is, what people are told and what mends it.
 *
 * Shared by the files that find, tell and mend problems.
 */
#pragma once

#include "engine/set/problem.h"

G_BEGIN_DECLS

/**
 * TwProblemPlace: what stands for a "%s" of a sentence.
 * @TW_PLACE_NONE: there are no more of them
 * @TW_PLACE_SEGMENT: the segment
 * @TW_PLACE_OTHER: the other segment
 * @TW_PLACE_RIM: names of places of the rim: "NL N NR"
 * @TW_PLACE_EDGES: edges in words: "north and west"
 * @TW_PLACE_DETAIL: an id or language
 * @TW_PLACE_SYMBOL: the name of the symbol
 * @TW_PLACE_RESERVED: the signs that no id has
 */
typedef enum
{
  TW_PLACE_NONE,
  TW_PLACE_SEGMENT,
  TW_PLACE_OTHER,
  TW_PLACE_RIM,
  TW_PLACE_EDGES,
  TW_PLACE_DETAIL,
  TW_PLACE_SYMBOL,
  TW_PLACE_RESERVED
} TwProblemPlace;

/** TwProblemOf: of what @other of a problem is an index, where that says the line of the file. */
typedef enum
{
  TW_PROBLEM_OF_TILE,
  TW_PROBLEM_OF_BLOCK,
  TW_PROBLEM_OF_FIGURE,
  TW_PROBLEM_OF_TOKEN,
  TW_PROBLEM_OF_EFFECT,
  TW_PROBLEM_OF_DRAWING
} TwProblemOf;

/**
 * TwProblemWords: what people are told, untranslated.
 * @sentence: (nullable): what is wrong
 * @why: (nullable): why that is a problem, and what the repair does
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
 * @words: what people are told
 * @is_otherwise: (nullable): whether @otherwise is told instead, as far as that says anything; the
 *   set is %NULL when it is asked for @why
 * @otherwise: the same for the second of two cases
 * @one: (nullable): in the place of a sentence, where @other of the problem counts: "%u copy"
 * @many: (nullable): the same for several
 * @places: what stands in the sentence
 * @say: (nullable): makes the sentence (transfer full) where it needs more than @places
 * @of: where in the file it is
 * @mend_drawing: (nullable): mends what is drawn on the tile; returns whether anything was
 * @mend_tile: (nullable): mends anything else of the tile; returns (transfer full) (nullable) it
 * @mend_set: (nullable): the same for the set
 *
 * It has a repair if one of the three is there.
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
} TwProblemRow;

/** problem_row: Returns: (transfer none): the row of @code */
const TwProblemRow *problem_row (TwProblemCode code);

/** problem_row_mends: Returns: whether problems of that row have a repair */
gboolean problem_row_mends (const TwProblemRow *row);

/* Sentences (problem-say.c). */
char *problem_say_wrong_land (const TwProblem *problem, const TwTileSet *set);
char *problem_say_misspelt (const TwProblem *problem, const TwTileSet *set);
char *problem_say_block (const TwProblem *problem, const TwTileSet *set);
char *problem_say_picture (const TwProblem *problem, const TwTileSet *set);
char *problem_say_reference (const TwProblem *problem, const TwTileSet *set);
char *problem_say_detail (const TwProblem *problem, const TwTileSet *set);
char *problem_say_drawing (const TwProblem *problem, const TwTileSet *set);
char *problem_say_figures (const TwProblem *problem, const TwTileSet *set);
char *problem_say_tokens (const TwProblem *problem, const TwTileSet *set);
char *problem_say_worths (const TwProblem *problem, const TwTileSet *set);
char *problem_say_symbols (const TwProblem *problem, const TwTileSet *set);
char *problem_say_effects (const TwProblem *problem, const TwTileSet *set);

/** problem_sentence: Returns: (transfer full): what is wrong, without the tile's name */
char *problem_sentence (const TwProblem *problem, const TwTileSet *set);

/** problem_tile: Returns: (nullable): the tile that it is about */
const TwTile *problem_tile (const TwProblem *problem, const TwTileSet *set);

/* Repairs (repair.c, repair-id.c). */
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

/** mend_river_is_lake: Returns: whether a river of @set ends in a lake rather than a source */
gboolean mend_river_is_lake (const TwProblem *problem, const TwTileSet *set);

/** mend_symbol_drops: Returns: whether the symbol is taken off, as it is not clear where it belongs */
gboolean mend_symbol_drops (const TwProblem *problem, const TwTileSet *set);

G_END_DECLS
