/* Problems of a set: values in a list, each with a place to jump to. Not errors. */
#pragma once

#include "engine/set/own-drawing.h"
#include "engine/set/tile-set.h"

G_BEGIN_DECLS

/**
 * TwProblemCode:
 * @TW_PROBLEM_PORT_OWNED_TWICE: two segments of one layer claim a rim place (error;
 *   the later one gives way)
 * @TW_PROBLEM_PORT_OWNED_NEVER: a city, road … that reaches no edge, or owns an edge
 *   in part (error; taken off or completed)
 * @TW_PROBLEM_PORT_OFF_MIDDLE: a road, path, river or own line owns a half of an edge; it can
 *   reach an edge in its middle, or a corner (error; taken off there)
 * @TW_PROBLEM_ROAD_WITHOUT_END: a road or path that leads to one place only (error;
 *   gets the default end)
 * @TW_PROBLEM_RIVER_WITHOUT_END: a river with one edge on a tile without source or
 *   lake (warning; the source, or the lake when the set has a source)
 * @TW_PROBLEM_END_WITHOUT_PLACE: a road ends at a monastery, lake … that is not there
 *   (warning; gets the default end)
 * @TW_PROBLEM_GATE_WITHOUT_CITY: a gate in no wall (error; in a city's, else a village)
 * @TW_PROBLEM_CROSSING_SEGMENTS: barriers cross without a junction (error; a bridge)
 * @TW_PROBLEM_SYMBOL_ON_NOTHING: a symbol that needs a segment has none (error;
 *   moved to the only one that can bear it, else taken off)
 * @TW_PROBLEM_SYMBOL_WRONG_LAND: a symbol stands where it means nothing (error; as
 *   before)
 * @TW_PROBLEM_MISSPELT_SYMBOL: nothing says what a symbol is, and it is all but one that is known, see
 *   tw_symbol_guess() (hint; that one)
 * @TW_PROBLEM_STALE_OVERRIDE: a change to the fields that fits no more (warning; taken
 *   off)
 * @TW_PROBLEM_DUPLICATE_TILE: plays like an earlier tile with the same back (hint);
 *   tiles of blocks are not compared
 * @TW_PROBLEM_MIRRORED_TILE: the mirror image of an earlier tile (hint)
 * @TW_PROBLEM_DUPLICATE_ID: of a tile, or of a variant of one (error; a new one)
 * @TW_PROBLEM_EMPTY_ID: of a tile or a variant (error; a new one)
 * @TW_PROBLEM_UNWRITABLE_ID: of the set, a tile or a variant: it has what the notation
 *   keeps for itself, see tw_id_is_writable() (error; without it, and what names the
 *   tile goes along)
 * @TW_PROBLEM_COUNT_ZERO: no copies (warning; one)
 * @TW_PROBLEM_START_COUNT: more start tiles than copies (error; as many copies as
 *   start tiles)
 * @TW_PROBLEM_VARIANT_COUNT: more copies in variants than in all (error; as many as
 *   the variants need)
 * @TW_PROBLEM_NEVER_FITS: no tile of the set can lie at an edge (warning). A set that
 *   requires others is not asked; one without start plays with the base game's tiles
 * @TW_PROBLEM_MISSING_TITLE: the set has no title (warning)
 * @TW_PROBLEM_MISSING_LANGUAGE: the title lacks a language (hint)
 * @TW_PROBLEM_BLOCK_TILE: a block names an unknown tile or lays two on one place
 *   (error; taken out of the block)
 * @TW_PROBLEM_BLOCK_EDGES: neighbours in a block do not fit, or an inner edge lies
 *   outside (error)
 * @TW_PROBLEM_MIST_ON_CITY: mist covers a city's edge (warning; taken off there)
 * @TW_PROBLEM_GHOST_WITHOUT_MIST: a ghost that stands in no mist (error; moved to the
 *   only mist, else taken off)
 * @TW_PROBLEM_MISSING_PICTURE: the file of a finished picture is not there (warning; drawn)
 * @TW_PROBLEM_MISSING_REFERENCE: the file of a reference picture is not there (hint; forgotten)
 * @TW_PROBLEM_REFUSED_PICTURE: the file of a finished picture is none that is drawn (warning);
 *   found by the program alone, see tw_tile_set_validate_pictures()
 * @TW_PROBLEM_REFUSED_REFERENCE: likewise of a reference picture (warning)
 * @TW_PROBLEM_SHAPE: walls and roads are bent so that the tile looks like one that means
 *   something else (warning; lie where the program puts them). Found by the program alone, see
 *   tw_tile_set_validate_shapes()
 * @TW_PROBLEM_NO_ROOM: more stands on the tile than it has room for, so that it is drawn too small
 *   or over something else (warning). Found by the program alone, like the one before
 * @TW_PROBLEM_REFUSED_SYMBOL: a symbol that the set brings has a drawing that is not drawn (warning).
 *   Found by the program alone, see tw_tile_set_validate_drawings(), like the next two
 * @TW_PROBLEM_REFUSED_FIGURE: likewise a figure
 * @TW_PROBLEM_REFUSED_TOKEN: likewise a token
 * @TW_PROBLEM_EMPTY_SET: no tiles (warning)
 * @TW_PROBLEM_TOO_MANY_FIGURES: more kinds of figures than a game can hold beside the base game's,
 *   see limits.h; with them the set cannot be played (warning, like the next ones)
 * @TW_PROBLEM_TOO_MANY_TOKENS: more kinds of tokens
 * @TW_PROBLEM_TOO_MANY_WORTHS: more ways of counting one token
 * @TW_PROBLEM_TOO_MANY_SYMBOLS: effects ask for more symbols
 * @TW_PROBLEM_TOO_MANY_EFFECTS: more effects
 *
 * What is wrong. The number is never used outside; files, tests and the tool's
 * output use tw_problem_code_name().
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
  TW_N_PROBLEMS
} TwProblemCode;

/** TwSeverity: how bad. Only errors make `validate` fail, and are told before a game begins. */
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
 * @variant: index of the tile's variant, -1 for the tile itself
 * @segment: index of the segment, -1
 * @rim: rim places concerned, 0 for none
 * @other: what else is meant: index of the tile it repeats, of the other segment, of
 *   the symbol, of the override, of the junction, of the block, of the figure, token or effect of
 *   the set's own rules that is the first too many, of the one whose drawing is refused; of a
 *   picture that is missing the #TwPictureAbsence; -1
 * @detail: (nullable): an id or language for the message
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
  char *detail;
  gboolean has_repair;
} TwProblem;

