/* When something that moves sets out. */
#include "app/table/motion-start.h"

void
tw_motion_start_note (gint64 *start, gboolean *has_begun, gint64 now)
{
  if (*start == 0 || *has_begun || now < *start)
    return;
  *has_begun = TRUE;
  *start = now;
}
