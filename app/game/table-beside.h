/* What lies beside the table, in words: stocks, marks on the track, the shared score, seats. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_stock_words: Returns: (transfer full): "Ghosts in the bank: 9 of 15" */
char *tw_stock_words (const TwStock *stock);

/** tw_mark_words: Returns: (transfer full): "First hound at 15" */
char *tw_mark_words (const TwTrackMark *mark);

/** tw_table_team_colour: Returns: the colour of the score that all share: one that no seat has, if
 *   there is one */
guint tw_table_team_colour (const TwTableSetup *setup);

/** tw_seat_title: Returns: (transfer full): the name of the seat's player, with the colour if that
 *   player has several seats */
char *tw_seat_title (TwTableModel *model, guint seat);

/** tw_weights_format: Returns: (transfer full): "Anna 1, Eva 2"; "" if all weights are 0 */
char *tw_weights_format (TwTableModel *model, const guint8 *weights);

G_END_DECLS
