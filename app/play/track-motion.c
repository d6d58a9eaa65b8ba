/* Counting figures that walk. */
#include "app/play/track-motion.h"

#include <string.h>

#include "app/table/motion-start.h"

/* However far it is: who waits for a figure of twenty spaces waits too long. */
#define WALK_MS 350
/* Points need so long at most to get to their figures; who waited longer would be behind for as
 * long as others go on. */
#define MOST_WAIT_MS 2000

double
tw_track_motion_at (const TwTrackMotion *self, guint figure, gint64 now)
{
  double left;

  if (self->start == 0)
    return self->to[figure];
  left = 1 - (double) (now - self->start) / (WALK_MS * 1000.0);
  left = CLAMP (left, 0, 1);
  return self->to[figure] + (self->from[figure] - self->to[figure]) * left * left;
}

gboolean
tw_track_motion_note (TwTrackMotion *self, const int *points, guint n, gint64 now)
{
  double from[TW_TRACK_MOST_FIGURES];
  gboolean walks = FALSE, jumps = now == 0 || n != self->n;

  /* Whatever else has changed, nobody is stopped by it. */
  if (!jumps && memcmp (self->to, points, n * sizeof *points) == 0)
    return self->start != 0;
  for (guint i = 0; i < n; i++)
    {
      from[i] = i < self->n ? tw_track_motion_at (self, i, now) : points[i];
      jumps |= i < self->n && points[i] < self->to[i];
      walks |= from[i] < points[i];
    }
  self->n = n;
  memcpy (self->to, points, n * sizeof *points);
  memcpy (self->from, from, n * sizeof *from);
  self->start = self->noted = walks && !jumps ? now : 0;
  self->has_begun = FALSE;
  return self->start != 0;
}

void
tw_track_motion_wait (TwTrackMotion *self, gint64 start)
{
  if (self->start != 0 && !self->has_begun)
    self->start = MIN (start, self->noted + MOST_WAIT_MS * G_TIME_SPAN_MILLISECOND);
}

gboolean
tw_track_motion_advance (TwTrackMotion *self, gint64 now)
{
  tw_motion_start_note (&self->start, &self->has_begun, now);
  if (self->start != 0 && now - self->start >= WALK_MS * G_TIME_SPAN_MILLISECOND)
    self->start = 0;
  return self->start != 0;
}
