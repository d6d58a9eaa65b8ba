/* Numbers: those that have a name (what was drawn, points that somebody gets, counters), and how
 * many tokens there are. */
#include "engine/game/feature-scope.h"
#include "engine/procedure/select/select.h"
#include "engine/procedure/state/join.h"
#include "engine/procedure/state/piles.h"
#include "engine/procedure/state/tally.h"

int
tw_sight_named_number (const TwSight *sight, guint name)
{
  guint word;

  if (name >= TW_NAMED_TALLY)
    {
      const TwTallyNumber *number =
          &g_array_index (sight->all->tally_numbers, TwTallyNumber, name - TW_NAMED_TALLY);

      return tw_tally_of (sight->play, sight->own, number->tally,
                          tw_sight_thing (sight, number->of).seat);
    }
  if (name == TW_NAMED_POINTS)
    return sight->frame->program == TW_PROGRAM_GAIN ? sight->frame->value : 0;
  word = tw_sight_thing (sight, name).figure - TW_FIRST_NUMBER;
  if (word <= TW_MOST_NUMBER)
    return (int) word;
  word -= TW_FIRST_WORD - TW_FIRST_NUMBER;
  return word < TW_MAX_WORDS ? MAX (sight->all->numbers[word], 0) : 0;
}

/* Whether the pile lies on a segment of the feature, or on a tile that counts for it. */
static gboolean
is_on_feature (const TwPlay *play, const TwPile *pile, guint node)
{
  if (pile->node != TW_NO_NODE)
    return tw_board_root (&play->board, pile->node) == tw_board_root (&play->board, node);
  return pile->slot != TW_NO_SLOT && tw_feature_scope_has_tile (play, node, pile->slot);
}

guint
tw_sight_n_tokens (const TwSight *sight, guint token, const TwThing *thing)
{
  guint n, n_there = 0;
  const TwPile *piles = tw_piles (sight->all, sight->own, &n);

  if (sight->all->joining >> token & 1)
    {
      if (tw_joins_has (sight->play, sight->own, token, thing))
        return 1;
      if (thing->other != 0)
        return 0;
    }
  if (thing->slot != TW_NO_SLOT)
    return thing->node != TW_NO_NODE ? tw_piles_on (sight->play, sight->own, token, thing->node)
                                     : tw_piles_n (sight->all, sight->own, token, thing->slot);
  if (thing->node == TW_NO_NODE)
    return thing->type == TW_NO_TYPE && thing->seat < sight->play->rules->n_seats
               ? tw_play_tokens (sight->play, thing->seat, token)
               : 0;
  for (guint i = 0; i < n; i++)
    if (piles[i].token == token && is_on_feature (sight->play, &piles[i], thing->node))
      n_there += piles[i].n;
  return n_there;
}

/* Whether there are so many of the tokens, or no more, as the filter asks. */
gboolean
tw_sight_has_tokens (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_bounded_passes (filter->what,
                            (int) tw_sight_n_tokens (sight, tw_bounded_of (filter->what), thing),
                            tw_sight_number (sight, tw_bounded_n (filter->what), filter->name));
}

/* How often the symbol is drawn there. */
static guint
n_symbols (const TwBoard *board, guint symbol, const TwThing *thing)
{
  const TwPlayTile *tile;
  guint n;

  if (thing->slot == TW_NO_SLOT)
    return thing->node != TW_NO_NODE
               ? board->totals[tw_board_root (board, thing->node) * board->n_counted + symbol]
               : 0;
  tile = tw_board_tile (board, thing->slot);
  if (thing->node != TW_NO_NODE)
    return tile->symbols[thing->node - board->slots[thing->slot].first_node][symbol];
  n = tile->tile_symbols[symbol];
  for (guint i = 0; i < tile->n_nodes; i++)
    n += tile->symbols[i][symbol];
  return n;
}

gboolean
tw_sight_has_room (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return n_symbols (&sight->play->board, filter->what >> 8, thing)
         > tw_sight_n_tokens (sight, filter->what & G_MAXUINT8, thing);
}

gboolean
tw_sight_passes_counter (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  guint seat = thing->seat < sight->play->rules->n_seats
                   ? thing->seat
                   : tw_frame_player (sight->play, sight->frame);

  return tw_bounded_passes (filter->what,
                            tw_tally_of (sight->play, sight->own, tw_bounded_of (filter->what),
                                         seat),
                            tw_sight_number (sight, tw_bounded_n (filter->what), filter->name));
}

gboolean
tw_number_visit (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data)
{
  int from =
      tw_sight_number (sight, selection->from_number, selection->from_name) + selection->is_above;
  int to = tw_sight_number (sight, selection->to_number, selection->to_name);

  for (int n = MAX (from, 0); n <= MIN (to, TW_MOST_NUMBER); n++)
    {
      TwThing thing = TW_NOTHING;

      thing.figure = (guint16) (TW_FIRST_NUMBER + (guint) n);
      if (tw_selection_passes_rest (sight, selection, &thing) && visit (sight, &thing, data))
        return TRUE;
    }
  return FALSE;
}
