/* Selections: names and filters. */
#include "engine/procedure/select/select.h"

#include "engine/game/feature-scope.h"
#include "engine/game/feature-value.h"
#include "engine/game/pieces.h"
#include "engine/game/steps.h"
#include "engine/procedure/select/along.h"
#include "engine/procedure/select/land.h"
#include "engine/procedure/select/line.h"
#include "engine/procedure/select/near.h"
#include "engine/procedure/select/size.h"
#include "engine/procedure/state/gain.h"
#include "engine/procedure/state/join.h"
#include "engine/procedure/state/kept.h"
#include "engine/procedure/state/list.h"
#include "engine/procedure/state/often.h"
#include "engine/procedure/state/outset.h"
#include "engine/procedure/state/piles.h"
#include "engine/procedure/state/posted.h"
#include "engine/procedure/state/track.h"
#include "engine/procedure/state/zoned.h"

TwThing
tw_sight_thing (const TwSight *sight, guint name)
{
  TwThing thing = TW_NOTHING;

  if (name >= TW_NAMED_ZONE)
    return tw_zone_thing (sight->play, name - TW_NAMED_ZONE);
  if (name >= TW_NAMED_NEUTRAL)
    return tw_thing_of_figure (sight->play, tw_play_neutral (sight->play, name - TW_NAMED_NEUTRAL));
  if (name >= TW_NAMED_OWN)
    {
      for (const TwBound *bound = sight->bound; bound != NULL; bound = bound->next)
        if (bound->name == name)
          return *bound->thing;
      return sight->run != NULL ? sight->run->things[name - TW_NAMED_OWN] : thing;
    }
  if (name == TW_NAMED_PLAYER)
    thing.seat = tw_frame_player (sight->play, sight->frame);
  else if (name == TW_NAMED_TILE)
    thing.slot = sight->frame->slot;
  else if (name == TW_NAMED_LAST)
    thing.slot = (guint16) (sight->play->board.head->n_slots - 1u);
  else if (name == TW_NAMED_FEATURE)
    thing.node = sight->frame->node;
  else if (name >= TW_NAMED_GAINER)
    return tw_gain_thing (sight->play, sight->frame, name);
  return thing;
}

gboolean
tw_sight_is_at (const TwSight *sight, const TwStep *step)
{
  return sight->frame->program == TW_PROGRAM_TURN
         && sight->play->rules->programs[TW_PROGRAM_TURN][sight->frame->step].step == step;
}

gboolean
tw_sight_is_late (const TwSight *sight)
{
  return sight->play->rules->has_late && tw_sight_is_at (sight, &tw_late_step);
}

/* Whether the thing lies on the tile, or a segment of the feature that it is. */
static gboolean
is_on_tile (const TwPlay *play, const TwThing *thing, guint slot)
{
  if (thing->slot != TW_NO_SLOT || thing->node == TW_NO_NODE || slot == TW_NO_SLOT)
    return slot != TW_NO_SLOT && thing->slot == slot;
  for (guint i = 0; i < tw_board_tile (&play->board, slot)->n_nodes; i++)
    if (tw_board_root (&play->board, play->board.slots[slot].first_node + i)
        == tw_board_root (&play->board, thing->node))
      return TRUE;
  return FALSE;
}

static gboolean
share (const TwPlay *play, guint what, const TwThing *a, const TwThing *b)
{
  const TwThing *feature = b->node != TW_NO_NODE ? b : a, *tile = feature == b ? a : b;

  if (what == TW_SHARED_EXTENT)
    return feature->node != TW_NO_NODE && tile->slot != TW_NO_SLOT
           && tw_feature_scope_has_tile (play, feature->node, tile->slot);
  if (what == TW_SHARED_TILE)
    return a->slot != TW_NO_SLOT ? is_on_tile (play, b, a->slot) : is_on_tile (play, a, b->slot);
  if (what == TW_SHARED_SPACE)
    return tw_thing_space (play, a) != TW_NO_SPACE
           && tw_thing_space (play, a) == tw_thing_space (play, b);
  if (what == TW_SHARED_ZONE)
    return a->zone != 0 && a->zone == b->zone;
  if (what == TW_SHARED_TYPE)
    return a->type != TW_NO_TYPE && a->type == b->type;
  if (what == TW_SHARED_SEGMENT)
    return a->node != TW_NO_NODE && a->node == b->node;
  return a->node != TW_NO_NODE && b->node != TW_NO_NODE
         && tw_board_root (&play->board, a->node) == tw_board_root (&play->board, b->node);
}

