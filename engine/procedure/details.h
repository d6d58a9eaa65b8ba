/* What single steps need beside their eight bytes: the gift that is given, the bag that is drawn from,
 * the words of a question. A step keeps the number of its row. */
#pragma once

#include "engine/game/event.h"
#include "engine/game/play.h"
#include "engine/procedure/things.h"

G_BEGIN_DECLS

/* Different words that are chosen in a game. */
#define TW_MAX_WORDS 32

/**
 * TwGift: what a step gives.
 * @n: how many, at most as many as there are; points may be below 0
 * @number: the name of that number, if it was drawn, else 0
 * @worth: the name of a feature: as many points as that is worth, %TW_NAMED_HOME for none
 * @token: type of token, -1 for points
 * @from: the name of what they are taken from, %TW_NAMED_HOME for the supply
 * @is_of_owner: whether tokens go to whoever something belongs to, and not to where it lies, or what it
 *   is of: of what is nobody's none go
 * @is_paid: whether the points are paid and not scored
 * @has_per: whether it is @n for each of @per
 * @per: a selection
 * @divisor: what that is divided by, 1 for nothing
 * @rounds_down: how it is rounded then
 * @award: what the points are for
 * @said: (nullable): what the log says of who gets it, by language
 * @lost: (nullable): and of who it is taken from
 * @counted: (nullable): words for what @per counts: places: {n}, {points}
 * @is_worded: whether the author has words for it elsewhere, see tw_compiler_is_worded()
 * @rules: (nullable): ids of the rules behind it
 */
typedef struct
{
  int n;
  guint8 number;
  guint8 worth;
  int token;
  guint8 from;
  gboolean is_of_owner;
  gboolean is_paid;
  gboolean has_per;
  guint16 per;
  int divisor;
  gboolean rounds_down;
  TwAward award;
  const TwTexts *said;
  const TwTexts *lost;
  const TwTexts *counted;
  gboolean is_worded;
  const char *rules;
} TwGift;

/**
 * TwAgainCode: an <again>.
 * @is_optional: whether the player may do without the part
 * @is_early: whether its tile is drawn at once
 * @ask: (nullable): what is asked then, by language
 * @rules: (nullable): ids of the rules behind it
 */
typedef struct
{
  gboolean is_optional;
  gboolean is_early;
  const TwTexts *ask;
  const char *rules;
} TwAgainCode;

/* In place of a bag: a tile is drawn that nobody sees. */
#define TW_DRAW_TILES G_MAXUINT

/** TwDrawCode: one <draw>: from which bag, or that it is a tile, the verb, what the log says of it, and why it is done. */
typedef struct
{
  guint bag;
  guint8 verb;
  const TwTexts *said;
  const char *rule;
  const char *rules;
} TwDrawCode;

/** TwTellCode: a line in the log. */
typedef struct
{
  const TwTexts *said;
  const char *rules;
} TwTellCode;

/* Tiles from which one <take> takes tokens at most, and tokens from each of them. */
#define TW_MOST_TAKEN_TILES  9
#define TW_MOST_TAKEN_TOKENS 15

/** TwTakeCode: a <take>: which tokens, at most how many from each tile and from how many tiles, and where
 * it is kept in the state what has been taken; @is_optional: whether none is an answer as well where it is one of
 * several that are offered. */
typedef struct
{
  gboolean is_optional;
  guint8 token;
  guint8 most;
  guint8 tiles;
  gsize at;
} TwTakeCode;

/**
 * TwTaking: a <take> that is under way, in the state of a game.
 * @has_begun: whether it is
 * @n_tiles: number of tiles named so far
 * @tile: the tiles named: how many tokens were taken from each, and from which of its nodes, a bit
 *   each
 */
typedef struct
{
  guint8 has_begun;
  guint8 n_tiles;
  struct
  {
    guint32 nodes;
    guint16 slot;
    guint8 taken;
  } tile[TW_MOST_TAKEN_TILES];
} TwTaking;

/** TwOnce: where the answers that hold are kept in the state, for the question at step @code. */
typedef struct
{
  guint16 code;
  gsize at;
} TwOnce;

/** TwLanding: what the log says of a figure of one of the @types that is set down on land of the @kinds, or goes
 * into a zone or comes out of it: one more than its number in @zone, 0 for none. */
typedef struct
{
  guint32 types;
  TwKindSet kinds;
  int zone;
  const TwTexts *said;
} TwLanding;

/* Sentences of one question that depend on where a figure goes. */
#define TW_MAX_LANDINGS 24

/** TwChoiceWords: why a question is asked and what is read of it, by language; @said by type of
 * figure, of words by their number, @only where nobody was asked, @landings on land; @choice by
 * that number, @zones by the zone, and @brings where it is known how many points the answer brings,
 * @none_choice and @none_said of tokens where none of them is taken; @also in place of @ask where
 * figures may be placed as well, @among in a row of others; of two ends @second where one is chosen,
 * and @end what each is called before that and after it. */
