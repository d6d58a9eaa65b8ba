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
#include "engine/procedure/code.h"
#include "engine/procedure/details.h"
#include "engine/procedure/things.h"

G_BEGIN_DECLS

/* Steps of all procedures of a game. */
#define TW_MAX_CODES 1024
/* Things that a procedure names at a time. */
#define TW_MAX_NAMES 24
/* Among how many things procedures look for something within something else between one answer and
 * the next before the game is given up: figures for each tile for each feature for each figure, it
 * cannot wait for. A step is worth a hundred such looks: points that come for points that come for
 * points would take it as long. */
#define TW_MOST_EFFORT 10000000
#define TW_STEP_EFFORT 100

/* Why a game ended whose procedures took more steps than that. */
#define TW_REASON_ENDLESS "endless"

/**
 * TwForbidCode: where a figure may not stand, or by <allow> may be placed as well: what passes the
 * selection.
 * @is_allow: whether it is an <allow>
 * @is_told: whether no figure may be placed there anyway, so that it only says why
 * @types: the types of figure that it has to be asked for, a bit each
 * @kinds: the kinds of segment likewise
 */
typedef struct
{
  const TwProcedure *procedure;
  guint16 selection;
  gboolean is_allow;
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
 * @weighs: what figures weigh more on some features
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
 * @takes_none: the verb by which none of some tokens is taken
 * @kept: where it is kept in the state who has scored in the part, and who laid the last tile
 * @has_kept: whether that is kept at all
 * @declared: what holds for the whole game, of what is in play: how land is taken and the like
 * @spends: the rules of <spend>
 * @lists: those that all procedures know: the first loops, in the same order
 * @alone: by verb that writes answers as their word alone: which words those are, as many as there can be
 * @has_aside: whether some procedure lays tiles aside
 * @has_late_block: whether the block of some set may have to wait before it is laid
 * @has_allow: whether figures may be placed elsewhere than on the tile of the turn
 * @verbs: the verbs that choose what is no figure
 * @words: the words that are chosen or drawn, and %NULL
 * @numbers: by word: the number that it is, -1 for none
 * @asked: those of @forbids that have to be asked where somebody may stand
 * @forbidden: types of figure that may not stand everywhere, a bit each
 * @forbidden_on: by type: the kinds of land on some of which they may not
 * @lying: types of token that lie on tiles, a bit each
 * @on: by type of token: the kinds of land on whose segments they lie, 0 for those that lie on tiles
 * @piles: where those that lie are kept in the state
 * @n_piles: room for so many piles
 * @joining: types of token that join, a bit each
 * @joins, @n_joins: where those that join are kept in the state, and room for how many
 * @joins_each_tile: whether of some there is one for each tile
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
 * @of_hook: the procedure that each hook carries out, for those that do
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
  TwKindSet forbidden_on[TW_MAX_FIGURE_TYPES];
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
  GArray *takes;      /* (element-type TwTakeCode) */
  GArray *tallies;    /* (element-type TwTally) */
  GArray *tally_numbers; /* (element-type TwTallyNumber) */
  GArray *values;     /* (element-type TwValueCode) */
  GArray *weighs;     /* (element-type TwWeighCode) */
  GArray *reasons;    /* (element-type TwReasonInfo) */
  GPtrArray *declared; /* (element-type TwProcedure) */
  GPtrArray *spends;  /* (element-type utf8) (nullable elements) */
  GPtrArray *lists;   /* (element-type TwProcedure) */
  GPtrArray *alone;   /* (element-type strv) */
  GArray *once;       /* (element-type TwOnce) */
  GArray *counting;   /* (element-type TwCountingCode) */
  GArray *counters;   /* (element-type TwCounter) */
  GArray *verbs;      /* (element-type TwVerbInfo) */
  guint64 at[TW_N_MOMENTS]; /* which procedures are carried out at a moment, a bit each */
  guint64 minding;          /* which do something when points are got */
  GArray *hooks;      /* (element-type TwHook) */
  GArray *hook_symbols; /* (element-type guint32): see #TwExpansion */
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
  gboolean joins_each_tile;
  gsize changed;
  guint n_changed;
  gsize winners;
  gsize part;
  gsize aside;
  gsize stack;
  gsize block;
  guint8 pile;
  guint8 unseen, no_tile;
  gboolean has_stack;
  gboolean has_unseen;
  gboolean does_counting;
  gboolean does_last_counting;
  gsize turn;
  gboolean has_turn;
  gboolean has_aside;
  gboolean has_late_block;
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
  guint8 takes_none;
  gsize kept;
  gboolean has_kept;
  GPtrArray *of_hook; /* (element-type TwProcedureCode) */
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

/** tw_procedures_take_too_long: Returns: whether so much has been done since the last answer that nobody
 * waits for more */
static inline gboolean
tw_procedures_take_too_long (const TwPlay *play)
{
  return *play->effort > TW_MOST_EFFORT;
}

/** tw_procedures_own: Returns: (transfer none): their state in the game; there have to be some */
static inline gpointer
tw_procedures_own (const TwPlay *play)
{
  return tw_play_own_of (play, play->rules->made);
}

/** tw_procedures_forbid: Returns: whether a figure of the type may be forbidden to stand on land of the kind */
static inline gboolean
tw_procedures_forbid (const TwProcedures *all, guint type, guint kind)
{
  return (all->forbidden_on[type] & TW_KIND_BIT (kind)) != 0;
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

/** tw_procedures_does: Returns: whether @statement, or anything in it, is one of the elements @doing */
gboolean tw_procedures_does (const TwStatement *statement, const char *const *doing);

/** tw_procedures_is_wanted: Returns: whether the game needs the procedure: its part is in play and, if
 *   a shipped one asks nobody, so is what its if-part and if-parameter say */
gboolean tw_procedures_is_wanted (const TwRules *rules, const TwProcedure *procedure);

/** tw_procedures_choice: Returns: (transfer none): the words of the question at step @code */
const TwChoiceWords *tw_procedures_choice (const TwProcedures *all, guint code);

G_END_DECLS
