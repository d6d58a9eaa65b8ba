/* Procedures compiled for the rules of a game: flat steps without names.
 *
 *   <choose as="who" …>     CHOOSE who, selection 3, otherwise 12, end 14
 *     <move what="who" …>   MOVE who
 *                           JUMP 14
 *   <otherwise> …           …
 *
 * What a procedure has to remember while somebody thinks lies in the block of the game: where it is,
 * the things it has named, and what its loops have still to go through. A procedure is never under
 * way twice, so each has one place for that.
 */
#pragma once

#include "engine/game/event.h"
#include "engine/game/play.h"
#include "engine/procedure/details.h"
#include "engine/procedure/things.h"

G_BEGIN_DECLS

/* Steps of all procedures of a game. */
#define TW_MAX_CODES 1024
/* Things that a procedure names at a time. */
#define TW_MAX_NAMES 24
/* Steps of one procedure that are carried out before the game is given up, whatever is asked in
 * between: nobody answers a question for each figure and each other one. */
#define TW_MOST_STEPS 10000
/* Among how many things procedures look for something within something else between one answer and
 * the next before the game is given up: figures for each tile for each feature for each figure, it
 * cannot wait for. */
#define TW_MOST_SOUGHT 10000000

#define TW_NO_FIGURE 0xffffu
#define TW_NO_TYPE   0xffu
/* In place of the name of a number: it is a token, as many as lie there. */
#define TW_REACH_TOKEN 0xffu
/* And more: the number of a word that was chosen, in place of a figure. */
#define TW_FIRST_WORD 0xff00u
/* And more, below those: a space of the score track, and the number of a counting figure. */
#define TW_FIRST_SPACE    0xfe00u
#define TW_FIRST_COUNTING 0xfd00u
/* And below those: a number that was chosen. */
#define TW_FIRST_NUMBER 0xfc00u
#define TW_MOST_NUMBER  255
/* And below those: an empty cell beside a tile. */
#define TW_FIRST_CELL 0xe000u
/* The thing that is nothing. */
#define TW_NOTHING                                                                                 \
  ((TwThing){ TW_NO_FIGURE, TW_NO_NODE, TW_NO_SLOT, TW_NO_TYPE, TW_SEAT_NONE, 0, 0 })

/* Why a game ended whose procedures took more steps than that. */
#define TW_REASON_ENDLESS "endless"

/**
 * TwThing: what a name stands for; what does not apply is %TW_NO_FIGURE, %TW_NO_NODE, %TW_NO_SLOT,
 * %TW_NO_TYPE, %TW_SEAT_NONE.
 * @figure: number of a figure of the game
 * @node: a segment: of a figure the one on which it stands, of a standing the one it goes to, of a
 *   feature any of its own
 * @slot: a tile; of a pair the one with @node
 * @type: type of figure
 * @seat: a seat; of a figure its owner
 * @other: one more than the second segment of a pair, 0 for what is none
 * @zone: one more than the zone that it is, is in or is put into, 0 for none
 */
typedef struct
{
  guint16 figure;
  guint16 node;
  guint16 slot;
  guint8 type;
  guint8 seat;
  guint16 other;
  guint16 zone;
} TwThing;

/**
 * TwFilter:
 * @test: a #TwTest
 * @is_not: whether what fails it passes
 * @is_said: whether the selection as a whole says it already
 * @name: the thing that it compares with; ANY: what is called so is what is being asked about
 * @what: a set of types or kinds, a word, a number; NEAR: a #TwNear, and 256 times an
 *   arrow or a token; WORTH: a #TwSize,
 *   and 256 times the name of whose points they are; ROOM: a type of token, and 256 times a symbol; POSSIBLE: twice a step, and whether it has to be; STEPS: a
 *   number, the largest that it can be, and 65536 times the name of one; ANY: a selection, 256 times how many of it, and 2^24
 *   times the name of that number
 * @rule: (nullable): why something does not pass
 */
typedef struct
{
  guint8 test;
  guint8 is_not;
  guint8 is_said;
  guint8 name;
  guint32 what;
  const char *rule;
} TwFilter;

#define TW_NO_FILTER 0xffffu
#define TW_NO_NAME   0xffu

