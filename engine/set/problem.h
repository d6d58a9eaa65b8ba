/* Problems of a set: plain values in a list, each with its place in the set. They are not
 * errors. */
#pragma once

#include "engine/set/own-drawing.h"
#include "engine/set/ruleset.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwProblemCode:
 * @TW_PROBLEM_PORT_OWNED_TWICE: two segments of one layer claim a rim place (error;
 *   the later one gives way)
 * @TW_PROBLEM_PORT_OWNED_NEVER: a city, road … reaches no edge, or owns only part of an edge
 *   (error; taken off or completed)
 * @TW_PROBLEM_PORT_OFF_MIDDLE: a road, path, river or own line owns a half of an edge, but it may
 *   only own the middle of an edge, or a corner (error; taken off there)
 * @TW_PROBLEM_ROAD_WITHOUT_END: a road or path leads to one place only (error; gets the default
 *   end)
 * @TW_PROBLEM_RIVER_WITHOUT_END: a river has one edge on a tile without source or lake (warning;
 *   gets the source, or the lake if the set has a source)
 * @TW_PROBLEM_END_WITHOUT_PLACE: a road ends at a monastery, lake … that the tile does not have
 *   (warning; gets the default end)
 * @TW_PROBLEM_GATE_WITHOUT_CITY: a gate belongs to no city (error; moved to a city's wall, else
 *   becomes a village)
 * @TW_PROBLEM_CROSSING_SEGMENTS: barriers cross without a junction (error; gets a bridge)
 * @TW_PROBLEM_SYMBOL_ON_NOTHING: a symbol that needs a segment has none (error; moved to the only
 *   segment it may stand on, else taken off)
 * @TW_PROBLEM_SYMBOL_WRONG_LAND: a symbol stands on land where it means nothing (error; mended
 *   likewise)
 * @TW_PROBLEM_MISSPELT_SYMBOL: an unknown symbol differs little from a known one, see
 *   tw_symbol_guess() (hint; replaced by that one)
 * @TW_PROBLEM_STALE_OVERRIDE: an override of the fields no longer applies (warning; taken off)
 * @TW_PROBLEM_DUPLICATE_TILE: a tile plays like an earlier one with the same back (hint); tiles of
 *   blocks are not compared
 * @TW_PROBLEM_MIRRORED_TILE: a tile is the mirror image of an earlier one (hint)
 * @TW_PROBLEM_DUPLICATE_ID: two tiles, or two variants of one tile, have the same id (error; gets a
 *   new id)
 * @TW_PROBLEM_EMPTY_ID: a tile or a variant has no id (error; gets a new id)
 * @TW_PROBLEM_UNWRITABLE_ID: the id of the set, a tile or a variant has characters that the
 *   notation reserves, see tw_id_is_writable() (error; they are taken out, also where the id is
 *   named)
 * @TW_PROBLEM_COUNT_ZERO: a tile has no copies (warning; gets one)
 * @TW_PROBLEM_START_COUNT: a tile has more start tiles than copies (error; gets as many copies as
 *   start tiles)
 * @TW_PROBLEM_VARIANT_COUNT: a tile's variants have more copies than the tile (error; gets as many
 *   as the variants need)
 * @TW_PROBLEM_NEVER_FITS: no tile of the set can lie at an edge of the tile (warning). A set that
 *   requires others is not checked; a set without start is checked together with the base game's
 *   tiles
 * @TW_PROBLEM_MISSING_TITLE: the set has no title (warning)
 * @TW_PROBLEM_MISSING_LANGUAGE: the title lacks a language (hint)
 * @TW_PROBLEM_BLOCK_TILE: a block names an unknown tile or puts two tiles in one cell (error; taken
 *   out of the block)
 * @TW_PROBLEM_BLOCK_EDGES: neighbours in a block do not fit, or an inert edge lies on its outside
 *   (error)
 * @TW_PROBLEM_MIST_ON_CITY: mist covers a city's edge (warning; taken off there)
 * @TW_PROBLEM_GHOST_WITHOUT_MIST: a ghost stands in no mist (error; moved to the only mist, else
 *   taken off)
 * @TW_PROBLEM_MISSING_PICTURE: the file of a finished picture is missing (warning; the tile is
 *   drawn instead)
 * @TW_PROBLEM_MISSING_REFERENCE: the file of a reference picture is missing (hint; the tile no
 *   longer names it)
 * @TW_PROBLEM_REFUSED_PICTURE: the file of a finished picture cannot be drawn (warning). Only
 *   tw_tile_set_validate_pictures() finds it
 * @TW_PROBLEM_REFUSED_REFERENCE: likewise for a reference picture (warning)
 * @TW_PROBLEM_SHAPE: walls and roads are bent so that the tile looks like one that means something
 *   else (warning; put back where the program draws them). Only tw_tile_set_validate_shapes() finds
 *   it
 * @TW_PROBLEM_NO_ROOM: the tile has more on it than it has room for, so that something is drawn too
 *   small or over something else (warning). Only tw_tile_set_validate_shapes() finds it
 * @TW_PROBLEM_REFUSED_SYMBOL: the drawing of a symbol that the set brings cannot be drawn
 *   (warning). Only tw_tile_set_validate_drawings() finds it and the next two
 * @TW_PROBLEM_REFUSED_FIGURE: likewise for a figure (warning)
 * @TW_PROBLEM_REFUSED_TOKEN: likewise for a token (warning)
 * @TW_PROBLEM_EMPTY_SET: the set has no tiles (warning)
 * @TW_PROBLEM_TOO_MANY_FIGURES: the set has more types of figures than a game can hold beside the
 *   base game's, see limits.h, and cannot be played (warning, like the next ones)
 * @TW_PROBLEM_TOO_MANY_TOKENS: it has more types of tokens
 * @TW_PROBLEM_TOO_MANY_WORTHS: it has more worths of one token
 * @TW_PROBLEM_TOO_MANY_SYMBOLS: its effects ask for more symbols
 * @TW_PROBLEM_TOO_MANY_EFFECTS: it has more effects
 * @TW_PROBLEM_REFUSED_RULES: with its procedures no game can begin (error). Only
 *   tw_rules_trial_add_of_set() finds it
 * @TW_PROBLEM_NAME_TAKEN: something is called in the file like something that comes with the program (error; another
 *   name). Likewise, and only tw_own_rules_repair() mends it
 * @TW_PROBLEM_ENDLESS_PROCEDURE: a procedure does itself, if need be through others (error)
 * @TW_PROBLEM_UNKNOWN_SYMBOL: a procedure asks for a symbol that no tile has and nothing names
 *   (warning). A set that requires others is not checked
 * @TW_PROBLEM_FIGURE_WITHOUT_SUPPLY: a procedure names a figure that nobody has, or that is moved by
 *   hand alone (warning)
 * @TW_PROBLEM_QUESTION_WITHOUT_ANSWER: nothing can ever answer a question (warning)
 * @TW_PROBLEM_NOTHING_PASSES: conditions of a selection contradict each other (warning)
 * @TW_PROBLEM_COMPARED_WITH_ITSELF: a condition compares a thing with itself (warning)
 * @TW_PROBLEM_SYMBOL_WITHOUT_TILE: a procedure asks for a symbol at a moment at which no tile was
 *   laid (warning)
 * @TW_PROBLEM_UNTIMELY_CONDITION: a condition asks for what is never known at the moment of its
 *   procedure (warning)
 * @TW_PROBLEM_NEVER_REACHED: a statement is never reached (warning)
 * @TW_PROBLEM_LONG_LOOP: a loop is longer than a game waits for (warning)
 * @TW_PROBLEM_UNKNOWN_RULE: a procedure names a rule that is nowhere (warning). A set that requires
 *   others is not checked. Only rules-trial.h finds it
 * @TW_PROBLEM_WITHOUT_TITLE: a figure or token of a set has no title (hint)
 * @TW_PROBLEM_QUESTION_WITHOUT_EFFECT: nothing is done with the answer (warning)
 * @TW_PROBLEM_SAME_ORDER: two procedures that do something at one moment have the same order
 *   (warning)
 * @TW_PROBLEM_UNUSED_PROCEDURE: a procedure has no moment, and none of those beside it does it (hint)
 * @TW_PROBLEM_UNUSED_BAG: nothing is ever drawn from a bag, deck or die (hint)
 * @TW_PROBLEM_QUESTION_WITHOUT_WORDS: a question has no words of its own (hint)
 * @TW_PROBLEM_MISSING_WORDS: words of a procedure lack a language (hint)
 * @TW_PROBLEM_UNKNOWN_PLACE: words of a rule have a place in braces that nothing fills (warning): those of
 *   procedures, and what a rule states. Only rules-trial.h finds it
 * @TW_PROBLEM_OUTDATED_TEXT: what a rule says was written before it was changed, see rule-stamp.h (warning; the
 *   sentences are told in its place). Only tw_own_rules_repair() mends it
 * @TW_PROBLEM_LEFTOVER_RULES: rules in words are left over from typing, see leftover-rules.h (warning;
 *   remove them). Only tw_own_rules_repair() mends it
 * @TW_PROBLEM_OUTDATED_NAME: words of rules have the old name of a thing, see outdated-name.h (warning; the new name is
 *   put there). Only tw_own_rules_repair() mends it
 * @TW_PROBLEM_DUPLICATE_LESSON: two lessons have the same id (error; gets a new one)
 * @TW_PROBLEM_LESSON_WITHOUT_TASK: a lesson does not say what is to be done (warning)
 * @TW_PROBLEM_REFUSED_LESSON: the position of a lesson cannot be set up, or its own solution does not
 *   solve it (warning). Only tw_lesson_trial_add_of_set() finds it
 *
 * What is wrong, and in brackets the severity and the repair. The number is used only inside the
 * program; files, tests and the tool's output use tw_problem_code_name().
 */
