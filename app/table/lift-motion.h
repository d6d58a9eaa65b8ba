/* How a tile gets from the hand over the place that is proposed for it: a value, without widgets or a clock;
 * times are microseconds, as of g_get_monotonic_time(). */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * TwLiftMotion:
 * @is_lifted: whether a tile is held over a cell
 * @x: column of that cell
 * @y: row of that cell
 * @is_from_hand: whether it comes out of the hand, not from another cell
 * @from_x: column of the cell from which it comes
 * @from_y: row of the cell from which it comes
 * @start: when it sets out; 0 if it is there
 * @has_begun: whether a frame of it was shown
 *
 * Read the members.
 */
typedef struct
{
  gboolean is_lifted;
  int x;
  int y;
  gboolean is_from_hand;
  int from_x;
  int from_y;
  gint64 start;
  gboolean has_begun;
} TwLiftMotion;

/** tw_lift_motion_hold: says that the tile is held over the cell @x, @y; @now is the time, 0 if it is to be there
 * at once. */
void tw_lift_motion_hold (TwLiftMotion *self, int x, int y, gint64 now);

/** tw_lift_motion_drop: says that no tile is held over the table. */
void tw_lift_motion_drop (TwLiftMotion *self);

/** tw_lift_motion_advance: ends it when it is over at the time @now of a frame. Returns: whether the tile is
 * still on its way */
gboolean tw_lift_motion_advance (TwLiftMotion *self, gint64 now);

/** tw_lift_motion_end: lets the tile be there at once. Returns: whether it was on its way */
gboolean tw_lift_motion_end (TwLiftMotion *self);

/** tw_lift_motion_at: Returns: how much of its time is over at @now, 0 to 1 */
double tw_lift_motion_at (const TwLiftMotion *self, gint64 now);

G_END_DECLS