/** TwJoined: whether something has to join a pair, or must not. */
typedef enum
{
  TW_JOINED_ANY,
  TW_JOINED_ONLY,
  TW_JOINED_NOT
} TwJoined;

/**
 * TwSelection: what is chosen or gone through.
 * @what: a #TwSelected
 * @first: its first filter
 * @end: behind its last one; what @types, @kinds and the like say already is asked there only for the
 *   reason
 * @rest: the first filter that they do not say, @end if there is none
 * @name: what is called so while it is asked about, 0 for nothing
 * @types: types of figure that it is about, a bit each; of words the numbers
 * @followers: types in play that may pass, as far as it matters whether they occupy
 * @kinds: kinds of segment that may pass
 * @is_asked: whether it is chosen from
 * @on_land: whether figures have to stand somewhere then: the answer says where
 * @owner: of figures: the name of whose alone may pass, %TW_NO_NAME for anybody's
 * @place: of figures: the #TwFigurePlace that they have to have, %TW_NO_NAME for any
 * @feature: of figures: the name of what shares its feature with those that may pass, %TW_NO_NAME if
 *   nothing has to
 * @occupies: whether only figures that occupy where they stand may pass
 * @beside: whether only segments on which some figure stands may pass, or spaces with some counting
 *   figure
 * @queued: whether only features that were completed in this part may pass
 * @in_zone: whether it takes figures out of zones as well
 * @held: whether they are held by players
 * @by_tile: whether those of one type and player on one tile are one answer
 * @scored: whether only players may pass who have scored in this part
 * @posted: whether it takes figures away from symbols as well, @taking: the verb of that
 * @at_home: whether a figure is chosen that stands nowhere: one of each type of who is asked
 * @asked: the name of who is asked
 * @verb: the verb that chooses it
 * @token: only tiles on which such a token lies may pass, %TW_NO_TYPE for any
 * @symbol: of symbols: the number of the counted symbol, %TW_NO_TYPE if nobody counts it
 * @near: the filter that says what it is near to, %TW_NO_FILTER for none
 * @from_number, @from_name: of numbers: the smallest, or what it is called; @is_above: whether they are
 *   larger than that; @to_number, @to_name:
 *   the largest
 * @at_tile: of pairs: the name of the tile on which one end has to be, 0 for any; @joined: a #TwJoined
 * @across: of pairs: one more than the #TwAcross that has to lie between them, 0 for any
 */
typedef struct
{
  guint8 what;
  guint8 is_asked;
  guint8 owner;
  guint8 place;
  guint8 feature;
  guint8 on_land;
  guint8 occupies;
  guint8 beside;
  guint8 in_zone;
  guint8 posted, taking;
  guint8 at_home;
  guint8 held;
  guint8 by_tile;
  guint8 scored;
  guint8 queued;
  guint8 token;
  guint8 symbol;
  guint8 asked;
  guint8 verb;
  guint8 name;
  guint8 at_tile;
  guint8 joined;
  guint8 across;
  guint8 from_number, to_number, is_above;
  guint8 from_name, to_name;
  guint16 near;
  guint16 first, end, rest;
  guint32 types;
  guint32 followers;
  TwKindSet kinds;
} TwSelection;

/**
 * TwOp: what a step does.
 * @TW_OP_END: the procedure is over
 * @TW_OP_JUMP: goes on at @to
 * @TW_OP_CHOOSE: asks for one of a selection; with nothing to choose it goes on at @to
 * @TW_OP_EACH: finds what a loop goes through
 * @TW_OP_NEXT: names the next of them; with none left it goes on at @to
 * @TW_OP_IF: goes on at @to unless a named thing passes filters
 * @TW_OP_MOVE: moves a figure
 * @TW_OP_COUNT: counts the feature of a figure
 * @TW_OP_GIVE: gives points or tokens
 * @TW_OP_REPEAT: says how often what follows is done
 * @TW_OP_AGAIN: takes one off that number; at 0 it goes on at @to
 * @TW_OP_DRAW: lets chance draw from a bag; with nothing in it it goes on at @to
 * @TW_OP_TELL: says something in the log
 * @TW_OP_PART: gives the turn another part
 * @TW_OP_TURN: gives the player on turn the next turn
 * @TW_OP_JOIN: joins a pair
 * @TW_OP_SEVER: takes what joins a pair away
 * @TW_OP_REMEMBER: empties a list that is kept in mind
 * @TW_OP_ADD: puts something on it
 * @TW_OP_FORGET: takes something off such a list, or all
 * @TW_OP_ASIDE: lays the tile that was drawn aside
 * @TW_OP_BACK: puts the tiles that are laid aside back into the bag
 * @TW_OP_SPEND: nothing is placed in this part any more
 * @TW_OP_PLAY: has a further tile laid when the procedure is over
 * @TW_OP_CHANGE: changes a tally
 * @TW_OP_VALUE: changes the value of the feature that is counted
 * @TW_OP_CONCLUDE: ends the game
 * @TW_OP_SKIP: leaves a player's next turn out
 */