typedef enum
{
  TW_PROBLEM_PORT_OWNED_TWICE,
  TW_PROBLEM_PORT_OWNED_NEVER,
  TW_PROBLEM_PORT_OFF_MIDDLE,
  TW_PROBLEM_ROAD_WITHOUT_END,
  TW_PROBLEM_RIVER_WITHOUT_END,
  TW_PROBLEM_END_WITHOUT_PLACE,
  TW_PROBLEM_GATE_WITHOUT_CITY,
  TW_PROBLEM_CROSSING_SEGMENTS,
  TW_PROBLEM_SYMBOL_ON_NOTHING,
  TW_PROBLEM_SYMBOL_WRONG_LAND,
  TW_PROBLEM_MISSPELT_SYMBOL,
  TW_PROBLEM_STALE_OVERRIDE,
  TW_PROBLEM_DUPLICATE_TILE,
  TW_PROBLEM_MIRRORED_TILE,
  TW_PROBLEM_DUPLICATE_ID,
  TW_PROBLEM_EMPTY_ID,
  TW_PROBLEM_UNWRITABLE_ID,
  TW_PROBLEM_COUNT_ZERO,
  TW_PROBLEM_START_COUNT,
  TW_PROBLEM_VARIANT_COUNT,
  TW_PROBLEM_NEVER_FITS,
  TW_PROBLEM_MISSING_TITLE,
  TW_PROBLEM_MISSING_LANGUAGE,
  TW_PROBLEM_BLOCK_TILE,
  TW_PROBLEM_BLOCK_EDGES,
  TW_PROBLEM_MIST_ON_CITY,
  TW_PROBLEM_GHOST_WITHOUT_MIST,
  TW_PROBLEM_MISSING_PICTURE,
  TW_PROBLEM_MISSING_REFERENCE,
  TW_PROBLEM_REFUSED_PICTURE,
  TW_PROBLEM_REFUSED_REFERENCE,
  TW_PROBLEM_SHAPE,
  TW_PROBLEM_NO_ROOM,
  TW_PROBLEM_REFUSED_SYMBOL,
  TW_PROBLEM_REFUSED_FIGURE,
  TW_PROBLEM_REFUSED_TOKEN,
  TW_PROBLEM_EMPTY_SET,
  TW_PROBLEM_TOO_MANY_FIGURES,
  TW_PROBLEM_TOO_MANY_TOKENS,
  TW_PROBLEM_TOO_MANY_WORTHS,
  TW_PROBLEM_TOO_MANY_SYMBOLS,
  TW_PROBLEM_TOO_MANY_EFFECTS,
  TW_PROBLEM_REFUSED_RULES,
  TW_PROBLEM_NAME_TAKEN,
  TW_PROBLEM_ENDLESS_PROCEDURE,
  TW_PROBLEM_UNKNOWN_SYMBOL,
  TW_PROBLEM_FIGURE_WITHOUT_SUPPLY,
  TW_PROBLEM_QUESTION_WITHOUT_ANSWER,
  TW_PROBLEM_NOTHING_PASSES,
  TW_PROBLEM_COMPARED_WITH_ITSELF,
  TW_PROBLEM_SYMBOL_WITHOUT_TILE,
  TW_PROBLEM_UNTIMELY_CONDITION,
  TW_PROBLEM_NEVER_REACHED,
  TW_PROBLEM_LONG_LOOP,
  TW_PROBLEM_UNKNOWN_RULE,
  TW_PROBLEM_WITHOUT_TITLE,
  TW_PROBLEM_QUESTION_WITHOUT_EFFECT,
  TW_PROBLEM_SAME_ORDER,
  TW_PROBLEM_UNUSED_PROCEDURE,
  TW_PROBLEM_UNUSED_BAG,
  TW_PROBLEM_QUESTION_WITHOUT_WORDS,
  TW_PROBLEM_MISSING_WORDS,
  TW_PROBLEM_UNKNOWN_PLACE,
  TW_PROBLEM_OUTDATED_TEXT,
  TW_PROBLEM_LEFTOVER_RULES,
  TW_PROBLEM_OUTDATED_NAME,
  TW_PROBLEM_DUPLICATE_LESSON,
  TW_PROBLEM_LESSON_WITHOUT_TASK,
  TW_PROBLEM_REFUSED_LESSON,
  TW_N_PROBLEMS
} TwProblemCode;

