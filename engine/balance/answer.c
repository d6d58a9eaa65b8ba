/* What a record says, in numbers. */
#include "engine/balance/answer.h"

#include <math.h>

#include "engine/balance/sequence.h"

#define ONE_OF_TWENTY (1.0 - TW_LEVEL)

static void
answer_free (gpointer data)
{
  TwAnswer *answer = data;

  g_free (answer->of);
  g_free (answer->other);
  g_free (answer);
}

TwAnswers *
tw_answers_new (const TwRecord *record, gboolean is_sequence)
{
  TwAnswers *answers = g_new (TwAnswers, 1);

  *answers = (TwAnswers){ record, is_sequence, 1, g_ptr_array_new_with_free_func (answer_free) };
  return answers;
}

void
tw_answers_free (TwAnswers *answers)
{
  if (answers == NULL)
    return;
  g_ptr_array_unref (answers->items);
  g_free (answers);
}

TwAnswer *
tw_answers_add (TwAnswers *answers, const char *measure, TwUnit unit, TwInterval interval, gint64 n)
{
  TwAnswer *answer = g_new0 (TwAnswer, 1);

  answer->measure = measure;
  answer->unit = unit;
  answer->interval = interval;
  answer->null = answer->chance = NAN;
  answer->n = answer->n_games = n;
  answer->verdict = tw_interval_is_known (&interval) ? TW_VERDICT_FOUND : TW_VERDICT_UNKNOWN;
  g_ptr_array_add (answers->items, answer);
  return answer;
}

/* At several that are compared together, any is wrong no more often than one alone would be. */
static double
level_of (const TwAnswers *answers)
{
  return 1.0 - ONE_OF_TWENTY / MAX (answers->together, 1);
}

TwAnswer *
tw_answers_mean (TwAnswers *answers,
                 const char *measure,
                 TwUnit unit,
                 const TwMoments *moments,
                 double scale)
{
  TwInterval interval = answers->is_sequence ? tw_sequence_mean (moments, level_of (answers),
                                                                 (gint64) answers->record->n_deals)
                                             : tw_interval_mean (moments, TW_LEVEL);
  TwAnswer *answer =
      tw_answers_add (answers, measure, unit, tw_interval_scaled (interval, scale), moments->n);

  answer->n_games *= MAX (tw_record_number (answers->record, "orders"), 1);
  return answer;
}

static TwInterval
rate (const TwAnswers *answers, gint64 hits, gint64 n)
{
  return answers->is_sequence ? tw_sequence_rate (hits, n, level_of (answers))
                              : tw_interval_rate (hits, n, TW_LEVEL);
}

TwAnswer *
tw_answers_share (TwAnswers *answers, const char *measure, const TwMoments *moments, double scale)
{
  TwAnswer *answer = tw_answers_mean (answers, measure, TW_UNIT_SHARE, moments, scale);
  TwInterval *interval = &answer->interval;

  if (!tw_interval_is_known (interval))
    return answer;
  if (moments->x == 0)
    *interval = rate (answers, 0, moments->n);
  else if (interval->estimate > 1.0 - 1e-9)
    *interval = rate (answers, moments->n, moments->n);
  interval->low = MAX (interval->low, 0.0);
  interval->high = MIN (interval->high, 1.0);
  return answer;
}

TwAnswer *
tw_answers_rate (TwAnswers *answers, const char *measure, gint64 hits, gint64 n)
{
  return tw_answers_add (answers, measure, TW_UNIT_SHARE, rate (answers, hits, n), n);
}

TwAnswer *
tw_answers_ratio (TwAnswers *answers, const char *measure, TwUnit unit, const TwMoments *moments)
{
  static const TwMoments none = { 0 };
  TwInterval interval = tw_interval_ratio (answers->is_sequence ? &none : moments, TW_LEVEL);

  /* What is rare is not less than never. */
  if (unit == TW_UNIT_SHARE && tw_interval_is_known (&interval))
    interval = (TwInterval){ interval.estimate, MAX (interval.low, 0.0), MIN (interval.high, 1.0) };
  return tw_answers_add (answers, measure, unit, interval, moments->n);
}

void
tw_answer_compare (TwAnswer *answer, double null, double margin)
{
  const TwInterval *interval = &answer->interval;

  answer->null = null;
  answer->margin = margin;
  if (!tw_interval_is_known (interval))
    return;
  if (interval->low >= null - margin && interval->high <= null + margin)
    answer->verdict = TW_VERDICT_SAME;
  else if (tw_interval_has (interval, null))
    answer->verdict = TW_VERDICT_UNKNOWN;
  else
    answer->verdict = interval->low > null ? TW_VERDICT_MORE : TW_VERDICT_LESS;
}

void
tw_answers_correct (TwAnswers *answers, guint n, void (*correct) (double *chances, guint n))
{
  g_autofree double *chances = g_new (double, n);
  guint first = answers->items->len - n, n_chances = 0;

  if (answers->is_sequence)
    return;
  for (guint i = first; i < answers->items->len; i++)
    {
      const TwAnswer *answer = answers->items->pdata[i];

      if (!isnan (answer->chance))
        chances[n_chances++] = answer->chance;
    }
  correct (chances, n_chances);
  n_chances = 0;
  for (guint i = first; i < answers->items->len; i++)
    {
      TwAnswer *answer = answers->items->pdata[i];

      if (isnan (answer->chance))
        continue;
      answer->chance = chances[n_chances++];
      if (answer->chance >= ONE_OF_TWENTY
          && (answer->verdict == TW_VERDICT_LESS || answer->verdict == TW_VERDICT_MORE))
        answer->verdict = TW_VERDICT_UNKNOWN;
    }
}