/* The same with something that may be a pair: one of its ends is enough. */
static gboolean
share_with (const TwPlay *play, guint what, const TwThing *thing, const TwThing *other)
{
  TwThing end;

  if (share (play, what, thing, other))
    return TRUE;
  if (other->other == 0)
    return FALSE;
  end = tw_joins_end (play, other, TRUE);
  return share (play, what, thing, &end);
}

/* Whether the figure stands on the feature of @thing, or where it is no feature on its tile. */
static inline gboolean
stands_there (const TwPlay *play, const TwThing *thing, const TwFigure *figure)
{
  TwThing other;

  if (thing->node != TW_NO_NODE)
    return figure->place == TW_FIGURE_NODE
           && tw_board_root (&play->board, figure->node)
                  == tw_board_root (&play->board, thing->node);
  if (tw_play_figure_slot (play, figure) == TW_NO_SLOT)
    return FALSE;
  other = tw_thing_of_figure (play, figure);
  return share (play, TW_SHARED_TILE, thing, &other);
}

/* Whether a figure of one of the types, another one than @thing's, stands on its feature, or where
 * it is no feature on its tile. */
static gboolean
has_others (const TwPlay *play, guint32 types, const TwThing *thing)
{
  for (guint i = 0; i < tw_sight_n_figures (play); i++)
    if ((types >> play->figures[i].type & 1) && i != thing->figure
        && stands_there (play, thing, &play->figures[i]))
      return TRUE;
  return FALSE;
}

static gboolean
is_in (const TwPlay *play, guint where, const TwThing *thing)
{
  const TwFigure *figure = tw_thing_figure (play, thing);
  TwAction leaving;

  if (figure == NULL)
    return FALSE;
  if (where == TW_WHERE_TABLE && tw_play_figure_slot (play, figure) != TW_NO_SLOT)
    return TRUE;
  if (where == TW_WHERE_TILE && figure->place == TW_FIGURE_BESIDE)
    return TRUE;
  if (where == TW_WHERE_RESERVE)
    return tw_outset_waits (figure);
  return where == TW_WHERE_ZONE || where == TW_WHERE_TABLE
             ? tw_play_name_leaving (play, figure, &leaving)
             : figure->place == tw_procedures_place (where);
}

/* Whether the figure is not there yet. */
static gboolean
is_move (const TwPlay *play, guint what, const TwThing *thing)
{
  const TwFigure *figure = tw_thing_figure (play, thing);
  TwThing now;

  if (figure == NULL)
    return TRUE;
  now = tw_thing_of_figure (play, figure);
  return !share (play, what, thing, &now);
}

/* On the tile itself or on anything on it. */
static inline gboolean
shows (const TwPlayTile *tile, guint symbol)
{
  return (gboolean) (tile->shown >> symbol & 1);
}

/* Whether the symbol is on the feature, or where the thing is none on its tile. */
static gboolean
has_symbol (const TwPlay *play, guint symbol, const TwThing *thing)
{
  const TwBoard *board = &play->board;

  if (thing->node != TW_NO_NODE)
    return board->totals[tw_board_root (board, thing->node) * board->n_counted + symbol] > 0;
  return thing->slot != TW_NO_SLOT && shows (tw_board_tile (board, thing->slot), symbol);
}

static gboolean
is_joined (const TwSight *sight, const TwThing *pair)
{
  return pair->other != 0
         && tw_joins_find (sight->all, sight->own, pair->node, pair->other - 1u) >= 0;
}

static gboolean
is_occupied (const TwPlay *play, const TwThing *thing)
{
  if (thing->node != TW_NO_NODE)
    return play->board.nodes[tw_board_root (&play->board, thing->node)].occupants > 0;
  if (thing->type != TW_NO_TYPE && thing->slot != TW_NO_SLOT)
    return !tw_posted_is_free (play, thing->slot);
  for (guint i = 0; i < play->rules->n_figures; i++)
    if (stands_there (play, thing, &play->figures[i]))
      return TRUE;
  return FALSE;
}

