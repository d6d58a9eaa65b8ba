/* The sorts of things that a set can add to the rules. */
#include "app/document/own-sort.h"

#include <glib/gi18n.h>

static const struct
{
  const char *element;
  const char *name;
  const char *title;
  const char *add;
  const char *remove;
} sorts[TW_N_OWN_SORTS] = {
  { "symbol", NC_ ("own thing", "Symbol"), N_ ("Own Symbols"), N_ ("Add Symbol"),
    N_ ("Remove Symbol") },
  { "land", NC_ ("own thing", "Land"), N_ ("Own Land"), N_ ("Add Land"), N_ ("Remove Land") },
  { "figure", NC_ ("own thing", "Figure"), N_ ("Own Figures"), N_ ("Add Figure"),
    N_ ("Remove Figure") },
  { "token", NC_ ("own thing", "Token"), N_ ("Own Tokens"), N_ ("Add Token"), N_ ("Remove Token") },
  { "bag", NC_ ("own thing", "Deck or Bag"), N_ ("Own Decks and Bags"), N_ ("Add Deck or Bag"),
    N_ ("Remove Deck or Bag") },
  { "die", NC_ ("own thing", "Die"), N_ ("Own Dice"), N_ ("Add Die"), N_ ("Remove Die") },
  { "counter", NC_ ("own thing", "Counter"), N_ ("Own Counters"), N_ ("Add Counter"),
    N_ ("Remove Counter") },
  { "zone", NC_ ("own thing", "Zone"), N_ ("Own Zones"), N_ ("Add Zone"), N_ ("Remove Zone") },
  { "counting-figure", NC_ ("own thing", "Counting Figures"), N_ ("Own Counting Figures"),
    N_ ("Add Counting Figures"), N_ ("Remove Counting Figures") },
  { "list", NC_ ("own thing", "List"), N_ ("Own Lists"), N_ ("Add List"), N_ ("Remove List") },
};

const char *
tw_own_sort_element (TwOwnSort sort)
{
  return sorts[sort].element;
}

const char *
tw_own_sort_title (TwOwnSort sort)
{
  return _ (sorts[sort].title);
}

const char *
tw_own_sort_add (TwOwnSort sort)
{
  return _ (sorts[sort].add);
}

const char *
tw_own_sort_remove (TwOwnSort sort)
{
  return _ (sorts[sort].remove);
}

const char *
tw_own_sort_name (TwOwnSort sort)
{
  return g_dpgettext2 (NULL, "own thing", sorts[sort].name);
}

gboolean
tw_own_sort_has_picture (TwOwnSort sort)
{
  return sort == TW_OWN_SYMBOL || sort == TW_OWN_FIGURE || sort == TW_OWN_TOKEN;
}
