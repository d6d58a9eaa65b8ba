/* Halving a parameter's range. */
#include "engine/balance/search-number.h"

#include <math.h>
#include <string.h>

#include "engine/balance/question.h"
#include "engine/balance/run.h"

static TwGoalFit
fit_of (const TwNumberSearch *search, const TwInterval *interval)
{
  if (!tw_interval_is_known (interval))
    return TW_FIT_UNKNOWN;
  if (interval->high < search->low)
    return TW_FIT_BELOW;
  if (interval->low > search->high)
    return TW_FIT_ABOVE;
  return interval->low >= search->low && interval->high <= search->high ? TW_FIT_MEETS
                                                                        : TW_FIT_UNKNOWN;
}

static TwInterval
measured (const TwNumberSearch *search, const TwRecord *record)
{
  g_autoptr (TwAnswers) answers = tw_record_answers (record, TRUE);

  for (guint i = 0; i < answers->items->len; i++)
    {
      const TwAnswer *answer = answers->items->pdata[i];

      if (strcmp (answer->measure, search->measure) == 0 && g_strcmp0 (answer->of, search->of) == 0)
        return answer->interval;
    }
  return (TwInterval){ NAN, NAN, NAN };
}

static gboolean
is_enough (const TwRecord *record, gpointer user)
{
  const TwNumberSearch *search = user;
  TwInterval interval = measured (search, record);

  return fit_of (search, &interval) != TW_FIT_UNKNOWN;
}

/* What @tell of a run is passed is the search, as @is_enough needs it. */
static void
tell (const TwRecord *record, guint64 n_left, gpointer user)
{
  const TwNumberSearch *search = user;

  search->tell (record, n_left, search->tell_user);
}

static int
compare_values (gconstpointer a, gconstpointer b)
{
  return ((const TwTriedNumber *) a)->value - ((const TwTriedNumber *) b)->value;
}

/* Adds @value to @tried. */
static gboolean
try_value (const TwNumberSearch *search,
           int value,
           GArray *tried,
           TwGoalFit *out_fit,
           GError **error)
{
  g_autoptr (TwRules) rules = search->rules (value, search->user, error);
  g_autoptr (TwPlan) plan = NULL;
  g_autoptr (TwRecord) record = NULL;
  TwTriedNumber number = { .value = value };
  TwPlanRun run = { .n_shards = 1,
                    .n_threads = search->n_threads,
                    .is_enough = is_enough,
                    .cancellable = search->cancellable,
                    .tell = search->tell != NULL ? tell : NULL,
                    .user = (gpointer) search };

  if (rules == NULL)
    return FALSE;
  run.plan = plan = tw_plan_common (rules, &search->table, search->n_deals, search->seed);
  record = tw_plan_new_record (plan);
  if (!tw_plan_run (&run, record))
    {
      g_cancellable_set_error_if_cancelled (search->cancellable, error);
      return FALSE;
    }
  number.interval = measured (search, record);
  number.n = tw_record_n_done (record);
  *out_fit = number.fit = fit_of (search, &number.interval);
  g_array_append_val (tried, number);
  return TRUE;
}

/* Between @low and @high, which were tried. The fit at @low is @at_low. */
static gboolean
halve (const TwNumberSearch *search,
       int low,
       int high,
       TwGoalFit at_low,
       GArray *tried,
       GError **error)
{
  while (high - low > 1)
    {
      int middle = low + (high - low) / 2;
      TwGoalFit fit;

      if (!try_value (search, middle, tried, &fit, error))
        return FALSE;
      if (fit == TW_FIT_MEETS || fit == TW_FIT_UNKNOWN)
        break;
      if (fit == at_low)
        low = middle;
      else
        high = middle;
    }
  return TRUE;
}

GArray *
tw_search_number (const TwNumberSearch *search, GError **error)
{
  g_autoptr (GArray) tried = g_array_new (FALSE, FALSE, sizeof (TwTriedNumber));
  TwGoalFit at_least, at_most;

  if (!try_value (search, search->least, tried, &at_least, error)
      || !try_value (search, search->most, tried, &at_most, error))
    return NULL;
  if (((at_least == TW_FIT_BELOW && at_most == TW_FIT_ABOVE)
       || (at_least == TW_FIT_ABOVE && at_most == TW_FIT_BELOW))
      && !halve (search, search->least, search->most, at_least, tried, error))
    return NULL;
  g_array_sort (tried, compare_values);
  return g_steal_pointer (&tried);
}
