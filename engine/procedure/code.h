/* What procedures are compiled to: the things that they name, selections with their filters, flat steps
 * without names, and what of them lies in the block of a game. Private to the folder. */
#pragma once

#include <string.h>

#include "engine/game/play.h"
#include "engine/procedure/things.h"

G_BEGIN_DECLS

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

G_STATIC_ASSERT (sizeof (TwThing) == 12);

/**
 * tw_thing_make:
 *
 * Puts a thing together, in two words where the order of bytes is known: what was stored in small
 * pieces cannot be loaded as a whole without waiting, and things are handed on as a whole. With
 * Princess & Dragon a third of the time of a game was waiting for that.
 *
 * Returns: the thing
 */
static inline TwThing
tw_thing_make (guint figure, guint node, guint slot, guint type, guint seat, guint other, guint zone)
{
#if G_BYTE_ORDER == G_LITTLE_ENDIAN
  const guint64 first = (guint64) (figure & G_MAXUINT16) | (guint64) (node & G_MAXUINT16) << 16
                        | (guint64) (slot & G_MAXUINT16) << 32
                        | (guint64) (type & G_MAXUINT8) << 48 | (guint64) (seat & G_MAXUINT8) << 56;
  const guint32 rest = (guint32) ((other & G_MAXUINT16) | (zone & G_MAXUINT16) << 16);
  TwThing thing;

  memcpy (&thing, &first, sizeof first);
  memcpy (&thing.other, &rest, sizeof rest);
  return thing;
#else
  return (TwThing){ (guint16) figure, (guint16) node,  (guint16) slot, (guint8) type,
                    (guint8) seat,    (guint16) other, (guint16) zone };
#endif
}

/** tw_thing_of_seat: Returns: a player, or %TW_SEAT_NONE, as a thing */
static inline TwThing
tw_thing_of_seat (guint seat)
{
  return tw_thing_make (TW_NO_FIGURE, TW_NO_NODE, TW_NO_SLOT, TW_NO_TYPE, seat, 0, 0);
}

/** tw_thing_of_node: Returns: a feature as a thing, by any of its nodes */
static inline TwThing
tw_thing_of_node (guint node)
{
  return tw_thing_make (TW_NO_FIGURE, node, TW_NO_SLOT, TW_NO_TYPE, TW_SEAT_NONE, 0, 0);
}

/** tw_thing_of_slot: Returns: a tile as a thing */
static inline TwThing
tw_thing_of_slot (guint slot)
{
  return tw_thing_make (TW_NO_FIGURE, TW_NO_NODE, slot, TW_NO_TYPE, TW_SEAT_NONE, 0, 0);
}

