/* Named sums. */
#include "engine/balance/deal-sums.h"

#include <string.h>

TwDealSums *
tw_deal_sums_new (void)
{
  TwDealSums *tally = g_new (TwDealSums, 1);

  tally->sums = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  return tally;
}

void
tw_deal_sums_free (TwDealSums *tally)
{
  if (tally == NULL)
    return;
  g_hash_table_unref (tally->sums);
  g_free (tally);
}

/* @name (transfer full) */
static TwMoments *
sums_of (TwDealSums *tally, char *name)
{
  TwMoments *sums = g_hash_table_lookup (tally->sums, name);

  if (sums != NULL)
    {
      g_free (name);
      return sums;
    }
  sums = g_new0 (TwMoments, 1);
  g_hash_table_insert (tally->sums, name, sums);
  return sums;
}

void
tw_deal_sums_add (TwDealSums *tally, gint64 x, gint64 y, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  tw_moments_add (sums_of (tally, g_strdup_vprintf (format, args)), x, y);
  va_end (args);
}

TwMoments
tw_deal_sums_get (const TwDealSums *tally, const char *format, ...)
{
  g_autofree char *name = NULL;
  const TwMoments *sums;
  va_list args;

  va_start (args, format);
  name = g_strdup_vprintf (format, args);
  va_end (args);
  sums = g_hash_table_lookup (tally->sums, name);
  return sums != NULL ? *sums : (TwMoments){ 0 };
}

void
tw_deal_sums_put (TwDealSums *tally, const char *name, const TwMoments *moments)
{
  tw_moments_merge (sums_of (tally, g_strdup (name)), moments);
}

void
tw_deal_sums_merge (TwDealSums *to, const TwDealSums *from)
{
  GHashTableIter iter;
  gpointer name, sums;

  g_hash_table_iter_init (&iter, from->sums);
  while (g_hash_table_iter_next (&iter, &name, &sums))
    tw_deal_sums_put (to, name, sums);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

GPtrArray *
tw_deal_sums_names (const TwDealSums *tally, const char *prefix)
{
  GPtrArray *names = g_ptr_array_new ();
  GHashTableIter iter;
  gpointer name;

  g_hash_table_iter_init (&iter, tally->sums);
  while (g_hash_table_iter_next (&iter, &name, NULL))
    if (g_str_has_prefix (name, prefix))
      g_ptr_array_add (names, name);
  g_ptr_array_sort (names, compare_names);
  return names;
}
