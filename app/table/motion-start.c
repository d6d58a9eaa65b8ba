/* When something that moves sets out. */
#include "app/table/motion-start.h"

gint64
tw_motion_start_note (gint64 *start, gboolean *has_begun, gint64 now)
{
  gint64 late = now - *start;

  if (*start == 0 || *has_begun || late < 0)
    return 0;
  *has_begun = TRUE;
  *start = now;
  return late;
}