/**
 * TwFilter:
 * @test: a #TwTest
 * @is_not: whether what fails it passes
 * @is_said: whether the selection as a whole says it already; %TW_ONLY_REASON if it is asked only for
 *   the reason, where another one has failed
 * @name: the thing that it compares with; ANY: what is called so is what is being asked about
 * @what: a set of types or kinds, a word, a number; NEAR: a #TwNear, and 256 times an
 *   arrow or a token, and 65536 times one more than a list; WORTH: a #TwSize,
 *   and 256 times the name of whose points they are; ROOM: a type of token, and 256 times a symbol; IS: a word, or
 *   the first and last of several numbers as tw_bounded() makes it; POSSIBLE: twice a step, and whether it has to be; STEPS: a
 *   number, the largest that it can be, and 65536 times the name of one; ANY: a selection, %TW_MAX_SELECTIONS times how many of it, and
 *   2^24 times the name of that number
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

/* Selections of all procedures of a game: see @what of TwFilter. */
#define TW_MAX_SELECTIONS 1024
/* How many of them there can have to be of what <any> asks for, of which there are as many. */
#define TW_MOST_ANY ((1 << 14) - 1)
/* See @end of TwCode. */
#define TW_PER 16
/* See @is_said of TwFilter. */
#define TW_ONLY_REASON 2
/* For @by_tile of #TwSelection. */
#define TW_BY_TILE_ALONE 2

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
 * @weighs: of figures: whether each that may pass weighs something where it stands
 * @beside: whether only segments on which some figure stands may pass, or spaces with some counting
 *   figure
 * @queued: whether only features that were completed in this part may pass
 * @in_zone: whether it takes figures out of zones as well
 * @held: whether they are held by players
 * @by_tile: whether those of one type and player on one tile are one answer, or %TW_BY_TILE_ALONE: all on
 *   one tile
 * @is_plain: whether an answer says nothing but a segment and who goes there
 * @scored: whether only players may pass who have scored in this part
 * @posted: whether it takes figures away from symbols as well, @taking: the verb of that
 * @at_home: whether a figure is chosen that stands nowhere: one of each type of who is asked
 * @asked: the name of who is asked
 * @verb: the verb that chooses it
 * @token: only tiles on which such a token lies may pass, or pairs that it joins, %TW_NO_TYPE for any
 * @symbol: of symbols: the number of the counted symbol, %TW_NO_TYPE if nobody counts it
 * @shown: of tiles: the counted symbols that have to be shown on those that may pass, a bit each
 * @near: the filter that says what it is near to, %TW_NO_FILTER for none
 * @from_number, @from_name: of numbers: the smallest, or what it is called; @is_above: whether they are
 *   larger than that; @to_number, @to_name:
 *   the largest
 * @at_tile: of pairs: the name of the tile on which one end has to be, 0 for any; @joined: a #TwJoined
 * @across: of pairs: one more than the #TwAcross that has to lie between them, 0 for any
 * @listed: of pairs: one more than the list of tiles on which their tile has to be, 0 for none
 * @unlisted: of pairs: one more than the list of tiles on which it must not be, 0 for none
 * @ends: of pairs: the kinds of place at which both have to end, 0 for any
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
  guint8 weighs;
  guint8 beside;
  guint8 in_zone;
  guint8 posted, taking;
  guint8 at_home;
  guint8 held;
  guint8 by_tile;
  guint8 is_plain;
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
  guint8 listed, unlisted;
  guint8 from_number, to_number, is_above;
  guint8 from_name, to_name;
  guint16 near;
  guint16 first, end, rest;
  guint32 types;
  guint32 followers;
  guint32 shown;
  TwKindSet kinds;
  TwKindSet ends;
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
 * @TW_OP_LAY: lays the tile that was drawn unseen face down
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
 * @TW_OP_OFFER: asks what any of @detail questions asks; as many steps %TW_OP_JUMP behind it lead to
 *   those; with nothing to choose it goes on at @to
 * @TW_OP_TAKE: lets tokens be taken off the table, place by place
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
  TW_OP_LAY,
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
  TW_OP_SKIP,
  TW_OP_OFFER,
  TW_OP_TAKE
} TwOp;

/** TwChoiceFlags: whether nothing is an answer as well, whether a case has to give even the only
 *   answer, whether an answer holds until the tile is counted, and whether the first answer is meant by a
 *   case that gives none */
enum
{
  TW_CHOICE_OPTIONAL = 1 << 0,
  TW_CHOICE_DUTY = 1 << 1,
  TW_CHOICE_ONCE = 1 << 2,
  TW_CHOICE_PRESET = 1 << 3
};

/**
 * TwCode: one step.
 * @op: a #TwOp
 * @name: the thing that is named, moved, counted, given to or asked about; LAY: the cell; REPEAT: the number of times,
 *   if it was drawn
 * @detail: CHOOSE: #TwChoiceFlags; MOVE: the name of where it goes; COUNT: a
 *   #TwEffectEvent; EACH, NEXT, REPEAT, AGAIN, REMEMBER, ADD and FORGET: which loop; GIVE: which
 *   gift; DRAW: which draw;  TELL: which line; PART: which of @agains; JOIN and SEVER: which token;
 *   CHANGE: which tally; VALUE: which of @values; CONCLUDE: a #TwResult
 * @selection: CHOOSE, EACH, IF: which selection; MOVE: one more than the counted symbol at which it
 *   is put, 0 for none; CHANGE and VALUE: the name of the number, 0 for @to
 * @to: where it goes on; REPEAT: how many times; CHANGE: by how much, or to what; MOVE: whether the figure
 *   is out of the game then
 * @end: CHOOSE: where it goes on if nothing was the answer; MOVE, JOIN, SEVER and TURN: whether the author has
 *   words for it; CHANGE: see tw_tally_change();
 *   CONCLUDE: which of @reasons; CHANGE and VALUE: %TW_PER times one more than the selection of which so much
 *   is meant for each, 0 for once
 */
