/* How much a test of many random things does. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tw_test_is_sanitized: Returns: whether this is the build with the sanitizers, which runs beside
 * an ordinary one */
static inline gboolean
tw_test_is_sanitized (void)
{
#ifdef __SANITIZE_ADDRESS__
  return TRUE;
#else
  return FALSE;
#endif
}

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

  return tw_test_is_sanitized () ? MAX (size / 4, 1) : size;
}

/**
 * tw_test_is_taken:
 * @i: which one of many alike
 *
 * Returns: whether to test it here: always, but with the sanitizers every fourth
 */
static inline gboolean
tw_test_is_taken (guint i)
{
  return !tw_test_is_sanitized () || i % 4 == 0;
}

G_END_DECLS
