/* What each rule costs. */
#include "engine/game/rule-profile.h"

#include <time.h>

/* How often the clock is read to see how long that takes, and of how many such tries the shortest
 * counts: in the others something else came between. */
#define N_READS 1000
#define N_TRIES 9

/* Of spans that are longer, in nanoseconds, it is asked what of it the thread has used. */
#define LONG_SPAN 100000

/* Row 0 is the program itself. @used and @at: what the thread had used of the processor when that
 * was last asked, and what time it was. */
struct _TwRuleProfile
{
  GArray *costs;    /* (element-type TwRuleCost) */
  GHashTable *rows; /* rule to its row */
  double reading;   /* nanoseconds that a read of the clock takes */
  guint current;
  gint64 since;
  gint64 used, at;
};

static inline gint64
read_clock (clockid_t clock)
{
  struct timespec time;

  clock_gettime (clock, &time);
  return (gint64) time.tv_sec * 1000000000 + time.tv_nsec;
}

static inline gint64
now (void)
{
  return read_clock (CLOCK_MONOTONIC);
}

static void
note_used (TwRuleProfile *profile)
{
  profile->used = read_clock (CLOCK_THREAD_CPUTIME_ID);
  profile->at = now ();
}

/* What the thread has used in the span at hand: all that it used since it was last asked, less the
 * spans since then, in which nobody else had the processor or it would have been asked. */
static G_NO_INLINE double
used_in_span (TwRuleProfile *profile)
{
  gint64 before = profile->used, at = profile->at;

  note_used (profile);
  return (double) (profile->used - before) - (double) (profile->since - at);
}

static double
measure_reading (void)
{
  gint64 least = G_MAXINT64;

  for (guint try = 0; try < N_TRIES; try++)
    {
      gint64 start = now ();

      for (guint i = 1; i < N_READS; i++)
        now ();
      least = MIN (least, now () - start);
    }
  return (double) least / N_READS;
}

static inline TwRuleCost *
row (const TwRuleProfile *profile, guint index)
{
  return &g_array_index (profile->costs, TwRuleCost, index);
}

static void
add_row (TwRuleProfile *profile, gconstpointer rule, TwRuleCost cost)
{
  if (!g_hash_table_insert (profile->rows, (gpointer) rule, GUINT_TO_POINTER (profile->costs->len)))
    g_return_if_reached ();
  g_array_append_val (profile->costs, cost);
}

TwRuleProfile *
tw_rule_profile_new (const TwRules *rules)
{
  const GPtrArray *procedures = rules->vocabulary->procedures;
  TwRuleProfile *profile = g_new0 (TwRuleProfile, 1);
  TwRuleCost none = { 0 };

  profile->costs = g_array_new (FALSE, TRUE, sizeof (TwRuleCost));
  profile->rows = g_hash_table_new (NULL, NULL);
  g_array_append_val (profile->costs, none);
  for (guint i = 0; i < procedures->len; i++)
    add_row (profile, procedures->pdata[i], (TwRuleCost){ .procedure = procedures->pdata[i] });
  /* One that names several events and kinds of features is one rule. */
  for (guint i = 0; i < rules->n_effects; i++)
    if (!g_hash_table_contains (profile->rows, rules->effects[i].effect))
      add_row (profile, rules->effects[i].effect,
               (TwRuleCost){ .effect = rules->effects[i].effect });
  profile->reading = measure_reading ();
  return profile;
}

void
tw_rule_profile_free (TwRuleProfile *profile)
{
  if (profile == NULL)
    return;
  g_array_unref (profile->costs);
  g_hash_table_unref (profile->rows);
  g_free (profile);
}

/* The span that ends now is whose it was; no span is shorter than nothing. */
static inline void
end_span (TwRuleProfile *profile)
{
  gint64 length = now () - profile->since;
  double span = (double) length - profile->reading;

  if (G_UNLIKELY (length > LONG_SPAN))
    {
      double used = used_in_span (profile);

      span = MIN (span, used);
    }
  row (profile, profile->current)->nanoseconds += MAX (span, 0);
}

void
tw_rule_profile_begin (TwRuleProfile *profile)
{
  note_used (profile);
  profile->current = 0;
  profile->since = now ();
}

void
tw_rule_profile_end (TwRuleProfile *profile)
{
  end_span (profile);
}

guint
tw_rule_profile_enter (TwRuleProfile *profile, gconstpointer rule)
{
  guint before = profile->current;

  end_span (profile);
  profile->current = GPOINTER_TO_UINT (g_hash_table_lookup (profile->rows, rule));
  profile->since = now ();
  return before;
}

void
tw_rule_profile_leave (TwRuleProfile *profile, guint before)
{
  end_span (profile);
  profile->current = before;
  profile->since = now ();
}

void
tw_rule_profile_count (TwRuleProfile *profile)
{
  row (profile, profile->current)->n_runs++;
}

void
tw_rule_profile_merge (TwRuleProfile *to, const TwRuleProfile *from)
{
  g_return_if_fail (to->costs->len == from->costs->len);

  for (guint i = 0; i < to->costs->len; i++)
    {
      row (to, i)->n_runs += row (from, i)->n_runs;
      row (to, i)->nanoseconds += row (from, i)->nanoseconds;
    }
}

static int
compare_costs (gconstpointer a, gconstpointer b)
{
  double first = ((const TwRuleCost *) a)->nanoseconds,
         second = ((const TwRuleCost *) b)->nanoseconds;

  return (first < second) - (first > second);
}

GArray *
tw_rule_profile_list (const TwRuleProfile *profile)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (TwRuleCost));

  for (guint i = 1; i < profile->costs->len; i++)
    if (row (profile, i)->n_runs > 0 || row (profile, i)->nanoseconds > 0)
      g_array_append_vals (list, row (profile, i), 1);
  g_array_sort (list, compare_costs);
  g_array_append_vals (list, row (profile, 0), 1);
  return list;
}

double
tw_rule_profile_sum (const TwRuleProfile *profile)
{
  double sum = 0;

  for (guint i = 0; i < profile->costs->len; i++)
    sum += row (profile, i)->nanoseconds;
  return sum;
}