/** TwSeverity: how bad a problem is. Only errors make `tilewright-tool validate` fail, and only
 * they are shown before a game begins. */
typedef enum
{
  TW_SEVERITY_HINT,
  TW_SEVERITY_WARNING,
  TW_SEVERITY_ERROR
} TwSeverity;

/**
 * TwProblem:
 * @code: what is wrong
 * @severity: how bad it is
 * @tile: index of the tile in the set, -1 for the set itself
 * @variant: index of the tile's variant, -1 for the tile itself
 * @segment: index of the segment, -1 for none
 * @rim: rim places concerned, 0 for none
 * @other: an index, by @code: of the tile that is repeated, the other segment, the symbol, the
 *   override, the junction, the block, the lesson, the first figure, token or effect beyond the limit, or the
 *   one whose drawing is refused; for a missing picture its #TwPictureAbsence; for procedures the
 *   line; for left over rules how many; -1 for none
 * @place: (nullable): of a procedure, where: its id and the element; of a lesson what is wrong with
 *   it
 * @detail: (nullable): an id or language for the message; of an outdated text the id of its rule; of a
 *   taken name what declares it, the name, and one that is free: "token/grain/grain-2"
 * @has_repair: whether tw_problem_repair() can mend it
 */
typedef struct
{
  TwProblemCode code;
  TwSeverity severity;
  gint tile;
  gint variant;
  gint segment;
  TwRim rim;
  gint other;
  char *place;
  char *detail;
  gboolean has_repair;
} TwProblem;

