/* The table as a page of the window: header, table, hand, scores, log, result. */
#pragma once

#include <adwaita.h>

#include "app/game/game-file.h"
#include "app/game/kept-game.h"
#include "app/game/unsaved-game.h"
#include "app/widgets/tile-textures.h"

G_BEGIN_DECLS

#define TW_TYPE_PLAY_PAGE (tw_play_page_get_type ())
G_DECLARE_FINAL_TYPE (TwPlayPage, tw_play_page, TW, PLAY_PAGE, AdwBin)

/* Signals:
 *   "unsaved-changed" ()             whether there is an unsaved game may have changed
 *   "lesson-made" (gpointer lesson)  a #TwLesson was made of what was played, for the set of
 *                                    tw_play_page_set_document()
 *   "called" ()                      a move has come that was opened elsewhere: the page is to be shown
 *
 * Actions, in the group "play": those of its parts (play-desk.h, play-header.h, game-saving.h,
 * game-opening.h, lesson-saving.h, at lessons lesson-band.h), and undo redo again end new-game pause hurry */

/**
 * tw_play_page_new:
 * @set: the set to play
 * @textures: pictures of tiles
 *
 * Begins a game of two players. For a set that cannot be played the table shows why.
 *
 * Returns: (transfer floating): the table
 */
GtkWidget *tw_play_page_new (TwTileSet *set, TwTileTextures *textures);

/**
 * tw_play_page_new_for_lessons:
 * @set: a set that has lessons
 * @id: (nullable): the lesson to begin with; %NULL for the first that has not been done
 * @textures: pictures of tiles
 *
 * Returns: (transfer floating): a table on which the lessons are done
 */
GtkWidget *tw_play_page_new_for_lessons (TwTileSet *set, const char *id, TwTileTextures *textures);

/**
 * tw_play_page_new_for_kept:
 * @kept: a claimed game that can be read; it is kept on there
 * @moves: (nullable): what somebody has sent for it, if it is a game by file
 * @textures: pictures of tiles
 *
 * Goes on with the game.
 *
 * Returns: (transfer floating): the table
 */
GtkWidget *tw_play_page_new_for_kept (TwKeptGame *kept, const char *moves, TwTileTextures *textures);

/**
 * tw_play_page_new_for_file:
 * @opened: (transfer full): a file with a game
 * @textures: pictures of tiles
 *
 * Goes on with the game. A case is shown from its beginning.
 *
 * Returns: (transfer floating): the table
 */
GtkWidget *tw_play_page_new_for_file (TwGameFile *opened, TwTileTextures *textures);

/** tw_play_page_get_unsaved: Returns: (transfer none): the object that knows whether leaving @page
 * would lose a game */
TwUnsavedGame *tw_play_page_get_unsaved (GtkWidget *page);

/**
 * tw_play_page_ask_to_leave:
 * @page: a table
 * @done: called once the game may go: it is saved, or given up
 * @user_data: for @done
 *
 * Asks whether to save the game, to give it up, or to go on; without an unsaved game @done is
 * called at once.
 */
void tw_play_page_ask_to_leave (GtkWidget *page,
                                void (*done) (gpointer user_data),
                                gpointer user_data);

/** tw_play_page_follow: continues the game with @set, which has been edited. If that is not possible,
 * the game keeps its tiles, and the players are told. */
void tw_play_page_follow (GtkWidget *page, TwTileSet *set);

/** tw_play_page_set_document: offers the set that is edited beside the table, %NULL for none, for new
 * games. A game that uses it follows its changes, see tw_play_page_follow(). */
void tw_play_page_set_document (GtkWidget *page, TwTileSet *set);

/**
 * tw_play_page_offer:
 * @page: a table
 * @tile: id of a tile of the set that is played
 * @out_is_now: (out): whether it lies in the hand
 *
 * Takes the tile into the hand instead of the drawn one. If it cannot be laid now, it is drawn next.
 * If no such tile is left, one is added to the game.
 *
 * Returns: (transfer full) (nullable): why that is not possible, as text for people
 */
char *tw_play_page_offer (GtkWidget *page, const char *tile, gboolean *out_is_now);

/** tw_play_page_record: opens New Game for a game that is played elsewhere and entered. */
void tw_play_page_record (GtkWidget *page);

/** tw_play_page_set_apart: sets whether @page is in its own window. */
void tw_play_page_set_apart (GtkWidget *page, gboolean is_apart);

/** tw_play_page_open_file: reads @file and continues its game, or shows why that is not possible. */
void tw_play_page_open_file (TwPlayPage *self, GFile *file);

/** tw_play_page_get_model: Returns: (transfer none): its game */
TwTableModel *tw_play_page_get_model (TwPlayPage *self);

/** tw_play_page_get_actions: Returns: (transfer none): the group "play" */
GActionGroup *tw_play_page_get_actions (TwPlayPage *self);

G_END_DECLS
