/* Waiting for what other threads and frames do: by condition, with a deadline. */
#pragma once

#include <glib-object.h>

/* Turns the main loop until @condition holds; fails the test after half a minute. */
static inline void
wait_until (gboolean (*condition) (gpointer data), gpointer data)
{
  gint64 deadline = g_get_monotonic_time () + 30 * G_TIME_SPAN_SECOND;

  while (!condition (data))
    {
      g_assert_cmpint (g_get_monotonic_time (), <, deadline);
      if (!g_main_context_iteration (NULL, FALSE))
        g_usleep (1000);
    }
}

static inline gboolean
is_finalized (gpointer data)
{
  gpointer *object = data;

  return *object == NULL;
}

/* Gives up the test's reference, which has to be the last one soon: a job in another thread or
 * a timeout of GTK's may keep the object for a moment. */
static inline void
assert_last_reference (gpointer object)
{
  g_object_add_weak_pointer (object, &object);
  g_object_unref (object);
  wait_until (is_finalized, &object);
}
