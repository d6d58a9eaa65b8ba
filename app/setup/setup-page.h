/* What shall be played, by whom and how: the page before a game. */
#pragma once

#include <adwaita.h>

#include "app/game/table-model.h"
#include "app/widgets/opening-page.h"
#include "engine/setup/game-setup.h"

G_BEGIN_DECLS

#define TW_TYPE_SETUP_PAGE (tw_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (TwSetupPage, tw_setup_page, TW, SETUP_PAGE, AdwBin)

/* Signal "start" (): the game that tw_setup_page_fill() tells of shall begin.
 * Signal "close" (): back to the table as it is.
 * Signal "ready" (): what the chosen ruleset names has been read, see tw_setup_page_is_reading().
 *
 * Actions, in the group "setup": start close list save save-as rename delete usual add-set */

/**
 * tw_setup_page_set_game:
 * @self: a page
 * @kit: what games are put together from; outlives the page
 * @set: the set that is played
 *
 * Lists what it can be played by and with. The ruleset that new games of the set shall begin with is
 * chosen.
 */
void tw_setup_page_set_game (TwSetupPage *self, const TwGameKit *kit, TwTileSet *set);

/**
 * tw_setup_page_take_set:
 * @self: a page that knows its game
 * @set: the set that is played, as it is now
 *
 * What is chosen stays so, unless @set has another id now.
 */
void tw_setup_page_take_set (TwSetupPage *self, TwTileSet *set);

/**
 * tw_setup_page_set_document:
 * @self: a page
 * @set: (nullable): the set that is being edited beside the table, as it is now
 *
 * Lists @set among those that can be in play. The next game is played with it as it is then.
 */
void tw_setup_page_set_document (TwSetupPage *self, TwTileSet *set);

/** tw_setup_page_uses_document: Returns: whether that set is chosen */
gboolean tw_setup_page_uses_document (TwSetupPage *self);

/** tw_setup_page_open: brings the page up to date, and puts the focus on the list of rulesets. */
void tw_setup_page_open (TwSetupPage *self);

/**
 * tw_setup_page_offer_actions:
 * @self: a page
 *
 * Tells its buttons that its actions are there; again when it was moved to another window.
 */
void tw_setup_page_offer_actions (TwSetupPage *self);

/**
 * tw_setup_page_fill:
 * @self: a page that knows its game
 * @setup: (out caller-allocates): what is chosen: rules, title, seats, seed, kind of undo
 * @error: why it cannot be played
 *
 * Without a number for the draws each call gives another seed.
 *
 * Returns: %FALSE if it cannot be played
 */
gboolean tw_setup_page_fill (TwSetupPage *self, TwTableSetup *setup, GError **error);

/** tw_setup_page_is_reading: Returns: whether files that the chosen ruleset names are being read; no
 * game can begin before */
gboolean tw_setup_page_is_reading (TwSetupPage *self);

/** tw_setup_page_take_seats: those who play @setup, a game that did not begin here, are proposed for
 * the next one: names, colours, people or the program. */
void tw_setup_page_take_seats (TwSetupPage *self, const TwTableSetup *setup);

/** tw_setup_page_tell_problem: says why no game can begin, %NULL if it can. */
void tw_setup_page_tell_problem (TwSetupPage *self, const char *problem);

/** tw_setup_page_set_opening: says where it is told that a file takes long to be read; once. */
void tw_setup_page_set_opening (TwSetupPage *self, TwOpeningPage *opening);

/** tw_setup_page_add_file: reads the set of a file in a worker and brings it into play, or says why it
 * cannot be. */
void tw_setup_page_add_file (TwSetupPage *self, GFile *file);

G_END_DECLS
