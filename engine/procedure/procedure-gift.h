/* Points and tokens that a step gives: from whom, to whom, how many. */
#pragma once

#include "engine/procedure/procedure-select.h"

G_BEGIN_DECLS

/**
 * TwGift: what a step gives.
 * @n: how many, at most as many as there are; points may be below 0
 * @number: the name of that number, if it was drawn, else 0
 * @token: type of token, -1 for points
 * @from: the name of what they are taken from, %TW_NAMED_HOME for the supply
 * @has_per: whether it is @n for each of @per
 * @per: a selection
 * @divisor: what that is divided by, 1 for nothing
 * @rounds_down: how it is rounded then
 * @award: what the points are for
 * @said: (nullable): what the log says of who gets it, by language
 * @lost: (nullable): and of who it is taken from
 * @rules: (nullable): ids of the rules behind it
 */
typedef struct
{
  int n;
  guint8 number;
  int token;
  guint8 from;
  gboolean has_per;
  guint8 per;
  int divisor;
  gboolean rounds_down;
  TwAward award;
  const TwTexts *said;
  const TwTexts *lost;
  const char *rules;
} TwGift;

/** tw_gift_give: gives points or tokens to @to, or takes points from there; @own is the expansion's
 *   state. Returns: whether there were any to give */
gboolean tw_gift_give (const TwSight *sight, TwPlay *play, gpointer own,
                       const TwThing *to, const TwGift *gift);

G_END_DECLS
