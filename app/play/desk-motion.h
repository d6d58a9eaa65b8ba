/* What moves between the table and the panels beside it, and who ends it. */
#pragma once

#include "app/game/table-replay.h"
#include "app/play/score-panel.h"
#include "app/table/game-table.h"
#include "app/table/hand.h"

G_BEGIN_DECLS

#define TW_TYPE_DESK_MOTION (tw_desk_motion_get_type ())
G_DECLARE_FINAL_TYPE (TwDeskMotion, tw_desk_motion, TW, DESK_MOTION, GObject)

/**
 * tw_desk_motion_new:
 * @desk: has the table and the panels: any key and any click on it ends what moves, and does what it does. It has what
 *   is returned as well, and lets it go before them
 * @overlay: the table lies in it, below the panels; what flies is seen above those, so make this after them
 * @table: the table
 * @hand: tiles come out of it
 * @scores: figures come from their players in it and go there, as points do
 * @replay: shows the next moment when all is at its place
 *
 * Returns: (transfer full): what lets them wait for each other; without it nothing leaves the table
 */
TwDeskMotion *tw_desk_motion_new (GtkWidget *desk, GtkOverlay *overlay, TwGameTable *table,
                                  TwHand *hand, TwScorePanel *scores, TwTableReplay *replay);

G_END_DECLS
