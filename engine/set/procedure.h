/* What happens in a game, as data: procedures.
 *
 * A procedure is carried out at a moment of the turn. Its statements stand in a tree, as in its file;
 * which there are, and what may stand in each, say the rows of rule-word.h. data/doc/procedures.md
 * tells designers the same with examples; engine/procedure carries procedures out.
 */
#pragma once

#include "engine/set/rule-word.h"

G_BEGIN_DECLS

/* Procedures of one game, and statements of one procedure. */
#define TW_MAX_PROCEDURES 64
#define TW_MAX_STATEMENTS 256
/* How deep statements stand within each other. */
#define TW_MAX_STATEMENT_DEPTH 12
/* How deep procedures do one another. */
#define TW_MAX_PROCEDURE_DEPTH 8
/* Steps of one procedure that are carried out before the game is given up, whatever is asked in
 * between: nobody answers a question for each figure and each other one. */
#define TW_MOST_STEPS 10000
/* Attributes of one statement. */
#define TW_MAX_DETAILS 64

/**
 * TwTurnMoment: when a procedure is carried out.
 * @TW_MOMENT_NEVER: when another one does it
 * @TW_MOMENT_SET_UP: before the first turn, when what lies at the start lies
 * @TW_MOMENT_TURN: before the first tile of a turn is drawn (step 0)
 * @TW_MOMENT_NO_TILE: a tile has to be drawn, and there is none (0)
 * @TW_MOMENT_UNPLACEABLE: a tile that was drawn fits nowhere and is put away (1a)
 * @TW_MOMENT_DRAWN: a tile was drawn and does not lie yet (1a)
 * @TW_MOMENT_LAID: a tile lies (steps 1c to 1g)
 * @TW_MOMENT_ACTION: in place of a figure (2a)
 * @TW_MOMENT_AFTER_ACTION: the figure stands (2b to 2e)
 * @TW_MOMENT_COMPLETED: what the tile completed is known, nothing of it is counted (3b)
 * @TW_MOMENT_COUNTING: value and winners of a feature are known, nobody has the points (3d)
 * @TW_MOMENT_COUNTED: the points of a feature are given, its figures still stand there (3e to 3g)
 * @TW_MOMENT_GAIN: somebody gets points, the counting figure has not moved yet (3d)
 * @TW_MOMENT_MOVED: the counting figure has moved (3e)
 * @TW_MOMENT_AFTER_COUNTING: all that the tile completed is counted, figures are home (4a to 4g)
 * @TW_MOMENT_LEAVES: a figure has left a feature, or the feature came apart
 * @TW_MOMENT_PART_OVER: the part of the turn is over (5)
 * @TW_MOMENT_BEFORE_LAST: the game is over, nothing is counted (31 to 34)
 * @TW_MOMENT_LAST_COUNTING: at the end of the game value and winners of a feature are known
 * @TW_MOMENT_LAST_COUNTED: at the end of the game the points of a feature are given
 * @TW_MOMENT_AFTER_LAST: at the end of the game all features are counted (37, 38)
 */
typedef enum
{
  TW_MOMENT_NEVER,
  TW_MOMENT_SET_UP,
  TW_MOMENT_TURN,
  TW_MOMENT_NO_TILE,
  TW_MOMENT_UNPLACEABLE,
  TW_MOMENT_DRAWN,
  TW_MOMENT_LAID,
  TW_MOMENT_ACTION,
  TW_MOMENT_AFTER_ACTION,
  TW_MOMENT_COMPLETED,
  TW_MOMENT_COUNTING,
  TW_MOMENT_COUNTED,
  TW_MOMENT_GAIN,
  TW_MOMENT_MOVED,
  TW_MOMENT_AFTER_COUNTING,
  TW_MOMENT_LEAVES,
  TW_MOMENT_PART_OVER,
  TW_MOMENT_BEFORE_LAST,
  TW_MOMENT_LAST_COUNTING,
  TW_MOMENT_LAST_COUNTED,
  TW_MOMENT_AFTER_LAST,
  TW_N_MOMENTS
} TwTurnMoment;

