/* What lies beside the table, in words: stocks, marks of the track, whose score it is. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_stock_words: Returns: (transfer full): "Ghosts in the bank: 9 of 15" */
char *tw_stock_words (const TwStock *stock);

/** tw_mark_words: Returns: (transfer full): "First hound at 15" */
char *tw_mark_words (const TwTrackMark *mark);

/** tw_table_team_colour: Returns: the colour that shows the score of all: one that nobody plays,
 *   if there is one */
guint tw_table_team_colour (const TwTableSetup *setup);

/** tw_seat_title: Returns: (transfer full): a seat's name, with its colour where its player has
 *   several */
char *tw_seat_title (TwTableModel *model, guint seat);

G_END_DECLS
