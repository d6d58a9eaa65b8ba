/* Counting figures that walk along the score track after somebody has got points. A value, without widgets
 * or a clock; times are microseconds, as of g_get_monotonic_time(). */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* Two for each seat. */
#define TW_TRACK_MOST_FIGURES (2 * TW_MAX_SEATS)

/**
 * TwTrackMotion:
 * @n: how many counting figures there are; 0 before the first call of tw_track_motion_note()
 * @to: by figure: its points
 * @from: and where it comes from
 * @noted: when it was heard of the points
 * @start: when they set out; 0 if none walks
 * @has_begun: whether a frame of it was shown
 */
typedef struct
{
  guint n;
  int to[TW_TRACK_MOST_FIGURES];
  double from[TW_TRACK_MOST_FIGURES];
  gint64 noted;
  gint64 start;
  gboolean has_begun;
} TwTrackMotion;

/**
 * tw_track_motion_note:
 * @self: a motion
 * @points: (array length=n): what each figure has now
 * @n: how many figures there are, at most %TW_TRACK_MOST_FIGURES
 * @now: the time; 0 if they are to be there at once
 *
 * Lets the figures set out from where they are seen now. In another game, or back in history, which is a figure that
 * has fewer points, they jump.
 *
 * Returns: whether some figure walks
 */
gboolean tw_track_motion_note (TwTrackMotion *self, const int *points, guint n, gint64 now);

/** tw_track_motion_wait: lets figures that are about to set out do so at @start instead, but not more than two seconds
 * after they were told to. */
void tw_track_motion_wait (TwTrackMotion *self, gint64 start);

/** tw_track_motion_advance: ends it when it is over at @now. Returns: whether some figure still walks */
gboolean tw_track_motion_advance (TwTrackMotion *self, gint64 now);

/** tw_track_motion_at: Returns: where the figure is seen at @now, in points */
double tw_track_motion_at (const TwTrackMotion *self, guint figure, gint64 now);

G_END_DECLS
