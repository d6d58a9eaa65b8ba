/* What was just scored or flown, shown for a while: a value, without widgets or a clock. Times are
 * microseconds, as of g_get_monotonic_time(). */
#pragma once

#include <gtk/gtk.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** TwFlash: a feature that was just scored; @pill (nullable) is a picture of its points, @width times
 * @height pixels large, made when it is painted first. */
typedef struct
{
  guint node;
  guint seat;
  int points;
  GskRenderNode *pill;
  float width;
  float height;
} TwFlash;

/**
 * TwTableFlashes:
 * @flashes: (element-type TwFlash): shown since the time @start
 * @is_new: whether they may still be told to wait
 * @has_begun: whether a frame of them was shown
 * @travels_after: how long after that the points set out for their players
 * @flown: a flight that ended nowhere, shown since the time @flown_start; 0 for none
 * @has_flown: whether a frame of it was shown
 */
typedef struct
{
  GArray *flashes;
  gint64 start;
  gboolean is_new;
  gboolean has_begun;
  gint64 travels_after;
  TwWay flown;
  gint64 flown_start;
  gboolean has_flown;
} TwTableFlashes;

/** tw_table_flashes_init: makes @self empty. */
void tw_table_flashes_init (TwTableFlashes *self);

/** tw_table_flashes_note: starts to show the events from @first_event on, at the time @now. */
void tw_table_flashes_note (TwTableFlashes *self, TwTableModel *model, guint first_event,
                            gint64 now);

/** tw_table_flashes_wait: shows what was scored from @start on, and lets points set out @travels_after later. Only
 * what was noted since the last call waits: what is on its way is not begun anew by whatever happens next. */
void tw_table_flashes_wait (TwTableFlashes *self, gint64 start, gint64 travels_after);

/** tw_table_flashes_advance: removes what is over at the time @now. Returns: whether anything is still
 * shown */
gboolean tw_table_flashes_advance (TwTableFlashes *self, gint64 now);

/** tw_table_flashes_end: removes everything. Returns: whether anything was shown */
gboolean tw_table_flashes_end (TwTableFlashes *self);

/** tw_table_flashes_at: Returns: the progress of the flash, 0 to 1; less than 0 if there is none yet */
double tw_table_flashes_at (const TwTableFlashes *self, gint64 now);

/** tw_table_flashes_travel_at: Returns: how far points are on the way to their players, 0 to 1; -1 if none
 * is on the way */
double tw_table_flashes_travel_at (const TwTableFlashes *self, gint64 now);

/** tw_table_flashes_until: Returns: when all points are with their players; 0 if there are none */
gint64 tw_table_flashes_until (const TwTableFlashes *self);

/** tw_table_flashes_flown_at: Returns: the progress of showing @flown, 0 to 1; -1 if it is not shown */
double tw_table_flashes_flown_at (const TwTableFlashes *self, gint64 now);

/** tw_table_flashes_find_way: Returns: the index of the expansion whose way over the table begins on
 * the tile in @slot; -1 for none */
int tw_table_flashes_find_way (const TwPlay *play, guint slot, TwWay *out_way);

G_END_DECLS
