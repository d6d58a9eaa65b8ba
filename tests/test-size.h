/* How much a test of many random things does. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_test_size:
 * @usual: how many in an ordinary run
 *
 * Returns: @usual, or fifty times as many when build-aux/check --long asks for the full size
 */
static inline guint64
tw_test_size (guint64 usual)
{
  return g_getenv ("TILEWRIGHT_LONG") != NULL ? 50 * usual : usual;
}

G_END_DECLS
