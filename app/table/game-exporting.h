/* Exporting the game on the table: asks where, and says how it went. */
#pragma once

#include "app/game/game-export.h"
#include "app/widgets/message-bar.h"

G_BEGIN_DECLS

/**
 * tw_game_exporting_export:
 * @bar: where errors are shown; dialogs belong to its window
 * @model: a table with a game
 * @folder: (nullable): the folder that is proposed
 * @what: the id of a #TwGameExporter
 *
 * Asks where the game is to be written, of a case also for its name and what it expects, and writes
 * it there.
 */
void tw_game_exporting_export (TwMessageBar *bar, TwTableModel *model, GFile *folder,
                               const char *what);

/**
 * tw_game_exporting_export_case:
 * @bar: where errors are shown; dialogs belong to its window
 * @model: a table with a game
 * @folder: (nullable): the folder that is proposed
 * @n_given: so many entries of the game's log lead to the position in which the case can begin
 * @title: (nullable): the title that is proposed; %NULL for the game's
 * @rules: (nullable): ids of the rules that it is about, as proposed, with blanks between
 *
 * As tw_game_exporting_export() for a case.
 */
void tw_game_exporting_export_case (TwMessageBar *bar, TwTableModel *model, GFile *folder,
                                    guint n_given, const char *title, const char *rules);

/** tw_game_exporting_add_menu: adds an item to @menu for each #TwGameExporter, and their keys to
 * @widget; they are the action "play.export". */
void tw_game_exporting_add_menu (GMenu *menu, GtkWidget *widget);

G_END_DECLS
