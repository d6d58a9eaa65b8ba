/* Which deals of a run have been played: a set of numbers, as spans of neighbours. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** TwDealSpan: the deals from @begin to before @end. */
typedef struct
{
  guint64 begin;
  guint64 end;
} TwDealSpan;

/** tw_spans_new: Returns: (transfer full) (element-type TwDealSpan): an empty set. Its spans are in order, none empty, none
 * touching the next one, so that equal sets are equal arrays */
GArray *tw_spans_new (void);

/** tw_spans_has: Returns: whether deal @number is in @spans */
gboolean tw_spans_has (const GArray *spans, guint64 number);

/** tw_spans_add: adds the deals of @span, which is not empty, to @spans. */
void tw_spans_add (GArray *spans, TwDealSpan span);

/** tw_spans_count: Returns: how many deals of @spans are in @within */
guint64 tw_spans_count (const GArray *spans, TwDealSpan within);

G_END_DECLS