/**
 * TwProblems: a list: what concerns the set, then the tiles in their order; for each
 * the worst first.
 */
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
 * Linear in the number of tiles: some 10 microseconds each.
 *
 * Returns: (transfer full): what is wrong with it
 */
TwProblems *tw_tile_set_validate (const TwTileSet *set, const char *const *languages);

/**
 * TwLookFaults: flags: what is wrong with how a tile looks
 * @TW_LOOK_SOUND: nothing
 * @TW_LOOK_BENT: its shape makes it look like a tile that means something else
 * @TW_LOOK_CROWDED: there is no room for all that stands on it
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
 * Returns: whether the tile looks like what it means
 */
typedef TwLookFaults (*TwShapeCheck) (const char *set_id, const TwTile *tile);

/**
 * tw_tile_set_validate_shapes:
 * @set: a set
 * @problems: (transfer full): what is wrong with it
 * @check: knows how tiles look; the engine does not
 *
 * Returns: (transfer full): @problems and those of shapes
 */
TwProblems *tw_tile_set_validate_shapes (const TwTileSet *set, TwProblems *problems,
                                         TwShapeCheck check);

/**
 * TwPictureCheck:
 * @picture: a picture of a tile that has bytes
 * @may_wait: whether to wait until it is known: it takes long the first time
 * @out_words: (out) (transfer full): cause and remedy if it is not drawn, else %NULL
 *
 * Safe in any thread.
 *
 * Returns: whether it is known
 */
typedef gboolean (*TwPictureCheck) (const TwPictureFile *picture, gboolean may_wait,
                                    char **out_words);