/**
 * TwProblems: a list: problems of the set, then of each tile in the set's order; for each, the
 * worst first.
 */
typedef struct
{
  guint n_problems;
  TwProblem *problems;
} TwProblems;

/**
 * TwLookFaults: what is wrong with the look of a tile; bits.
 * @TW_LOOK_SOUND: nothing is wrong
 * @TW_LOOK_BENT: its shape makes it look like a tile that means something else
 * @TW_LOOK_CROWDED: it has no room for all that stands on it
 */
typedef enum
{
  TW_LOOK_SOUND = 0,
  TW_LOOK_BENT = 1 << 0,
  TW_LOOK_CROWDED = 1 << 1
} TwLookFaults;

/**
 * TwShapeCheck:
 * @set_id: id of the tile's set
 * @tile: a tile
 *
 * Safe in any thread, and quick for tiles with nothing unusual.
 *
 * Returns: what is wrong with the tile's look
 */
typedef TwLookFaults (*TwShapeCheck) (const char *set_id, const TwTile *tile);

/**
 * TwPictureCheck:
 * @picture: a tile's picture with its bytes
 * @may_wait: whether to wait for the answer, which takes long the first time
 * @out_words: (out) (transfer full): cause and remedy if it cannot be drawn, else %NULL
 *
 * Safe in any thread.
 *
 * Returns: whether the answer is known
 */
