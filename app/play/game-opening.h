/* Opening a game at the table: asks which one, reads it, and says what is wrong with it. */
#pragma once

#include "app/game/game-file.h"
#include "app/play/game-saving.h"
#include "app/widgets/opening-page.h"

G_BEGIN_DECLS

#define TW_TYPE_GAME_OPENING (tw_game_opening_get_type ())
G_DECLARE_FINAL_TYPE (TwGameOpening, tw_game_opening, TW, GAME_OPENING, GObject)

/* Signal "opened" (gpointer opened): a #TwGameFile was read and has to be shown; the handler may
 * take its game. */

/**
 * tw_game_opening_new:
 * @bar: (transfer none): where errors are shown; dialogs belong to its window
 * @page: (transfer none): says so if reading takes long
 * @saving: (transfer none): asks before the running game is lost
 * @actions: gets "open", "choose-first" (the same, but the running game is asked about once it is known that the file
 *   ends it), "cancel-opening", "show-case" 'u' with the index of a case of the file, and "show-error" '(ss)' (what
 *   failed, why)
 *
 * Returns: (transfer full): what opens games; must outlive @actions' use
 */
TwGameOpening *tw_game_opening_new (TwMessageBar *bar, TwOpeningPage *page, TwGameSaving *saving,
                                    GActionMap *actions);

/** tw_game_opening_read: reads @file, of a case file its first case; "opened" follows, or the bar
 * says why not. */
void tw_game_opening_read (TwGameOpening *self, GFile *file);

/** tw_game_opening_tell: tells how the game of @opened, now shown, differs from its file; a case is
 * also told to match. */
void tw_game_opening_tell (TwGameOpening *self, const TwGameFile *opened);

G_END_DECLS