/**
 * TwSelected: what can be chosen or gone through.
 * @TW_SELECTED_FIGURE: a figure, wherever it is
 * @TW_SELECTED_STANDING: a figure and a segment on which it may stand by its roles
 * @TW_SELECTED_TILE: a tile that lies face up
 * @TW_SELECTED_FEATURE: a feature on the table
 * @TW_SELECTED_SEAT: a seat
 * @TW_SELECTED_WORD: one of the choices that stand in the question
 * @TW_SELECTED_SYMBOL: a symbol on a tile or segment, each as often as it is drawn
 * @TW_SELECTED_PAIR: two segments of one kind, on one tile or on both sides of a cell
 * @TW_SELECTED_SPACE: a space of the score track
 * @TW_SELECTED_COUNTING: a counting figure on the score track
 * @TW_SELECTED_POST: a figure of a supply and a symbol on a tile, at which it may be put
 * @TW_SELECTED_ZONE: a zone
 * @TW_SELECTED_ENTRY: a figure of a supply and a zone into which it may be put
 * @TW_SELECTED_NUMBER: a whole number
 * @TW_SELECTED_CELL: an empty cell beside a tile
 * @TW_SELECTED_SEGMENT: the part of a feature that is on one tile
 * @TW_SELECTED_TOKEN: a token that lies on a tile or segment
 * @TW_N_SELECTED: how many there are
 */
typedef enum
{
  TW_SELECTED_FIGURE,
  TW_SELECTED_STANDING,
  TW_SELECTED_TILE,
  TW_SELECTED_FEATURE,
  TW_SELECTED_SEAT,
  TW_SELECTED_WORD,
  TW_SELECTED_SYMBOL,
  TW_SELECTED_PAIR,
  TW_SELECTED_SPACE,
  TW_SELECTED_COUNTING,
  TW_SELECTED_POST,
  TW_SELECTED_ZONE,
  TW_SELECTED_ENTRY,
  TW_SELECTED_NUMBER,
  TW_SELECTED_CELL,
  TW_SELECTED_SEGMENT,
  TW_SELECTED_TOKEN,
  TW_N_SELECTED
} TwSelected;

/**
 * TwWhere: where a figure is, or goes to.
 * @TW_WHERE_LAND: on a segment
 * @TW_WHERE_HOME: in the supply; beside the table, if it belongs to nobody
 * @TW_WHERE_TILE: on a tile, but on none of its segments
 * @TW_WHERE_ZONE: a figure of a player's in a place of its own that it can be taken out of, as a quarter
 *   of a city
 * @TW_WHERE_TABLE: in any of these but the supply
 * @TW_WHERE_TRACK: on a space of the score track
 * @TW_WHERE_HELD: held by a player, of whom it need not be
 * @TW_WHERE_RESERVE: in the general supply, until a player gets it
 */
typedef enum
{
  TW_WHERE_LAND,
  TW_WHERE_HOME,
  TW_WHERE_TILE,
  TW_WHERE_ZONE,
  TW_WHERE_TABLE,
  TW_WHERE_TRACK,
  TW_WHERE_HELD,
  TW_WHERE_RESERVE
} TwWhere;

/**
 * TwNear: what counts as near a tile.
 * @TW_NEAR_4: the tiles that share an edge with it
 * @TW_NEAR_8: those that share an edge or a corner with it
 * @TW_NEAR_9: that tile itself and those eight
 * @TW_NEAR_CROSS: those in its row or column, however far
 * @TW_NEAR_LINE: those straight ahead of a symbol on it that points, however far
 * @TW_NEAR_ALONG: those to which one comes along the land, as far as a token that joins
 * @TW_NEAR_STEPS: those so many steps away, which has a word of its own
 * @TW_NEAR_ARMS: that tile itself, and those in its row or column
 * @TW_NEAR_REACH: those at most so many steps away, which has a word of its own as well
 */
typedef enum
{
  TW_NEAR_4,
  TW_NEAR_8,
  TW_NEAR_9,
  TW_NEAR_CROSS,
  TW_NEAR_LINE,
  TW_NEAR_ALONG,
  TW_NEAR_STEPS,
  TW_NEAR_ARMS,
  TW_NEAR_REACH
} TwNear;

/** TwSize: which of two features lies on more tiles. */
typedef enum
{
  TW_SIZE_SMALLER,
  TW_SIZE_EQUAL,
  TW_SIZE_LARGER
} TwSize;

/**
 * TwShared: what two things have in common.
 * @TW_SHARED_FEATURE: the feature
 * @TW_SHARED_TILE: a tile on which both are
 * @TW_SHARED_SEGMENT: the segment
 * @TW_SHARED_EXTENT: a tile that counts for the feature: one of its own, or one around a place
 * @TW_SHARED_TYPE: the type of figure
 * @TW_SHARED_SPACE: the space of the score track, whatever lap they are on
 * @TW_SHARED_ZONE: the zone
 */
typedef enum
{
  TW_SHARED_FEATURE,
  TW_SHARED_TILE,
  TW_SHARED_SEGMENT,
  TW_SHARED_EXTENT,
  TW_SHARED_TYPE,
  TW_SHARED_SPACE,
  TW_SHARED_ZONE
} TwShared;