typedef gboolean (*TwPictureCheck) (const TwPictureFile *picture, gboolean may_wait,
                                    char **out_words);

/**
 * TwDrawingCheck:
 * @art: the drawing of a symbol, figure or token
 * @may_wait: whether to wait for the answer, which takes long the first time
 * @out_words: (out) (transfer full): cause and remedy if it cannot be drawn, else %NULL
 *
 * Safe in any thread.
 *
 * Returns: whether the answer is known
 */
typedef gboolean (*TwDrawingCheck) (const char *art, gboolean may_wait, char **out_words);

/**
 * tw_problem_explanation:
 * @problem: a problem
 *
 * Returns: (transfer none): why it is a problem, and what the repair does if there is one: one or
 *   more sentences in the user's language (gettext)
 */
const char *tw_problem_explanation (const TwProblem *problem);

/** tw_problems_free: frees a list. */
void tw_problems_free (TwProblems *problems);

/** tw_problems_worst: Returns: the worst severity of the problems of @tile (-1: of all problems),
 *   or -1 if there are none */
int tw_problems_worst (const TwProblems *problems, int tile);

/**
 * tw_problem_repair:
 * @problem: a problem with a repair
 * @set: the set it was found in
 *
 * Mends the problem, and with it other roads of the same tile that have no end.
 *
 * Returns: (transfer full) (nullable): the repaired set, %NULL if there is nothing left to mend
 */
TwTileSet *tw_problem_repair (const TwProblem *problem, const TwTileSet *set);

/** tw_problem_code_name: Returns: (transfer none): stable name, for instance "port-owned-twice" */
const char *tw_problem_code_name (TwProblemCode code);

/** tw_severity_name: Returns: (transfer none): "error", "warning" or "hint" */
const char *tw_severity_name (TwSeverity severity);

/**
 * tw_problem_message:
 * @problem: a problem
 * @set: the set it was found in, %NULL for one of a ruleset
 *
 * Returns: (transfer full): a sentence in the user's language (gettext)
 */
char *tw_problem_message (const TwProblem *problem, const TwTileSet *set);

/** tw_problem_find_drawing: Returns: whether the problem is about the drawing of a symbol, figure
 *   or token that the set brings; @out_drawing gets it, borrowed from @set */
gboolean tw_problem_find_drawing (const TwProblem *problem, const TwTileSet *set,
                                  TwOwnDrawing *out_drawing);

/** tw_problem_repair_label: Returns: (transfer full) (nullable): the button's label */
char *tw_problem_repair_label (const TwProblem *problem, const TwTileSet *set);

/** tw_problem_line: Returns: its line in the set's file, 0 if unknown */
guint tw_problem_line (const TwProblem *problem, const TwTileSet *set);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwProblems, tw_problems_free)

G_END_DECLS
