/* The scores beside the table: track, tiles left, a row for each player. */
#pragma once

#include <adwaita.h>

#include "app/play/score-track.h"

G_BEGIN_DECLS

#define TW_TYPE_SCORE_PANEL (tw_score_panel_get_type ())
G_DECLARE_FINAL_TYPE (TwScorePanel, tw_score_panel, TW, SCORE_PANEL, AdwBin)

/** tw_score_panel_new: Returns: (transfer floating): the scores of @model */
GtkWidget *tw_score_panel_new (TwTableModel *model);

/** tw_score_panel_set_compact: sets whether only the rows below the heading are shown, without the
 * track. */
void tw_score_panel_set_compact (TwScorePanel *self, gboolean is_compact);

/** tw_score_panel_set_most_height: sets the greatest height of the panel, in pixels with its margins;
 * the rest scrolls. */
void tw_score_panel_set_most_height (TwScorePanel *self, int most_height);

/** tw_score_panel_get_track: Returns: (transfer none): the score track in it */
TwScoreTrack *tw_score_panel_get_track (TwScorePanel *self);

/** tw_score_panel_get_seat: Returns: (transfer none) (nullable): the figure in the row of @seat */
GtkWidget *tw_score_panel_get_seat (TwScorePanel *self, guint seat);

/** tw_score_panel_get_score: Returns: (transfer none) (nullable): what has the points of @seat, or of all */
GtkWidget *tw_score_panel_get_score (TwScorePanel *self, guint seat);

G_END_DECLS
