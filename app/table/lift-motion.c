/* From the hand to the place that is proposed. */
#include "app/table/lift-motion.h"

#include "app/table/motion-start.h"

#define LIFT_MS 220

void
tw_lift_motion_hold (TwLiftMotion *self, int x, int y, gint64 now)
{
  if (self->is_lifted && self->x == x && self->y == y)
    return;
  self->is_from_hand = !self->is_lifted;
  self->from_x = self->x;
  self->from_y = self->y;
  self->is_lifted = TRUE;
  self->x = x;
  self->y = y;
  self->start = now;
  self->has_begun = FALSE;
}

void
tw_lift_motion_drop (TwLiftMotion *self)
{
  *self = (TwLiftMotion){ 0 };
}

gboolean
tw_lift_motion_advance (TwLiftMotion *self, gint64 now)
{
  tw_motion_start_note (&self->start, &self->has_begun, now);
  if (self->start != 0 && now - self->start >= LIFT_MS * G_TIME_SPAN_MILLISECOND)
    self->start = 0;
  return self->start != 0;
}

gboolean
tw_lift_motion_end (TwLiftMotion *self)
{
  gboolean was_moving = self->start != 0;

  self->start = 0;
  return was_moving;
}

double
tw_lift_motion_at (const TwLiftMotion *self, gint64 now)
{
  if (self->start == 0)
    return 1;
  return CLAMP ((double) (now - self->start) / (LIFT_MS * 1000.0), 0, 1);
}
