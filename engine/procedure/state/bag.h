/* Bags, decks and dice: what is in them, what was drawn, what lies open. Private to engine/procedure.
 *
 * What is left of a bag lies in the state of the game: of one without order how many of each item were
 * drawn; of a deck how many cards were drawn at all, and what is known of its order. A die has nothing
 * to keep.
 *
 * Cases and saved games write what is left of a bag as "treasure=gold*3,pearl", of a deck what lies on
 * top, "cards=5,4". "cards-used" is how many were drawn of a deck, and "bottom-card" the last of them.
 */
#pragma once

#include "engine/procedure/procedures.h"

G_BEGIN_DECLS

/* Things in one bag. */
#define TW_MAX_BAG_THINGS 255

/** TwDeck: what is kept of a deck: how many cards were drawn, and in which order they lie: one more than the
 * number of the item, 0 for a card that nobody has seen. */
typedef struct
{
  guint16 n_used;
  guint8 order[];
} TwDeck;

static inline const TwBagCode *
tw_bag_nth_code (const TwProcedures *all, guint index)
{
  return &g_array_index (all->bags, TwBagCode, index);
}

static inline const TwItemCode *
tw_bag_item (const TwProcedures *all, const TwBagCode *bag, guint index)
{
  return &g_array_index (all->items, TwItemCode, bag->first + index);
}

static inline TwDeck *
tw_bag_deck (const TwBagCode *bag, gconstpointer own)
{
  return (TwDeck *) (gpointer) ((guint8 *) (gpointer) own + bag->at);
}

/* By item: how many were drawn. */
static inline guint8 *
tw_bag_drawn (const TwBagCode *bag, gconstpointer own)
{
  return (guint8 *) (gpointer) own + bag->at;
}

/** tw_bag_n_drawn: Returns: how many things of a bag without order are out of it */
guint tw_bag_n_drawn (const TwBagCode *bag, gconstpointer own);

/** tw_bag_n_seen: Returns: how many cards of the deck that are known are the item number @item */
guint tw_bag_n_seen (const TwBagCode *bag, const TwDeck *deck, guint item);

/** tw_bag_n_next_of: Returns: how many copies of the item number @item may be drawn next */
guint tw_bag_n_next_of (const TwProcedures *all, const TwBagCode *bag, gconstpointer own, guint item);

/** tw_bag_most: Returns: the largest number in the bag */
int tw_bag_most (const TwProcedures *all, const TwBagCode *bag);

G_END_DECLS
