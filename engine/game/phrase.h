/* What people read of the actions that expansions add: sentences with places that whoever shows
 * them fills in. */
#pragma once

#include <glib.h>

#include "engine/game/action.h"
#include "engine/tile/language.h"

G_BEGIN_DECLS

typedef struct _TwPlay TwPlay;

/**
 * TwPhrase: a sentence, not yet translated.
 * @one: (nullable): the sentence; %NULL if there is nothing to be said
 * @many: (nullable): the sentence for any @number but one, in English; %NULL where no number
 *   decides
 * @rule: (nullable): the statement of this rule is what is said
 * @number: what {n} stands for, and what decides between @one and @many; unless the expansion
 *   sets it, the @kind of the action
 *
 * Words in braces are places:
 *
 * - {player}: who acts
 * - {other}: the player whom the action names (its @kind)
 * - {cell}: where the tile lies: "1 east, 2 south of the start tile", "the start tile"
 * - {figure}: the figure by what it is there: "Knight"
 * - {end}: the edge at which a road ends: "from the north"
 * - {ends}: the two edges that the action joins: "east–south"
 * - {n}: @number
 *
 * Mark sentences with N_() and TW_PLURAL().
 */
typedef struct
{
  const char *one;
  const char *many;
  const char *rule;
  guint number;
} TwPhrase;

/**
 * TwSay: what is to be said of an action.
 * @TW_SAY_QUESTION: what is asked, if the action is the first of the answers
 * @TW_SAY_CHOICE: the answer itself, on a button or beside a spot
 * @TW_SAY_END: one of the two ends that the action would join, at its @node
 * @TW_SAY_DONE: what somebody did, for the log
 * @TW_SAY_RULE: the rule behind the answer: only @rule of the phrase counts
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
 * TwSaying: what is to be said, and what has to do with it.
 * @what: a #TwSay
 * @action: the action
 * @is_open: whether it can be done now
 * @may_go_on: whether doing nothing is another answer
 * @is_picked: whether one of the two ends that are to be joined is chosen; with %TW_SAY_END that
 *   end is the one
 * @worth: points that the feature brings that the question is about, 0 where it is about none
 * @zone: (nullable): the zone out of which the figure came, with %TW_SAY_DONE
 * @before: the verb of an expansion with which something was rolled, drawn or chosen just before,
 *   in the same turn, with %TW_SAY_DONE; 0 for none
 * @is_again: whether the same was done at the same cell before, with %TW_SAY_DONE
 */
typedef struct
{
  TwSay what;
  const TwAction *action;
  gboolean is_open;
  gboolean may_go_on;
  gboolean is_picked;
  int worth;
  const char *zone;
  guint before;
  gboolean is_again;
} TwSaying;

/** TwRolePhrase: a sentence for a figure by its role there. */
typedef struct
{
  const char *role;
  const char *sentence;
} TwRolePhrase;

/**
 * tw_play_phrase:
 * @play: a play
 * @saying: what is to be said
 * @out_phrase: (out): the sentence
 *
 * Asks the expansion whose verb the action's is; of a verb that every game has, every expansion.
 *
 * Returns: whether there is something to be said
 */
gboolean tw_play_phrase (const TwPlay *play, const TwSaying *saying, TwPhrase *out_phrase);

/** tw_phrase_by_role: Returns: the sentence for what the action's figure is where it stands; the
 * last row, which has no role, is for every other */
const char *tw_phrase_by_role (const TwPlay *play, const TwAction *action, const TwRolePhrase *rows);

/** tw_play_role: Returns: (transfer none): what the figure of @action is called where it goes, or
 * its type where an expansion's action names it; not translated */
const char *tw_play_role (const TwPlay *play, const TwAction *action);

G_END_DECLS
