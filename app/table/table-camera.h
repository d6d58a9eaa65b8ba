/* Where the view of the table is, and how it gets from one place to another: a value, without
 * widgets or a clock of its own. Times are microseconds, as of g_get_monotonic_time(). */
#pragma once

#include "app/table/table-view.h"

G_BEGIN_DECLS

/**
 * TwTableCamera:
 * @view: what is shown now; on its way from @from to @to while @start
 * @start: when it set out, 0 while it is at rest
 * @is_pinched: two fingers change its size
 * @is_fitted: whether the view follows the landscape: until it is moved by hand
 * @cover: how high something is that lies above the lower inset
 * @uncovered: the view before something covered the table, if @has_uncovered: it goes back there,
 *   unless it is moved by hand
 */
typedef struct
{
  TwTableView view, from, to;
  gint64 start;
  gboolean is_pinched;
  gboolean is_fitted;
  int cover;
  TwTableView uncovered;
  gboolean has_uncovered;
} TwTableCamera;

/** tw_table_camera_rest: Returns: where the view is, or is on its way to */
TwTableView tw_table_camera_rest (const TwTableCamera *self);

/** tw_table_camera_set_out: sends the view on its way to @view, at @now. */
void tw_table_camera_set_out (TwTableCamera *self, const TwTableView *view, gint64 now);

/** tw_table_camera_arrive: has the view be where it is on its way to. */
void tw_table_camera_arrive (TwTableCamera *self);

/** tw_table_camera_advance: has the view be where it has got to at @now. */
void tw_table_camera_advance (TwTableCamera *self, gint64 now);

/** tw_table_camera_is_steady: Returns: whether pictures in just the size of tiles are worth making */
gboolean tw_table_camera_is_steady (const TwTableCamera *self);

/** tw_table_camera_set_insets: says how many pixels panels cover. Returns: %FALSE if they did so
 * before */
gboolean tw_table_camera_set_insets (TwTableCamera *self, int left, int right, int top, int bottom);

G_END_DECLS
