/* The sorts of things that a set can add to the rules. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** TwOwnSort: the sort of thing, in the order of the list. From %TW_OWN_BAG on it is declared among the
 * procedures: what is drawn from, dice, counters, zones, counting figures, lists. */
typedef enum
{
  TW_OWN_SYMBOL,
  TW_OWN_LAND,
  TW_OWN_FIGURE,
  TW_OWN_TOKEN,
  TW_OWN_BAG,
  TW_OWN_DIE,
  TW_OWN_COUNTER,
  TW_OWN_ZONE,
  TW_OWN_COUNTING,
  TW_OWN_KEPT_LIST,
  TW_N_OWN_SORTS
} TwOwnSort;

/** tw_own_sort_element: Returns: (transfer none): the sort's XML element: "symbol"; of a die, which is a bag
 * in files, "die" */
const char *tw_own_sort_element (TwOwnSort sort);

/** tw_own_sort_title: Returns: (transfer none): "Symbols", "Land", …, translated */
const char *tw_own_sort_title (TwOwnSort sort);

/** tw_own_sort_add: Returns: (transfer none): "Add Symbol", …, translated */
const char *tw_own_sort_add (TwOwnSort sort);

/** tw_own_sort_remove: Returns: (transfer none): "Remove Symbol", …, translated */
const char *tw_own_sort_remove (TwOwnSort sort);

/** tw_own_sort_name: Returns: (transfer none): what one of the sort is called in a menu: "Symbol",
 * translated */
const char *tw_own_sort_name (TwOwnSort sort);

/** tw_own_sort_has_picture: Returns: whether things of the sort have a picture of their own */
gboolean tw_own_sort_has_picture (TwOwnSort sort);

G_END_DECLS