typedef enum
{
  TW_OP_END,
  TW_OP_JUMP,
  TW_OP_CHOOSE,
  TW_OP_EACH,
  TW_OP_NEXT,
  TW_OP_IF,
  TW_OP_MOVE,
  TW_OP_COUNT,
  TW_OP_GIVE,
  TW_OP_REPEAT,
  TW_OP_AGAIN,
  TW_OP_DRAW,
  TW_OP_TELL,
  TW_OP_PART,
  TW_OP_TURN,
  TW_OP_JOIN,
  TW_OP_SEVER,
  TW_OP_REMEMBER,
  TW_OP_ADD,
  TW_OP_FORGET,
  TW_OP_ASIDE,
  TW_OP_BACK,
  TW_OP_SPEND,
  TW_OP_PLAY,
  TW_OP_CHANGE,
  TW_OP_VALUE,
  TW_OP_CONCLUDE,
  TW_OP_SKIP
} TwOp;

/** TwChoiceFlags: whether nothing is an answer as well, whether a case has to give even the only
 *   answer, and whether an answer holds until the tile is counted */
enum
{
  TW_CHOICE_OPTIONAL = 1 << 0,
  TW_CHOICE_DUTY = 1 << 1,
  TW_CHOICE_ONCE = 1 << 2
};

/**
 * TwCode: one step.
 * @op: a #TwOp
 * @name: the thing that is named, moved, counted, given to or asked about; REPEAT: the number of times,
 *   if it was drawn
 * @detail: CHOOSE: #TwChoiceFlags; MOVE: the name of where it goes; COUNT: a
 *   #TwEffectEvent; EACH, NEXT, REPEAT, AGAIN, REMEMBER, ADD and FORGET: which loop; GIVE: which
 *   gift; DRAW: which draw; TELL: which line; PART: which of @agains; JOIN and SEVER: which token;
 *   CHANGE: which tally; VALUE: which of @values; CONCLUDE: a #TwResult
 * @selection: CHOOSE, EACH, IF: which selection; MOVE: one more than the counted symbol at which it
 *   is put, 0 for none; CHANGE and VALUE: the name of the number, 0 for @to
 * @to: where it goes on; REPEAT: how many times; CHANGE: by how much, or to what; MOVE: whether the figure
 *   is out of the game then
 * @end: CHOOSE: where it goes on if nothing was the answer; CHANGE: see tw_tally_change();
 *   CONCLUDE: which of @reasons; CHANGE and VALUE: 256 times one more than the selection of which so much
 *   is meant for each, 0 for once
 */
typedef struct
{
  guint8 op;
  guint8 name;
  guint8 detail;
  guint8 selection;
  guint16 to;
  guint16 end;
} TwCode;

G_STATIC_ASSERT (sizeof (TwCode) == 8);

/**
 * TwRun: a procedure under way, in the block of the game.
 * @at: the step it is at; 0 if it is not under way
 * @n_steps: how many it has carried out since it began
 * @plays: 1 or 2 if a further tile is laid when it is over, which may be declined with 2
 * @things: what its names stand for, those it gives itself
 */
typedef struct
{
  guint16 at;
  guint16 n_steps;
  guint16 plays;
  TwThing things[];
} TwRun;