/**
 * TwOrder: in which order things are drawn.
 * @TW_ORDER_NONE: in none; what was drawn stays out
 * @TW_ORDER_KEPT: in one that chance made once; what was drawn goes below
 * @TW_ORDER_DIE: in none, and all of it is there each time
 */
typedef enum
{
  TW_ORDER_NONE,
  TW_ORDER_KEPT,
  TW_ORDER_DIE
} TwOrder;

/** TwAcross: what lies between two ends: the tile of both, or a cell between their tiles. */
typedef enum
{
  TW_ACROSS_TILE,
  TW_ACROSS_CELL
} TwAcross;

/** TwAmong: features that are known together: those that the tile of the part completed. */
typedef enum
{
  TW_AMONG_COMPLETED
} TwAmong;

/**
 * TwTerrain: how the land on tiles is taken.
 * @TW_TERRAIN_CROSSINGS_JOIN: the roads of a crossing are one road
 * @TW_TERRAIN_MIST_PARTS: mist bounds fields as a city does
 * @TW_TERRAIN_RIVER_ENDS_PART: where a river ends, it parts the field of the tile as if it went on
 * @TW_TERRAIN_ENCLAVE_IS_NO_CITY: fields do not touch the city that an enclave is
 */
typedef enum
{
  TW_TERRAIN_CROSSINGS_JOIN,
  TW_TERRAIN_MIST_PARTS,
  TW_TERRAIN_RIVER_ENDS_PART,
  TW_TERRAIN_ENCLAVE_IS_NO_CITY
} TwTerrain;

/** TwAfter: what a figure that is placed late comes after: anything, or something else than a figure that
 * occupies its feature, or nothing; a figure that went to another tile; what leaves no place for one. */
typedef enum
{
  TW_AFTER_ANY,
  TW_AFTER_ELSE,
  TW_AFTER_ELSEWHERE,
  TW_AFTER_SPENT
} TwAfter;

/** TwFrom: which player comes first where players come in turn: the one on turn, the next one, or the one
 * after whoever laid the last tile. */
typedef enum
{
  TW_FROM_PLAYER,
  TW_FROM_NEXT,
  TW_FROM_LAST
} TwFrom;

/**
 * TwResult: how a rule ends the game.
 * @TW_RESULT_WON: all have won together
 * @TW_RESULT_LOST: all have lost together
 * @TW_RESULT_OVER: the final scoring comes at once
 */
typedef enum
{
  TW_RESULT_WON,
  TW_RESULT_LOST,
  TW_RESULT_OVER
} TwResult;

/** TwTest: what a filter asks; the names are those of the attributes, whose rows have them as values.
 * What `has` names is asked for by three: figures, a token, and a symbol. %TW_TEST_ANY is that of
 * <any> and <none>; %TW_TEST_DRAWN that of `symbol`, which every selection of symbols has. */
typedef enum
{
  TW_TEST_NONE,
  TW_TEST_OF,
  TW_TEST_OWNER,
  TW_TEST_FOLLOWER,
  TW_TEST_IN,
  TW_TEST_KIND,
  TW_TEST_COMPLETE,
  TW_TEST_OCCUPIED,
  TW_TEST_BY,
  TW_TEST_HAS,
  TW_TEST_HAS_SYMBOL,
  TW_TEST_HAS_TOKEN,
  TW_TEST_LEFT,
  TW_TEST_ROOM,
  TW_TEST_FACE_UP,
  TW_TEST_WITHOUT,
  TW_TEST_MOVES,
  TW_TEST_SAME,
  TW_TEST_NEAR,
  TW_TEST_STANDS,
  TW_TEST_LEADS,
  TW_TEST_AMONG,
  TW_TEST_WON,
  TW_TEST_SIZE,
  TW_TEST_WORTH,
  TW_TEST_DRAWN,
  TW_TEST_SYMBOL,
  TW_TEST_ROLE,
  TW_TEST_ROLES,
  TW_TEST_MISTY,
  TW_TEST_STEPS,
  TW_TEST_IS,
  TW_TEST_JOINED,
  TW_TEST_ACROSS,
  TW_TEST_ENDS_AT,
  TW_TEST_BESIDE,
  TW_TEST_REMEMBERED,
  TW_TEST_DERIVED,
  TW_TEST_GAINS,
  TW_TEST_EVERY,
  TW_TEST_AFTER,
  TW_TEST_REACH,
  TW_TEST_HOLDER,
  TW_TEST_HOLDS,
  TW_TEST_SCORE,
  TW_TEST_SCORED,
  TW_TEST_EACH_PART,
  TW_TEST_EACH_TURN,
  TW_TEST_POSSIBLE,
  TW_TEST_PAID,
  TW_TEST_COUNTER,
  TW_TEST_ANY,
  TW_TEST_FIXED,
  TW_N_TESTS
} TwTest;

