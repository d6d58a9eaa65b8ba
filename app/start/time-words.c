/* When something was, as people say it. */
#include "app/start/time-words.h"

#include <glib/gi18n.h>

/* Today the hour, this week the day, else the date. */
char *
tw_time_in_words (GDateTime *time)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autoptr (GDateTime) local = g_date_time_to_local (time);
  int days = (int) (g_date_time_difference (now, local) / G_TIME_SPAN_DAY);
  char *words;

  if (days < 1 && g_date_time_get_day_of_month (now) == g_date_time_get_day_of_month (local))
    /* Translators: a time of today, see strftime() */
    words = g_date_time_format (local, _ ("today, %H:%M"));
  else if (days < 7)
    /* Translators: a weekday of the last days, see strftime() */
    words = g_date_time_format (local, _ ("%A"));
  else
    /* Translators: a date, see strftime(); %e is the day, %B the month */
    words = g_date_time_format (local, _ ("%e %B %Y"));
  return g_strstrip (words);
}