/**
 * TwLoop: what a loop has still to do, or a list that is kept in mind, in the block of the game: a bit for each thing it has still to
 * go through, by figure, slot, node or seat, or how many times it has still to come round.
 * @what: a #TwSelected, %TW_N_SELECTED for a number
 * @from: a #TwFrom
 * @n_words: how many words of bits
 * @at: where they lie in the state
 */
typedef struct
{
  guint8 what;
  guint8 from;
  guint n_words;
  gsize at;
} TwLoop;

/**
 * TwProcedureCode: one procedure that is carried out at a moment.
 * @procedure: as its file says it
 * @moment: a #TwTurnMoment
 * @first: its first step; never 0
 * @condition: the selection whose filters have to pass for it to begin
 * @run: where its #TwRun lies in the state
 * @n_names: how many things it names itself
 * @first_loop: the first of its loops
 * @n_loops: how many loops it has
 * @minds_order: whether it does something when points are got, so that it matters which are got first
 * @phase: label of its step
 * @rule: (nullable): why it is carried out
 */
typedef struct
{
  const TwProcedure *procedure;
  guint8 moment;
  guint16 first;
  guint8 condition;
  gsize run;
  guint n_names;
  guint first_loop;
  guint n_loops;
  gboolean minds_order;
  const char *phase;
  const char *rule;
} TwProcedureCode;

/**
 * TwForbidCode: where a figure may not stand, or by <allow> may be placed as well: what passes the
 * selection.
 * @is_told: whether no figure may be placed there anyway, so that it only says why
 * @types: the types of figure that it has to be asked for, a bit each
 * @kinds: the kinds of segment likewise
 */
typedef struct
{
  const TwProcedure *procedure;
  guint8 selection;
  gboolean is_told;
  guint32 types;
  TwKindSet kinds;
  const char *rule;
} TwForbidCode;

/**
 * TwProcedures: all of them, compiled for one game.
 * @expansion: how they take part in it
 * @figures: what of it concerns figures
 * @placing: and what concerns tiles
 * @counted: and what concerns counting
 * @agains: what gives another part of the turn
 * @tallies: the numbers that the game keeps
 * @tally_numbers: where they stand in place of a number
 * @values: what changes the value of features
 * @reasons: why the game can end by them; the first is that something in it found no end
 * @part: where it is kept in the state whether there is one
 * @owed: where it is kept who gets points when the procedure at hand is over
 * @is_possible: whether something can be done with the answer @word to the question at step @at, seen by a
 *   #TwSight
 * @has_order: whether some procedure minds in which order points are got
 * @has_once: whether answers hold
 * @has_owed: whether points of points are given at all
 * @has_again: whether some procedure gives one
 * @aside: where it is kept in the state which tiles are laid aside
 * @turn: where it is kept in the state what was done as the turn began, and what was spent
 * @has_turn: whether some procedure is carried out as a turn begins
 * @posts: the symbols at which figures are put
 * @zones: the zones
 * @takes_zoned: the verb that takes figures out of them
 * @kept: where it is kept in the state who has scored in the part, and who laid the last tile
 * @has_kept: whether that is kept at all
 * @declared: what holds for the whole game, of what is in play: how land is taken and the like
 * @spends: the rules of <spend>
 * @lists: those that all procedures know: the first loops, in the same order
 * @alone: by verb that writes answers as their word alone: which words those are, as many as there can be
 * @has_aside: whether some procedure lays tiles aside
 * @has_allow: whether figures may be placed elsewhere than on the tile of the turn
 * @verbs: the verbs that choose what is no figure
 * @words: the words that are chosen or drawn, and %NULL
 * @numbers: by word: the number that it is, -1 for none
 * @asked: those of @forbids that have to be asked where somebody may stand
 * @forbidden: types of figure that may not stand everywhere, a bit each
 * @lying: types of token that lie on tiles, a bit each
 * @on: by type of token: the kinds of land on whose segments they lie, 0 for those that lie on tiles
 * @piles: where those that lie are kept in the state
 * @n_piles: room for so many piles
 * @joining: types of token that join, a bit each
 * @joins, @n_joins: where those that join are kept in the state, and room for how many
 * @changed, @n_changed: where it is kept which segments were joined or parted, a bit each, and in how many
 *   words
 * @has_cells: whether tiles are forbidden to lie somewhere
 * @has_value: whether some procedure changes the value of features
 * @valued: where it is kept in the state which changes the one that is counted has had
 * @has_joins: whether some procedure joins or parts
 * @winners: where it is kept who won what was completed in the part
 * @has_winners: whether it is kept at all
 * @often: for each question that is counted, within what: %TW_TEST_EACH_PART or %TW_TEST_EACH_TURN
 * @has_often: whether some is
 * @counts: where they are counted in the state
 * @late: the first of the hooks by which what is done in place of a figure goes on when it began late
 * @begun_late: the procedures of those hooks, by number
 * @strings: what of their words is no text of the vocabulary
 */
