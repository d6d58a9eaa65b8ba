/* Somebody gets points. */
#include "engine/procedure/state/gain.h"

#include "engine/game/completed.h"
#include "engine/game/gain.h"
#include "engine/game/state-hash.h"
#include "engine/procedure/state/track.h"

static gboolean
is_gain (const TwFrame *frame)
{
  return frame->program == TW_PROGRAM_GAIN;
}

/* Where the counting figure stands, or stood before it moved. */
static guint
origin_of (const TwPlay *play, const TwFrame *frame)
{
  return frame->flags & TW_FRAME_MOVED ? frame->kind
                                       : tw_play_counter_space (play, frame->seat, frame->part);
}

TwThing
tw_gain_thing (const TwPlay *play, const TwFrame *frame, guint name)
{
  if (!is_gain (frame))
    return TW_NOTHING;
  if (name == TW_NAMED_FROM)
    return tw_thing_of_space (origin_of (play, frame));
  return name == TW_NAMED_COUNTING ? tw_thing_of_counting (frame->seat, frame->part)
                                   : tw_thing_of_seat (frame->seat);
}

gboolean
tw_gain_is_derived (const TwFrame *frame)
{
  return is_gain (frame) && (frame->flags & TW_FRAME_DERIVED);
}

gboolean
tw_gain_is_paid (const TwFrame *frame)
{
  return is_gain (frame) && (frame->flags & TW_FRAME_PAID);
}

/* Seats that still get points while the tile of the turn is counted, a bit each. Rule: ROB-016. */
static guint
will_gain (const TwPlay *play)
{
  const TwState *state = play->state;
  guint seats = 0;

  for (guint i = 0; i < state->n_frames; i++)
    {
      const TwFrame *frame = &state->frames[i];

      if (is_gain (frame) && !(frame->flags & (TW_FRAME_MOVED | TW_FRAME_DERIVED)))
        seats |= 1u << frame->seat;
      if (frame->program == TW_PROGRAM_TURN && frame == tw_play_turn_frame (play))
        seats |= tw_play_queued_gainers (play, frame);
    }
  return seats;
}

/* Rule: ROB-012, ROB-015. */
gboolean
tw_gain_leaves (const TwPlay *play, const TwFrame *frame, guint seat, guint space)
{
  if (space == TW_NO_SPACE || seat >= play->rules->n_seats)
    return FALSE;
  if (is_gain (frame) && seat == frame->seat)
    return origin_of (play, frame) == space;
  return tw_track_has (play, seat, space) && (will_gain (play) >> seat & 1);
}

/* ---- points of points ------------------------------------------------------------------ */

static inline gint16 *
owed_of (const TwProcedures *all, gconstpointer own)
{
  return (gint16 *) (gpointer) ((guint8 *) (gpointer) own + all->owed);
}

gsize
tw_gain_size (const TwProcedures *all)
{
  return all->has_owed ? TW_MAX_SEATS * sizeof (gint16) : 0;
}

/* Others that wait for the same points have their turn before anything moves. Rule: ROB-014. */
void
tw_gain_score (TwPlay *play,
               const TwFrame *frame,
               const TwProcedures *all,
               gpointer own,
               guint seat,
               int points)
{
  gint16 *owed = owed_of (all, own);

  if (is_gain (frame) && all->has_owed && points > 0)
    {
      owed[seat] = (gint16) MIN (owed[seat] + points, G_MAXINT16);
      return;
    }
  tw_play_add_score (play, seat, points);
  if (is_gain (frame) && seat == frame->seat && frame->part > 0)
    play->state->aside[seat] += points;
}

/* What comes from points that come from others moves a figure, and has no moments of its own:
 * nothing goes on without end. */
void
tw_gain_pay (TwPlay *play, const TwFrame *frame, const TwProcedures *all, gpointer own)
{
  gboolean is_derived = tw_gain_is_derived (frame);
  gint16 *owed = owed_of (all, own);

  for (guint seat = 0; all->has_owed && seat < play->rules->n_seats; seat++)
    if (owed[seat] > 0)
      {
        int points = owed[seat];

        owed[seat] = 0;
        if (is_derived)
          play->state->score[seat] += points;
        else
          tw_play_add_derived (play, seat, points);
      }
}

guint64
tw_gain_hash (const TwPlay *play, const TwProcedures *all, gconstpointer own)
{
  guint64 sum = 0;

  for (guint seat = 0; all->has_owed && seat < play->rules->n_seats; seat++)
    if (owed_of (all, own)[seat] != 0)
      sum += tw_hash_facts (34, seat, (guint16) owed_of (all, own)[seat], 0);
  return sum;
}
