/* What the files of the score track share. */
#pragma once

#include "app/play/score-track.h"
#include "app/play/track-motion.h"
#include "app/play/track-ring.h"

G_BEGIN_DECLS

/* Radius of the number of a space that can be chosen. */
#define TW_TRACK_BADGE_PX 10
/* Beside what is written at a figure that has been round. */
#define TW_TRACK_ROUNDS_RIM_PX 2

struct _TwScoreTrack
{
  GtkWidget parent_instance;
  TwTableModel *model;
  TwTrackMotion motion;
  guint tick;
};

/** tw_score_track_n_seats: Returns: how many seats have a score of their own. Counting figures are
 * numbered: first each seat's first figure, then each seat's second */
guint tw_score_track_n_seats (TwScoreTrack *self);

/** tw_score_track_ring: Returns: the ring of spaces */
TwTrackRing tw_score_track_ring (TwScoreTrack *self);

/** tw_score_track_answer_of: Returns: the number of the answer that moves a counting figure, from
 *   0; -1 if it does not move now */
int tw_score_track_answer_of (TwScoreTrack *self, guint figure);

/** tw_score_track_figure_rect: Returns: the rectangle of a counting figure; figures on one space stand
 * in a row, movable ones further apart */
graphene_rect_t tw_score_track_figure_rect (TwScoreTrack *self, const TwTrackRing *ring,
                                            guint figure);

/** tw_score_track_n_rounds: Returns: how often a counting figure has been all the way round */
int tw_score_track_n_rounds (TwScoreTrack *self, guint figure);

/** tw_score_track_rounds_layout: Returns: (transfer full): the "+50" at a figure that has been round */
PangoLayout *tw_score_track_rounds_layout (TwScoreTrack *self, guint figure);

/** tw_score_track_rounds_rects: Returns: (transfer full) (element-type graphene_rect_t): the rectangle
 * of that text for each figure: below it, beside those of earlier figures; empty for none */
GArray *tw_score_track_rounds_rects (TwScoreTrack *self, const TwTrackRing *ring);

/** tw_score_track_space_of: Returns: the space that the answer @number, from 0, leads to; -1 if it
 * leads to none, -2 if there is no such answer. Spots come first, as in the numbering of answers */
int tw_score_track_space_of (TwScoreTrack *self, guint number);

/** tw_score_track_badge_at: Returns: the middle of an answer's number: at its space, inside the ring;
 * numbers for one space stand side by side */
graphene_point_t tw_score_track_badge_at (TwScoreTrack *self, const TwTrackRing *ring,
                                          guint number);

/** tw_score_track_snapshot: draws the track. */
void tw_score_track_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

G_END_DECLS
