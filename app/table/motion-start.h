/* When something that moves sets out: with the first frame that shows it. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/**
 * tw_motion_start_note:
 * @start: (inout): when the motion sets out, in microseconds as of g_get_monotonic_time(); 0 if nothing moves
 * @has_begun: (inout): whether a frame of it was shown
 * @now: the time of a frame
 *
 * Lets the motion set out with the first frame that is not of a time before it. A clock of frames that has not ticked
 * for a while tells a time long before what begins now, and its next frame may be late: what was begun by the clock of
 * the machine would jump, or be over before it is seen.
 */
void tw_motion_start_note (gint64 *start, gboolean *has_begun, gint64 now);

G_END_DECLS
