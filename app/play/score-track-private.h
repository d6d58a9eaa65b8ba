/* What the files of the score track share. */
#pragma once

#include "app/play/score-track.h"
#include "app/play/track-layout.h"
#include "app/play/track-motion.h"

G_BEGIN_DECLS

/* Of the picture beside the number of an answer. */
#define TW_TRACK_PICTURE_PX 16
/* Beside what is written at a figure that has been round. */
#define TW_TRACK_ROUNDS_RIM_PX 2

/**
 * TwTrackScene: what is on the track now, and where.
 * @things: (element-type TwTrackThing): first @n_counting counting figures, each seat's first one, then each seat's
 *   second; then @n_waiting figures that wait there; then numbers of answers
 * @whose: (element-type guint): for each of @things its number: of a counting figure, among the figures of the play,
 *   or of the answer, from 0
 * @cards: (element-type TwTrackCard): what many figures stand on
 */
typedef struct
{
  GArray *things;
  GArray *whose;
  GArray *cards;
  guint n_counting;
  guint n_waiting;
} TwTrackScene;

/**
 * TwScoreTrack:
 * @now: the time of the frame that is shown
 * @scene: what is on the track, as long as it has @things: kept until the game changes, figures walk on, or the track
 *   gets another size
 * @scene_width: the width for which @scene was made, in pixels
 * @scene_height: its height
 */
struct _TwScoreTrack
{
  GtkWidget parent_instance;
  TwTableModel *model;
  TwTrackMotion motion;
  gint64 now;
  guint tick;
  TwTrackScene scene;
  int scene_width;
  int scene_height;
};

/** tw_score_track_forget_scene: what is on the track has changed. */
void tw_score_track_forget_scene (TwScoreTrack *self);

/** tw_score_track_ring: Returns: the ring of spaces */
TwTrackRing tw_score_track_ring (TwScoreTrack *self);

/** tw_score_track_scene: Returns: (transfer none): what is on the track until that changes; it has a game */
const TwTrackScene *tw_score_track_scene (TwScoreTrack *self);

/** tw_track_scene_rect: Returns: where the thing with that index is seen */
graphene_rect_t tw_track_scene_rect (const TwTrackScene *scene, guint index);

/** tw_score_track_n_seats: Returns: how many seats have a score of their own */
guint tw_score_track_n_seats (TwScoreTrack *self);

/** tw_score_track_answer_of: Returns: the number of the answer that moves a counting figure, from
 *   0; -1 if it does not move now */
int tw_score_track_answer_of (TwScoreTrack *self, guint figure);

/** tw_score_track_answer_piece: Returns: (nullable): the picture of the counting figure that the answer @number, from
 * 0, moves; %NULL if it moves none, or if everybody has but one */
const char *tw_score_track_answer_piece (TwScoreTrack *self, guint number);

/** tw_score_track_n_rounds: Returns: how often a counting figure has been all the way round */
int tw_score_track_n_rounds (TwScoreTrack *self, guint figure);

/** tw_score_track_rounds_layout: Returns: (transfer full): the "+50" at a figure that has been round */
PangoLayout *tw_score_track_rounds_layout (TwScoreTrack *self, guint figure);

/** tw_score_track_rounds_rects: Returns: (transfer full) (element-type graphene_rect_t): the rectangle
 * of that text for each counting figure: below it, beside those of earlier figures; empty for none */
GArray *tw_score_track_rounds_rects (TwScoreTrack *self, const TwTrackScene *scene);

/** tw_score_track_space_of: Returns: the space that the answer @number, from 0, leads to; -1 if it
 * leads to none, -2 if there is no such answer. Spots come first, as in the numbering of answers */
int tw_score_track_space_of (TwScoreTrack *self, guint number);

/** tw_score_track_words_at: Returns: (transfer full) (nullable): who stands on the space at that point, in pixels */
char *tw_score_track_words_at (TwScoreTrack *self, double x, double y);

/** tw_score_track_snapshot: draws the track. */
void tw_score_track_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);

G_END_DECLS
