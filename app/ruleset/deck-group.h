/* The part of the form about a deck, a bag or a die: the cards or faces in it, and what becomes of what was
 * drawn. */
#pragma once

#include "app/ruleset/thing-group.h"

G_BEGIN_DECLS

#define TW_TYPE_DECK_GROUP (tw_deck_group_get_type ())
G_DECLARE_FINAL_TYPE (TwDeckGroup, tw_deck_group, TW, DECK_GROUP, TwThingGroup)

/* Signals "draw" (guint n) and "choose" (guint n): somebody wants to draw on card number n, or to choose a
 * picture for it.
 * Actions: deck.draw, deck.choose, deck.bare, deck.up, deck.down, deck.remove, each of a card's number. */

/** tw_deck_group_focus: moves the focus to what is said of card @n. */
void tw_deck_group_focus (TwDeckGroup *self, guint n);

G_END_DECLS
