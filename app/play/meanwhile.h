/* The line that says what others have done since one's own turn. */
#pragma once

#include <adwaita.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_MEANWHILE (tw_meanwhile_get_type ())
G_DECLARE_FINAL_TYPE (TwMeanwhile, tw_meanwhile, TW, MEANWHILE, AdwBin)

/** tw_meanwhile_set_model: sets the table, and the lines of its log (element-type TwLogItem), once; @lines are up to
 *   date when this widget hears of a change. */
void tw_meanwhile_set_model (TwMeanwhile *self, TwTableModel *model, GListModel *lines);

G_END_DECLS
