/* What many games say about a number, and between which two it lies.
 *
 * Each interval holds the true number with the chance @level (0.95 as a rule) if the number of games was
 * settled before the first of them. Who looks while games are played, and stops when it looks good, takes
 * sequence.h. */
#pragma once

#include "engine/balance/moments.h"

G_BEGIN_DECLS

/**
 * TwInterval:
 * @estimate: the best guess
 * @low: the true number is hardly below it
 * @high: the true number is hardly above it
 *
 * All three are NAN where nothing can be said yet.
 */
typedef struct
{
  double estimate;
  double low;
  double high;
} TwInterval;

/** tw_interval_is_known: Returns: whether it says anything */
gboolean tw_interval_is_known (const TwInterval *interval);

/** tw_interval_has: Returns: whether @value is one of the numbers that it leaves possible; all are while nothing is
 * known */
gboolean tw_interval_has (const TwInterval *interval, double value);

/** tw_interval_scaled: Returns: the interval of the same number in other units, @factor times as large */
TwInterval tw_interval_scaled (TwInterval interval, double factor);

/** tw_interval_rate: Returns: how often something happens, of @hits in @n independent tries: Wilson's interval, which
 * keeps its promise near 0 and 1 too, and is never empty */
TwInterval tw_interval_rate (gint64 hits, gint64 n, double level);

/** tw_interval_rates: Returns: by how much the first of two independent rates is larger: Newcombe's interval from
 * Wilson's */
TwInterval tw_interval_rates (gint64 hits, gint64 n, gint64 other_hits, gint64 other_n, double level);

/** tw_interval_mean: Returns: mean of the first numbers: Student's t. Of pairs, see tw_moments_difference() */
TwInterval tw_interval_mean (const TwMoments *moments, double level);

/** tw_interval_ratio: Returns: sum of the first numbers by the sum of the second ones: the delta method. Nothing is said
 * while the second ones may be 0 on average */
TwInterval tw_interval_ratio (const TwMoments *moments, double level);

/** tw_mean_chance: Returns: how likely a mean would be at least as far from @value as that of the first numbers if @value
 * were the true one (two-sided, Student's t); 1 while nothing can be said */
double tw_mean_chance (const TwMoments *moments, double value);

G_END_DECLS
