/* What people do by hand at the table: pieces without rules, tokens, points with a note. */
#pragma once

#include <gtk/gtk.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_BY_HAND_POPOVER (tw_by_hand_popover_get_type ())
G_DECLARE_FINAL_TYPE (TwByHandPopover, tw_by_hand_popover, TW, BY_HAND_POPOVER, GtkPopover)

/* Signal "carrying" (): a piece was picked up and waits to be put down on the table. */

/** tw_by_hand_popover_set_model: sets the table whose pieces are moved. */
void tw_by_hand_popover_set_model (TwByHandPopover *self, TwTableModel *model);

G_END_DECLS
