/* What happened in a game, for people: scores with their arithmetic, tiles that fit nowhere. */
#pragma once

#include "engine/game/phrase.h"
#include "engine/game/value-change.h"
#include "engine/set/catalogue.h"
#include "engine/set/vocabulary.h"

G_BEGIN_DECLS

#define TW_MAX_VALUE_LINES 8

/**
 * TwValueLine:
 * @effect: (nullable): the effect that gives the points
 * @n: how many of what the effect counts; 0 if the line sums up the lines for which there is no
 *   room
 * @points: points for each, or the divisor
 * @total: the feature's value after this line
 */
typedef struct
{
  const TwEffect *effect;
  int n;
  int points;
  int total;
} TwValueLine;

/** TwCountedWords: one of what is counted and several, with places for how many there are and for the
 *   points for each: "%d knight × %d"; literals that are marked for gettext */
typedef struct
{
  const char *one;
  const char *many;
} TwCountedWords;

/**
 * TwDivides:
 * @TW_DIVIDES_NOT: the points are no share of other points
 * @TW_DIVIDES_UP: the points are a share, rounded up
 * @TW_DIVIDES_DOWN: the points are a share, rounded down
 */
typedef enum
{
  TW_DIVIDES_NOT,
  TW_DIVIDES_UP,
  TW_DIVIDES_DOWN
} TwDivides;

/**
 * TwAward: what an expansion gives points for.
 * @what: one word, for files
 * @said: (nullable): the sentence for it, in English; places: {player}, who got the points, and
 *   {other}, from whose points they come
 *
 * Its texts last as long as the program.
 */
typedef struct
{
  const char *what;
  const char *said;
} TwAward;

/**
 * TwEventKind:
 * @TW_EVENT_SCORED: a feature was counted
 * @TW_EVENT_UNPLACEABLE: a drawn tile fits nowhere and is put away
 * @TW_EVENT_TOKENS: a seat got tokens
 * @TW_EVENT_TOKENS_SCORED: tokens were counted
 * @TW_EVENT_PART: the seat has a further part of its turn
 * @TW_EVENT_DRAWN: chance drew something, or rolled a die: @drawn
 * @TW_EVENT_TOLD: a rule says something: @said
 * @TW_EVENT_OWN: an expansion gave points
 * @TW_EVENT_CAME: the figure that the log entry puts on the table came out of the zone @what
 */
typedef enum
{
  TW_EVENT_SCORED,
  TW_EVENT_UNPLACEABLE,
  TW_EVENT_TOKENS,
  TW_EVENT_TOKENS_SCORED,
  TW_EVENT_PART,
  TW_EVENT_DRAWN,
  TW_EVENT_TOLD,
  TW_EVENT_OWN,
  TW_EVENT_CAME
} TwEventKind;

/**
 * TwEvent:
 * @kind: what happened
 * @turn: the turn it happened in, from 1; 0 at the end of the game
 * @seat: who got @points
 * @points: the points that the seat got
 * @feature: the feature's kind
 * @node: any of its nodes; OWN without a @feature: where it is what the points are for, else %TW_NO_NODE
 * @tile: UNPLACEABLE: kind of tile; TOLD: the kind that {tile} in @said stands for; PART: the tile that was drawn ahead for that part, %TW_NO_KIND
 *   for none
 * @complete: whether the feature was complete
 * @n_tiles: how many different tiles the feature has
 * @weights: by seat: the weight of its figures there; for tokens, how many it holds
 * @symbols: SCORED: how many of each counted symbol the feature has
 * @to: SCORED: who gets the points, a #TwEffectTo
 * @n_sharing: SCORED: how many seats share the points of a tie that is split, else 0
 * @changed: SCORED: how many of the points come from a rule that changed the value
 * @changes: SCORED: what changed it
 * @is_award: SCORED: whether the points are given beside the feature's value
 * @token: TOKENS, TOKENS_SCORED: type of token
 * @n_tokens: TOKENS: how many tokens the seat got; TOKENS_SCORED: how many it holds
 * @worth: TOKENS_SCORED: index of the token's worth that was applied; DRAWN: the number that was
 *   drawn, 0 if it is none; MOVED: how many pieces
 * @what: OWN: what the points are for, one word. DRAWN: what a draw is called. CAME: the zone, as in the notation
 * @said: (nullable): OWN: the sentence for it, see #TwAward. DRAWN, TOLD: the sentence; places: {player}
 *   and {n}, what was drawn
 * @drawn: (nullable): DRAWN, TOLD: what was drawn, in the user’s language
 * @is_rolled: DRAWN: whether a die showed it
 * @other: OWN: the seat that these points come from, or that they go to; else %TW_SEAT_NONE
 * @counted: (nullable): OWN: words for what the only line counts
 * @counted_said: (nullable): OWN: the same, with its numbers, in the user’s language, in place of @counted
 * @divides: OWN: whether the only line divides other points: its @n by its @points
 * @n_lines: number of lines of arithmetic
 * @lines: the arithmetic
 * @rules: (nullable): rule ids beside those of the lines
 * @log_index: index of the log entry that caused it
 */
typedef struct
{
  TwEventKind kind;
  guint turn;
  guint seat;
  int points;
  TwKind feature;
  guint node;
  guint tile;
  gboolean complete;
  guint n_tiles;
  guint8 weights[6];
  guint16 symbols[TW_MAX_COUNTED];
  TwEffectTo to;
  guint n_sharing;
  int changed;
  TwValueChanges changes;
  gboolean is_award;
  guint token;
  guint n_tokens;
  guint worth;
  const char *what;
  const char *said;
  const char *drawn;
  gboolean is_rolled;
  guint other;
  const TwCountedWords *counted;
  const char *counted_said;
  TwDivides divides;
  guint n_lines;
  TwValueLine lines[TW_MAX_VALUE_LINES];
  const char *rules;
  guint log_index;
} TwEvent;

/* These say how an award was reckoned. Each does nothing with %NULL, an event that is not
 * recorded. */

G_END_DECLS
