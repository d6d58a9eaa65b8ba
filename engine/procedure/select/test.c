/* What can be asked of a thing: a function each, and the table of them. */
#include "engine/procedure/select/test.h"

#include "engine/game/pieces.h"
#include "engine/procedure/select/along.h"
#include "engine/procedure/select/any.h"
#include "engine/procedure/select/land.h"
#include "engine/procedure/select/near.h"
#include "engine/procedure/select/share.h"
#include "engine/procedure/select/size.h"
#include "engine/procedure/select/there.h"
#include "engine/procedure/state/gain.h"
#include "engine/procedure/state/join.h"
#include "engine/procedure/state/kept.h"
#include "engine/procedure/state/list.h"
#include "engine/procedure/state/often.h"
#include "engine/procedure/state/piles.h"
#include "engine/procedure/state/track.h"

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

static gboolean
passes_of (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return thing->type != TW_NO_TYPE && (filter->what >> thing->type & 1);
}

static gboolean
passes_owner (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return thing->seat == tw_sight_thing (sight, filter->name).seat;
}

static gboolean
passes_in (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_thing_is_in (sight->play, filter->what, thing);
}

static gboolean
passes_kind (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_land_has_kind (sight->play, filter->what, thing);
}

static gboolean
passes_complete (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return thing->node != TW_NO_NODE
         && tw_board_is_complete (&sight->play->board, thing->node) == (gboolean) filter->what;
}

static gboolean
passes_occupied (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_thing_is_occupied (sight->play, thing) == (gboolean) filter->what;
}

static gboolean
passes_by (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_thing_has_figure (sight->play, tw_sight_thing (sight, filter->name).seat, thing);
}

static gboolean
passes_has (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_thing_has_others (sight->play, filter->what, thing);
}

static gboolean
passes_has_symbol (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return has_symbol (sight->play, filter->what, thing);
}

static gboolean
passes_has_token (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_sight_has_tokens (sight, filter, thing);
}

static gboolean
passes_counter (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_sight_passes_counter (sight, filter, thing);
}

static gboolean
passes_left (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_bounded_passes (filter->what,
                            (int) tw_piles_left (sight->play, sight->all, sight->own,
                                                 tw_bounded_of (filter->what)),
                            tw_sight_number (sight, tw_bounded_n (filter->what), filter->name));
}

static gboolean
passes_face_up (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return thing->slot != TW_NO_SLOT
         && sight->play->board.slots[thing->slot].is_face_down != (gboolean) filter->what;
}

static gboolean
passes_room (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_sight_has_room (sight, filter, thing);
}

static gboolean
passes_without (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return !tw_thing_has_others (sight->play, filter->what, thing);
}

static gboolean
passes_moves (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_thing_moves (sight->play, filter->what, thing);
}

static gboolean
passes_same (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  TwThing other = tw_sight_thing (sight, filter->name);

  return tw_thing_shares_with (sight->play, filter->what, thing, &other);
}

static gboolean
passes_near (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  const TwPlay *play = sight->play;
  TwThing other = tw_sight_thing (sight, filter->name);

  if ((filter->what & G_MAXUINT8) == TW_NEAR_ALONG)
    return tw_procedure_along_reaches (play, sight->own, filter->what, other.slot, thing);
  return tw_procedure_near (play, filter->what, thing, &other);
}

static gboolean
passes_steps (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  TwThing other = tw_sight_thing (sight, filter->name);

  return tw_procedure_near (
      sight->play,
      TW_NEAR_STEPS
          | (guint) tw_sight_number (sight, (int) (filter->what & G_MAXUINT16), filter->what >> 16)
                << 8,
      thing, &other);
}

static gboolean
passes_reach (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  TwThing other = tw_sight_thing (sight, filter->name);

  return tw_procedure_near (sight->play, TW_NEAR_REACH | reach_of (sight, filter, &other) << 8,
                            thing, &other);
}

static gboolean
passes_holder (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_thing_holder (sight->play, thing) == tw_sight_thing (sight, filter->name).seat;
}

