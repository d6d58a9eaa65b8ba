/* A game that is played elsewhere and entered at the table: people say what chance has brought, whose
 * turn it is, and lay tiles where others have laid them, whatever the rules say.
 *
 * All of it goes into the game's log, so undo takes it back and saved games contain it.
 */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * TwRecordAsk: what has to be entered.
 * @TW_RECORD_NOTHING: nothing: somebody at the table has to answer, or the game is none that is entered
 * @TW_RECORD_TILE: which tile was drawn
 * @TW_RECORD_OUTCOME: what else chance brought: a die, a card; the outcomes are
 *   tw_table_model_get_choices()
 */
typedef enum
{
  TW_RECORD_NOTHING,
  TW_RECORD_TILE,
  TW_RECORD_OUTCOME
} TwRecordAsk;

/**
 * TwRecordTile: tiles of one look to rules.
 * @kind: the first kind of tile of that shape, for the picture
 * @n: how many of them can have been drawn, at least 1
 * @turns: quarter turns clockwise with which it has the lands that were looked for
 */
typedef struct
{
  guint kind;
  guint n;
  guint turns;
} TwRecordTile;

/** How many of the tiles that were drawn last come first. */
#define TW_RECORD_RECENT 3

/** tw_table_record_is: Returns: whether the game at the table is one that is entered */
gboolean tw_table_record_is (TwTableModel *self);

/** tw_table_record_asks: Returns: what has to be entered now; nothing while looking back */
TwRecordAsk tw_table_record_asks (TwTableModel *self);

/** tw_table_record_question: Returns: (transfer full): what is asked: "Which tile was drawn?" */
char *tw_table_record_question (TwTableModel *self);

/**
 * tw_table_record_dup_tiles:
 * @self: a table where %TW_RECORD_TILE is asked
 * @sides: (nullable): for north, east, south and west the letter of the land there (as in a quick
 *   line), or another character for any land; the tile may lie turned
 * @typed: (nullable): letters of lands that follow one another clockwise, from any side on; where no
 *   tile has them, the beginning of a tile's name
 *
 * Returns: (transfer full) (element-type TwRecordTile): the tiles that can have been drawn, those
 *   first that were drawn last, then all that have the same lands side by side, whatever set they are
 *   from
 */
GArray *tw_table_record_dup_tiles (TwTableModel *self, const char *sides, const char *typed);

/** tw_table_record_letters: Returns: (transfer full): the letters of all lands that sides of tiles have
 *   which can have been drawn: "CFR" */
char *tw_table_record_letters (TwTableModel *self);

/** tw_table_record_letter_title: Returns: (transfer none): what the land with that letter is called */
const char *tw_table_record_letter_title (TwTableModel *self, char letter);

/** tw_table_record_draw: enters that a tile of the shape of @kind was drawn. Returns: %FALSE if it cannot
 * have been */
gboolean tw_table_record_draw (TwTableModel *self, guint kind);

/**
 * tw_table_record_foresee:
 * @self: a table
 * @outcome: one of the outcomes of chance
 * @out_opening: (out): what lies open then; a die or a card: its words last until the next question
 *
 * Returns: whether something lies open then
 */
gboolean tw_table_record_foresee (TwTableModel *self,
                                  const TwAction *outcome,
                                  TwOpening *out_opening);

/** tw_table_record_outcome_title: Returns: (transfer full): what @outcome of chance is called: "3",
 *   "Message 4", "Anna" */
char *tw_table_record_outcome_title (TwTableModel *self, const TwAction *outcome);

/** tw_table_record_may_turn: Returns: whether it can be said now that it is the turn of @seat */
gboolean tw_table_record_may_turn (TwTableModel *self, guint seat);

/** tw_table_record_turn: says that it is the turn of @seat. Returns: whether it is now */
gboolean tw_table_record_turn (TwTableModel *self, guint seat);

G_END_DECLS