typedef struct
{
  TwExpansion expansion;
  TwFigureHooks figures;
  TwPlacingHooks placing;
  TwCountingHooks counted;
  GArray *procedures; /* (element-type TwProcedureCode) */
  GArray *forbids;    /* (element-type TwForbidCode) */
  GArray *asked;      /* (element-type TwForbidCode) */
  guint32 forbidden;
  GArray *codes;      /* (element-type TwCode) */
  GArray *selections; /* (element-type TwSelection) */
  GArray *filters;    /* (element-type TwFilter) */
  GArray *choices;    /* (element-type TwChoiceWords) */
  GArray *loops;      /* (element-type TwLoop) */
  GArray *gifts;      /* (element-type TwGift) */
  GArray *bags;       /* (element-type TwBagCode) */
  GArray *items;      /* (element-type TwItemCode) */
  GArray *draws;      /* (element-type TwDrawCode) */
  GArray *tells;      /* (element-type TwTellCode) */
  GArray *arrows;     /* (element-type TwArrow) */
  GArray *posts;      /* (element-type TwPost) */
  GArray *zones;      /* (element-type TwZoneCode) */
  GArray *agains;     /* (element-type TwAgainCode) */
  GArray *tallies;    /* (element-type TwTally) */
  GArray *tally_numbers; /* (element-type TwTallyNumber) */
  GArray *values;     /* (element-type TwValueCode) */
  GArray *reasons;    /* (element-type TwReasonInfo) */
  GPtrArray *declared; /* (element-type TwProcedure) */
  GPtrArray *spends;  /* (element-type utf8) (nullable elements) */
  GPtrArray *lists;   /* (element-type TwProcedure) */
  GPtrArray *alone;   /* (element-type strv) */
  GArray *once;       /* (element-type TwOnce) */
  GArray *counting;   /* (element-type TwCountingCode) */
  GArray *counters;   /* (element-type TwCounter) */
  GArray *verbs;      /* (element-type TwVerbInfo) */
  GArray *hooks;      /* (element-type TwHook) */
  GPtrArray *symbols; /* (element-type utf8), and %NULL */
  const char *words[TW_MAX_WORDS + 1];
  int numbers[TW_MAX_WORDS];
  guint32 lying;
  TwKindSet on[TW_MAX_TOKEN_TYPES];
  gsize piles;
  guint n_piles;
  guint32 joining;
  gsize joins;
  guint n_joins;
  gsize changed;
  guint n_changed;
  gsize winners;
  gsize part;
  gsize aside;
  gsize turn;
  gboolean has_turn;
  gboolean has_aside;
  gboolean has_allow;
  gsize owed;
  gboolean (*is_possible) (gconstpointer sight, guint at, const TwThing *word);
  gboolean has_order;
  gboolean has_once;
  gboolean has_owed;
  GArray *often; /* (element-type guint8) */
  gboolean has_often;
  gsize counts;
  guint late;
  guint8 takes_zoned;
  gsize kept;
  gboolean has_kept;
  GArray *begun_late; /* (element-type guint8) */
  gboolean has_winners;
  gboolean has_again;
  gboolean has_joins;
  gboolean has_value;
  gboolean has_cells;
  gsize valued;
  GStringChunk *strings;
} TwProcedures;

/** tw_procedures_of: Returns: (transfer none): the procedures of the game; there have to be some */
static inline const TwProcedures *
tw_procedures_of (const TwPlay *play)
{
  return (const TwProcedures *) (const void *) play->rules->made;
}

