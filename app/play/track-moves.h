/* The score track as part of what moves at the table. */
#pragma once

#include <graphene.h>

#include "app/play/score-track.h"

G_BEGIN_DECLS

/** tw_track_moves_figure: Returns: the counting figure of @seat, in pixels of @track; that of all where they share
 * a score */
graphene_rect_t tw_track_moves_figure (TwScoreTrack *track, guint seat);

/** tw_track_moves_wait: lets figures that are about to walk set out at @start only, in the time of
 * g_get_monotonic_time(). */
void tw_track_moves_wait (TwScoreTrack *track, gint64 start);

/** tw_track_moves_skip: lets all figures be where they walk. */
void tw_track_moves_skip (TwScoreTrack *track);

G_END_DECLS
