/* What expansions ask, in words, and what kind of answers they offer. */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_table_asks_saying: Returns: what to say of @action, an answer that can be given now */
TwSaying tw_table_asks_saying (TwTableModel *model, TwSay what, const TwAction *action);

/** tw_table_asks_words: Returns: (transfer full) (nullable): the open question in the words of its
 * expansion; %NULL for a question that every game asks */
char *tw_table_asks_words (TwTableModel *model);

/** tw_table_asks_choice_question: Returns: (transfer full): the open question in words, for
 *   %TW_QUESTION_CHOICE */
char *tw_table_asks_choice_question (TwTableModel *model);

/** tw_table_asks_nothing: Returns: (transfer none) (nullable): what going on without an answer is called at the
 *   open question of @game, on a button: "Draw a Tile"; %NULL where it has no words of its own */
const char *tw_table_asks_nothing (const TwGame *game);

/** tw_table_asks_choice_piece: Returns: (transfer none) (nullable): the picture of the piece to be
 * placed, if it is not a figure of the supply: "gold" */
const char *tw_table_asks_choice_piece (TwTableModel *model);

/** tw_table_asks_spot_rule: Returns: (transfer full): the rule behind a spot, in words; "" for a
 * spot where a figure goes on a feature */
char *tw_table_asks_spot_rule (TwTableModel *model, guint spot);

/** tw_table_asks_choice_counter: Returns: which of the player's counting figures the answer moves,
 *   -1 for none */
int tw_table_asks_choice_counter (const TwPlay *play, const TwAction *action);

/**
 * tw_table_asks_card_is_asked:
 * @model: a table
 * @out_opening: (out) (optional): the card
 *
 * Returns: whether a card lies open and the question is what to do with it
 */
gboolean tw_table_asks_card_is_asked (TwTableModel *model, TwOpening *out_opening);

/**
 * tw_table_asks_choice_space:
 * @play: a play
 * @action: an answer
 * @out_space: (out): the space of the score track that the answer leads to
 *
 * Returns: %FALSE if the answer leads to no space
 */
gboolean tw_table_asks_choice_space (const TwPlay *play, const TwAction *action, guint *out_space);

/** tw_table_asks_queue_name: Returns: (transfer full): a player's name in the queue; "you" for the
 *   only person at the table */
char *tw_table_asks_queue_name (TwTableModel *model, guint seat);

/** tw_table_asks_queue_words: Returns: (transfer full): "Then Jan, then Anna."; "" if the queue is
 *   empty */
char *tw_table_asks_queue_words (TwTableModel *model);

G_END_DECLS
