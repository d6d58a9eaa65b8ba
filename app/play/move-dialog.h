/* Asks for a move that somebody has sent: to be pasted, or from a file. */
#pragma once

#include <adwaita.h>

#include "app/game/table-model.h"

G_BEGIN_DECLS

/**
 * TwMoveAnswers: what is done with the answer; nothing if there is none. @user_data is what came with the
 *   question.
 * @take: takes the move @text
 * @open: opens the kept game with the id @game, and takes the move @text there
 */
typedef struct
{
  void (*take) (const char *text, gpointer user_data);
  void (*open) (const char *game, const char *text, gpointer user_data);
} TwMoveAnswers;

/**
 * tw_move_dialog_ask:
 * @asks: the widget that asks
 * @model: the table; what is pasted is judged by it
 * @offered: (nullable): what may be the move, as the clipboard has it
 * @answers: (transfer none): what is done; static
 * @user_data: (transfer none): an object for @answers, which lives as long as the question
 *
 * Says of what is pasted why it cannot be taken. A file is opened by "play.choose-first" of @asks.
 */
void tw_move_dialog_ask (GtkWidget *asks, TwTableModel *model, const char *offered,
                         const TwMoveAnswers *answers, GObject *user_data);

G_END_DECLS
