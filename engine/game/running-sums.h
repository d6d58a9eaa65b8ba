/* Sums of counts from the first on: which of them an index lies in is asked without a jump.
 *
 * A row has a sum for each place from 0 to the number of counts, which is that of the counts before
 * it, and is filled up with the sum of all to %TW_SUMS_AT_ONCE. Sets have some thirty kinds of
 * tiles: to go through all of them eight at a time takes a third of what a tree over them does,
 * which does not know beforehand which way it will turn.
 */
#pragma once

#ifdef __SSE2__
#include <emmintrin.h>
#endif

#include <glib.h>

G_BEGIN_DECLS

#define TW_SUMS_AT_ONCE 8

/** tw_sums_length: Returns: how many sums a row over @n counts has */
static inline guint
tw_sums_length (guint n)
{
  return (n + TW_SUMS_AT_ONCE) / TW_SUMS_AT_ONCE * TW_SUMS_AT_ONCE;
}

/** tw_sums_find_plain: as tw_sums_find(), on any processor. */
static inline guint
tw_sums_find_plain (const guint16 *sums, guint length, guint index)
{
  guint n = 0;

  for (guint i = 0; i < length; i++)
    n += sums[i] <= index;
  return n - 1;
}

/**
 * tw_sums_find:
 * @sums: a row of sums
 * @length: how many it has
 * @index: below the sum of all
 *
 * Returns: the count that the @index-th thing is one of, from 0
 */
static inline guint
tw_sums_find (const guint16 *sums, guint length, guint index)
{
#ifdef __SSE2__
  const __m128i at = _mm_set1_epi16 ((short) index), zero = _mm_setzero_si128 ();
  __m128i n = zero;

  /* A sum is no larger where nothing is left of it; each such place takes one away. */
  for (guint i = 0; i < length; i += TW_SUMS_AT_ONCE)
    n = _mm_sub_epi16 (
        n,
        _mm_cmpeq_epi16 (_mm_subs_epu16 (_mm_loadu_si128 ((gconstpointer) (sums + i)), at), zero));
  n = _mm_madd_epi16 (n, _mm_set1_epi16 (1));
  n = _mm_add_epi32 (n, _mm_shuffle_epi32 (n, _MM_SHUFFLE (1, 0, 3, 2)));
  n = _mm_add_epi32 (n, _mm_shuffle_epi32 (n, _MM_SHUFFLE (2, 3, 0, 1)));
  return (guint) _mm_cvtsi128_si32 (n) - 1;
#else
  return tw_sums_find_plain (sums, length, index);
#endif
}

/** tw_sums_add_plain: as tw_sums_add(), on any processor. */
static inline void
tw_sums_add_plain (guint16 *sums, guint length, guint at, int delta)
{
  for (guint i = at + 1; i < length; i++)
    sums[i] = (guint16) (sums[i] + delta);
}

/** tw_sums_add: adds @delta to the count @at. */
static inline void
tw_sums_add (guint16 *sums, guint length, guint at, int delta)
{
#ifdef __SSE2__
  const __m128i by = _mm_set1_epi16 ((short) delta), after = _mm_set1_epi16 ((short) at);
  const __m128i step = _mm_set1_epi16 (TW_SUMS_AT_ONCE);
  __m128i places = _mm_setr_epi16 (0, 1, 2, 3, 4, 5, 6, 7);

  for (guint i = 0; i < length; i += TW_SUMS_AT_ONCE, places = _mm_add_epi16 (places, step))
    {
      gpointer to = sums + i;

      _mm_storeu_si128 (to, _mm_add_epi16 (_mm_loadu_si128 (to),
                                           _mm_and_si128 (_mm_cmpgt_epi16 (places, after), by)));
    }
#else
  tw_sums_add_plain (sums, length, at, delta);
#endif
}

G_END_DECLS
