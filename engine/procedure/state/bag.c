/* Bags, decks and dice: what is in them. */
#include "engine/procedure/state/bag.h"

guint
tw_bag_n_drawn (const TwBagCode *bag, gconstpointer own)
{
  guint n = 0;

  for (guint i = 0; bag->order == TW_ORDER_NONE && i < bag->n_items; i++)
    n += tw_bag_drawn (bag, own)[i];
  return n;
}

/* How many cards of the item have been seen. */
guint
tw_bag_n_seen (const TwBagCode *bag, const TwDeck *deck, guint item)
{
  guint n = 0;

  for (guint i = 0; i < bag->n; i++)
    n += deck->order[i] == item + 1;
  return n;
}

/* How many copies of the item may come next. */
guint
tw_bag_n_next_of (const TwProcedures *all, const TwBagCode *bag, gconstpointer own, guint item)
{
  guint n = tw_bag_item (all, bag, item)->n;
  const TwDeck *deck = tw_bag_deck (bag, own);
  guint top;

  if (bag->order == TW_ORDER_DIE)
    return n;
  if (bag->order == TW_ORDER_NONE)
    return n - MIN (tw_bag_drawn (bag, own)[item], n);
  top = deck->order[deck->n_used % bag->n];
  return top != 0 ? top == item + 1 : n - MIN (tw_bag_n_seen (bag, deck, item), n);
}

/* The largest number in the bag. */
int
tw_bag_most (const TwProcedures *all, const TwBagCode *bag)
{
  int most = 0;

  for (guint i = 0; i < bag->n_items; i++)
    most = MAX (most, all->numbers[tw_bag_item (all, bag, i)->word]);
  return most;
}