/* How far something reaches from @other: so far as @filter says, or as many tokens lie there. */
static guint
reach_of (const TwSight *sight, const TwFilter *filter, const TwThing *other)
{
  guint number = filter->what & G_MAXUINT16, name = filter->what >> 16;

  if (name != TW_REACH_TOKEN)
    return (guint) MAX (0, tw_sight_number (sight, (int) number, name));
  return other->slot == TW_NO_SLOT   ? 0
         : other->node != TW_NO_NODE ? tw_piles_on (sight->play, sight->own, number, other->node)
                                     : tw_piles_n (sight->all, sight->own, number, other->slot);
}

/* Whether the player has a figure on the feature, or where the thing is none on its tile, or a
 * counting figure on the space. */
static gboolean
has_figure (const TwPlay *play, guint seat, const TwThing *thing)
{
  if (tw_thing_space (play, thing) != TW_NO_SPACE)
    return tw_track_has (play, seat, tw_thing_space (play, thing));
  for (guint i = 0; seat < play->rules->n_seats && i < play->rules->n_seat_figures; i++)
    if (stands_there (play, thing, &tw_play_figures_of (play, seat)[i]))
      return TRUE;
  return FALSE;
}

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
static inline gboolean
has_any (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
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

static gboolean
passes_test (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  const TwPlay *play = sight->play;
  TwThing other;

  switch ((TwTest) filter->test)
    {
    case TW_TEST_OF:
      return thing->type != TW_NO_TYPE && (filter->what >> thing->type & 1);
    case TW_TEST_OWNER:
      return thing->seat == tw_sight_thing (sight, filter->name).seat;
    case TW_TEST_IN:
      return is_in (play, filter->what, thing);
    case TW_TEST_KIND:
      return tw_land_has_kind (play, filter->what, thing);
    case TW_TEST_COMPLETE:
      return thing->node != TW_NO_NODE
             && tw_board_is_complete (&play->board, thing->node) == (gboolean) filter->what;
    case TW_TEST_OCCUPIED:
      return is_occupied (play, thing) == (gboolean) filter->what;
    case TW_TEST_BY:
      return has_figure (play, tw_sight_thing (sight, filter->name).seat, thing);
    case TW_TEST_HAS:
      return has_others (play, filter->what, thing);
    case TW_TEST_HAS_SYMBOL:
      return has_symbol (play, filter->what, thing);
    case TW_TEST_HAS_TOKEN:
      return tw_sight_has_tokens (sight, filter, thing);
    case TW_TEST_COUNTER:
      return tw_sight_passes_counter (sight, filter, thing);
    case TW_TEST_LEFT:
      return tw_bounded_passes (filter->what,
                                (int) tw_piles_left (play, sight->all, sight->own,
                                                     tw_bounded_of (filter->what)),
                                tw_sight_number (sight, tw_bounded_n (filter->what), filter->name));
    case TW_TEST_FACE_UP:
      return thing->slot != TW_NO_SLOT
             && play->board.slots[thing->slot].is_face_down != (gboolean) filter->what;
    case TW_TEST_ROOM:
      return tw_sight_has_room (sight, filter, thing);
    case TW_TEST_WITHOUT:
      return !has_others (play, filter->what, thing);
    case TW_TEST_MOVES:
      return is_move (play, filter->what, thing);
    case TW_TEST_SAME:
      other = tw_sight_thing (sight, filter->name);
      return share_with (play, filter->what, thing, &other);
    case TW_TEST_NEAR:
      other = tw_sight_thing (sight, filter->name);
      if ((filter->what & G_MAXUINT8) == TW_NEAR_ALONG)
        return tw_procedure_along_reaches (play, sight->own, filter->what, other.slot, thing);
      return tw_procedure_near (play, filter->what, thing, &other);
    case TW_TEST_STEPS:
      other = tw_sight_thing (sight, filter->name);
      return tw_procedure_near (play,
                                TW_NEAR_STEPS
                                    | (guint) tw_sight_number (sight,
                                                               (int) (filter->what & G_MAXUINT16),
                                                               filter->what >> 16)
                                          << 8,
                                thing, &other);
    case TW_TEST_REACH:
      other = tw_sight_thing (sight, filter->name);
      return tw_procedure_near (play, TW_NEAR_REACH | reach_of (sight, filter, &other) << 8, thing,
                                &other);
    case TW_TEST_HOLDER:
      return tw_thing_holder (play, thing) == tw_sight_thing (sight, filter->name).seat;
    case TW_TEST_HOLDS:
      other = tw_sight_thing (sight, filter->name);
      return thing->seat < play->rules->n_seats && tw_thing_holder (play, &other) == thing->seat;
    case TW_TEST_SCORE:
      return thing->seat < play->rules->n_seats
             && play->state->score[thing->seat]
                    >= tw_sight_number (sight, (int) (filter->what & G_MAXUINT16),
                                        filter->what >> 16);
    case TW_TEST_SCORED:
      return tw_kept_has_scored (play, sight->own, thing->seat) == (gboolean) filter->what;
    case TW_TEST_STANDS:
      other = tw_sight_thing (sight, filter->name);
      return has_figure (play, thing->seat, &other);
    case TW_TEST_LEADS:
      other = tw_sight_thing (sight, filter->name);
      return tw_land_has_majority (play, thing->seat, &other);
    case TW_TEST_AMONG:
      return thing->node != TW_NO_NODE && tw_completed_find (play, thing->node) < TW_MAX_QUEUE;
    case TW_TEST_WON:
      return thing->node != TW_NO_NODE
             && tw_winners_has (play, sight->all, sight->own, thing->node,
                                tw_sight_thing (sight, filter->name).seat);
    case TW_TEST_SIZE:
    case TW_TEST_WORTH:
      other = tw_sight_thing (sight, filter->name);
      return tw_size_compares (play, tw_sight_thing (sight, filter->what >> 8).seat, filter, thing,
                               &other);
    case TW_TEST_SYMBOL:
      return (gboolean) (tw_frame_symbols (play, sight->frame) >> filter->what & 1);
    case TW_TEST_ROLE:
      return tw_land_has_role (play, thing) == (gboolean) filter->what;
    case TW_TEST_ROLES:
      return thing->type != TW_NO_TYPE
             && (play->rules->figure_types[thing->type].kinds & filter->what) != 0;
    case TW_TEST_MISTY:
      return tw_land_is_misty (play, thing) == (gboolean) filter->what;
    case TW_TEST_FOLLOWER:
      return thing->type != TW_NO_TYPE
             && play->rules->figure_types[thing->type].occupies == (gboolean) filter->what;
    case TW_TEST_IS:
      return thing->figure == TW_FIRST_WORD + filter->what;
    case TW_TEST_JOINED:
      return is_joined (sight, thing) == (gboolean) filter->what;
    case TW_TEST_ACROSS:
      return tw_joins_is_across (play, thing, filter->what);
    case TW_TEST_ENDS_AT:
      return tw_land_ends_at (play, filter->what, thing);
    case TW_TEST_BESIDE:
      other = tw_sight_thing (sight, filter->name);
      return other.figure < tw_sight_n_figures (play) && tw_thing_figure (play, thing) != NULL
             && tw_play_beside (play, &play->figures[other.figure])
                    == tw_thing_figure (play, thing);
    case TW_TEST_REMEMBERED:
      return tw_list_has (play, filter->what, sight->own, thing);
    case TW_TEST_EACH_PART:
    case TW_TEST_EACH_TURN:
      return !tw_often_has (sight->all, sight->own, filter);
    case TW_TEST_AFTER:
      return tw_sight_comes_after (sight, filter->what);
    case TW_TEST_DRAWN:
      return TRUE;
    case TW_TEST_FIXED:
      return (gboolean) filter->what;
    case TW_TEST_DERIVED:
      return tw_gain_is_derived (sight->frame) == (gboolean) filter->what;
    case TW_TEST_PAID:
      return tw_gain_is_paid (sight->frame) == (gboolean) filter->what;
    case TW_TEST_POSSIBLE:
      return sight->all->is_possible (sight, filter->what >> 1, thing)
             == (gboolean) (filter->what & 1);
    case TW_TEST_EVERY:
      return tw_thing_is_every (play, thing,
                                tw_sight_number (sight, (int) (filter->what & G_MAXUINT16),
                                                 filter->what >> 16));
    case TW_TEST_GAINS:
      other = tw_sight_thing (sight, filter->name);
      return tw_gain_leaves (play, sight->frame, thing->seat, tw_thing_space (play, &other));
    default:
      g_return_val_if_reached (FALSE);
    }
}

static inline gboolean
passes_one (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return filter->test == TW_TEST_ANY ? has_any (sight, filter, thing)
                                     : passes_test (sight, filter, thing);
}

/* What is asked of a pair is asked of each end, and one that passes is enough; what lies between
 * them is a matter of both. */
static gboolean
pair_passes (const TwSight *sight, const TwFilter *filter, const TwThing *pair)
{
  gboolean is_of_both = filter->test == TW_TEST_JOINED || filter->test == TW_TEST_ACROSS
                        || filter->test == TW_TEST_HAS_TOKEN || filter->test == TW_TEST_ENDS_AT;
  TwThing end;

  if (is_of_both)
    return passes_test (sight, filter, pair);
  end = tw_joins_end (sight->play, pair, FALSE);
  if (passes_one (sight, filter, &end))
    return TRUE;
  end = tw_joins_end (sight->play, pair, TRUE);
  return passes_one (sight, filter, &end);
}

static inline gboolean
passes (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return thing->other != 0 ? pair_passes (sight, filter, thing) : passes_one (sight, filter, thing);
}

gboolean
tw_filter_passes (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return passes (sight, filter, thing) != (gboolean) filter->is_not;
}

/* @is_told: whether what only gives a reason is asked as well */
static const TwFilter *
first_failed (const TwSight *sight,
              const TwSelection *selection,
              const TwThing *thing,
              gboolean is_told)
{
  for (guint i = selection->first; i < selection->end; i++)
    {
      const TwFilter *filter = &g_array_index (sight->all->filters, TwFilter, i);

      if ((is_told || filter->is_said != TW_ONLY_REASON)
          && passes (sight, filter, thing) == (gboolean) filter->is_not)
        return filter;
    }
  return NULL;
}

gboolean
tw_selection_passes (const TwSight *sight, const TwSelection *selection, const TwThing *thing)
{
  return first_failed (sight, selection, thing, FALSE) == NULL;
}

const char *
tw_selection_refusal (const TwSight *sight, const TwSelection *selection, const TwThing *thing)
{
  const TwFilter *filter = tw_selection_passes (sight, selection, thing)
                               ? NULL
                               : first_failed (sight, selection, thing, TRUE);

  return filter != NULL ? filter->rule : NULL;
}

gboolean
tw_selection_passes_rest (const TwSight *sight, const TwSelection *selection, const TwThing *thing)
{
  const TwFilter *filters = (const TwFilter *) (gpointer) sight->all->filters->data;

  for (guint i = selection->rest; i < selection->end; i++)
    if (!filters[i].is_said && passes (sight, &filters[i], thing) == (gboolean) filters[i].is_not)
      return FALSE;
  return TRUE;
}

const char *
tw_sight_forbidden (const TwSight *sight, const TwThing *standing)
{
  const GArray *forbids = sight->all->asked;
  const TwForbidCode *forbid = (const TwForbidCode *) (gpointer) forbids->data;
  TwKindSet kind = standing->node != TW_NO_NODE
                       ? TW_KIND_BIT (sight->play->board.nodes[standing->node].kind)
                       : G_MAXUINT32;

  for (const TwForbidCode *end = forbid + forbids->len; forbid < end; forbid++)
    {
      if ((forbid->types >> standing->type & 1)
          && (standing->node != TW_NO_NODE ? (forbid->kinds & kind) != 0 : forbid->kinds == kind)
          && tw_selection_passes_rest (sight,
                                       tw_procedures_selection (sight->all, forbid->selection),
                                       standing))
        {
          tw_play_tell_watch (sight->play, forbid->procedure);
          return forbid->rule;
        }
    }
  return NULL;
}
