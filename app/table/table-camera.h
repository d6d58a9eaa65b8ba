/* The view of the table, and its movement from one place to another: a value, without widgets or a
 * clock. Times are microseconds, as of g_get_monotonic_time(). */
#pragma once

#include "app/table/table-view.h"

G_BEGIN_DECLS

/**
 * TwTableCamera:
 * @view: what is shown now; while @start is set, a view between @from and @to
 * @start: time at which the movement started, 0 at rest
 * @has_begun: whether a frame of it was shown
 * @is_pinched: whether two fingers are changing the size
 * @is_held: whether somebody holds the table, so that it moves with nothing else
 * @has_waited: whether it would have moved meanwhile
 * @is_fitted: whether the view follows the landscape, which ends when somebody moves it
 * @cover: height of a card above the lower inset, in pixels
 * @uncovered: if @has_uncovered, the view before the card came, to return to unless somebody moves it
 */
typedef struct
{
  TwTableView view, from, to;
  gint64 start;
  gboolean has_begun;
  gboolean is_pinched;
  gboolean is_held;
  gboolean has_waited;
  gboolean is_fitted;
  int cover;
  TwTableView uncovered;
  gboolean has_uncovered;
} TwTableCamera;

/** tw_table_camera_rest: Returns: the view at rest: where it is now, or where it is moving to */
TwTableView tw_table_camera_rest (const TwTableCamera *self);

/** tw_table_camera_set_out: starts moving the view to @view at the time @now. */
void tw_table_camera_set_out (TwTableCamera *self, const TwTableView *view, gint64 now);

/** tw_table_camera_arrive: ends the movement: the view jumps to its destination. */
void tw_table_camera_arrive (TwTableCamera *self);

/** tw_table_camera_advance: moves the view to where it should be at the time @now. */
void tw_table_camera_advance (TwTableCamera *self, gint64 now);

/** tw_table_camera_is_steady: Returns: whether the size of the tiles will last, so that pictures in
 * exactly that size are worth making */
gboolean tw_table_camera_is_steady (const TwTableCamera *self);

/** tw_table_camera_set_insets: sets how many pixels panels cover at each side. Returns: %FALSE if
 * nothing has changed */
gboolean tw_table_camera_set_insets (TwTableCamera *self, int left, int right, int top, int bottom);

G_END_DECLS
