/* The order in which the tiles of a deal are drawn: the same one in games that differ by a tile or an expansion.
 *
 * The game's own generator draws the tile at a random place of the bag, so one tile more changes every draw. In a
 * deck each copy has a number of its own, made from the deal and the tile's name; tiles come by falling number. What two
 * games have in common comes in the same order, and what only one of them has comes between. */
#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/** TW_TWIN_MARK: what ends the id of a tile that takes the place of another one's last copy, see twin.h */
#define TW_TWIN_MARK "~twin"

/** TwDealDeck: the order of a deal; owned by one thread. */
typedef struct _TwDealDeck TwDealDeck;

/** tw_deal_deck_new: Returns: (transfer full): a deck for games of @rules, which outlive it */
TwDealDeck *tw_deal_deck_new (const TwRules *rules);

/** tw_deal_deck_free: frees @deck. */
void tw_deal_deck_free (TwDealDeck *deck);

/**
 * tw_deal_deck_key:
 * @set: id of a set
 * @tile: id of one of its tiles
 * @copy: which of its copies in the bag, from 0; variants follow the plain copies
 *
 * Returns: what that copy is known by in every deck, never 0; its twin has the same key
 */
guint64 tw_deal_deck_key (const char *set, const char *tile, guint copy);

/**
 * tw_deal_deck_deal:
 * @deck: a deck
 * @deal: number that the order follows from
 * @order: by how many seats the tiles of each round move on, from 0
 *
 * Puts all tiles in the order of the deal.
 */
void tw_deal_deck_deal (TwDealDeck *deck, guint64 deal, guint order);

/**
 * tw_deal_deck_chance:
 * @deck: a deck
 * @play: a game whose decider is chance
 * @out_key: (out): key of the copy that is drawn; 0 if it is not a draw by the deck's order
 *
 * A tile comes in the deck's order if it is drawn from the bag, and neither piles nor tiles that go back into the bag
 * are in play; anything else comes from the game's own generator.
 *
 * Returns: the outcome; it is not applied
 */
TwAction tw_deal_deck_chance (TwDealDeck *deck, const TwPlay *play, guint64 *out_key);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwDealDeck, tw_deal_deck_free)

G_END_DECLS
