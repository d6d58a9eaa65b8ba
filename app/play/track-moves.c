/* The score track as part of what moves at the table. */
#include "app/play/track-moves.h"

#include "app/play/score-track-private.h"

graphene_rect_t
tw_track_moves_figure (TwScoreTrack *track, guint seat)
{
  return tw_track_scene_rect (tw_score_track_scene (track), seat % tw_score_track_n_seats (track));
}

void
tw_track_moves_wait (TwScoreTrack *track, gint64 start)
{
  tw_track_motion_wait (&track->motion, start);
}

void
tw_track_moves_skip (TwScoreTrack *track)
{
  if (track->motion.start == 0)
    return;
  track->motion.start = 0;
  tw_score_track_forget_scene (track);
  gtk_widget_queue_draw (GTK_WIDGET (track));
}
