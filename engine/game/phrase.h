/* The sentences for actions that expansions add. They have places that the caller fills in when it
 * shows them. */
#pragma once

#include <glib.h>

#include "engine/game/action.h"
#include "engine/tile/language.h"

G_BEGIN_DECLS

/**
 * TwPhrase: a sentence, not yet translated.
 * @one: (nullable): the sentence; %NULL for none
 * @many: (nullable): the sentence for any @number but one, in English; %NULL for a sentence without
 *   plural
 * @rule: (nullable): id of a rule whose statement is the sentence
 * @number: what {n} stands for; decides between @one and @many. The action's @kind unless the
 *   expansion sets it
 * @most: what {most} stands for: how large @number gets, 0 if nobody knows
 *
 * Words in braces are places:
 *
 * - {player}: the player who acts
 * - {other}: the player that the action names by its @kind
 * - {cell}: where the tile lies: "1 east, 2 south of the start tile", "the start tile"
 * - {figure}: the figure's role there: "Knight"
 * - {end}: the edge at which a road ends: "from the north"
 * - {ends}: the two edges that the action joins: "east–south"
 * - {tile}: the tile that the action names
 * - {n}: @number
 * - {most}: @most
 *
 * Mark sentences with N_() and TW_PLURAL().
 */
typedef struct
{
  const char *one;
  const char *many;
  const char *rule;
  guint number;
  guint most;
} TwPhrase;

/**
 * TwSay: which sentence on an action is wanted.
 * @TW_SAY_QUESTION: the question, if the action is the first of the answers
 * @TW_SAY_CHOICE: the answer itself, on a button or beside a spot
 * @TW_SAY_END: one of the two ends that the action would join, at its @node
 * @TW_SAY_DONE: the log's sentence on what the player did
 * @TW_SAY_RULE: the rule behind the answer: only the phrase's @rule counts
 */
typedef enum
{
  TW_SAY_QUESTION,
  TW_SAY_CHOICE,
  TW_SAY_END,
  TW_SAY_DONE,
  TW_SAY_RULE
} TwSay;

/**
 * TwSaying: which sentence is wanted, and what it depends on.
 * @what: a #TwSay
 * @action: the action
 * @is_open: whether the action can be applied now
 * @may_go_on: whether doing nothing is another answer
 * @is_also: with %TW_SAY_QUESTION: whether figures may be placed as well
 * @is_among: with %TW_SAY_QUESTION: whether it is one of several in a row, after which is said once that
 *   nothing is an answer as well
 * @is_picked: whether one of the two ends to be joined is chosen; with %TW_SAY_END, whether it is
 *   that end
 * @worth: points of the feature that the question is about, 0 if it is about none
 * @zone: (nullable): with %TW_SAY_DONE: the zone that the figure came from
 * @before: with %TW_SAY_DONE: the expansion's verb that rolled, drew or chose something just before
 *   in the same turn; 0 for none
 * @question: with %TW_SAY_DONE: what the expansion called the question that it answered, see @question
 *   of #TwShowingHooks; 0 if it does not say
 * @is_again: with %TW_SAY_DONE: whether the same was done at the same cell before
 * @is_only: with %TW_SAY_DONE: whether it was the only answer, so that nobody was asked
 */
typedef struct
{
  TwSay what;
  const TwAction *action;
  gboolean is_open;
  gboolean may_go_on;
  gboolean is_also;
  gboolean is_among;
  gboolean is_picked;
  int worth;
  const char *zone;
  guint before;
  guint question;
  gboolean is_again;
  gboolean is_only;
} TwSaying;

G_END_DECLS
