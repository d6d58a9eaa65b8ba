/* The score track as part of what moves at the table. */
#include "app/play/track-moves.h"

#include "app/play/score-track-private.h"

graphene_rect_t
tw_track_moves_figure (TwScoreTrack *track, guint seat)
{
  const TwTrackRing ring = tw_score_track_ring (track);

  g_auto (TwTrackScene) scene = tw_score_track_scene (track, &ring);

  return tw_track_scene_rect (&scene, seat % tw_score_track_n_seats (track));
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
  gtk_widget_queue_draw (GTK_WIDGET (track));
}
