/* What a record says: numbers with intervals, and whether they differ from what they should be.
 *
 * Here are no words: answer-words.h has them. */
#pragma once

#include "engine/balance/interval.h"
#include "engine/balance/record.h"

G_BEGIN_DECLS

/** TW_LEVEL: how often intervals are right */
#define TW_LEVEL 0.95

/**
 * TwUnit: what a number counts.
 * @TW_UNIT_SHARE: a part of a whole, from 0 to 1
 * @TW_UNIT_SHARE_MORE: a difference of such parts
 * @TW_UNIT_POINTS: points
 * @TW_UNIT_NUMBER: things or turns
 * @TW_UNIT_ELO: points of Elo
 */
typedef enum
{
  TW_UNIT_SHARE,
  TW_UNIT_SHARE_MORE,
  TW_UNIT_POINTS,
  TW_UNIT_NUMBER,
  TW_UNIT_ELO
} TwUnit;

/**
 * TwVerdict: how a number stands to what it is compared with.
 * @TW_VERDICT_UNKNOWN: nobody can say yet
 * @TW_VERDICT_FOUND: there is nothing to compare it with
 * @TW_VERDICT_SAME: it is as good as the same
 * @TW_VERDICT_LESS: it is less
 * @TW_VERDICT_MORE: it is more
 */
typedef enum
{
  TW_VERDICT_UNKNOWN,
  TW_VERDICT_FOUND,
  TW_VERDICT_SAME,
  TW_VERDICT_LESS,
  TW_VERDICT_MORE
} TwVerdict;

/**
 * TwAnswer:
 * @measure: what was measured, see answer-words.h
 * @of: (nullable): of what: a place at the table, a tile, an arm
 * @other: (nullable): what it is compared with there
 * @unit: what it counts
 * @interval: the number
 * @null: what it is compared with; NAN for nothing
 * @margin: a difference from @null that does not matter
 * @chance: how likely the number would be as far from @null by chance, with the correction for as many as are compared;
 *   NAN if the interval alone decides
 * @n: deals, or tries of a rate, that it comes from
 * @n_games: games that were played for it, of pairs of games one
 * @verdict: what that means
 */
typedef struct
{
  const char *measure;
  char *of;
  char *other;
  TwUnit unit;
  TwInterval interval;
  double null;
  double margin;
  double chance;
  gint64 n;
  gint64 n_games;
  TwVerdict verdict;
} TwAnswer;

/**
 * TwAnswers: what a record says.
 * @record: the record; outlives them
 * @is_sequence: whether the intervals may be looked at again and again, see sequence.h
 * @together: how many answers that follow are compared together: those of a sequence are so much more careful
 * @items: (element-type TwAnswer): the answers, the one that is asked for first
 */
typedef struct
{
  const TwRecord *record;
  gboolean is_sequence;
  guint together;
  GPtrArray *items;
} TwAnswers;

/** tw_answers_new: Returns: (transfer full): no answers yet of @record, which outlives them */
TwAnswers *tw_answers_new (const TwRecord *record, gboolean is_sequence);

/** tw_answers_free: frees @answers. */
void tw_answers_free (TwAnswers *answers);

/**
 * tw_answers_add:
 * @answers: the answers
 * @measure: what was measured
 * @unit: what it counts
 * @interval: the number
 * @n: deals or tries
 *
 * Returns: (transfer none): a new answer with the verdict %TW_VERDICT_FOUND, or %TW_VERDICT_UNKNOWN
 */
TwAnswer *tw_answers_add (TwAnswers *answers, const char *measure, TwUnit unit, TwInterval interval, gint64 n);

/** tw_answers_mean: Returns: (transfer none): as tw_answers_add(), the mean of @moments, @scale times as large */
TwAnswer *tw_answers_mean (TwAnswers *answers, const char *measure, TwUnit unit, const TwMoments *moments, double scale);

/** tw_answers_share: Returns: (transfer none): as tw_answers_mean(), of a number that is from 0 to 1. Where all deals are at an end
 * of that, which says nothing of how they spread, each counts as a try (tw_interval_rate()) */
TwAnswer *tw_answers_share (TwAnswers *answers, const char *measure, const TwMoments *moments, double scale);

/** tw_answers_rate: Returns: (transfer none): as tw_answers_add(), how often something happened */
TwAnswer *tw_answers_rate (TwAnswers *answers, const char *measure, gint64 hits, gint64 n);

/** tw_answers_ratio: Returns: (transfer none): as tw_answers_add(), sum of the first numbers by that of the second ones; nothing is
 * known of it in a sequence, for which there is no such interval */
TwAnswer *tw_answers_ratio (TwAnswers *answers, const char *measure, TwUnit unit, const TwMoments *moments);

/** tw_answer_compare: compares @answer with @null; within @margin of it, it is as good as the same. */
void tw_answer_compare (TwAnswer *answer, double null, double margin);

/** tw_answers_correct: takes back what comparisons of the last @n of @answers with many others claim: those with a @chance
 * are corrected together by @correct (many.h), and differ only if that is below 0.05. In a sequence, @together is the
 * correction. */
void tw_answers_correct (TwAnswers *answers, guint n, void (*correct) (double *chances, guint n));

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwAnswers, tw_answers_free)

G_END_DECLS
