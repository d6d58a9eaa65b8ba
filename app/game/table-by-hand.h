/* Moves by hand at the table: pieces that no rule knows, tokens, points typed in.
 *
 * A picked-up piece is held until it is put down or given up. Then the game continues with its open
 * question, and a proposed tile stays proposed.
 */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/** tw_table_by_hand_has_pieces: Returns: whether the game has pieces or tokens moved by hand */
gboolean tw_table_by_hand_has_pieces (const TwRules *rules);

/** tw_table_by_hand_names: Returns: (transfer full): their names: "Shepherd, Coin"; "" for none */
char *tw_table_by_hand_names (const TwRules *rules);

/** tw_table_by_hand_may: Returns: whether moves by hand are possible now */
gboolean tw_table_by_hand_may (TwTableModel *self);

/**
 * tw_table_by_hand_pieces:
 * @self: a table with a game
 * @seat: a seat
 *
 * In a sandbox these include the pieces that rules know, as long as they can be moved
 * (tw_table_sandbox_can_put_figures()).
 *
 * Returns: (transfer full) (element-type TwHandPiece): the pieces of @seat and those without an
 *   owner, in the order of the rules; pieces that no rule knows come first
 */
GArray *tw_table_by_hand_pieces (TwTableModel *self, guint seat);

/** tw_table_by_hand_hold: picks @piece up; %NULL gives up the held piece. */
void tw_table_by_hand_hold (TwTableModel *self, const TwHandPiece *piece);

/** tw_table_by_hand_held: Returns: (transfer none) (nullable): the held piece */
const TwHandPiece *tw_table_by_hand_held (TwTableModel *self);

/** tw_table_by_hand_colour: Returns: the colour of @piece, %TW_COLOUR_NOBODY if it has no owner */
guint tw_table_by_hand_colour (TwTableModel *self, const TwHandPiece *piece);

/** tw_table_by_hand_can_put: Returns: whether the held piece can stand on @node */
gboolean tw_table_by_hand_can_put (TwTableModel *self, guint node);

/** tw_table_by_hand_put: puts the held piece on @node. Returns: %FALSE if it cannot stand there */
gboolean tw_table_by_hand_put (TwTableModel *self, guint node);

/** tw_table_by_hand_take_home: puts @piece back into the supply. Returns: whether it stood on the
 *   board */
gboolean tw_table_by_hand_take_home (TwTableModel *self, const TwHandPiece *piece);

/**
 * tw_table_by_hand_give:
 * @self: a table with a game
 * @seat: a seat
 * @token: type of token, an index in the rules
 * @n: how many tokens to give; negative to take some away
 *
 * Returns: %FALSE if there are not enough
 */
gboolean tw_table_by_hand_give (TwTableModel *self, guint seat, guint token, int n);

/**
 * tw_table_by_hand_score:
 * @self: a table with a game
 * @seat: a seat
 * @points: points to add, not 0
 * @note: what they are for; may be empty
 *
 * Returns: whether they were added
 */
gboolean tw_table_by_hand_score (TwTableModel *self, guint seat, int points, const char *note);

/** tw_table_by_hand_sentence: Returns: (transfer full): what to do with the held piece, in words */
char *tw_table_by_hand_sentence (TwTableModel *self);

/** tw_table_by_hand_place_words: Returns: (transfer full): "Road (1 east, 2 south)" */
char *tw_table_by_hand_place_words (TwTableModel *self, guint node);

/** tw_log_say_by_hand: Returns: (transfer full): the log's line for @action, an action by hand and
 * the first member of a log entry */
char *tw_log_say_by_hand (TwTableModel *self, const TwAction *action);

G_END_DECLS