/** tw_procedures_seek_too_long: Returns: whether so much has been looked for since the last answer that
 * nobody waits for more */
static inline gboolean
tw_procedures_seek_too_long (const TwPlay *play)
{
  return *play->n_sought > TW_MOST_SOUGHT;
}

/** tw_procedures_own: Returns: (transfer none): their state in the game; there have to be some */
static inline gpointer
tw_procedures_own (const TwPlay *play)
{
  return tw_play_own_of (play, play->rules->made);
}

/** tw_procedures_nth: Returns: (transfer none): procedure @index */
static inline const TwProcedureCode *
tw_procedures_nth (const TwProcedures *all, guint index)
{
  return &g_array_index (all->procedures, TwProcedureCode, index);
}

/** tw_procedures_code: Returns: (transfer none): step @at */
static inline const TwCode *
tw_procedures_code (const TwProcedures *all, guint at)
{
  return &g_array_index (all->codes, TwCode, at);
}

/** tw_procedures_selection: Returns: (transfer none): selection @index */
static inline const TwSelection *
tw_procedures_selection (const TwProcedures *all, guint index)
{
  return &g_array_index (all->selections, TwSelection, index);
}

/** tw_procedures_loop: Returns: (transfer none): loop @index */
static inline const TwLoop *
tw_procedures_loop (const TwProcedures *all, guint index)
{
  return &g_array_index (all->loops, TwLoop, index);
}

/** tw_procedures_loop_words: Returns: (transfer none): what loop @index has still to do, in the
 *   expansion's state @own */
static inline guint64 *
tw_procedures_loop_words (const TwProcedures *all, guint index, gconstpointer own)
{
  return (guint64 *) (gpointer) ((guint8 *) (gpointer) own + tw_procedures_loop (all, index)->at);
}

/** tw_procedures_new: Returns: (transfer full): none yet */
TwProcedures *tw_procedures_new (void);

/** tw_procedures_free: frees them. */
void tw_procedures_free (TwProcedures *all);

/** tw_procedures_run: Returns: (transfer none): where @procedure keeps what it remembers, in the
 *   expansion's state @own */
static inline TwRun *
tw_procedures_run (const TwProcedureCode *procedure, gconstpointer own)
{
  return (TwRun *) (gpointer) ((guint8 *) (gpointer) own + procedure->run);
}

/** tw_procedures_place: Returns: the #TwFigurePlace of figures on land, at home, on a tile or on the
 *   score track (@where) */
guint tw_procedures_place (TwWhere where);

/** tw_procedures_is_declared: Returns: whether it says what holds for the whole game, and is never carried
 *   out: <terrain>, <stand>, <reserve> and the like */
gboolean tw_procedures_is_declared (const TwProcedure *procedure);

/** tw_procedures_is_in_play: Returns: whether the part that has the procedure is in play */
gboolean tw_procedures_is_in_play (const TwRules *rules, const TwProcedure *procedure);

/** tw_procedures_holds: Returns: whether the game is played with the value of a parameter that
 *   @setting says: PARAMETER=VALUE */
gboolean tw_procedures_holds (const TwRules *rules, const char *setting);

/** tw_procedures_does: Returns: whether @statement, or anything in it, is one of the elements @doing */
gboolean tw_procedures_does (const TwStatement *statement, const char *const *doing);

/** tw_procedures_is_wanted: Returns: whether the game needs the procedure: its part is in play and, if
 *   a shipped one asks nobody, so is what its if-part and if-parameter say */
gboolean tw_procedures_is_wanted (const TwRules *rules, const TwProcedure *procedure);

/** tw_procedures_choice: Returns: (transfer none): the words of the question at step @code */
const TwChoiceWords *tw_procedures_choice (const TwProcedures *all, guint code);

/**
 * tw_procedures_compile:
 * @all: none yet
 * @rules: rules whose figures, parameters and tiles are there
 * @error: %TW_RULES_ERROR_PROCEDURE with file and line
 *
 * Makes steps out of the procedures of the parts in play.
 *
 * Returns: whether that was possible
 */
gboolean tw_procedures_compile (TwProcedures *all, const TwRules *rules, GError **error);

G_END_DECLS