static gboolean
passes_holds (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  const TwPlay *play = sight->play;
  TwThing other = tw_sight_thing (sight, filter->name);

  return thing->seat < play->rules->n_seats && tw_thing_holder (play, &other) == thing->seat;
}

static gboolean
passes_score (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  const TwPlay *play = sight->play;

  return thing->seat < play->rules->n_seats
         && play->state->score[thing->seat]
                >= tw_sight_number (sight, (int) (filter->what & G_MAXUINT16), filter->what >> 16);
}

static gboolean
passes_scored (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_kept_has_scored (sight->play, sight->own, thing->seat) == (gboolean) filter->what;
}

static gboolean
passes_stands (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  TwThing other = tw_sight_thing (sight, filter->name);

  return tw_thing_has_figure (sight->play, thing->seat, &other);
}

static gboolean
passes_leads (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  TwThing other = tw_sight_thing (sight, filter->name);

  return tw_land_has_majority (sight->play, thing->seat, &other);
}

static gboolean
passes_among (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return thing->node != TW_NO_NODE && tw_completed_find (sight->play, thing->node) < TW_MAX_QUEUE;
}

static gboolean
passes_won (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return thing->node != TW_NO_NODE
         && tw_winners_has (sight->play, sight->all, sight->own, thing->node,
                            tw_sight_thing (sight, filter->name).seat);
}

static gboolean
passes_size (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  TwThing other = tw_sight_thing (sight, filter->name);

  return tw_size_compares (sight->play, tw_sight_thing (sight, filter->what >> 8).seat, filter,
                           thing, &other);
}

static gboolean
passes_symbol (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return (gboolean) (tw_frame_symbols (sight->play, sight->frame) >> filter->what & 1);
}

static gboolean
passes_role (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_land_has_role (sight->play, thing) == (gboolean) filter->what;
}

static gboolean
passes_roles (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return thing->type != TW_NO_TYPE
         && (sight->play->rules->figure_types[thing->type].kinds & filter->what) != 0;
}

static gboolean
passes_misty (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_land_is_misty (sight->play, thing) == (gboolean) filter->what;
}

static gboolean
passes_follower (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return thing->type != TW_NO_TYPE
         && sight->play->rules->figure_types[thing->type].occupies == (gboolean) filter->what;
}

static gboolean
passes_is (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  guint word = thing->figure - TW_FIRST_WORD;
  int number = word < TW_MAX_WORDS ? sight->all->numbers[word] : -1;

  if (filter->what < TW_MAX_WORDS)
    return word == filter->what;
  return number >= sight->all->numbers[tw_bounded_of (filter->what)]
         && tw_bounded_passes (filter->what, number,
                               tw_sight_number (sight, tw_bounded_n (filter->what), filter->name));
}

static gboolean
passes_joined (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return is_joined (sight, thing) == (gboolean) filter->what;
}

static gboolean
passes_across (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_joins_is_across (sight->play, thing, filter->what);
}

static gboolean
passes_ends_at (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_land_ends_at (sight->play, filter->what, thing);
}

static gboolean
passes_beside (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  const TwPlay *play = sight->play;
  const TwFigure *figure = tw_thing_figure (play, thing), *other;
  TwThing named;

  /* Most often it is somebody who belongs to nobody; where they are does not matter. */
  if (filter->name >= TW_NAMED_NEUTRAL && filter->name < TW_NAMED_TALLY)
    other = tw_play_neutral (play, filter->name - TW_NAMED_NEUTRAL);
  else
    {
      named = tw_sight_thing (sight, filter->name);
      other = tw_thing_figure (play, &named);
    }
  return other != NULL && figure != NULL && tw_play_beside (play, other) == figure;
}

static gboolean
passes_remembered (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_list_has (sight->play, filter->what, sight->own, thing);
}

static gboolean
passes_each_part (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return !tw_often_has (sight->all, sight->own, filter);
}

static gboolean
passes_after (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_sight_comes_after (sight, filter->what);
}