/**
 * tw_tile_set_validate_pictures:
 * @set: a set
 * @problems: (transfer full): what is wrong with it
 * @check: knows which pictures are drawn; the engine does not
 * @may_wait: for @check
 * @out_is_whole: (out) (optional): whether all of them are known
 *
 * Returns: (transfer full): @problems and those of pictures
 */
TwProblems *tw_tile_set_validate_pictures (const TwTileSet *set, TwProblems *problems,
                                           TwPictureCheck check, gboolean may_wait,
                                           gboolean *out_is_whole);

/**
 * TwDrawingCheck:
 * @art: the drawing of a symbol, figure or token
 * @may_wait: whether to wait until it is known: it takes long the first time
 * @out_words: (out) (transfer full): cause and remedy if it is not drawn, else %NULL
 *
 * Safe in any thread.
 *
 * Returns: whether it is known
 */
typedef gboolean (*TwDrawingCheck) (const char *art, gboolean may_wait, char **out_words);

/**
 * tw_tile_set_validate_drawings:
 * @set: a set
 * @problems: (transfer full): what is wrong with it
 * @check: knows which drawings are drawn; the engine does not
 * @may_wait: for @check
 * @out_is_whole: (out) (optional): whether all of them are known
 *
 * Returns: (transfer full): @problems and those of the drawings of what the set brings
 */
TwProblems *tw_tile_set_validate_drawings (const TwTileSet *set, TwProblems *problems,
                                           TwDrawingCheck check, gboolean may_wait,
                                           gboolean *out_is_whole);

/**
 * tw_problem_is_seen_on:
 * @problem: a problem
 * @set: the set it was found in
 * @tile: index of a tile
 *
 * Returns: whether who looks at that tile is to know of it: it is a problem of the tile, or of a
 *   symbol that stands on it
 */
gboolean tw_problem_is_seen_on (const TwProblem *problem, const TwTileSet *set, int tile);

/**
 * tw_problem_explanation:
 * @problem: a problem
 *
 * Returns: (transfer none): why that is a problem, and what the repair does if there is one: a
 *   sentence or some, in the user's language (gettext)
 */
const char *tw_problem_explanation (const TwProblem *problem);

/**
 * tw_tile_validate:
 * @tile: a tile
 * @own: (nullable): what its set adds to the rules
 *
 * Only what can be seen on the tile alone; for the designer's live list.
 *
 * Returns: (transfer full): what is wrong with it; @tile of each problem is 0
 */
TwProblems *tw_tile_validate (const TwTile *tile, const TwVocabulary *own);

/** tw_problems_free: frees a list. */
void tw_problems_free (TwProblems *problems);

/** tw_problems_worst: Returns: the worst severity for tile @tile (-1: of all), or -1 */
int tw_problems_worst (const TwProblems *problems, int tile);

/**
 * tw_problem_repair:
 * @problem: a problem with a repair
 * @set: the set it was found in
 *
 * Mends what the problem names, and on the way other roads of the same tile that
 * end nowhere.
 *
 * Returns: (transfer full) (nullable): the repaired set, %NULL if nothing is left
 *   to be mended
 */
TwTileSet *tw_problem_repair (const TwProblem *problem, const TwTileSet *set);

/** tw_problem_code_name: Returns: (transfer none): stable name, for instance "port-owned-twice" */
const char *tw_problem_code_name (TwProblemCode code);

/** tw_problem_code_severity: Returns: how bad problems of that code are */
TwSeverity tw_problem_code_severity (TwProblemCode code);

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

/** tw_problem_find_drawing: Returns: whether it is about the drawing of something that the set
 *   brings, which is @out_drawing then, borrowed from @set */
gboolean tw_problem_find_drawing (const TwProblem *problem, const TwTileSet *set,
                                  TwOwnDrawing *out_drawing);

/** tw_problem_repair_label: Returns: (transfer full) (nullable): the button's words */
char *tw_problem_repair_label (const TwProblem *problem, const TwTileSet *set);

/** tw_problem_line: Returns: the line of the file it belongs to, 0 if unknown */
guint tw_problem_line (const TwProblem *problem, const TwTileSet *set);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwProblems, tw_problems_free)

G_END_DECLS
