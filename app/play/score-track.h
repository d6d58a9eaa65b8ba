/* The score track: fifty fields in a ring, a figure for each player. */
#pragma once

#include <gtk/gtk.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_SCORE_TRACK (tw_score_track_get_type ())
G_DECLARE_FINAL_TYPE (TwScoreTrack, tw_score_track, TW, SCORE_TRACK, GtkWidget)

/** tw_score_track_new: Returns: (transfer floating): a track with the scores of @model */
GtkWidget *tw_score_track_new (TwTableModel *model);

G_END_DECLS
