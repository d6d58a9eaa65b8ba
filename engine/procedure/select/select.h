/* Selections: what passes their filters. */
#pragma once

#include "engine/procedure/procedures.h"
#include "engine/procedure/state/figure.h"

G_BEGIN_DECLS

/** TwBound: what is called @name while it is asked about; @next was before. */
typedef struct _TwBound TwBound;
struct _TwBound
{
  guint name;
  const TwThing *thing;
  const TwBound *next;
};

/**
 * TwSight: what a selection can see.
 * @play: the game
 * @frame: the turn or feature in which the procedure is carried out
 * @all: the procedures of the game
 * @own: the procedures' state
 * @run: (nullable): the things that the procedure has named
 * @bound: (nullable): what is being asked about
 * @is_forbidding: whether it is asked what is forbidden: where others could stand is then asked without
 *   asking that again
 */
typedef struct
{
  const TwPlay *play;
  const TwFrame *frame;
  const TwProcedures *all;
  gconstpointer own;
  const TwRun *run;
  const TwBound *bound;
  gboolean is_forbidding;
} TwSight;

/** TwVisit: takes something that passes; %TRUE if that is enough. */
typedef gboolean (*TwVisit) (const TwSight *sight, const TwThing *thing, gpointer data);

/** tw_frame_player: Returns: who is on turn in @frame, whoever gets points */
static inline guint8
tw_frame_player (const TwPlay *play, const TwFrame *frame)
{
  return frame->program == TW_PROGRAM_GAIN ? play->state->on_turn : frame->seat;
}

/** tw_sight_find: Returns: what the name @name stands for, whatever it names */
TwThing tw_sight_find (const TwSight *sight, guint name);

/** tw_sight_thing: Returns: what the name @name stands for; most names are those that the procedure has given itself, or who is on
 * turn */
static inline TwThing
tw_sight_thing (const TwSight *sight, guint name)
{
  if (name >= TW_NAMED_OWN && name < TW_NAMED_NEUTRAL && sight->bound == NULL && sight->run != NULL)
    return sight->run->things[name - TW_NAMED_OWN];
  return name == TW_NAMED_PLAYER ? tw_thing_of_seat (tw_frame_player (sight->play, sight->frame))
                                 : tw_sight_find (sight, name);
}

/** tw_sight_named_number: Returns: the number that is called @name: what was drawn or
 *   chosen, points, a tally */
int tw_sight_named_number (const TwSight *sight, guint name);

/** tw_number_visit: see tw_selection_visit(); of numbers */
gboolean
tw_number_visit (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data);

/** tw_sight_n_tokens: Returns: how many such tokens lie on the tile or segment, or on those that
 * count for the feature, or are the player's */
guint tw_sight_n_tokens (const TwSight *sight, guint token, const TwThing *thing);

/** tw_sight_has_tokens: Returns: whether so many of the tokens, or no more, as @filter asks lie on
 * the tile or on those that count for the feature, or are the player's */
gboolean tw_sight_has_tokens (const TwSight *sight, const TwFilter *filter, const TwThing *thing);

/** tw_sight_has_room: Returns: whether fewer tokens lie on the segment, tile or feature than such symbols are
 * drawn there, as @filter asks */
gboolean
tw_sight_has_room (const TwSight *sight, const TwFilter *filter, const TwThing *thing);

/** tw_sight_passes_counter: Returns: whether the counter is as @filter asks: that of the player
 * that @thing is or belongs to, else of the one on turn */
gboolean
tw_sight_passes_counter (const TwSight *sight, const TwFilter *filter, const TwThing *thing);

/** tw_sight_number: Returns: that number, @n if @name is 0 */
static inline int
tw_sight_number (const TwSight *sight, int n, guint name)
{
  return name == 0 ? n : tw_sight_named_number (sight, name);
}

/** tw_selection_visit: calls @visit for all that pass, in the order of types, then of the table; ends
 *   as soon as it is enough. Returns: whether it was */
gboolean
tw_selection_visit (const TwSight *sight, const TwSelection *selection, TwVisit visit, gpointer data);

/** tw_selection_has: Returns: whether at least @n pass */
gboolean tw_selection_has (const TwSight *sight, const TwSelection *selection, guint n);

/** tw_selection_count: Returns: how many pass */
guint tw_selection_count (const TwSight *sight, const TwSelection *selection);

/** tw_filter_passes: Returns: whether @thing passes one filter */
gboolean tw_filter_passes (const TwSight *sight, const TwFilter *filter, const TwThing *thing);

/** tw_selection_passes: Returns: whether @thing passes all filters */
gboolean
tw_selection_passes (const TwSight *sight, const TwSelection *selection, const TwThing *thing);

/** tw_selection_passes_asked: Returns: whether @thing passes those filters that the selection as a whole does
 *   not say already */
gboolean
tw_selection_passes_asked (const TwSight *sight, const TwSelection *selection, const TwThing *thing);

/** tw_selection_passes_rest: Returns: whether @thing, which comes from where the selection is taken
 *   from, passes what that does not see to already; for most selections that is nothing */
static inline gboolean
tw_selection_passes_rest (const TwSight *sight, const TwSelection *selection, const TwThing *thing)
{
  return selection->rest == selection->end || tw_selection_passes_asked (sight, selection, thing);
}

/** tw_sight_is_at: Returns: whether it is this step of the turn that asks */
gboolean tw_sight_is_at (const TwSight *sight, const TwStep *step);

/** tw_sight_is_late: Returns: whether figures are asked for that are placed late */
gboolean tw_sight_is_late (const TwSight *sight);

/** tw_sight_comes_after: Returns: whether figures are asked for that are placed late, after @what, a #TwAfter;
 *   after what leaves no figure to be placed they never are */
static inline gboolean
tw_sight_comes_after (const TwSight *sight, guint what)
{
  return tw_sight_is_late (sight)
         && (what == TW_AFTER_ANY
             || (what == TW_AFTER_ELSE && sight->frame->event == TW_DONE_ELSE)
             || (what == TW_AFTER_ELSEWHERE && sight->frame->value != 0));
}

/** tw_sight_forbidden: of a sight that is forbidding. Returns: (nullable): the rule that forbids
 *   @standing, a figure of a type that may not stand everywhere, where it would stand; without a segment
 *   the rule that forbids it to stand anywhere now */
const char *tw_sight_forbidden (const TwSight *sight, const TwThing *standing);

/** tw_selection_refusal: Returns: (nullable): the rule of the first filter, in the order in which they
 *   are written, that @thing does not pass; %NULL if it passes all or that one names none */
const char *
tw_selection_refusal (const TwSight *sight, const TwSelection *selection, const TwThing *thing);

/**
 * tw_standing_choose:
 * @sight: what is seen
 * @selection: a selection of standings that has answers of its own
 * @n_more: how many answers there are behind them
 * @at: the upper half of @at, of as many as there are, says which
 * @out_thing: (out): the standing, %TW_NO_NODE as its node for one of those behind them
 *
 * Finds the one of tw_standing_visit() that is @at * n / 2^64 on, without asking each of them.
 *
 * Returns: %FALSE if they have to be asked one by one, or there is nothing
 */
gboolean tw_standing_choose (const TwSight *sight,
                             const TwSelection *selection,
                             guint n_more,
                             guint64 at,
                             TwThing *out_thing);

G_END_DECLS
