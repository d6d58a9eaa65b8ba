/* What a text that somebody has sent is to the table: its next move, one that was taken, one of a game that
 * waits or is played elsewhere, or none at all.
 */
#pragma once

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * TwMoveStanding: what a text is to a table.
 * @TW_MOVE_NONE: there is no move in it
 * @TW_MOVE_DAMAGED: what is in it cannot be read
 * @TW_MOVE_OWN: it is the last move that was made here
 * @TW_MOVE_TAKEN: all of it is there already
 * @TW_MOVE_NEWS: it has a move of the game at the table that is not there
 * @TW_MOVE_OPENING: it opens another game, which nobody here plays
 * @TW_MOVE_WAITS: it is of another game, which waits here to be gone on with
 * @TW_MOVE_PLAYED: it is of another game, which is at another table
 * @TW_MOVE_STRANGE: it is of a game that is not here
 */
typedef enum
{
  TW_MOVE_NONE,
  TW_MOVE_DAMAGED,
  TW_MOVE_OWN,
  TW_MOVE_TAKEN,
  TW_MOVE_NEWS,
  TW_MOVE_OPENING,
  TW_MOVE_WAITS,
  TW_MOVE_PLAYED,
  TW_MOVE_STRANGE
} TwMoveStanding;

/**
 * TwMoveJudgement:
 * @standing: what the text is
 * @words: (nullable): what is to be said of it; %NULL for a text with no trace of a move
 * @game: (nullable): for %TW_MOVE_WAITS: the id of the kept game
 */
typedef struct
{
  TwMoveStanding standing;
  char *words;
  char *game;
} TwMoveJudgement;

/** tw_move_dup_lines: Returns: (transfer full): the moves in @text, a line each, without what stands around them, in
 * whatever encoding */
char *tw_move_dup_lines (const char *text);

/** tw_move_judgement_clear: frees what @judgement holds. */
void tw_move_judgement_clear (TwMoveJudgement *judgement);

/**
 * tw_move_judge:
 * @model: a table
 * @text: what somebody has sent, with anything around the moves
 * @folder: where games are kept; looked through for a game that is not at the table
 * @out_judgement: (out): what the text is; to be cleared by the caller
 *
 * Changes nothing. Whether the rules allow a new move is not asked here.
 */
void tw_move_judge (TwTableModel *model, const char *text, const char *folder,
                    TwMoveJudgement *out_judgement);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (TwMoveJudgement, tw_move_judgement_clear)

G_END_DECLS