typedef struct
{
  guint8 op;
  guint8 name;
  guint8 detail;
  guint16 selection;
  guint16 to;
  guint16 end;
} TwCode;

G_STATIC_ASSERT (sizeof (TwCode) == 10);

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
 * TwGateKind: something without which a procedure does nothing.
 * @TW_GATE_NONE: nothing that is known
 * @TW_GATE_COMPLETED: a feature that was completed in this part
 * @TW_GATE_SCORED: a player who has scored in it
 * @TW_GATE_SYMBOL: a symbol on the turn’s tile
 * @TW_GATE_LIST: something on a list that is kept in mind
 * @TW_GATE_PLACE: a figure of some types at some place
 * @TW_GATE_TOGETHER: two figures of nobody’s on one feature
 * @TW_GATE_JOINED: a token that joins something
 * @TW_GATE_ALONG: such a token on a feature of the turn’s tile, which one may come to along its land
 * @TW_GATE_ENDS: a road that ends at a place of some kinds on the turn’s tile
 * @TW_GATE_NEVER: another value of a parameter: in this game it never does anything
 */
typedef enum
{
  TW_GATE_NONE,
  TW_GATE_COMPLETED,
  TW_GATE_SCORED,
  TW_GATE_SYMBOL,
  TW_GATE_LIST,
  TW_GATE_PLACE,
  TW_GATE_TOGETHER,
  TW_GATE_JOINED,
  TW_GATE_ALONG,
  TW_GATE_ENDS,
  TW_GATE_NEVER
} TwGateKind;

#define TW_MOST_GATES 3

/**
 * TwGate:
 * @kind: a #TwGateKind
 * @detail: PLACE: a #TwFigurePlace; TOGETHER: a type of figure; ALONG: a type of token
 * @what: SYMBOL: the symbol; LIST: the list; ENDS and ALONG: the kinds; PLACE: types of figure, a bit each; TOGETHER: the other type,
 *   the same if one has to stand somewhere
 */
typedef struct
{
  guint8 kind;
  guint8 detail;
  guint32 what;
} TwGate;

/**
 * TwProcedureCode: one procedure that is carried out at a moment.
 * @procedure: as its file says it
 * @moment: a #TwTurnMoment
 * @first: its first step; never 0
 * @condition: the selection whose filters have to pass for it to begin
 * @is_if: whether it does nothing at all if its first step, which is one condition, does not hold
 * @run: where its #TwRun lies in the state, and its loops behind it
 * @size: how many bytes they take
 * @n_names: how many things it names itself
 * @first_loop: the first of its loops
 * @n_loops: how many loops it has
 * @first_take: the first <take> in it, @n_takes: how many it has
 * @minds_order: whether it does something when points are got, so that it matters which are got first
 * @phase: label of its step
 * @rule: (nullable): why it is carried out
 * @gates: without any of them it does nothing
 * @n_gates: how many of them there are; 0 if it is not known what it needs
 */
typedef struct
{
  const TwProcedure *procedure;
  guint8 moment;
  guint16 first;
  guint16 condition;
  guint8 is_if;
  gsize run, size;
  guint n_names;
  guint first_loop;
  guint n_loops;
  guint8 first_take, n_takes;
  gboolean minds_order;
  const char *phase;
  const char *rule;
  TwGate gates[TW_MOST_GATES];
  guint8 n_gates;
} TwProcedureCode;

G_END_DECLS
