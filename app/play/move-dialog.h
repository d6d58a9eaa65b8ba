/* Asks for a move that somebody has sent: to be pasted, or from a file. */
#pragma once

#include <adwaita.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * TwMoveFunc:
 * @text: what was pasted, or what the file says; or the id of a game
 * @user_data: what came with the question
 */
typedef void (*TwMoveFunc) (const char *text, gpointer user_data);

/**
 * TwMoveAnswers: what is done with the answer; nothing if there is none.
 * @take: takes a move, which was pasted or is in a file
 * @open: opens the kept game, by its id, to which the pasted move belongs
 */
typedef struct
{
  TwMoveFunc take;
  TwMoveFunc open;
} TwMoveAnswers;

/**
 * tw_move_dialog_ask:
 * @asks: the widget that asks
 * @model: the table; what is pasted is judged by it
 * @offered: (nullable): what may be the move, as the clipboard has it
 * @answers: (transfer none): what is done; static
 * @user_data: (transfer none): an object for @answers, which lives as long as the question
 *
 * Says of what is pasted why it cannot be taken. A file that cannot be read is told of as an error of @asks'
 * window.
 */
void tw_move_dialog_ask (GtkWidget *asks, TwTableModel *model, const char *offered,
                         const TwMoveAnswers *answers, GObject *user_data);

G_END_DECLS
