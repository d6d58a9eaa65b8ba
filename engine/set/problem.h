/* Problems of a set: values in a list, each with a place to jump to. Not errors. */
#pragma once

#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwProblemCode: what is wrong. The number is never used outside; files, tests and
 * the tool's output use tw_problem_code_name().
 */
typedef enum
{
  TW_PROBLEM_PORT_OWNED_TWICE,
  TW_PROBLEM_PORT_OWNED_NEVER,
  TW_PROBLEM_ROAD_WITHOUT_END,
  TW_PROBLEM_GATE_WITHOUT_CITY,
  TW_PROBLEM_CROSSING_SEGMENTS,
  TW_PROBLEM_SYMBOL_ON_NOTHING,
  TW_PROBLEM_SYMBOL_WRONG_LAND,
  TW_PROBLEM_STALE_OVERRIDE,
  TW_PROBLEM_DUPLICATE_TILE,
  TW_PROBLEM_MIRRORED_TILE,
  TW_PROBLEM_DUPLICATE_ID,
  TW_PROBLEM_EMPTY_ID,
  TW_PROBLEM_COUNT_ZERO,
  TW_PROBLEM_VARIANT_COUNT,
  TW_PROBLEM_NEVER_FITS,
  TW_PROBLEM_MISSING_TITLE,
  TW_PROBLEM_MISSING_LANGUAGE,
  TW_PROBLEM_BLOCK_TILE,
  TW_PROBLEM_BLOCK_EDGES,
  TW_PROBLEM_MIST_ON_CITY,
  TW_PROBLEM_GHOST_WITHOUT_MIST,
  TW_PROBLEM_EMPTY_SET,
  TW_N_PROBLEMS
} TwProblemCode;

/** TwSeverity: how bad. Only errors make `validate` fail and keep a set from play. */
typedef enum
{
  TW_SEVERITY_HINT,
  TW_SEVERITY_WARNING,
  TW_SEVERITY_ERROR
} TwSeverity;

/**
 * TwProblem:
 * @code: what
 * @severity: how bad
 * @tile: index of the tile in the set, -1 for the set
 * @segment: index of the segment, -1
 * @rim: rim places concerned, 0 for none
 * @other: what else is meant: index of the tile it repeats, of the symbol, of the
 *   override, of the junction, of the block; -1
 * @detail: (nullable): an id or language for the message
 * @has_repair: whether tw_problem_repair() can mend it
 */
typedef struct
{
  TwProblemCode code;
  TwSeverity severity;
  gint tile;
  gint segment;
  TwRim rim;
  gint other;
  char *detail;
  gboolean has_repair;
} TwProblem;

/** TwProblems: a list, worst first within each tile, in the order of the tiles. */
typedef struct
{
  guint n_problems;
  TwProblem *problems;
} TwProblems;

/**
 * tw_tile_set_validate:
 * @set: a set
 * @languages: (array zero-terminated=1) (nullable): languages in which titles are
 *   wanted; %NULL for those that any text of the set has
 *
 * Linear in the number of tiles but for what compares tiles with each other,
 * which sorts.
 *
 * Returns: (transfer full): what is wrong with it
 */
TwProblems *tw_tile_set_validate (const TwTileSet *set, const char *const *languages);

/**
 * tw_tile_validate:
 * @tile: a tile
 *
 * Only what can be seen on the tile alone; for the designer's live list.
 *
 * Returns: (transfer full): what is wrong with it; @tile of each problem is 0
 */
TwProblems *tw_tile_validate (const TwTile *tile);

/** tw_problems_free: frees a list. */
void tw_problems_free (TwProblems *problems);

/** tw_problems_worst: Returns: the worst severity for tile @tile (-1: of all), or -1 */
int tw_problems_worst (const TwProblems *problems, int tile);

/**
 * tw_problem_repair:
 * @problem: a problem with a repair
 * @set: the set it was found in
 *
 * Returns: (transfer full) (nullable): the repaired set, %NULL if nothing is left
 *   to be mended
 */
TwTileSet *tw_problem_repair (const TwProblem *problem, const TwTileSet *set);

/** tw_problem_code_name: Returns: (transfer none): stable name, for instance "port-owned-twice" */
const char *tw_problem_code_name (TwProblemCode code);

/** tw_severity_name: Returns: (transfer none): "error", "warning" or "hint" */
const char *tw_severity_name (TwSeverity severity);

/**
 * tw_problem_message:
 * @problem: a problem
 * @set: the set it was found in
 *
 * Returns: (transfer full): a sentence in the user's language (gettext)
 */
char *tw_problem_message (const TwProblem *problem, const TwTileSet *set);

/** tw_problem_repair_label: Returns: (transfer full) (nullable): the button's words */
char *tw_problem_repair_label (const TwProblem *problem, const TwTileSet *set);

/** tw_problem_line: Returns: the line of the file it belongs to, 0 if unknown */
guint tw_problem_line (const TwProblem *problem, const TwTileSet *set);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwProblems, tw_problems_free)

G_END_DECLS
