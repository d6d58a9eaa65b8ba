/* A set of numbers as spans. */
#include "engine/balance/spans.h"

static TwDealSpan *
span_at (const GArray *spans, guint index)
{
  return &g_array_index (spans, TwDealSpan, index);
}

GArray *
tw_spans_new (void)
{
  return g_array_new (FALSE, FALSE, sizeof (TwDealSpan));
}

gboolean
tw_spans_has (const GArray *spans, guint64 number)
{
  return tw_spans_count (spans, (TwDealSpan){ number, number + 1 }) > 0;
}

void
tw_spans_add (GArray *spans, TwDealSpan span)
{
  guint first = 0;

  while (first < spans->len && span_at (spans, first)->end < span.begin)
    first++;
  /* Those that it touches become one with it. */
  while (first < spans->len && span_at (spans, first)->begin <= span.end)
    {
      span.begin = MIN (span.begin, span_at (spans, first)->begin);
      span.end = MAX (span.end, span_at (spans, first)->end);
      g_array_remove_index (spans, first);
    }
  g_array_insert_val (spans, first, span);
}

guint64
tw_spans_count (const GArray *spans, TwDealSpan within)
{
  guint64 n = 0;

  for (guint i = 0; i < spans->len; i++)
    {
      guint64 begin = MAX (span_at (spans, i)->begin, within.begin);
      guint64 end = MIN (span_at (spans, i)->end, within.end);

      n += end > begin ? end - begin : 0;
    }
  return n;
}
