/* Whole-number sums over deals, from which means, variances and ratios follow.
 *
 * Sums of whole numbers do not depend on the order in which they are added, so that parts of a run that are
 * added in any order give the same, to the last bit. Nothing here divides. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwMoments: sums over pairs of whole numbers.
 * @n: number of pairs
 * @x: sum of the first numbers
 * @y: sum of the second ones
 * @xx: sum of the squares of the first ones
 * @xy: sum of the products
 * @yy: sum of the squares of the second ones
 *
 * A value that stands alone leaves @y, @xy and @yy at 0.
 */
typedef struct
{
  gint64 n;
  gint64 x;
  gint64 y;
  gint64 xx;
  gint64 xy;
  gint64 yy;
} TwMoments;

/** tw_moments_add: adds a pair; both within 1,000,000 of 0, so that a million million of them find room. */
void tw_moments_add (TwMoments *moments, gint64 x, gint64 y);

/** tw_moments_merge: adds the sums of @from to @to. */
void tw_moments_merge (TwMoments *to, const TwMoments *from);

/** tw_moments_difference: Returns: the moments of the first number less the second of each pair */
TwMoments tw_moments_difference (const TwMoments *moments);

/** tw_moments_mean: Returns: mean of the first numbers; NAN without any */
double tw_moments_mean (const TwMoments *moments);

/** tw_moments_variance: Returns: variance of the first numbers, that of a sample; NAN with fewer than two */
double tw_moments_variance (const TwMoments *moments);

/** tw_moments_residual: Returns: variance, that of a sample, of the first number less @ratio times the second;
 * NAN with fewer than two pairs */
double tw_moments_residual (const TwMoments *moments, double ratio);

G_END_DECLS
