/* The bar above the table of a game by file: how it stands, and what is sent and taken. */
#pragma once

#include <adwaita.h>

#include "app/game/table-by-file.h"

G_BEGIN_DECLS

#define TW_TYPE_BY_FILE_BAR (tw_by_file_bar_get_type ())
G_DECLARE_FINAL_TYPE (TwByFileBar, tw_by_file_bar, TW, BY_FILE_BAR, AdwBin)

/* Hidden while there is no game by file. Its buttons activate play.send-move, play.send-file and
 * play.take-move, see by-file-exchange.h. */

/** tw_by_file_bar_set_model: sets the table; once. */
void tw_by_file_bar_set_model (TwByFileBar *self, TwTableModel *model);

G_END_DECLS
