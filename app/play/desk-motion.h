/* What moves between the table and the panels beside it, and who ends it. */
#pragma once

#include "app/game/table-replay.h"
#include "app/play/score-panel.h"
#include "app/table/game-table.h"
#include "app/table/hand.h"

G_BEGIN_DECLS

/**
 * tw_desk_motion_add:
 * @desk: has the table and the panels: any key and any click on it ends what moves, and does what it does
 * @overlay: the table lies in it, below the panels; what flies is seen above those, so add them before
 * @table: the table, which lives as long as the panels
 * @hand: tiles come out of it
 * @scores: figures come from their players in it and go there, as points do
 * @replay: shows the next moment when all is at its place
 */
void tw_desk_motion_add (GtkWidget *desk, GtkOverlay *overlay, TwGameTable *table, TwHand *hand,
                         TwScorePanel *scores, TwTableReplay *replay);

G_END_DECLS