static gboolean
passes_drawn (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return TRUE;
}

static gboolean
passes_fixed (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return (gboolean) filter->what;
}

static gboolean
passes_derived (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_gain_is_derived (sight->frame) == (gboolean) filter->what;
}

static gboolean
passes_paid (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_gain_is_paid (sight->frame) == (gboolean) filter->what;
}

static gboolean
passes_possible (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return sight->all->is_possible (sight, filter->what >> 1, thing) == (gboolean) (filter->what & 1);
}

static gboolean
passes_every (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  return tw_thing_is_every (sight->play, thing,
                            tw_sight_number (sight, (int) (filter->what & G_MAXUINT16),
                                             filter->what >> 16));
}

static gboolean
passes_gains (const TwSight *sight, const TwFilter *filter, const TwThing *thing)
{
  const TwPlay *play = sight->play;
  TwThing other = tw_sight_thing (sight, filter->name);

  return tw_gain_leaves (play, sight->frame, thing->seat, tw_thing_space (play, &other));
}

const TwTestFunc tw_tests[TW_N_TESTS] = {
  [TW_TEST_OF] = passes_of,
  [TW_TEST_OWNER] = passes_owner,
  [TW_TEST_IN] = passes_in,
  [TW_TEST_KIND] = passes_kind,
  [TW_TEST_COMPLETE] = passes_complete,
  [TW_TEST_OCCUPIED] = passes_occupied,
  [TW_TEST_BY] = passes_by,
  [TW_TEST_HAS] = passes_has,
  [TW_TEST_HAS_SYMBOL] = passes_has_symbol,
  [TW_TEST_HAS_TOKEN] = passes_has_token,
  [TW_TEST_COUNTER] = passes_counter,
  [TW_TEST_LEFT] = passes_left,
  [TW_TEST_FACE_UP] = passes_face_up,
  [TW_TEST_ROOM] = passes_room,
  [TW_TEST_WITHOUT] = passes_without,
  [TW_TEST_MOVES] = passes_moves,
  [TW_TEST_SAME] = passes_same,
  [TW_TEST_NEAR] = passes_near,
  [TW_TEST_STEPS] = passes_steps,
  [TW_TEST_REACH] = passes_reach,
  [TW_TEST_HOLDER] = passes_holder,
  [TW_TEST_HOLDS] = passes_holds,
  [TW_TEST_SCORE] = passes_score,
  [TW_TEST_SCORED] = passes_scored,
  [TW_TEST_STANDS] = passes_stands,
  [TW_TEST_LEADS] = passes_leads,
  [TW_TEST_AMONG] = passes_among,
  [TW_TEST_WON] = passes_won,
  [TW_TEST_SIZE] = passes_size,
  [TW_TEST_WORTH] = passes_size,
  [TW_TEST_SYMBOL] = passes_symbol,
  [TW_TEST_ROLE] = passes_role,
  [TW_TEST_ROLES] = passes_roles,
  [TW_TEST_MISTY] = passes_misty,
  [TW_TEST_FOLLOWER] = passes_follower,
  [TW_TEST_IS] = passes_is,
  [TW_TEST_JOINED] = passes_joined,
  [TW_TEST_ACROSS] = passes_across,
  [TW_TEST_ENDS_AT] = passes_ends_at,
  [TW_TEST_BESIDE] = passes_beside,
  [TW_TEST_REMEMBERED] = passes_remembered,
  [TW_TEST_EACH_PART] = passes_each_part,
  [TW_TEST_EACH_TURN] = passes_each_part,
  [TW_TEST_AFTER] = passes_after,
  [TW_TEST_DRAWN] = passes_drawn,
  [TW_TEST_ANY] = tw_any_passes,
  [TW_TEST_FIXED] = passes_fixed,
  [TW_TEST_DERIVED] = passes_derived,
  [TW_TEST_PAID] = passes_paid,
  [TW_TEST_POSSIBLE] = passes_possible,
  [TW_TEST_EVERY] = passes_every,
  [TW_TEST_GAINS] = passes_gains,
};
