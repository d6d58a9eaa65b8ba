/* Whether there is something of another selection: <any> and <none>. */
#include "engine/procedure/select/any.h"

#include "engine/procedure/state/kept.h"
#include "engine/procedure/state/piles.h"

/* How many of its selection the filter asks for. */
static inline guint
least_of (const TwSight *sight, const TwFilter *filter)
{
  return (guint) MAX (1, tw_sight_number (sight,
                                          (int) (filter->what / TW_MAX_SELECTIONS & TW_MOST_ANY),
                                          filter->what >> 24));
}

/* Whether there is something of the filter's selection, in which @thing has a name. */
static gboolean
has_any_bound (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  const TwBound bound = { filter->name, thing, sight->bound };
  TwSight inner = *sight;

  inner.bound = &bound;
  return tw_selection_has (&inner,
                           tw_procedures_selection (sight->all, filter->what % TW_MAX_SELECTIONS),
                           least_of (sight, filter));
}

/* Whether it is seen at once that there is nothing: most tiles complete nothing, and nobody scores.
 */
static inline gboolean
is_empty (const TwSight *sight, const TwSelection *selection)
{
  guint end;

  return (selection->scored && !tw_kept_has_any_scored (sight->all, sight->own))
         || (selection->queued && selection->what == TW_SELECTED_FEATURE
             && tw_completed (sight->play, &end) == end);
}

/* About how many things the selection is looked for among. */
static inline guint32
n_within (const TwPlay *play, const TwSelection *selection)
{
  switch (selection->what)
    {
    case TW_SELECTED_FIGURE:
      return tw_sight_n_figures (play);
    case TW_SELECTED_SEAT:
    case TW_SELECTED_WORD:
    case TW_SELECTED_COUNTING:
    case TW_SELECTED_ZONE:
    case TW_SELECTED_NUMBER:
      return 1;
    case TW_SELECTED_TILE:
      return play->board.head->n_slots;
    case TW_SELECTED_PAIR:
    case TW_SELECTED_CELL:
      return 4 * play->board.head->n_slots;
    default:
      return play->board.head->n_nodes;
    }
}

/* Whether there is something of the filter's selection, seen from @thing. */
gboolean
tw_any_passes (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  const TwSelection *selection =
      tw_procedures_selection (sight->all, filter->what % TW_MAX_SELECTIONS);

  if (is_empty (sight, selection))
    return FALSE;
  /* Most features are unoccupied. */
  if (selection->occupies && selection->feature == filter->name && thing->node != TW_NO_NODE
      && sight->play->board.nodes[tw_board_root (&sight->play->board, thing->node)].occupants == 0)
    return FALSE;
  *sight->play->effort += n_within (sight->play, selection);
  if (tw_procedures_take_too_long (sight->play))
    return FALSE;
  return filter->name == 0 ? tw_selection_has (sight, selection, least_of (sight, filter))
                           : has_any_bound (sight, filter, thing);
}
