/* The scores beside the table: track, tiles left, a row for each player. */
#pragma once

#include <adwaita.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_SCORE_PANEL (tw_score_panel_get_type ())
G_DECLARE_FINAL_TYPE (TwScorePanel, tw_score_panel, TW, SCORE_PANEL, AdwBin)

/** tw_score_panel_new: Returns: (transfer floating): the scores of @model */
GtkWidget *tw_score_panel_new (TwTableModel *model);

/** tw_score_panel_set_compact: says whether there is room for the rows below the heading only. */
void tw_score_panel_set_compact (TwScorePanel *self, gboolean is_compact);

/** tw_score_panel_set_most_height: has it no higher than @most_height pixels, its margins included; the
 * rest can be scrolled to. */
void tw_score_panel_set_most_height (TwScorePanel *self, int most_height);

G_END_DECLS
