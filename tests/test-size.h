/* How much a test of many random things does. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_test_size:
 * @usual: how many in an ordinary run
 *
 * Returns: @usual, or fifty times as many when build-aux/check --long asks for the full size; with
 *   the sanitizers, which run beside an ordinary run of the same tests, a quarter of that
 */
static inline guint64
tw_test_size (guint64 usual)
{
  guint64 size = g_getenv ("TILEWRIGHT_LONG") != NULL ? 50 * usual : usual;

#ifdef __SANITIZE_ADDRESS__
  return MAX (size / 4, 1);
#else
  return size;
#endif
}

G_END_DECLS
