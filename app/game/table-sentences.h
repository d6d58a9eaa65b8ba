/* Whole sentences about the table: what to do, what happened, where the game stands. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_hand_sentence: Returns: (transfer full): what the decider has to do */
char *tw_hand_sentence (TwTableModel *model);

/** tw_table_sentences_asked: Returns: (transfer full): who is asked, and what: "Red: Lay the tile where it fits." */
char *tw_table_sentences_asked (TwTableModel *model);

/** tw_table_sentences_drawn: Returns: (transfer full) (nullable): what is on the drawn tile, as it is turned in the hand;
 *   %NULL if there is none */
char *tw_table_sentences_drawn (TwTableModel *model);

/** tw_table_sentences_typed: Returns: (transfer full): what the number that is being typed means so far, see
 *   tw_table_number_get() */
char *tw_table_sentences_typed (TwTableModel *model);

/** tw_table_announcement: Returns: (transfer full): for screen readers: who is asked what, and the drawn tile; while a
 *   number is being typed, what it means so far */
char *tw_table_announcement (TwTableModel *model);

/** tw_table_subtitle: Returns: (transfer full): "Sandbox, turn 25" */
char *tw_table_subtitle (TwTableModel *model);

G_END_DECLS
