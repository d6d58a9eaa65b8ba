/* How many answers there can be. */
#include "engine/procedure/answer/allow.h"
#include "engine/procedure/compile/compiler-private.h"

/* How many there can be of what is selected. */
static guint
most_things (const TwRules *rules, const TwSelection *selection)
{
  guint32 types = (guint32) ((G_GUINT64_CONSTANT (1) << rules->n_figure_types) - 1);

  switch ((TwSelected) selection->what)
    {
    case TW_SELECTED_FIGURE:
      return rules->n_figures + rules->n_neutral;
    case TW_SELECTED_STANDING:
      return (guint) __builtin_popcount (selection->types & types) * rules->catalogue->n_nodes;
    case TW_SELECTED_POST:
      return (guint) __builtin_popcount (selection->types & types)
             * (rules->catalogue->n_copies + 1);
    case TW_SELECTED_ENTRY:
      return (guint) __builtin_popcount (selection->types & types) * TW_MAX_ZONES;
    case TW_SELECTED_ZONE:
      return TW_MAX_ZONES;
    case TW_SELECTED_TILE:
      return rules->catalogue->n_copies + 1;
    case TW_SELECTED_FEATURE:
    case TW_SELECTED_SEGMENT:
      return rules->catalogue->n_nodes;
    case TW_SELECTED_WORD:
      return TW_MAX_WORDS;
    case TW_SELECTED_SYMBOL:
    case TW_SELECTED_TOKEN:
    case TW_SELECTED_COUNTING:
      return 0;
    case TW_SELECTED_CELL:
      return 4 * (rules->catalogue->n_copies + 1);
    case TW_SELECTED_PAIR:
      /* Six of a tile with four ends, two of an open cell, of which a tile has at most three more.
       */
      return 2 * rules->catalogue->n_nodes + 8 * (rules->catalogue->n_copies + 1) + TW_MAX_JOINS;
    case TW_SELECTED_SPACE:
      return TW_TRACK_SPACES;
    case TW_SELECTED_NUMBER:
      return TW_MOST_NUMBER + 1;
    case TW_SELECTED_SEAT:
    case TW_N_SELECTED:
    default:
      return rules->n_seats;
    }
}

guint
tw_compiler_most_actions (const TwProcedures *all, const TwRules *rules)
{
  guint most = 0, instead = 0;

  for (guint i = 0; i < all->selections->len; i++)
    {
      const TwSelection *selection = tw_procedures_selection (all, i);

      if (selection->is_asked)
        most = MAX (most, most_things (rules, selection));
    }
  for (guint i = 0; i < all->bags->len; i++)
    most = MAX (most, g_array_index (all->bags, TwBagCode, i).n);
  if (all->has_unseen)
    most = MAX (most, rules->catalogue->n_copies);
  /* What is offered belongs to one question. */
  for (guint i = 0; i < all->takes->len; i++)
    {
      const TwTakeCode *take = &g_array_index (all->takes, TwTakeCode, i);

      most += rules->token_types[take->token].supply * (guint) take->most + 1;
    }
  for (guint i = 0; i < all->procedures->len; i++)
    if (tw_procedures_nth (all, i)->moment == TW_MOMENT_ACTION)
      instead += most_things (
          rules, tw_procedures_selection (
                     all, tw_procedures_code (all, tw_procedures_nth (all, i)->first)->selection));
  for (guint i = 0; i < all->forbids->len; i++)
    if (tw_allow_is (g_array_index (all->forbids, TwForbidCode, i).procedure))
      instead += most_things (
          rules,
          tw_procedures_selection (all, g_array_index (all->forbids, TwForbidCode, i).selection));
  return MAX (most, instead) + 1;
}
