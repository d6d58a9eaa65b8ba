/* The page before a game: what is played, by whom, and how. */
#pragma once

#include <adwaita.h>

#include "app/game/table-model.h"
#include "app/widgets/opening-page.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

#define TW_TYPE_SETUP_PAGE (tw_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (TwSetupPage, tw_setup_page, TW, SETUP_PAGE, AdwBin)

/* Signal "start" (): begin the game of tw_setup_page_fill().
 * Signal "close" (): go back to the table.
 * Signal "ready" (): all files named by the chosen ruleset have been read, see
 *   tw_setup_page_is_reading().
 *
 * Actions, in the group "setup": start close list save save-as rename delete usual add-set */

/**
 * tw_setup_page_set_game:
 * @self: a page
 * @kit: what games are put together from; outlives the page
 * @set: the set that is played
 *
 * Lists the rulesets and parts that @set can be played with, and chooses the ruleset that new games
 * of @set use.
 */
void tw_setup_page_set_game (TwSetupPage *self, const TwGameKit *kit, TwTileSet *set);

/**
 * tw_setup_page_take_set:
 * @self: a page that knows its game
 * @set: the set that is played, as it is now
 *
 * The choices stay, unless the id of @set has changed.
 */
void tw_setup_page_take_set (TwSetupPage *self, TwTileSet *set);

/**
 * tw_setup_page_set_document:
 * @self: a page
 * @set: (nullable): the set that is being edited beside the table, as it is now
 *
 * Lists @set among the parts. The next game uses it as it is then.
 */
void tw_setup_page_set_document (TwSetupPage *self, TwTileSet *set);

/** tw_setup_page_uses_document: Returns: whether the set that is edited beside the table is in play */
gboolean tw_setup_page_uses_document (TwSetupPage *self);

/** tw_setup_page_open: updates the page and gives the list of rulesets the focus. */
void tw_setup_page_open (TwSetupPage *self);

/** tw_setup_page_grab: gives the list of rulesets the focus, or the number of players where there is no room for both. */
void tw_setup_page_grab (TwSetupPage *self);

/**
 * tw_setup_page_offer_actions:
 * @self: a page
 *
 * Tells the buttons that their actions exist; call it again when the page has moved to another window.
 */
void tw_setup_page_offer_actions (TwSetupPage *self);

/**
 * tw_setup_page_fill:
 * @self: a page that knows its game
 * @setup: (out caller-allocates): the choices: rules, title, seats, seed, kind of undo
 * @error: why they make no game
 *
 * Without a number for the draws each call gives a different seed.
 *
 * Returns: %FALSE if it cannot be played
 */
gboolean tw_setup_page_fill (TwSetupPage *self, TwTableSetup *setup, GError **error);

/** tw_setup_page_is_reading: Returns: whether files named by the chosen ruleset are still being read;
 * no game can begin before they are */
gboolean tw_setup_page_is_reading (TwSetupPage *self);

/** tw_setup_page_take_game: proposes the game of @setup to be played again: its ruleset or what else is
 * in play, sets of its own among it, and its players: names, colours, people or the program. */
void tw_setup_page_take_game (TwSetupPage *self, const TwTableSetup *setup);

/** tw_setup_page_set_recorded: sets whether the next game is one that is played elsewhere and entered. */
void tw_setup_page_set_recorded (TwSetupPage *self, gboolean is_recorded);

/** tw_setup_page_tell_problem: shows why no game can begin; %NULL for no reason. */
void tw_setup_page_tell_problem (TwSetupPage *self, const char *problem);

/** tw_setup_page_set_opening: sets the page that is shown while reading takes long; call it once. */
void tw_setup_page_set_opening (TwSetupPage *self, TwOpeningPage *opening);

/** tw_setup_page_add_file: reads the set in @file in a worker and puts it into play, or shows why that
 * is not possible. */
void tw_setup_page_add_file (TwSetupPage *self, GFile *file);

G_END_DECLS
