/* Asks for a move that somebody has sent: to be pasted, or from a file. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/**
 * TwMoveFunc:
 * @text: what was pasted, or what the file says
 * @user_data: what came with the question
 */
typedef void (*TwMoveFunc) (const char *text, gpointer user_data);

/**
 * tw_move_dialog_ask:
 * @asks: the widget that asks
 * @done: called with the answer; not if there is none
 * @user_data: (transfer none): an object for @done, which lives as long as the question
 *
 * A file that cannot be read is told of as an error of @asks' window.
 */
void tw_move_dialog_ask (GtkWidget *asks, TwMoveFunc done, GObject *user_data);

G_END_DECLS
