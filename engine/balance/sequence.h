/* Intervals that may be looked at as often as one likes.
 *
 * An interval of interval.h that is looked at after every game, until it is small enough or leaves 0 out, is
 * wrong far more often than it says. A confidence sequence holds the true number with the chance @level at all
 * looks together, so a run may stop whenever it likes. It is wider: about one and a half times at the number of
 * deals it was planned for.
 *
 * Both kinds need nothing but sums, so parts of a run that are merged can be looked at again. A spending plan for
 * fixed looks would be a little narrower, but then the looks could not be chosen by who watches, and a run that
 * goes on later would have none left; the empirical Bernstein sequence needs the deals in their order. */
#pragma once

#include "engine/balance/interval.h"

G_BEGIN_DECLS

/* Fewer deals are not looked at: the sequence of a mean is right for many. */
#define TW_SEQUENCE_LEAST 64

/**
 * tw_sequence_mean:
 * @moments: sums of the first so many of a sequence of independent numbers
 * @level: the chance of being right at all looks from %TW_SEQUENCE_LEAST on
 * @n_planned: the number of deals at which it is to be narrowest
 *
 * The asymptotic normal mixture of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas (2021).
 *
 * Returns: mean of the first numbers
 */
TwInterval tw_sequence_mean (const TwMoments *moments, double level, gint64 n_planned);

/** tw_sequence_rate: Returns: how often something happens, of @hits in @n independent tries so far, at all looks together:
 * the mixture over all rates alike (Robbins), exact at any number */
TwInterval tw_sequence_rate (gint64 hits, gint64 n, double level);

G_END_DECLS
