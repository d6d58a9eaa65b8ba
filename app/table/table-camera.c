/* Where the view of the table is, and how it gets from one place to another. */
#include "app/table/table-camera.h"

#include <math.h>

#include "app/table/motion-start.h"

/* How long the view takes to move. */
#define MOVE_MS 220

TwTableView
tw_table_camera_rest (const TwTableCamera *self)
{
  return self->start != 0 ? self->to : self->view;
}

void
tw_table_camera_set_out (TwTableCamera *self, const TwTableView *view, gint64 now)
{
  self->from = self->view;
  self->to = *view;
  /* On its way already it goes on with each frame, however often it is sent elsewhere. */
  self->has_begun = self->start != 0 && self->has_begun;
  self->start = now;
}

void
tw_table_camera_arrive (TwTableCamera *self)
{
  self->view = tw_table_camera_rest (self);
  self->start = 0;
}

void
tw_table_camera_advance (TwTableCamera *self, gint64 now)
{
  double t;

  tw_motion_start_note (&self->start, &self->has_begun, now);
  t = MAX ((double) (now - self->start) / (MOVE_MS * 1000.0), 0);
  if (self->start == 0 || t >= 1)
    tw_table_camera_arrive (self);
  else
    self->view = tw_table_view_mix (&self->from, &self->to, 1 - pow (1 - t, 3));
}

gboolean
tw_table_camera_is_steady (const TwTableCamera *self)
{
  return self->start == 0 && !self->is_pinched;
}

gboolean
tw_table_camera_set_insets (TwTableCamera *self, int left, int right, int top, int bottom)
{
  TwTableView *view = &self->view;

  bottom += self->cover;
  if (view->left == left && view->right == right && view->top == top && view->bottom == bottom)
    return FALSE;
  view->left = self->to.left = left;
  view->right = self->to.right = right;
  view->top = self->to.top = top;
  view->bottom = self->to.bottom = bottom;
  return TRUE;
}
