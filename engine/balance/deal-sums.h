/* Named sums: what all deals of a run have come to. */
#pragma once

#include "engine/balance/moments.h"

G_BEGIN_DECLS

/** TwDealSums: sums by name; a name is a path like "place/1/won". Owned by one thread. */
typedef struct
{
  GHashTable *sums; /* (element-type utf8 TwMoments) */
} TwDealSums;

/** tw_deal_sums_new: Returns: (transfer full): a tally without sums */
TwDealSums *tw_deal_sums_new (void);

/** tw_deal_sums_free: frees @tally. */
void tw_deal_sums_free (TwDealSums *tally);

/** tw_deal_sums_add: adds the pair @x, @y of one deal to the sums of the name that @format makes; see tw_moments_add(). */
void tw_deal_sums_add (TwDealSums *tally, gint64 x, gint64 y, const char *format, ...) G_GNUC_PRINTF (4, 5);

/** tw_deal_sums_get: Returns: the sums of the name that @format makes; all 0 if there are none */
TwMoments tw_deal_sums_get (const TwDealSums *tally, const char *format, ...) G_GNUC_PRINTF (2, 3);

/** tw_deal_sums_put: adds @moments to the sums of @name. */
void tw_deal_sums_put (TwDealSums *tally, const char *name, const TwMoments *moments);

/** tw_deal_sums_merge: adds all of @from to @to. */
void tw_deal_sums_merge (TwDealSums *to, const TwDealSums *from);

/** tw_deal_sums_names: Returns: (transfer container) (element-type utf8): the names that begin with @prefix, in order; they
 * live as long as the tally */
GPtrArray *tw_deal_sums_names (const TwDealSums *tally, const char *prefix);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwDealSums, tw_deal_sums_free)

G_END_DECLS
