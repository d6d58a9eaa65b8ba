/* What is heard at a table, if somebody has turned sounds on. */
#pragma once

#include "app/game/table-heard.h"
#include "app/game/table-model.h"

G_BEGIN_DECLS

#define TW_TYPE_TABLE_SOUNDS (tw_table_sounds_get_type ())
G_DECLARE_FINAL_TYPE (TwTableSounds, tw_table_sounds, TW, TABLE_SOUNDS, GObject)

/* Signal "sounded" (guint sound): a #TwTableSound is played, if the program was built with what plays it. */

/** tw_table_sounds_new: Returns: (transfer full): listens to the game at @model from now on */
TwTableSounds *tw_table_sounds_new (TwTableModel *model);

/** tw_table_sounds_refuse: lets be heard that something does not go. */
void tw_table_sounds_refuse (TwTableSounds *self);

G_END_DECLS