/** TwDetail: what stands in one attribute of a statement. */
typedef struct
{
  const TwRuleWord *word;
  char *text;
} TwDetail;

/**
 * TwStatement:
 * @word: which element it is
 * @details: (array length=n_details): its attributes
 * @children: (element-type TwStatement): what stands in it
 * @texts: (nullable): of words for people: by language
 * @art: (nullable): its picture, an SVG element that is safe to draw
 * @art_id: (nullable): what the picture is known by among those of the set: "treasure/gold"
 * @line: where it stands in its file
 * @nth: which of the elements beside it in its file it is; words in another language are elements of
 *   their own there, and belong to the statement before them here
 */
typedef struct
{
  const TwRuleWord *word;
  TwDetail details[TW_MAX_DETAILS];
  guint n_details;
  GPtrArray *children;
  TwTexts *texts;
  char *art;
  char *art_id;
  guint line;
  guint nth;
} TwStatement;

/**
 * TwProcedure:
 * @id: (nullable): its name, by which others have it done, or draw from it; a prohibition has none
 * @part: the part it belongs to
 * @file: (nullable): the file it stands in
 * @root: the element itself: <procedure>, <forbid>, <bag> or what else is declared
 */
typedef struct
{
  char *id;
  char *part;
  char *file;
  TwStatement *root;
} TwProcedure;

/**
 * TwStatementPlace: where a statement stands in its procedure, in whatever copy of it.
 * @n: how deep, 0 for the procedure itself
 * @at: its number among what stands beside it, and those of all that it stands in, from the outermost
 */
typedef struct
{
  guint8 n;
  guint8 at[TW_MAX_STATEMENT_DEPTH];
} TwStatementPlace;

G_STATIC_ASSERT (TW_MAX_STATEMENTS <= 256);

/** tw_statement_place_equal: Returns: whether both are one place */
gboolean tw_statement_place_equal (const TwStatementPlace *a, const TwStatementPlace *b);

/** tw_statement_new: Returns: (transfer full): a statement without attributes */
TwStatement *tw_statement_new (const TwRuleWord *word, guint line);

/** tw_statement_free: frees a statement with all that stands in it. */
void tw_statement_free (TwStatement *statement);

/** tw_statement_text: Returns: (nullable): what stands in the attribute @name */
const char *tw_statement_text (const TwStatement *statement, const char *name);

/** tw_statement_words_of: Returns: (transfer none) (nullable): what the first @element that stands right in it says:
 *   its "title", what the log has "said" */
TwTexts *tw_statement_words_of (const TwStatement *statement, const char *element);

/** tw_statement_word: Returns: the value of the word of @sort in the attribute @name, @none without
 *   the attribute */
int tw_statement_word (const TwStatement *statement, const char *name, TwWordSort sort, int none);

/** tw_statement_is: Returns: whether it is the element @name */
gboolean tw_statement_is (const TwStatement *statement, const char *name);

/** tw_statement_equal: Returns: whether both say the same, wherever they stand */
gboolean tw_statement_equal (const TwStatement *a, const TwStatement *b);

/** tw_statement_gives: Returns: whether it, or anything in it, gives the token @token or joins with it */
gboolean tw_statement_gives (const TwStatement *statement, const char *token);

/** tw_statement_names: Returns: whether it, or anything in it, names the figure @figure: whoever is called so is
 *   moved, asked about or put somewhere by it */
gboolean tw_statement_names (const TwStatement *statement, const char *figure);

/** tw_statement_find: finds where @statement stands in @root. Returns: whether it does */
gboolean tw_statement_find (const TwStatement *root, const TwStatement *statement,
                            TwStatementPlace *out_place);

/** tw_statement_at: Returns: (nullable): what stands at that place of @root */
const TwStatement *tw_statement_at (const TwStatement *root, const TwStatementPlace *place);

/** tw_procedure_free: frees a procedure. */
void tw_procedure_free (TwProcedure *procedure);

/** tw_procedure_is_for_other_settings: Returns: whether both are counters of one name, and @before, which comes
 *   first, is one for some settings of the game only */
gboolean tw_procedure_is_for_other_settings (const TwProcedure *before, const TwProcedure *procedure);

G_END_DECLS
