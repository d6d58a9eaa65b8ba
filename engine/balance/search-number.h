/* Which number should it be? Looks for the value of a parameter at which a measure meets a goal. */
#pragma once

#include <gio/gio.h>

#include "engine/balance/plan.h"
#include "engine/balance/interval.h"

G_BEGIN_DECLS

/**
 * TwGoalFit: how a value stands to the goal.
 * @TW_FIT_UNKNOWN: nobody can say with so many deals
 * @TW_FIT_BELOW: the measure is below the goal
 * @TW_FIT_MEETS: it is within
 * @TW_FIT_ABOVE: it is above
 */
typedef enum
{
  TW_FIT_UNKNOWN,
  TW_FIT_BELOW,
  TW_FIT_MEETS,
  TW_FIT_ABOVE
} TwGoalFit;

/** TwTriedNumber: a value that was tried, with the measure at it, from @n deals. */
typedef struct
{
  int value;
  TwInterval interval;
  guint64 n;
  TwGoalFit fit;
} TwTriedNumber;

/**
 * TwNumberSearch:
 * @least: the least value
 * @most: the greatest one
 * @measure: a measure of tw_plan_common(): "turns", "score", "first-won", "unplaceable", "figures-out", "share"
 * @of: (nullable): of what: a kind of feature of "share"
 * @low: where the goal begins
 * @high: where it ends
 * @rules: makes (transfer full) the rules with a value, %NULL with an error if it cannot
 * @user: for @rules
 * @table: who plays
 * @n_deals: the most deals for a value
 * @seed: what they follow from; all values have the same deals
 * @n_threads: as of #TwPlanRun
 * @cancellable: (nullable): as of #TwPlanRun
 * @tell: (nullable): as of #TwPlanRun, for each value anew
 * @tell_user: for @tell
 */
typedef struct
{
  int least;
  int most;
  const char *measure;
  const char *of;
  double low;
  double high;
  TwRules *(*rules) (int value, gpointer user, GError **error);
  gpointer user;
  TwTable table;
  guint64 n_deals;
  guint64 seed;
  guint n_threads;
  GCancellable *cancellable;
  void (*tell) (const TwRecord *record, guint64 n_left, gpointer user);
  gpointer tell_user;
} TwNumberSearch;

/**
 * tw_search_number:
 * @search: what is looked for
 * @error: an error of @rules, or %G_IO_ERROR_CANCELLED
 *
 * Tries both ends, then halves what is left between a value below the goal and one above it. At each value deals are
 * played until a sequence knows on which side it is. It takes for granted that the measure goes one way with the value.
 * Blocks.
 *
 * Returns: (transfer full) (element-type TwTriedNumber): the values that were tried, in their order; %NULL with @error set
 */
GArray *tw_search_number (const TwNumberSearch *search, GError **error);

G_END_DECLS
