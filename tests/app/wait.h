/* Waiting for what other threads and frames do: by condition, with a deadline. */
#pragma once

#include <glib.h>

/* Turns the main loop until @condition holds; fails the test after ten seconds. */
static inline void
wait_until (gboolean (*condition) (gpointer data), gpointer data)
{
  gint64 deadline = g_get_monotonic_time () + 10 * G_TIME_SPAN_SECOND;

  while (!condition (data))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (1000);
    }
}