typedef struct
{
  guint16 code;
  const char *rule;
  const TwTexts *ask;
  const TwTexts *also;
  const TwTexts *among;
  const TwTexts *only;
  const TwTexts *second;
  const TwTexts *end[2];
  const TwTexts *said[MAX (TW_MAX_FIGURE_TYPES, TW_MAX_WORDS)];
  const TwTexts *choice[TW_MAX_WORDS];
  const TwTexts *brings[TW_MAX_WORDS];
  const TwTexts *none_choice;
  const TwTexts *none_said;
  const TwTexts *zones[TW_MAX_ZONES];
  TwLanding landings[TW_MAX_LANDINGS];
  guint n_landings;
} TwChoiceWords;

/** TwPost: a counted symbol at which figures are put, and by kind of tile one more than its number
 * among the symbols that are drawn on the tile, 0 without it. */
typedef struct
{
  guint symbol;
  guint8 *numbers;
} TwPost;

/** tw_bounded: Returns: the @what of a filter that asks whether there is at least @n, or at most if
 *   @is_most, of the tally or token @of */
static inline guint32
tw_bounded (guint of, gboolean is_most, int n)
{
  return (guint32) of | (guint32) (is_most != FALSE) << 8
         | (guint32) (guint16) (gint16) CLAMP (n, G_MININT16, G_MAXINT16) << 16;
}

/** tw_bounded_of: Returns: the tally or token that @what of such a filter is about */
static inline guint
tw_bounded_of (guint32 what)
{
  return what & G_MAXUINT8;
}

/** tw_bounded_n: Returns: the number in @what of such a filter, if none has a name */
static inline int
tw_bounded_n (guint32 what)
{
  return (gint16) (what >> 16);
}

/** tw_bounded_passes: Returns: whether @value is as such a filter asks, @bound being its number */
static inline gboolean
tw_bounded_passes (guint32 what, int value, int bound)
{
  return what >> 8 & 1 ? value <= bound : value >= bound;
}

/** tw_bounded_needs_one: Returns: whether nothing passes such a filter, whose number has the name
 *   @name, 0 for none, unless there is one */
static inline gboolean
tw_bounded_needs_one (guint32 what, guint name)
{
  return name == 0 && !tw_bounded_passes (what, 0, tw_bounded_n (what))
         && tw_bounded_passes (what, G_MAXINT16, tw_bounded_n (what));
}

/**
 * TwTally: a number that the game keeps, of its own or of each player.
 * @title: (nullable): what it is called
 * @is_each: whether each player has one
 * @pile: how many tiles lie in a pile, of which it says the one in use: 0 for shares of all, -1 if it has
 *   nothing to do with tiles
 * @start: how it begins; @least, @most: how low and how high it can be
 * @at: where it lies in the state
 */
typedef struct
{
  const TwProcedure *procedure;
  const TwTexts *title;
  gboolean is_each;
  gint16 pile;
  gint16 start, least, most;
  gsize at;
} TwTally;

/** tw_tally_values: Returns: (transfer none): where its numbers lie in the expansion's state @own, by seat if
 *   each player has one */
static inline gint16 *
tw_tally_values (const TwTally *tally, gconstpointer own)
{
  return (gint16 *) (gpointer) ((guint8 *) (gpointer) own + tally->at);
}

/** TwTallyNumber: a tally in place of a number: that of whom the name @of stands for. */
typedef struct
{
  guint8 tally;
  guint8 of;
} TwTallyNumber;

/** TwArrow: a symbol that points, and by kind of tile where to, %TW_DIRECTION_NONE without it. */
typedef struct
{
  const char *symbol;
  guint8 *directions;
} TwArrow;

/**
 * TwValueCode: what changes the value of a feature that is counted.
 * @how: a #TwValueHow
 * @rounds_down: whether a division is rounded down
 * @rule: (nullable): the rule behind it
 * @by: the number of the procedure, as in #TwValueChange
 */
typedef struct
{
  guint8 how;
  gboolean rounds_down;
  const char *rule;
  guint16 by;
} TwValueCode;

/**
 * TwWeighCode: what figures weigh more on some features than by their type.
 * @procedure: the rule
 * @selection: which figures
 * @types: those that they can be of, a bit each
 * @name: what such a figure is called in it, 0 for nothing
 * @per: one more than the selection of which so much is meant for each, 0 for once
 * @n: by how much, below 0 for less
 * @number: the name of that number, 0 if it is known
 * @ties: whether it only decides between those who weigh as much
 */
typedef struct
{
  const TwProcedure *procedure;
  guint16 selection;
  guint32 types;
  guint8 name;
  guint16 per;
  int n;
  guint8 number;
  gboolean ties;
} TwWeighCode;

G_END_DECLS
