/* Lists of things that a procedure keeps in mind: a bit for each thing that there can be. */
#include "engine/procedure/state/list.h"

/* The number by which the list keeps the thing, %G_MAXUINT for what it cannot keep. */
static guint
index_of (const TwPlay *play, guint what, const TwThing *thing)
{
  switch ((TwSelected) what)
    {
    case TW_SELECTED_TILE:
      return thing->slot != TW_NO_SLOT ? thing->slot : G_MAXUINT;
    case TW_SELECTED_FEATURE:
      return thing->node != TW_NO_NODE ? tw_board_root (&play->board, thing->node) : G_MAXUINT;
    case TW_SELECTED_SEAT:
      return thing->seat < play->rules->n_seats ? thing->seat : G_MAXUINT;
    case TW_SELECTED_COUNTING:
      return thing->figure >= TW_FIRST_COUNTING
                     && thing->figure < TW_FIRST_COUNTING + play->rules->n_counters
                     && thing->seat < play->rules->n_seats
                 ? tw_list_counting (thing)
                 : G_MAXUINT;
    default:
      return thing->figure < play->rules->n_figures + play->rules->n_neutral ? thing->figure
                                                                             : G_MAXUINT;
    }
}

void
tw_list_add (const TwPlay *play, guint loop, gpointer own, const TwThing *thing)
{
  guint index = index_of (play, tw_procedures_loop (tw_procedures_of (play), loop)->what, thing);

  if (index != G_MAXUINT)
    tw_procedures_loop_words (tw_procedures_of (play), loop, own)[index / 64] |=
        G_GUINT64_CONSTANT (1) << (index % 64);
}

void
tw_list_remove (const TwPlay *play, guint loop, gpointer own, const TwThing *thing)
{
  const TwLoop *info = tw_procedures_loop (tw_procedures_of (play), loop);
  guint64 *words = tw_procedures_loop_words (tw_procedures_of (play), loop, own);
  guint index = index_of (play, info->what, thing);

  if (index == G_MAXUINT)
    return;
  words[index / 64] &= ~(G_GUINT64_CONSTANT (1) << (index % 64));
  for (guint i = 0; info->what == TW_SELECTED_FEATURE && i < info->n_words; i++)
    for (guint64 left = words[i]; left != 0; left &= left - 1)
      if (tw_board_root (&play->board, 64 * i + (guint) __builtin_ctzll (left)) == index)
        words[i] &= ~(left & -left);
}

/* Features may have been joined since: then any of their segments will do. */
gboolean
tw_list_has (const TwPlay *play, guint loop, gconstpointer own, const TwThing *thing)
{
  const TwLoop *info = tw_procedures_loop (tw_procedures_of (play), loop);
  const guint64 *words = tw_procedures_loop_words (tw_procedures_of (play), loop, own);
  guint index = index_of (play, info->what, thing);

  if (index == G_MAXUINT)
    return FALSE;
  for (guint i = 0; info->what == TW_SELECTED_FEATURE && i < info->n_words; i++)
    for (guint64 left = words[i]; left != 0; left &= left - 1)
      if (tw_board_root (&play->board, 64 * i + (guint) __builtin_ctzll (left)) == index)
        return TRUE;
  return (words[index / 64] >> (index % 64) & 1) != 0;
}
