/* What speaks for or against an answer: facts, compared before and after it. */
#pragma once

#include "engine/game/game.h"

G_BEGIN_DECLS

/**
 * TwMeritKind: what an answer does for the seat that gives it, the most telling first.
 * @TW_MERIT_CLOSES: it brings @points at once for a feature that is complete, and @n figures home
 * @TW_MERIT_SCORES: it brings @points at once for something else; @feature is %TW_KIND_NONE for no feature
 * @TW_MERIT_GIVES: it brings @seat @points at once
 * @TW_MERIT_OVERTAKES: it takes the majority of a feature from @seat; @points more, @n cities of a field
 * @TW_MERIT_JOINS: it gets a share of a feature of @seat; @points more, @n cities of a field
 * @TW_MERIT_LOSES: it loses its share of a feature to @seat, and @points
 * @TW_MERIT_SHARES: from now on it shares a feature with @seat
 * @TW_MERIT_TAKES: @seat would have @points less if the game ended now
 * @TW_MERIT_HELPS: @seat would have @points more if the game ended now
 * @TW_MERIT_STARTS: a feature that nobody had is its own: @points if the game ended now, @n cities of a
 *   field
 * @TW_MERIT_GROWS: a feature that it has brings @points more at the end; @n cities of a field
 * @TW_MERIT_CLOSABLE: @n of the @of tiles that nobody has seen complete a feature of its own
 * @TW_MERIT_STUCK: no tile that is left can complete a feature of its own any more
 * @TW_MERIT_BLOCKS: no tile that is left can complete a feature of @seat any more
 * @TW_MERIT_BACK: @n figures come home without being counted
 * @TW_MERIT_KEEPS_LAST: its last follower stays in hand, though it could have been placed
 * @TW_MERIT_USES_LAST: its last follower is placed, and none is left
 * @TW_MERIT_CHANCES: what its features are likely to bring until the end, beyond what they bring now: @points in
 *   hundredths
 * @TW_MERIT_FREE: what its figures are likely to bring, being free or free sooner: @points in hundredths
 * @TW_MERIT_LAND: what its fields are likely to bring more: @points in hundredths
 * @TW_MERIT_RIVAL: what @seat is likely to have more at the end: @points in hundredths
 * @TW_MERIT_ENDING: it would have @points more if the game ended now, and nothing else is to be said
 */
typedef enum
{
  TW_MERIT_CLOSES,
  TW_MERIT_SCORES,
  TW_MERIT_GIVES,
  TW_MERIT_OVERTAKES,
  TW_MERIT_JOINS,
  TW_MERIT_LOSES,
  TW_MERIT_SHARES,
  TW_MERIT_TAKES,
  TW_MERIT_HELPS,
  TW_MERIT_STARTS,
  TW_MERIT_GROWS,
  TW_MERIT_CLOSABLE,
  TW_MERIT_STUCK,
  TW_MERIT_BLOCKS,
  TW_MERIT_BACK,
  TW_MERIT_KEEPS_LAST,
  TW_MERIT_USES_LAST,
  TW_MERIT_CHANCES,
  TW_MERIT_FREE,
  TW_MERIT_LAND,
  TW_MERIT_RIVAL,
  TW_MERIT_ENDING
} TwMeritKind;

/**
 * TwMerit: one fact.
 * @kind: what it is
 * @feature: the kind of feature it is about, %TW_KIND_NONE for none
 * @seat: another seat that it is about, %TW_SEAT_NONE for none
 * @points: as @kind says
 * @n: as @kind says
 * @of: as @kind says
 */
typedef struct
{
  TwMeritKind kind;
  TwKind feature;
  guint seat;
  int points;
  guint n;
  guint of;
} TwMerit;

/**
 * tw_answer_merits:
 * @game: a game that waits for a seat's answer
 * @actions: (array length=n): the answer: a tile and then its figure are one
 * @n: how many actions
 *
 * Gives the answer on a copy, ends the turn with nothing more, and compares with what would be without it. What is
 * not known yet is not looked at: what is drawn next, and what chance brings after that.
 *
 * Returns: (transfer full) (element-type TwMerit): the most telling first; empty if there is nothing to
 *   say, or the answer is not legal
 */
GArray *tw_answer_merits (const TwGame *game, const TwAction *actions, guint n);

G_END_DECLS
